import CatalogModel
import CatalogRendering
import CatalogTypes
import Synchronization

/// A target whose stubs need a file with placeholders for what none of them declares.
protocol PlaceholderTarget: StubTarget {
    /// The name of the file, in the folder of the target.
    var supportFile: String { get }
    /// The text of a file, in UTF-8.
    /// - Parameter uses: Takes what the file uses and does not declare.
    func text(of file: StubFile, uses: inout StubUses, diagnostics: inout Diagnostics) -> [UInt8]
    /// What stubs use and none of them declares, as declarations, in UTF-8.
    func support(
        for uses: StubUses, names: StubNames, header: [String], diagnostics: inout Diagnostics
    ) -> [UInt8]
}

extension PlaceholderTarget {
    func text(of file: StubFile, diagnostics: inout Diagnostics) -> [UInt8] {
        var uses = StubUses()
        return text(of: file, uses: &uses, diagnostics: &diagnostics)
    }
}

/// What stubs use and do not declare.
struct StubUses: Sendable {
    /// What nothing declares.
    var missing: Set<Placeholder> = []
    /// Modules of the platform.
    var modules: Set<String> = []

    mutating func add(_ other: StubUses) {
        missing.formUnion(other.missing)
        modules.formUnion(other.modules)
    }
}

/// What the stubs of a catalog are compiled with: the other stubs of their target, and placeholders for what nothing
/// declares.
///
/// An object because every unit holds it. What stubs declare is worked out when the first asks for it.
final class StubSurroundings: Sendable {
    private let registry: ComponentRegistry
    private let plans: [StubPlan]
    private let provided: Set<String>
    private let header: [String]
    let catalog: StubCatalog
    private let known = Mutex<[String: StubNames]>([:])
    /// What the stubs use that have been written, by their paths: so that nobody writes them again to find out.
    private let uses = Mutex<[OutputPath: StubUses]>([:])

    init(
        _ registry: ComponentRegistry, plans: [StubPlan], provided: [String], header: [String], catalog: StubCatalog
    ) {
        self.registry = registry
        self.plans = plans
        self.provided = Set(provided)
        self.header = header
        self.catalog = catalog
    }

    /// What the stubs of a target declare; nothing for a target that looks after that itself.
    func names(of target: any StubTarget) -> StubNames {
        guard target is any PlaceholderTarget else { return .none }
        return known.withLock { known in
            if let names = known[target.name] { return names }
            let exports = target.name == WebTarget().name ? exports(of: target) : [:]
            let names = StubNames(registry, target: target, provided: provided, exports: exports)
            known[target.name] = names
            return names
        }
    }

    /// The text of a stub, in UTF-8.
    func text(
        of source: StubPlan.SourceFile, _ translation: StubTranslation, diagnostics: inout Diagnostics
    ) -> [UInt8] {
        let file = file(source, translation)
        guard let target = source.target as? any PlaceholderTarget else {
            return source.target.text(of: file, diagnostics: &diagnostics)
        }
        var used = StubUses()
        let text = target.text(of: file, uses: &used, diagnostics: &diagnostics)
        uses.withLock { [used] in $0[source.path] = used }
        return text
    }

    private func file(_ source: StubPlan.SourceFile, _ translation: StubTranslation) -> StubFile {
        var file = translation.file(source)
        file.names = names(of: source.target)
        file.path = Self.module(source)
        return file
    }

    /// The path of a file in the folder of its target, without the extension.
    private static func module(_ source: StubPlan.SourceFile) -> String {
        String(source.path.text.dropFirst(source.target.name.count + 1).dropLast(source.target.fileExtension.count + 1))
    }

    private func exports(of target: any StubTarget) -> [String: ScriptExport] {
        var exports: [String: ScriptExport] = [:]
        for (component, plan) in zip(registry.components, plans) {
            for source in plan.sources where source.target.name == target.name {
                guard let place = source.implementation, let root = source.root else { continue }
                let types = component.entry.implementations.orEmpty()[place].value.types.orEmpty()
                let type = TypeStub(
                    types.elements[root], within: "", isMain: root == StubTranslation.mainType(of: types))
                guard let name = WebPrinter.exportedName(of: type), exports[type.fullName.value] == nil else {
                    continue
                }
                exports[type.fullName.value] = ScriptExport(name: name, file: Self.module(source))
            }
        }
        return exports
    }

    /// The entries that the stubs of an entry look at: those that it refers to, and those that declare types with names
    /// that its types and defaults use.
    func reads(_ component: Component, _ plan: StubPlan) -> Set<EntryID> {
        var ids = Set([component.id] + component.references)
        let targets = plan.sources.map(\.target).filter { $0 is any PlaceholderTarget }
        if targets.isEmpty { return ids }
        let used = UsedNames.of(component)
        for target in targets {
            let names = names(of: target)
            for name in used {
                if let owners = names.entries[name] { ids.formUnion(owners) }
            }
        }
        return ids
    }

    /// Whether the stubs of an entry have constants for tokens, whose values any token can make others.
    func readsTokens(_ component: Component, _ plan: StubPlan) -> Bool {
        let entry = component.entry
        return plan.sources.contains { $0.target is SwiftTarget }
            && (entry.facets.tokens?.isEmpty == false
                || entry.implementations.orEmpty().elements.contains { $0.value.facets.tokens?.isEmpty == false })
    }

    /// A unit for the placeholders of each target that has stubs.
    var units: [RenderUnit] {
        StubTargets.all.compactMap { target in
            guard let target = target as? any PlaceholderTarget,
                plans.contains(where: { $0.sources.contains { $0.target.name == target.name } }),
                let path = OutputPath("\(target.name)/\(target.supportFile)")
            else { return nil }
            return RenderUnit(paths: [path], reads: .everything) { [self] in
                var diagnostics = Diagnostics()
                let text = target.support(
                    for: uses(of: target), names: names(of: target), header: header, diagnostics: &diagnostics)
                return Rendering(files: [OutputFile(path: path, bytes: text)], diagnostics: diagnostics)
            }
        }
    }

    /// What all stubs of a target use. Most of them have been written when this is asked for.
    private func uses(of target: any PlaceholderTarget) -> StubUses {
        var all = StubUses()
        for (component, plan) in zip(registry.components, plans) {
            let translation = StubTranslation(component: component, header: header, catalog: catalog)
            for source in plan.sources where source.target.name == target.name {
                all.add(uses(of: source, translation, target))
            }
        }
        return all
    }

    /// What a stub uses, whether or not it has been written.
    func uses(
        of source: StubPlan.SourceFile, _ translation: StubTranslation, _ target: any PlaceholderTarget
    ) -> StubUses {
        if let used = uses.withLock({ $0[source.path] }) { return used }
        // Its own unit reports what there is to report.
        var diagnostics = Diagnostics()
        var used = StubUses()
        _ = target.text(of: file(source, translation), uses: &used, diagnostics: &diagnostics)
        return used
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
