package import CatalogModel
package import CatalogRendering

/// The backend for stubs to start an implementation from: source code with a component's API for each implementation,
/// without function bodies, and an outline of each entry in plain text.
///
/// A stub omits no fact: facts beyond its language become comments and findings. The outline contains all facts.
package struct StubBackend: Backend {
    package let name = "stub"
    package let summary = "Stubs to start an implementation from, in Swift, Kotlin and TypeScript, and plain outlines."

    package init() {}

    package var rules: [Rule] { StubRules.all + TemplateRules.all }
    package var edits: EditPolicy { .kept }

    static let targetsOption = "targets"

    package var options: [BackendOption] {
        [
            BackendOption(
                Self.targetsOption, .choiceList(StubTargets.names),
                "The targets to write stubs for: \(StubTargets.names.joined(separator: ", ")). By default, all targets with an "
                    + "implementation, and the outline; a target named here can also be derived from the "
                    + "implementation for another platform."),
            BackendOption(
                "package", .text, default: "components",
                "The package of Kotlin stubs; each entry has a package within it."),
            BackendOption("header", .textList, "Lines for the top of each file, such as a license."),
            BackendOption(
                "provided", .textList,
                "Modules, packages and type names that are available where the stubs are compiled; for other names "
                    + "without a declaration, each target has a file with placeholders."),
            BackendOption(
                "elementBase", .text,
                "The base class of custom elements that state none, with its module, such as `LitElement from lit`; it "
                    + "synchronizes attributes and properties. By default `HTMLElement`, and the stubs synchronize them."
            ),
            BackendOption(
                "page", .text,
                "The address of an entry's page, with `{id}` in place of the entry's id, such as "
                    + "`https://example.com/design/{id}.html`; the comment of each component links to it."),
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
