import CatalogCommands
import CatalogModel
import CatalogRendering
import Testing

/// How the files of a backend are read by those for whom they are made.
struct Reading: Sendable, CustomStringConvertible {
    /// The name of the backend.
    let backend: String
    /// The texts of each file after undoing what the backend's language does to text: passages that belong together,
    /// then the whole file.
    let passages: @Sendable ([OutputFile]) throws -> [[String]]

    /// Another backend is one more element.
    static let all = [
        Reading(backend: "markdown") { files in
            try MarkdownText.passages(files.map { String(decoding: $0.bytes, as: UTF8.self) })
        }
    ]

    var description: String { backend }

    /// The passages of all files that are about an entry, by id, and under no id those of all files.
    func read(_ registry: ComponentRegistry) throws -> [String: [String]] {
        let files = try render(registry)
        var found: [String: [String]] = [:]
        for (file, passages) in zip(files, try passages(files)) {
            found["", default: []] += passages
            for id in registry.components.map(\.id.rawValue) where Self.isAbout(id, file.path.text) {
                found[id, default: []] += passages
            }
        }
        return found
    }

    func render(_ registry: ComponentRegistry) throws -> [OutputFile] {
        let backend = try #require(BuiltInBackends.all.first { $0.name == self.backend })
        let units = backend.plan(registry, options: BackendOptions(defaultsOf: backend.options))
        return units.flatMap { $0.render().files }
    }

    /// The id is the name of a file or folder.
    private static func isAbout(_ id: String, _ path: String) -> Bool {
        path.split(separator: "/").contains { $0 == id || $0.hasPrefix(id + ".") }
    }
}
