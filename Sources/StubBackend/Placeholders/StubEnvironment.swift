import CatalogModel
import CatalogRendering
import SourceCode
import Synchronization

/// The undeclared names and the platform modules used by stubs, for the placeholder file of a stub target.
struct UndeclaredNames: Sendable {
    /// Placeholders for names without any declaration.
    var missing: Set<Placeholder> = []
    /// Undeclared types, with the number of generic arguments, in stubs made of the facts of other languages.
    var types: [String: Int] = [:]
    /// Modules of the platform.
    var modules: Set<String> = []

    mutating func add(_ other: UndeclaredNames) {
        missing.formUnion(other.missing)
        types.merge(other.types, uniquingKeysWith: max)
        modules.formUnion(other.modules)
    }
}

/// The surroundings for compiling the stubs of a catalog: the other stubs of the target, and placeholders for
/// undeclared names.
///
/// An object because every unit holds the environment. The declarations of stubs are worked out on the first request.
final class StubEnvironment: Sendable {
    private let entries: [PlannedEntry]
    private let header: [String]
    private let catalog: StubCatalog
    private let known = Mutex<[String: StubNames]>([:])
    /// Uses in the stubs written so far, by path, so that no stub is written again for the sake of its uses.
    private let uses = Mutex<[OutputPath: UndeclaredNames]>([:])

    init(entries: [PlannedEntry], header: [String], catalog: StubCatalog) {
        self.entries = entries
        self.header = header
        self.catalog = catalog
    }

    /// Returns the names declared by the stubs of a target; none for a target that looks names up in the catalog.
    private func names(of target: any CodeTarget) -> StubNames {
        if target is any ConvertingStubTarget { return .none }
        return known.withLock { known in
            if let names = known[target.name] { return names }
            let exports = target is WebTarget ? exports(of: target) : [:]
            let names = StubNames(catalog.registry, target: target, provided: catalog.provided, exports: exports)
            known[target.name] = names
            return names
        }
    }

    private func exports(of target: any CodeTarget) -> [String: TypeScriptExport] {
        var exports: [String: TypeScriptExport] = [:]
        for entry in entries {
            for file in entry.files(of: target) {
                let translation = StubTranslation(component: entry.component, header: header, catalog: catalog)
                for type in translation.types(of: file) {
                    for export in WebPrinter.exports(of: type) where exports[export.full] == nil {
                        exports[export.full] = TypeScriptExport(name: export.name, file: file.module)
                    }
                }
            }
        }
        return exports
    }

    // MARK: Files

    /// Returns the text of a stub, in UTF-8.
    func text(of planned: PlannedFile, of component: Component, diagnostics: inout Diagnostics) -> [UInt8] {
        var file = file(planned, of: component)
        if let writer = planned.writer {
            let code = writer.code(of: file, diagnostics: &diagnostics)
            uses.withLock { $0[planned.path] = code.uses }
            file.template.code = code
        }
        return planned.target.text(of: file, diagnostics: &diagnostics)
    }

    private func file(_ planned: PlannedFile, of component: Component) -> StubFile {
        var file = StubTranslation(component: component, header: header, catalog: catalog).file(planned)
        if let target = planned.surroundingTarget { file.names = names(of: target) }
        return file
    }

    /// The units for the placeholders of all targets with stubs.
    var units: [RenderUnit] {
        var surrounding: Set<String> = []
        for entry in entries {
            for file in entry.files { if let target = file.surroundingTarget { surrounding.insert(target.name) } }
        }
        return StubTargets.all.compactMap { target in
            guard surrounding.contains(target.name),
                let path = OutputPath("\(target.name)/\(target.supportFile)")
            else { return nil }
            return RenderUnit(paths: [path], reads: .init(entries: .shapes(besides: []), tokens: .some([]))) { [self] in
                var diagnostics = Diagnostics()
                let support = PlaceholderFile(
                    uses: uses(of: target), names: names(of: target), header: header, package: catalog.package)
                let text = target.text(of: support, diagnostics: &diagnostics)
                return Rendering(files: [OutputFile(path: path, bytes: text)], diagnostics: diagnostics)
            }
        }
    }

    /// Returns the uses of all stubs of a target.
    ///
    /// Most of the stubs have been written by then.
    private func uses(of target: any CodeTarget) -> UndeclaredNames {
        var all = UndeclaredNames()
        for entry in entries {
            for planned in entry.files(of: target) { all.add(uses(of: planned, in: entry.component, for: target)) }
        }
        return all
    }

    /// Returns the uses of a stub, whether or not already written.
    func uses(of planned: PlannedFile, in component: Component, for target: any CodeTarget) -> UndeclaredNames {
        if let used = uses.withLock({ $0[planned.path] }) { return used }
        // Its own unit reports what there is to report.
        var diagnostics = Diagnostics()
        return target.code(of: file(planned, of: component), diagnostics: &diagnostics).uses
    }

    // MARK: What is read

    /// Returns the facts read by the stubs of an entry.
    ///
    /// Facts taken from others by `from` and `entry` have been filled in, and are read, too. Types of other languages
    /// can be declared anywhere: there any declaration may matter, and no word of the declaration.
    func reads(of entry: PlannedEntry, templated: TemplatePlan) -> RenderUnit.Reads {
        let looksFurther =
            templated.looksFurther || entry.files.contains { $0.writer is any ConvertingStubTarget }
        let readsTokens = templated.hasOwn || Self.readsTokens(entry)
        let ids = Set([entry.component.id] + entry.component.references)
        let declarers = looksFurther ? nil : declarers(for: entry)
        return .init(
            entries: declarers.map { .some(ids, shapes: $0.subtracting(ids)) } ?? .shapes(besides: ids),
            tokens: .some(readsTokens ? tokens(entry.component) : []))
    }

    /// The maximum number of named entries: naming more takes longer than rendering once more now and then.
    private static let declarerLimit = 32

    /// Returns the entries that declare types with names used by the types and defaults of an entry; nil for too many
    /// to name.
    private func declarers(for entry: PlannedEntry) -> Set<EntryID>? {
        let targets = Dictionary(entry.files.compactMap(\.surroundingTarget).map { ($0.name, $0) }) { first, _ in first
        }
        if targets.isEmpty { return [] }
        var used = UsedNames.of(entry.component)
        let types = entry.component.entry.implementations.orEmpty().flatMap { $0.value.types.orEmpty().names }
        for target in targets.values {
            // Classes further above decide on the members of a stub, too.
            let names = names(of: target)
            for type in types { used.formUnion(names.superclasses(of: type).map(\.record.shortName)) }
        }
        let components = catalog.registry.components
        // Common names have hundreds of owners each: marks are cheaper than a union of sets for each name.
        var isOwner = [Bool](repeating: false, count: components.count)
        for target in targets.values {
            let names = names(of: target)
            for name in used { for place in names.entries[name, default: []] { isOwner[place] = true } }
        }
        let owners = components.indices.filter { isOwner[$0] }
        return owners.count > Self.declarerLimit ? nil : Set(owners.map { components[$0].id })
    }

    /// Returns the tokens of a component with all the tokens meant in any theme.
    private func tokens(_ component: Component) -> Set<String> {
        var paths: Set<String> = []
        for theme in catalog.registry.themes {
            for token in component.tokens {
                paths.insert(token.path)
                paths.formUnion(theme.tokens.aliasChain(from: token.path).map(\.path))
            }
        }
        return paths
    }

    /// Returns whether the stubs of an entry have constants for tokens.
    private static func readsTokens(_ entry: PlannedEntry) -> Bool {
        let facts = entry.component.entry
        return entry.files.contains { $0.writer != nil }
            && (facts.facets.tokens?.isEmpty == false
                || facts.implementations.orEmpty().elements.contains { $0.value.facets.tokens?.isEmpty == false })
    }
}

/// The content of the placeholder file of a stub target, for declaring the names otherwise undeclared.
struct PlaceholderFile {
    let uses: UndeclaredNames
    /// Names declared by the stubs.
    let names: StubNames
    /// Lines for the top of the file.
    let header: [String]
    /// The package of Kotlin.
    let package: String
}
