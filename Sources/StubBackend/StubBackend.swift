public import CatalogModel
public import CatalogRendering

/// Renders what somebody starts to implement a component from: its API in the language of each implementation, without
/// the work behind it, and an outline of each entry in plain text.
///
/// A stub holds what its language can express; all else is a comment in it and a finding. The outline holds everything.
public struct StubBackend: Backend {
    public let name = "stub"
    public let summary = "Stubs to start an implementation from, in Swift and TypeScript, and plain outlines."

    public init() {}

    public var rules: [Rule] { StubRules.all }

    public var options: [BackendOption] {
        [
            BackendOption(
                "targets", .choiceList(StubTargets.names),
                "What to write stubs for: \(StubTargets.names.joined(separator: ", ")); all unless set."),
            BackendOption("header", .textList, "Lines for the top of each file, such as a license."),
            BackendOption(
                "provided", .textList,
                "Modules, and names of types, that those have who compile the stubs; for other names that no entry "
                    + "declares, each target has a file with placeholders."),
        ]
    }

    public func plan(_ registry: ComponentRegistry, options: BackendOptions) -> [RenderUnit] {
        let asked = options.textList("targets")
        let targets = Set(asked.isEmpty ? StubTargets.names : asked)
        let header = options.textList("header")
        let catalog = StubCatalog(registry, targets: targets, provided: options.textList("provided"), header: header)
        return catalog.supportUnits + registry.components.map { component in
            let plan = StubPlan(component, targets: targets)
            // What an entry takes from others by `from` and `entry` has been filled in: it is read, too.
            return RenderUnit(paths: plan.paths, reads: .parts(ids: catalog.reads(component), tokens: [])) { rendering(component, plan, in: catalog) }
        }
    }

    private func rendering(_ component: Component, _ plan: StubPlan, in catalog: StubCatalog) -> Rendering {
        var rendering = Rendering(files: [])
        for source in plan.sources {
            let file = catalog.file(source, of: component)
            let text = source.target.text(of: file, diagnostics: &rendering.diagnostics)
            rendering.files.append(OutputFile(path: source.path, bytes: text))
        }
        if let path = plan.outline {
            let text = OutlineWriter.text(of: component, header: catalog.header)
            rendering.files.append(OutputFile(path: path, bytes: text))
        }
        return rendering
    }
}
