import BuildEngine
import CatalogFormat
import CatalogModel
import CatalogRendering

/// A source of code stubs: an output of the catalog with a stub backend, or the plain backend where no output has
/// stubs.
struct StubSource {
    /// The option of a backend for the choice of targets.
    static let targetsOption = "targets"

    let target: OutputTarget
    let backend: any Backend
    let options: BackendOptions
    /// The available targets.
    let targetNames: [String]
    /// The part of the catalog available to the source.
    let registry: ComponentRegistry

    init(
        _ target: OutputTarget, backend: any Backend, options: BackendOptions, in registry: ComponentRegistry
    ) async {
        self.registry =
            if let disclosure = backend.disclosure(options) { await registry.disclosed(disclosure) } else { registry }
        self.target = target
        self.backend = backend
        self.options = options
        targetNames = backend.targetNames(in: registry.configuration)
    }

    /// Returns the targets of all backends that write stubs of a catalog, each once.
    static func targetNames(in configuration: CatalogConfiguration) -> [String] {
        var seen: Set<String> = []
        return CatalogCommandLine.backends.filter { $0.edits == .kept }.flatMap { $0.targetNames(in: configuration) }
            .filter { seen.insert($0).inserted }
    }

    /// Returns the stubs of entries, or the stubs of all entries with companions.
    ///
    /// - Parameters:
    ///   - ids: The entries; empty for all entries, with companions.
    ///   - targets: The wanted targets; empty means all targets named by the options.
    ///   - isWithinOptions: Whether targets left out by the options stay out, though wanted.
    ///   - diagnostics: Takes the findings of the rendering.
    /// - Returns: The files, by paths below the output's folder.
    func stubs(
        of ids: [EntryID], _ targets: [String], isWithinOptions: Bool = false, diagnostics: inout Diagnostics
    ) async -> [OutputFile] {
        let units = await units(of: ids, isWithinOptions ? [] : targets)
        let files = await OutputRenderer.files(of: RenderJob(target, units: units), diagnostics: &diagnostics)
        if !isWithinOptions || targets.isEmpty { return files }
        let wanted = await paths(of: ids, targets, isWithinOptions: true)
        return files.filter { wanted.contains($0.path) }
    }

    /// Returns the paths of the stubs of entries, with the parameters of `stubs`.
    func paths(of ids: [EntryID], _ targets: [String], isWithinOptions: Bool = false) async -> Set<OutputPath> {
        let wanted = Set(await units(of: ids, targets).flatMap(\.paths))
        return isWithinOptions ? wanted.intersection(await units(of: ids, []).flatMap(\.paths)) : wanted
    }

    /// Returns the companions of entries' stubs, each with whether the stubs determine the companion's place.
    func companions(
        of ids: [EntryID], _ targets: [String], diagnostics: inout Diagnostics
    ) async -> [(file: OutputFile, hasItsPlace: Bool)] {
        let units = await units(of: [], targets)
        let own = units.filter { $0.isAbout(ids) }
        let wanted = Dictionary(
            own.flatMap(\.companions).map { ($0.path, $0.hasItsPlace) }, uniquingKeysWith: { $0 || $1 })
        let others = units.filter { unit in unit.paths.contains { wanted[$0] != nil } }
        let files = await OutputRenderer.files(of: RenderJob(target, units: others), diagnostics: &diagnostics)
        return files.compactMap { file in wanted[file.path].map { (file, $0) } }
    }

    /// Returns the targets for which an entry has stubs.
    func targets(of id: EntryID) async -> [String] {
        var names: [String] = []
        for name in targetNames where await !paths(of: [id], [name]).isEmpty { names.append(name) }
        return names
    }

    private func units(of ids: [EntryID], _ targets: [String]) async -> [RenderUnit] {
        let options = targets.isEmpty ? options : options.setting(Self.targetsOption, to: targets)
        return await backend.plan(registry, options: options).filter { $0.isAbout(ids) }
    }
}

extension RenderUnit {
    /// Whether the unit is about an entry of a list; an empty list means all units.
    fileprivate func isAbout(_ ids: [EntryID]) -> Bool {
        ids.isEmpty || entry.map(ids.contains) == true
    }
}

extension Backend {
    /// Returns the targets named by the backend's option; none without the option.
    fileprivate func targetNames(in configuration: CatalogConfiguration) -> [String] {
        guard let option = options(in: configuration).first(where: { $0.name == StubSource.targetsOption }),
            case .choiceList(let names) = option.kind
        else { return [] }
        return names
    }
}

/// All sources of code stubs in a catalog: the outputs with a stub backend, or else the plain backend.
struct StubSources {
    let configured: [StubSource]
    /// Source in place of an output where there is none.
    let plain: StubSource?

    /// Creates the sources of a catalog.
    ///
    /// - Parameters:
    ///   - registry: The catalog.
    ///   - catalogFolder: The folder of `catalog.yaml`, as reached from the working directory.
    ///   - only: The output to use; nil means all.
    ///   - diagnostics: Takes the findings on the outputs, such as an `only` without stubs.
    init(
        _ registry: ComponentRegistry, catalogFolder: String, only: String?, diagnostics: inout Diagnostics
    ) async {
        let stubBackends = CatalogCommandLine.backends.filter { $0.edits == .kept }
        let outputs = registry.configuration.outputs.orEmpty()
        let names = outputs.filter { output in
            let backend = output.value.backend?.value ?? output.name
            return stubBackends.contains { $0.name == backend }
        }.map(\.name)
        if let backend = stubBackends.first {
            plain = await StubSource(
                OutputTarget(
                    name: backend.name, backend: backend.name, folder: "", location: "/", range: nil, edits: .kept),
                backend: backend, options: BackendOptions(defaultsOf: backend.options), in: registry)
        } else {
            plain = nil
        }
        if let only, outputs[only] == nil {
            diagnostics.report(.unknownOutput(only, among: outputs.names))
        } else if let only, !names.contains(only) {
            diagnostics.report(.outputWithoutStubs(only, among: names))
        }
        let chosen = names.filter { only == nil || $0 == only }
        let resolved =
            chosen.isEmpty
            ? []
            : await CatalogCommandLine.engine.outputs(
                of: registry, catalogFolder: catalogFolder, only: chosen, diagnostics: &diagnostics)
        var configured: [StubSource] = []
        for output in resolved {
            configured.append(
                await StubSource(output.target, backend: output.backend, options: output.options, in: registry))
        }
        self.configured = configured
    }

    /// Returns the source whose options count for stubs that go elsewhere.
    func single() throws(CommandError) -> StubSource? {
        if configured.count > 1 { throw CommandError(.severalOutputsHaveStubs(configured.map(\.target.name))) }
        return configured.first ?? plain
    }
}
