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
/// An object because every unit refers to the environment. The declarations of stubs are computed on the first request.
final class StubEnvironment: Sendable {
    private let entries: [PlannedEntry]
    private let header: [String]
    private let catalog: StubCatalog
    private let names = SharedValues<String, StubNames>()
    /// Uses in the stubs written so far, by path, so that no stub is written again for the sake of its uses.
    private let uses = Mutex<[OutputPath: UndeclaredNames]>([:])

    init(entries: [PlannedEntry], header: [String], catalog: StubCatalog) {
        self.entries = entries
        self.header = header
        self.catalog = catalog
    }

    /// Returns the names declared by the stubs of a target; none for a target that looks names up in the catalog.
    private func names(of target: any CodeTarget) -> StubNames {
        if target.convertsOthers { return .none }
        return names.value(for: target.name) {
            // Names do not depend on prose; the translation of types also reads documentation.
            CatalogReads.unrecorded {
                let exports = target.importsByLocation ? exports(of: target) : [:]
                return StubNames(catalog.registry, target: target, provided: catalog.provided, exports: exports)
            }
        }
    }

    private func exports(of target: any CodeTarget) -> [String: TypeScriptExport] {
        var exports: [String: TypeScriptExport] = [:]
        for entry in entries {
            for file in entry.files(of: target) {
                let translation = StubTranslation(component: entry.component, header: header, catalog: catalog)
                for type in translation.types(of: file) {
                    for export in target.exports(of: type) where exports[export.full] == nil {
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
            return RenderUnit(paths: [path]) { [self] in
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
        // Used names do not depend on prose; rendering a stub for its names also reads documentation.
        CatalogReads.unrecorded {
            for entry in entries {
                for planned in entry.files(of: target) { all.add(uses(of: planned, in: entry.component, for: target)) }
            }
        }
        return all
    }

    /// Returns the uses of a stub, whether or not already written.
    func uses(of planned: PlannedFile, in component: Component, for target: any CodeTarget) -> UndeclaredNames {
        if let used = uses.withLock({ $0[planned.path] }) { return used }
        // The unit of the file reports these findings.
        var diagnostics = Diagnostics()
        return target.code(of: file(planned, of: component), diagnostics: &diagnostics).uses
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
