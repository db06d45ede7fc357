package import CatalogModel
package import CatalogRendering
import CatalogTemplates

/// The backend for stubs to start an implementation from: source code with a component's API for each implementation,
/// without function bodies, and an outline of each entry in plain text.
///
/// A stub holds what its language can express; all else is a comment in it and a finding. The outline holds everything.
package struct StubBackend: Backend {
    package let name = "stub"
    package let summary = "Stubs to start an implementation from, in Swift, Kotlin and TypeScript, and plain outlines."

    package init() {}

    package var rules: [Rule] { StubRules.all + TemplateRules.all }
    package var edits: EditPolicy { .kept }

    fileprivate static let targetsOption = "targets"

    package var options: [BackendOption] {
        [
            BackendOption(
                Self.targetsOption, .choiceList(StubTargets.names),
                "What to write stubs for: \(StubTargets.names.joined(separator: ", ")). Unless set, all for which there is "
                    + "an implementation, and the outline; those that are named here and can be made of the "
                    + "implementation for another platform are."),
            BackendOption(
                "package", .text, default: "components",
                "The package of the stubs in Kotlin; each entry has one within it."),
            BackendOption("header", .textList, "Lines for the top of each file, such as a license."),
            BackendOption(
                "provided", .textList,
                "Modules, packages, and names of types, that those have who compile the stubs; for other names that no "
                    + "entry declares, each target has a file with placeholders."),
            .visibility,
        ]
    }

    /// Returns the templates of the catalog's own targets.
    package func namedFiles(in configuration: CatalogConfiguration) -> [Text] {
        configuration.stubTargets.orEmpty().compactMap(\.value.template)
    }

    package func check(_ configuration: CatalogConfiguration, files: [String: SourceFile]) -> Diagnostics {
        TemplateTargets(configuration, templates: files).diagnostics
    }

    /// The targets of the catalog can be chosen, too.
    package func options(in configuration: CatalogConfiguration) -> [BackendOption] {
        let own = configuration.stubTargets.orEmpty().names
        let names = StubTargets.names + own.filter { !StubTargets.names.contains($0) }
        return options.map { option in
            if option.name != Self.targetsOption { return option }
            return BackendOption(option.name, .choiceList(names), default: option.defaultValue, option.summary)
        }
    }

    package func plan(_ registry: ComponentRegistry, options: BackendOptions) -> [RenderUnit] {
        let planning = StubPlanning(registry, options: options)
        return planning.units(of: planning.ownPlans, templated: planning.templatePlans)
    }

    /// Plans the files of both kinds at the same time: of all backends, stubs take longest to plan.
    package func plan(_ order: OutputOrder) async -> OutputDraft {
        let planning = StubPlanning(order.registry, options: order.options)
        async let templated = planning.templatePlans
        let own = planning.ownPlans
        return OutputDraft(units: planning.units(of: own, templated: await templated))
    }
}

/// The planning of all stubs of a catalog: the chosen targets, and the units of all entries.
private struct StubPlanning: Sendable {
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
            provided: Set(options.textList("provided")))
        let surroundings = StubEnvironment(entries: entries, header: options.textList("header"), catalog: catalog)
        let units = zip(entries, templated).map { entry, templated in
            RenderUnit(
                paths: entry.files.map(\.path), entry: entry.component.id,
                reads: surroundings.reads(of: entry, templated: templated),
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
        return units + surroundings.units + faulty
    }

    /// The reason for missing files of a target with an unusable template.
    private var faulty: [RenderUnit] {
        templates.diagnostics.hasErrors ? RenderUnit.reporting(templates.diagnostics.all) : []
    }
}
