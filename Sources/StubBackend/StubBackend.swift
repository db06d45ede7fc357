public import CatalogModel
public import CatalogRendering
import CatalogTemplates

/// Renders what somebody starts to implement a component from: its API in the language of each implementation, without
/// the work behind it, and an outline of each entry in plain text.
///
/// A stub holds what its language can express; all else is a comment in it and a finding. The outline holds everything.
public struct StubBackend: Backend {
    public let name = "stub"
    public let summary = "Stubs to start an implementation from, in Swift, Kotlin and TypeScript, and plain outlines."

    public init() {}

    public var rules: [Rule] { StubRules.all + TemplateRules.all }
    public var edits: EditPolicy { .kept }

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

    public func check(_ configuration: CatalogConfiguration, templates: [String: SourceFile]) -> Diagnostics {
        TemplateTargets(configuration, templates: templates).diagnostics
    }

    /// The targets of the catalog can be chosen, too.
    public func options(in configuration: CatalogConfiguration) -> [BackendOption] {
        let own = configuration.stubTargets.orEmpty().names
        let names = StubTargets.names + own.filter { !StubTargets.names.contains($0) }
        return options.map { option in
            guard case .choiceList = option.kind else { return option }
            return BackendOption(option.name, .choiceList(names), default: option.defaultValue, option.summary)
        }
    }

    public func plan(_ registry: ComponentRegistry, options: BackendOptions) -> [RenderUnit] {
        let templates = TemplateTargets(registry.configuration, templates: registry.templates)
        let asked = options.textList("targets")
        let targets = Set(asked.isEmpty ? StubTargets.names : asked).subtracting(templates.replaced)
        let chosen = templates.all.filter { asked.isEmpty || asked.contains($0.name) }
        let header = options.textList("header")
        let derived = targets.intersection(asked).intersection(StubTargets.converting.map(\.name))
        let plans = registry.components.map { StubPlan($0, targets: targets, derived: derived) }
        let catalog = StubCatalog(registry, plans: plans, package: options.text("package") ?? "components")
        let surroundings = StubSurroundings(
            registry, plans: plans, provided: options.textList("provided"), header: header, catalog: catalog)
        let units = zip(registry.components, plans).map { component, plan in
            let templated = TemplatePlan(component, targets: chosen)
            // What an entry takes from others by `from` and `entry` has been filled in: it is read, too. Types of other
            // languages can be declared anywhere.
            @Sendable func reads() -> RenderUnit.Reads {
                let looksFurther = plan.sources.contains { $0.target is any ConvertingStubTarget }
                let readsTokens = surroundings.readsTokens(component, plan)
                if looksFurther || readsTokens || templated.looksFurther { return .everything }
                return .parts(
                    ids: surroundings.reads(component, plan),
                    tokens: templated.hasOwn ? Set(component.tokens.map(\.path)) : [])
            }
            let paths = plan.paths + templated.files.map(\.path)
            return RenderUnit(
                paths: paths, entry: component.id, reads: reads(), companions: surroundings.companions(component, plan)
            ) {
                let translation = StubTranslation(component: component, header: header, catalog: catalog)
                var rendering = self.rendering(translation, plan, in: surroundings)
                templated.render(translation, into: &rendering)
                return rendering
            }
        }
        let support = SupportFiles(components: registry.components, plans: plans, header: header, catalog: catalog)
        return units + support.units + surroundings.units + faulty(templates)
    }

    /// Says why there is nothing of a target whose template cannot be used.
    private func faulty(_ templates: TemplateTargets) -> [RenderUnit] {
        guard templates.diagnostics.hasErrors else { return [] }
        return [
            RenderUnit(paths: [], reads: .everything) { Rendering(files: [], diagnostics: templates.diagnostics) }
        ]
    }

    private func rendering(
        _ translation: StubTranslation, _ plan: StubPlan, in surroundings: StubSurroundings
    ) -> Rendering {
        var rendering = Rendering(files: [])
        for source in plan.sources {
            let text = surroundings.text(of: source, translation, diagnostics: &rendering.diagnostics)
            rendering.files.append(OutputFile(path: source.path, bytes: text))
        }
        return rendering
    }
}
