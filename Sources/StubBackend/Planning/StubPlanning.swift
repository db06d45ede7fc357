import CatalogModel
import CatalogRendering

/// The planning of all stubs of a catalog: the chosen targets, and the units of all entries.
struct StubPlanning: Sendable {
    private let registry: ComponentRegistry
    private let options: BackendOptions
    private let templates: TemplateTargets
    /// The chosen targets made with templates.
    private let chosen: [TemplateTarget]
    /// The names of the program's own targets.
    private let targets: Set<String>
    /// The names of targets with stubs even for an entry without an implementation for the target.
    private let derived: Set<String>

    init(_ registry: ComponentRegistry, options: BackendOptions) {
        self.registry = registry
        self.options = options
        templates = TemplateTargets(registry.configuration, templates: registry.namedFiles)
        let asked = options.textList(StubBackend.targetsOption)
        targets = Set(asked.isEmpty ? StubTargets.names : asked).subtracting(templates.replaced)
        chosen = templates.all.filter { asked.isEmpty || asked.contains($0.name) }
        derived = targets.intersection(asked).intersection(StubTargets.converting.map(\.name))
    }

    /// The files of all entries made with templates.
    var templatePlans: [TemplatePlan] { registry.components.map { TemplatePlan($0, targets: chosen) } }

    /// The files of all entries made by the program's own printers.
    var ownPlans: [StubPlan] {
        registry.components.map { StubPlan($0, targets: targets, derived: derived) }
    }

    func units(of plans: [StubPlan], templated: [TemplatePlan]) -> [RenderUnit] {
        let entries = zip(registry.components, zip(plans, templated)).map { component, plans in
            PlannedEntry(component: component, files: plans.0.files + plans.1.files)
        }
        let catalog = StubCatalog(
            registry, entries: entries, package: options.text("package") ?? "components",
            provided: Set(options.textList("provided")),
            elementBase: elementBase, page: page)
        let surroundings = StubEnvironment(entries: entries, header: options.textList("header"), catalog: catalog)
        let units = zip(entries, templated).map { entry, templated in
            RenderUnit(
                paths: entry.files.map(\.path), entry: entry.component.id,
                companions: surroundings.companions(entry)
            ) {
                var rendering = Rendering(files: [], diagnostics: templated.diagnostics)
                for planned in entry.files {
                    let text = surroundings.text(
                        of: planned, of: entry.component, diagnostics: &rendering.diagnostics)
                    rendering.files.append(OutputFile(path: planned.path, bytes: text))
                }
                return rendering
            }
        }
        return units + surroundings.units + faulty + RenderUnit.reporting(misstated)
    }

    private var elementBase: ElementBase? { options.text("elementBase").flatMap(ElementBase.init) }

    /// The address of an entry's page; nil unless the option is an address with `{id}`.
    private var page: String? {
        guard let page = options.text("page"), ["https://", "http://"].contains(where: page.hasPrefix),
            page.contains("{id}"), !page.contains(where: { $0.isWhitespace || "<>\"`".contains($0) })
        else { return nil }
        return page
    }

    /// The findings on options with a text of another format.
    private var misstated: [Diagnostic] {
        [
            ("elementBase", elementBase == nil, "write a class and its module, such as 'LitElement from lit'"),
            ("page", page == nil, "write an address with '{id}', such as 'https://example.com/{id}.html'"),
        ].filter { name, isUnusable, _ in isUnusable && options.text(name) != nil }
            .map { options.valueFinding($0.0, in: registry, hint: $0.2) }
    }

    /// The reason for missing files of a target with an unusable template.
    private var faulty: [RenderUnit] {
        templates.diagnostics.hasErrors ? RenderUnit.reporting(templates.diagnostics.all) : []
    }
}
