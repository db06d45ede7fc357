import CatalogCommands
import CatalogModel
import CatalogRendering
import Testing

/// How an output says a fact.
enum Wording {
    case said(String)
    /// Not in words, and why.
    case unsaid(String)

    /// With single spaces for all white space, which readers do not tell apart.
    var collapsed: Wording {
        guard case .said(let text) = self else { return self }
        let words = MarkdownText.collapsed(text)
        return words.isEmpty ? .unsaid("white space alone") : .said(words)
    }
}

/// How the files of a backend are read by those for whom they are made.
struct Reading: Sendable, CustomStringConvertible {
    /// The name of the backend.
    let backend: String
    /// The texts of each file after undoing what the backend's language does to text: passages that belong together,
    /// then the whole file.
    let passages: @Sendable ([OutputFile]) throws -> [[String]]
    /// How an output says facts, in order.
    let words: @Sendable ([Fact]) throws -> [Wording]
    /// Whether the output is for people only, and leaves out what is not for them.
    var isForPeople = false
    /// Why the output does not say what is said of the whole catalog; nil if it does.
    var catalogOmission: String?

    /// Another backend is one more element.
    private static let candidates = [
        Reading(
            backend: "markdown", passages: MarkdownText.passages, words: MarkdownText.words, isForPeople: true),
        Reading(backend: "json-schema", passages: JSONText.passages, words: JSONText.words),
        Reading(
            backend: "stub", passages: StubText.passages, words: StubText.words,
            catalogOmission: "about the whole catalog, and a stub is about one entry"),
    ]

    /// The pages of a finished site, which a judge reads that may be missing.
    static let site = Reading(
        backend: "html", passages: SiteText.passages, words: MarkdownText.words, isForPeople: true)

    /// Those of the backends that there are.
    static let all = candidates.filter { reading in BuiltInBackends.all.contains { $0.name == reading.backend } }

    var description: String { backend }

    /// How the output says each fact.
    func words(of facts: [Fact]) throws -> [Fact: Wording] {
        let pairs = zip(facts, try words(facts)).map { fact, wording in
            (fact, wording.collapsed)
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }

    func render(_ registry: ComponentRegistry, sourceLocation: SourceLocation = #_sourceLocation) async throws
        -> [OutputFile]
    {
        let backend = try #require(
            BuiltInBackends.all.first { $0.name == self.backend }, sourceLocation: sourceLocation)
        let units = await backend.plan(registry, options: BackendOptions(defaultsOf: backend.options))
        return units.flatMap { $0.render().files }
    }
}
