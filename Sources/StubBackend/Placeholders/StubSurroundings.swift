import CatalogModel
import CatalogRendering
import CatalogTypes
import Synchronization

/// A target whose stubs need a file with placeholders for what none of them declares.
protocol PlaceholderTarget: CodeTarget {
    /// The name of the file, in the folder of the target.
    var supportFile: String { get }
    /// What the stubs of some files use and none of them declares, as declarations, in UTF-8.
    func support(
        for files: [StubFile], names: StubNames, header: [String], diagnostics: inout Diagnostics
    ) -> [UInt8]
}

/// What the stubs of a catalog are compiled with: the other stubs of their target, and placeholders for what nothing
/// declares.
///
/// An object because every unit holds it. What stubs declare is worked out when the first asks for it.
final class StubSurroundings: Sendable {
    private let registry: ComponentRegistry
    private let entries: [PlannedEntry]
    private let header: [String]
    private let catalog: StubCatalog
    private let known = Mutex<[String: StubNames]>([:])

    init(_ registry: ComponentRegistry, entries: [PlannedEntry], header: [String], catalog: StubCatalog) {
        self.registry = registry
        self.entries = entries
        self.header = header
        self.catalog = catalog
    }

    /// What the stubs of a target declare; nothing for a target that looks after that itself.
    private func names(of target: any CodeTarget) -> StubNames {
        guard target is any PlaceholderTarget else { return .none }
        return known.withLock { known in
            if let names = known[target.name] { return names }
            let exports = target is WebTarget ? exports(of: target) : [:]
            let names = StubNames(registry, target: target, provided: catalog.provided, exports: exports)
            known[target.name] = names
            return names
        }
    }

    /// Says to a file where it stands.
    func surround(_ file: inout StubFile, _ planned: PlannedFile) {
        if let target = planned.surroundingTarget { file.names = names(of: target) }
    }

    private func exports(of target: any CodeTarget) -> [String: ScriptExport] {
        var exports: [String: ScriptExport] = [:]
        for entry in entries {
            for file in entry.files(of: target) {
                guard let place = file.implementation else { continue }
                let types = entry.component.entry.implementations.orEmpty()[place].value.types.orEmpty()
                let main = StubTranslation.mainType(of: types)
                for root in file.roots {
                    let type = TypeStub(types.elements[root], within: "", isMain: root == main)
                    guard let name = WebPrinter.exportedName(of: type), exports[type.fullName.value] == nil else {
                        continue
                    }
                    exports[type.fullName.value] = ScriptExport(name: name, file: file.module)
                }
            }
        }
        return exports
    }

    /// The entries that the stubs of an entry look at: those that it refers to, and those that declare types with names
    /// that its types and defaults use.
    func reads(_ entry: PlannedEntry) -> Set<EntryID> {
        var ids = Set([entry.component.id] + entry.component.references)
        let targets = entry.files.compactMap { $0.surroundingTarget as? any PlaceholderTarget }
        if targets.isEmpty { return ids }
        let used = UsedNames.of(entry.component)
        for target in targets {
            let names = names(of: target)
            for name in used {
                if let owners = names.entries[name] { ids.formUnion(owners) }
            }
        }
        return ids
    }

    /// Whether the stubs of an entry have constants for tokens, whose values any token can make others.
    static func readsTokens(_ entry: PlannedEntry) -> Bool {
        let facts = entry.component.entry
        return entry.files.contains { $0.writer != nil }
            && (facts.facets.tokens?.isEmpty == false
                || facts.implementations.orEmpty().elements.contains { $0.value.facets.tokens?.isEmpty == false })
    }

    /// A unit for the placeholders of each target that has stubs.
    var units: [RenderUnit] {
        StubTargets.all.compactMap { target in
            guard let target = target as? any PlaceholderTarget,
                entries.contains(where: { !$0.files(of: target).isEmpty }),
                let path = OutputPath("\(target.name)/\(target.supportFile)")
            else { return nil }
            return RenderUnit(paths: [path], reads: .everything) { [self] in
                var diagnostics = Diagnostics()
                let text = target.support(
                    for: files(of: target), names: names(of: target), header: header, diagnostics: &diagnostics)
                return Rendering(files: [OutputFile(path: path, bytes: text)], diagnostics: diagnostics)
            }
        }
    }

    private func files(of target: any CodeTarget) -> [StubFile] {
        entries.flatMap { entry in
            let translation = StubTranslation(component: entry.component, header: header, catalog: catalog)
            return entry.files(of: target).map { planned in
                var file = translation.file(planned)
                surround(&file, planned)
                return file
            }
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
