import CatalogModel
import CatalogRendering

/// A list of all components for the next design review, with a box to tick for each state.
struct ReviewBackend: Backend {
    let name = "review"
    let summary = "A checklist of components and states for the next review."
    let options = [BackendOption("heading", .text, default: "Review", "The first line.")]

    func plan(_ registry: ComponentRegistry, options: BackendOptions) -> [RenderUnit] {
        guard let path = OutputPath("review.md") else { return [] }
        return [
            RenderUnit(paths: [path]) {
                var lines = ["# \(options.text("heading") ?? "")"]
                for component in registry.components {
                    lines += ["", "## \(component.title)", ""]
                    for state in component.entry.facets.states.orEmpty() { lines.append("- [ ] \(state.name)") }
                }
                return Rendering(files: [OutputFile(path: path, text: lines.joined(separator: "\n") + "\n")])
            }
        ]
    }
}
