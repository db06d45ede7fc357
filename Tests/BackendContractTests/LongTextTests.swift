import CatalogCommands
import CatalogModel
import CatalogRendering
import CatalogTestSupport
import CatalogFormat
import Testing

/// Every output of an entry in which one text is far longer than any other.
@Suite("Long text in an entry")
struct LongTextTests {
    /// Bytes of the long text.
    private static let size = 200_000
    /// Records within records: enough for each key of the format.
    private static let depth = 5
    private static let implementations = ["swiftui", "uikit", "compose", "web", "react"]

    /// A place for a long text, and the shape of the text.
    struct Trial: CustomStringConvertible, Sendable {
        let key: String
        let shape: LongText

        var description: String { "\(key) \(shape.rawValue)" }
    }

    /// The text keys of the format, as `Record.key`.
    private static let keys: [String] = {
        let keys = KeyRecorder()
        guard let schema = try? AuthoringSchema.load() else { return [] }
        _ = EverythingEntry(schema, implementations: ["web"], depth: depth, spelling: keys.note)
        return keys.met.sorted()
    }()

    /// Each key with a shape in turn, in an ordinary run some of them; in a thorough run each with all shapes.
    private static let trials: [Trial] = {
        let shapes = LongText.allCases
        if Thoroughness.isFull { return keys.flatMap { key in shapes.map { Trial(key: key, shape: $0) } } }
        return Thoroughness.some(Array(keys.enumerated()), every: 24).map { index, key in
            Trial(key: key, shape: shapes[index / 24 % shapes.count])
        }
    }()

    @Test("The tests of long text cover every text key of the format")
    func coversAllKeys() throws {
        let all = KeyRecorder()
        _ = EverythingEntry(try AuthoringSchema.load(), implementations: ["web"], spelling: all.note)
        #expect(Self.keys == all.met.sorted())
        #expect(Self.keys.count > 200)
    }

    @Test("Every backend renders long text in any key, or the loader rejects the text", arguments: trials)
    func anyKey(trial: Trial) async throws {
        let text = trial.shape.text(ofBytes: Self.size)
        let implementation = Self.implementations[trial.key.utf8.count % Self.implementations.count]
        let replaced = FirstReplacement(key: trial.key, text: text)
        let entry = EverythingEntry(
            try AuthoringSchema.load(), implementations: [implementation], depth: Self.depth,
            spelling: replaced.spelling)
        try #require(replaced.isDone)
        let loaded = await Snippet.load(
            EverythingEntry.others.merging([EverythingEntry.id: entry.text]) { $1 }, files: EverythingEntry.files)
        guard let registry = loaded.registry, !loaded.diagnostics.contains(where: { $0.severity == .error }) else {
            #expect(loaded.diagnostics.contains { $0.severity == .error })
            return
        }
        for backend in BuiltInBackends.all {
            let contract = BackendContract(backend)
            let sets = Thoroughness.isFull ? contract.optionSets : Array(contract.optionSets.prefix(1))
            for options in sets {
                let errors = await contract.faults(registry, options.value)
                #expect(errors == [], "\(backend.name) \(options.name)")
            }
        }
        #expect(RegistryDump.json(registry).compact.utf8.count > Self.size)
    }

    @Test("Every dialect of every backend renders long prose and long code", arguments: LongText.allCases)
    func dialects(shape: LongText) async throws {
        let text = JSONValue.string(shape.text(ofBytes: Thoroughness.rounds(20_000, of: Self.size))).compact
        let examples = ["swift", "kotlin", "tsx", "html", "css", "json"].map { "{ language: \($0), code: \(text) }" }
        let registry = try JudgedRegistries.require(
            await Snippet.load([
                "a": Snippet.entry(
                    "a",
                    """
                    description: \(text)
                    strings: { one: { text: \(text) } }
                    examples: [\(examples.joined(separator: ", "))]
                    """)
            ]))
        for backend in BuiltInBackends.all {
            let contract = BackendContract(backend)
            for options in contract.optionSets {
                let errors = await contract.faults(registry, options.value)
                #expect(errors == [], "\(backend.name) \(options.name)")
            }
        }
    }

    /// Pieces of types and values for which a reader that calls itself, or that searches ahead from each, fails.
    private static let pieces = [
        "[", "(", "{", "<", "`", "`${", "\"\\(", "a(", "a<", "a[", "{ a: ", "(a: ", "[a: ", "() => ", "(a) -> ",
        "Array<",
        "a | ", "a & ", "'a' | ", ".a", "a?.", "a ? ", "!", "-", "keyof ", "try ", "@a ", "new a(", "async (", "9",
        "\\",
        "a\n", "🙂",
    ]

    @Test("Every backend renders types and values that repeat one piece of code", arguments: pieces)
    func repeatedCode(piece: String) async throws {
        let count = Thoroughness.rounds(6_000, of: 60_000) / piece.utf8.count
        let code = JSONValue.string(String(repeating: piece, count: count)).compact
        func property(_ kind: String) -> String {
            """
            { types: { Thing: { \(kind), generics: \(code), methods: { run: { returns: \(code), where: \(code) } },
                properties: { a: { type: \(code) }, b: { type: string, default: \(code) } } } } }
            """
        }
        let kinds = [
            ("swiftui", "kind: struct"), ("uikit", "kind: class"), ("compose", "kind: class"),
            ("web", "kind: element, element: a-thing"), ("react", "kind: class"),
        ]
        let implementations = kinds.map { "\($0.0): \(property($0.1))" }.joined(separator: ", ")
        let registry = try JudgedRegistries.require(
            await Snippet.load(["a": Snippet.entry("a", "implementations: { \(implementations) }")]))
        for backend in BuiltInBackends.all {
            let contract = BackendContract(backend)
            let errors = await contract.faults(registry, BackendOptions(defaultsOf: backend.options))
            #expect(errors == [], "\(backend.name)")
        }
    }
}

/// A recorder of the keys that hold a text.
private final class KeyRecorder {
    private(set) var met: Set<String> = []

    func note(_ word: String, _ key: String, _ isProse: Bool) -> String {
        met.insert(key)
        return word
    }
}

/// A replacement of the first text of a key.
private final class FirstReplacement {
    private let key: String
    private let text: String
    private(set) var isDone = false

    init(key: String, text: String) {
        self.key = key
        self.text = text
    }

    func spelling(_ word: String, _ key: String, _ isProse: Bool) -> String {
        guard key == self.key, !isDone else { return word }
        isDone = true
        return text
    }
}
