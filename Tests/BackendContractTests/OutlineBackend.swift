import CatalogModel
import CatalogRendering

/// A backend that somebody adds: a plain outline of each entry, one fact a line.
struct OutlineBackend: Backend {
    let name = "plain-outline"
    let summary = "Makes a plain outline of each entry."
    let options = [
        BackendOption("heading", .text, "What stands above the list of entries."),
        BackendOption("withTypes", .flag, default: true, "Whether types are listed."),
    ]

    func plan(_ registry: ComponentRegistry, options: BackendOptions) -> [RenderUnit] {
        let pages = registry.components.compactMap { component in
            OutputPath("entries/\(component.id).txt").map { path in
                RenderUnit(paths: [path]) {
                    Rendering(files: [OutputFile(path: path, text: page(component, options).joined(separator: "\n"))])
                }
            }
        }
        return pages + index(registry, options)
    }

    private func index(_ registry: ComponentRegistry, _ options: BackendOptions) -> [RenderUnit] {
        guard let path = OutputPath("index.txt") else { return [] }
        let unit = RenderUnit(paths: [path]) {
            let heading = options.text("heading") ?? registry.configuration.name?.value ?? ""
            let lines = [heading] + registry.components.map { "\($0.id): \(quoted($0.title))" }
            return Rendering(files: [OutputFile(path: path, text: lines.joined(separator: "\n"))])
        }
        return [unit]
    }

    private func page(_ component: Component, _ options: BackendOptions) -> [String] {
        let entry = component.entry
        var lines = [quoted(component.title)]
        lines += [entry.summary].compactMap { $0.map { quoted($0.source.value) } }
        lines += entry.facets.strings.orEmpty().map { "string \(quoted($0.name)) \(quoted($0.value.text?.value))" }
        lines += entry.examples.orEmpty().map { "example \(quoted($0.code?.value))" }
        for implementation in entry.implementations.orEmpty() {
            for type in implementation.value.types.orEmpty() {
                lines.append("type \(type.name)")
                for property in type.value.properties.orEmpty() {
                    let written = options.flag("withTypes") ? ": \(quoted(property.value.type?.value))" : ""
                    lines.append("  \(property.name)\(written) = \(quoted(property.value.default?.value))")
                }
            }
        }
        return lines
    }

    /// Any text on one line.
    private func quoted(_ text: String?) -> String { text.map { JSONValue.string($0).compact } ?? "-" }
}
