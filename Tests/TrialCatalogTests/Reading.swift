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
    /// The words by which an output says facts, in order; nil for what it says by its structure.
    let words: @Sendable ([Fact]) throws -> [String?]
    /// Why the output does not say what is said of the whole catalog; nil if it does.
    var catalogOmission: String?

    private static let perEntry = "text about the whole catalog, for people"

    /// Another backend is one more element.
    private static let known = [
        Reading(backend: "markdown", passages: MarkdownText.passages, words: MarkdownText.words),
        Reading(backend: "json-schema", passages: JSONText.passages, words: JSONText.words, catalogOmission: perEntry),
        Reading(backend: "stub", passages: StubText.passages, words: StubText.words, catalogOmission: perEntry),
    ]

    /// Those of the backends that there are.
    static let all = known.filter { reading in BuiltInBackends.all.contains { $0.name == reading.backend } }

    var description: String { backend }

    /// How the output says each fact, white space told apart no further than readers do.
    func words(of facts: [Fact]) throws -> [Fact: String] {
        let pairs = zip(facts, try words(facts)).compactMap { fact, text in
            text.map { (fact, MarkdownText.collapsed($0)) }
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

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
