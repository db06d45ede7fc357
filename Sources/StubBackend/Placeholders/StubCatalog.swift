import CatalogModel
import CatalogRendering
import CatalogTypes

/// A target whose stubs need a file with placeholders for what none of them declares.
protocol PlaceholderTarget: StubTarget {
    /// The name of the file, in the folder of the target.
    var supportFile: String { get }
    /// What the stubs of some files use and none of them declares, as declarations, in UTF-8.
    func support(
        for files: [StubFile], names: StubNames, header: [String], diagnostics: inout Diagnostics
    ) -> [UInt8]
}

/// All entries of a catalog as the stubs of one build see them.
struct StubCatalog: Sendable {
    let header: [String]
    private let registry: ComponentRegistry
    private let targets: Set<String>
    private let names: [String: StubNames]

    init(_ registry: ComponentRegistry, targets: Set<String>, provided: [String], header: [String]) {
        self.registry = registry
        self.targets = targets
        self.header = header
        var names: [String: StubNames] = [:]
        for target in StubTargets.all where targets.contains(target.name) && target is any PlaceholderTarget {
            names[target.name] = StubNames(registry, target: target, provided: Set(provided))
        }
        self.names = names
    }

    func file(_ source: StubPlan.SourceFile, of component: Component) -> StubFile {
        var file = StubTranslation(component: component, header: header).file(source)
        file.names = names[source.target.name] ?? .none
        return file
    }

    /// What the stubs of an entry look at: what it refers to, and the entries that declare types with names that its
    /// types and defaults use.
    func reads(_ component: Component) -> Set<EntryID> {
        var ids = Set([component.id] + component.references)
        let used = UsedNames.of(component)
        for names in names.values {
            for name in used {
                if let owners = names.entries[name] { ids.formUnion(owners) }
            }
        }
        return ids
    }

    /// A unit for the placeholders of each target that has stubs.
    var supportUnits: [RenderUnit] {
        StubTargets.all.compactMap { target in
            guard let target = target as? any PlaceholderTarget, let names = names[target.name], names.hasStubs,
                let path = OutputPath("\(target.name)/\(target.supportFile)")
            else { return nil }
            return RenderUnit(paths: [path], reads: .everything) {
                var diagnostics = Diagnostics()
                let text = target.support(
                    for: files(of: target), names: names, header: header, diagnostics: &diagnostics)
                return Rendering(files: [OutputFile(path: path, bytes: text)], diagnostics: diagnostics)
            }
        }
    }

    private func files(of target: any StubTarget) -> [StubFile] {
        registry.components.flatMap { component in
            StubPlan(component, targets: [target.name]).sources.map { file($0, of: component) }
        }
    }
}

/// The names in the types and defaults of an entry.
enum UsedNames {
    static func of(_ component: Component) -> Set<String> {
        var names: Set<String> = []
        for element in component.entry.implementations.orEmpty().elements {
            for type in element.value.types.orEmpty().elements { add(type, to: &names) }
            for overloads in element.value.functions.orEmpty().elements {
                for method in overloads.value { add(method, to: &names) }
            }
        }
        for property in component.entry.properties.orEmpty().elements { add(property.value, to: &names) }
        return names
    }

    private static func add(_ type: ByName<TypeDeclaration>.Element, to names: inout Set<String>) {
        add(type.name, to: &names)
        let declaration = type.value
        for text in [declaration.generics, declaration.where, declaration.raw, declaration.definition] {
            add(text?.value, to: &names)
        }
        for reference in declaration.inherits.orEmpty() + declaration.conforms.orEmpty() {
            add(reference.name?.value, to: &names)
            add(reference.where?.value, to: &names)
        }
        for property in declaration.properties.orEmpty().elements { add(property.value, to: &names) }
        for method in declaration.initializers.orEmpty() { add(method, to: &names) }
        for overloads in declaration.methods.orEmpty().elements {
            for method in overloads.value { add(method, to: &names) }
        }
        for event in declaration.events.orEmpty().elements {
            add(event.value.type?.value, to: &names)
            if let payload = event.value.payload { add(payload, to: &names) }
        }
        for slot in declaration.slots.orEmpty().elements { add(slot.value.type?.value, to: &names) }
        for value in declaration.cases.orEmpty().elements {
            for parameter in value.value.parameters.orEmpty().elements { add(parameter.value.property, to: &names) }
        }
    }

    private static func add(_ method: Method, to names: inout Set<String>) {
        for text in [method.generics, method.where, method.returns?.type, method.throws?.type, method.declaration] {
            add(text?.value, to: &names)
        }
        for parameter in method.parameters.orEmpty().elements { add(parameter.value.property, to: &names) }
    }

    private static func add(_ property: Property, to names: inout Set<String>) {
        add(property.type?.value, to: &names)
        for type in property.either.orEmpty() { add(type.value, to: &names) }
        add(property.default?.value, to: &names)
    }

    /// All that looks like a name, without its dots.
    private static func add(_ text: String?, to names: inout Set<String>) {
        guard let text else { return }
        if SwiftTypes.isPlainName(text) {
            names.insert(text)
            return
        }
        var name: [UInt8] = []
        for byte in text.utf8 {
            if SyntaxScanner.isNameByte(byte) {
                name.append(byte)
            } else if !name.isEmpty {
                names.insert(String(decoding: name, as: UTF8.self))
                name.removeAll(keepingCapacity: true)
            }
        }
        if !name.isEmpty { names.insert(String(decoding: name, as: UTF8.self)) }
    }
}
