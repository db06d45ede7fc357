public import CatalogModel
public import CatalogRendering
import CatalogTemplates

/// Renders what somebody starts to implement a component from: its API in the language of each implementation, without
/// the work behind it, and an outline of each entry in plain text.
///
/// A stub holds what its language can express; all else is a comment in it and a finding. The outline holds everything.
public struct StubBackend: Backend {
    public let name = "stub"
    public let summary = "Stubs to start an implementation from, in Swift and TypeScript, and plain outlines."

    public init() {}

    public var rules: [Rule] { StubRules.all + TemplateRules.all }

    public var options: [BackendOption] {
        [
            BackendOption(
                "targets", .choiceList(StubTargets.names),
                "What to write stubs for: \(StubTargets.names.joined(separator: ", ")); all unless set."),
            BackendOption("header", .textList, "Lines for the top of each file, such as a license."),
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
        let faulty = RenderUnit(paths: [], reads: .everything) {
            Rendering(files: [], diagnostics: templates.diagnostics)
        }
        let units = registry.components.map { component in
            let plan = StubPlan(component, targets: targets)
            let templated = TemplatePlan(component, targets: chosen)
            // What an entry takes from others by `from` and `entry` has been filled in: it is read, too.
            let reads = RenderUnit.Reads.parts(
                ids: Set([component.id] + component.references),
                tokens: templated.files.contains(where: \.target.isOwn) ? Set(component.tokens.map(\.path)) : [])
            return RenderUnit(paths: plan.paths + templated.files.map(\.path), reads: reads) {
                let translation = StubTranslation(component: component, header: header)
                var rendering = self.rendering(plan, translation)
                templated.render(translation, tokens: registry.tokens, into: &rendering)
                return rendering
            }
        }
        return templates.diagnostics.hasErrors ? units + [faulty] : units
    }

    private func rendering(_ plan: StubPlan, _ translation: StubTranslation) -> Rendering {
        var rendering = Rendering(files: [])
        for source in plan.sources {
            let text = source.target.text(of: translation.file(source), diagnostics: &rendering.diagnostics)
            rendering.files.append(OutputFile(path: source.path, bytes: text))
        }
        return rendering
    }
}
