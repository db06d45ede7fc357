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
                "What to write stubs for: \(StubTargets.names.joined(separator: ", ")). Unless set, all for which there is "
                    + "an implementation, and the outline; those that are named here and can be made of the "
                    + "implementation for another platform are."),
            BackendOption(
                "package", .text, default: "components",
                "The package of the stubs in Kotlin; each entry has one within it."),
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
        let derived = Set(asked).intersection(StubTargets.converting.map(\.name))
        let plans = registry.components.map { StubPlan($0, targets: targets, derived: derived) }
        let catalog = StubCatalog(registry, plans: plans, package: options.text("package") ?? "components")
        let surroundings = StubSurroundings(
            registry, plans: plans, provided: options.textList("provided"), header: header, catalog: catalog)
        let units = zip(registry.components, plans).map { component, plan in
            // What an entry takes from others by `from` and `entry` has been filled in: it is read, too. Types of other
            // languages can be declared anywhere.
            @Sendable func reads() -> RenderUnit.Reads {
                plan.sources.contains { $0.target is any ConvertingStubTarget }
                    || surroundings.readsTokens(component, plan)
                    ? .everything : .parts(ids: surroundings.reads(component, plan), tokens: [])
            }
            return RenderUnit(paths: plan.paths, reads: reads()) {
                let translation = StubTranslation(component: component, header: header, catalog: catalog)
                return rendering(translation, plan, in: surroundings)
            }
        }
        let support = SupportFiles(components: registry.components, plans: plans, header: header, catalog: catalog)
        return units + support.units + surroundings.units
    }

    private func rendering(_ translation: StubTranslation, _ plan: StubPlan, in surroundings: StubSurroundings)
        -> Rendering
    {
        var rendering = Rendering(files: [])
        for source in plan.sources {
            var file = translation.file(source)
            surroundings.surround(&file, at: source)
            let text = source.target.text(of: file, diagnostics: &rendering.diagnostics)
            rendering.files.append(OutputFile(path: source.path, bytes: text))
        }
        if let path = plan.outline {
            let text = OutlineWriter.text(of: translation.component, header: translation.header)
            rendering.files.append(OutputFile(path: path, bytes: text))
        }
        return rendering
    }
}
