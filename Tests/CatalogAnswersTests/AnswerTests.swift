import CatalogAnswers
import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Testing

/// The answers to agents about a small catalog.
@Suite("Answers for agents")
struct AnswerTests {
    private static let badge = """
        title: Badge
        summary: A short status beside a title.
        category: Feedback
        aliases: [pill]
        states:
          selected: { description: Shown with a check mark. }
        accessibility: { label: The text is read as written. }
        implementations:
          swiftui:
            types:
              Kit.Badge:
                kind: view
                initializers:
                  - parameters:
                      text: { type: String, required: true }
                      tone: { type: Kit.Tone, required: true }
              Kit.Tone: { kind: enum, cases: { calm: {}, loud: {} } }
          compose:
            types:
              Badge:
                kind: composable
                initializers: [{ parameters: { text: { type: String, required: true } } }]
        """

    private func answers() async throws -> CatalogAnswers {
        let loaded = await Snippet.load([
            "badge": "id: badge\n" + Self.badge,
            "chip": "id: chip\ntitle: Chip\nsummary: A label that people remove.\n",
        ])
        return CatalogAnswers(try #require(loaded.registry))
    }

    private func answer(_ query: AgentQuery, _ values: JSONObject) async throws -> Answer {
        try #require(try await answers().answer(query, with: try AgentArguments(values, of: query)))
    }

    // MARK: search

    @Test(
        "A search finds an entry by title, alias, word of the summary, and misspelling.",
        arguments: ["badge", "pill", "status", "bagde", "badg", "badges", "pills", "feedback", "Statuses"])
    func search(words: String) async throws {
        let answer = try await answer(.search, ["query": .string(words)])
        #expect(answer.text.hasPrefix("- `badge` Badge (Feedback): A short status beside a title.\n"))
    }

    @Test("A search for a kind finds members only of that kind.")
    func kinds() async throws {
        let answer = try await answer(.search, ["query": "selected", "kind": "state"])
        #expect(answer.text == "- `badge` state `selected`\n")
    }

    @Test(
        "A search ignores case and the encoding of accents.",
        arguments: ["übergröße", "ÜBERGRÖSSE", "u\u{308}bergro\u{308}ße"])
    func accents(words: String) async throws {
        let loaded = await Snippet.load(["size": "id: size\ntitle: Übergröße\nsummary: A size.\n"])
        let answer = try CatalogAnswers(try #require(loaded.registry)).answer(
            .search, with: AgentArguments(["query": .string(words)], of: .search))
        #expect(answer?.text == "- `size` Übergröße: A size.\n")
    }

    @Test("The plural of a title finds the entry before names with the plural.")
    func plural() async throws {
        let loaded = await Snippet.load([
            "button": "id: button\ntitle: Button\nsummary: An action.\n",
            "group": "id: group\ntitle: Button Group\nsummary: Actions.\n",
            "view": "id: view\ntitle: View\nsummary: A view.\nanatomy: { buttons: { description: Actions. } }\n",
        ])
        let answers = CatalogAnswers(try #require(loaded.registry))
        let answer = try answers.answer(.search, with: AgentArguments(["query": "buttons"], of: .search))
        #expect(
            answer?.text == "- `button` Button: An action.\n- `view` part `buttons`\n- `group` Button Group: Actions.\n"
        )
    }

    @Test("The exact path of a token comes first, however long it is.")
    func tokenPath() async throws {
        let names = (1...40).map { #""primary-\#($0)": { "default": { "$value": "{a}" } }"# }
        let loaded = await Snippet.load(
            ["chip": Snippet.entry("chip")],
            files: [
                "t.tokens.json": """
                { "a": { "$type": "number", "$value": 1 }, "theme": { "color": { "surface": {
                \(names.joined(separator: ", ")) } } } }
                """
            ], catalog: "format: 1\nname: Test\ntokens: t.tokens.json")
        let path = "theme.color.surface.primary-37.default"
        let answer = try CatalogAnswers(try #require(loaded.registry)).answer(
            .search, with: AgentArguments(["query": .string(path)], of: .search))
        #expect(answer?.text.hasPrefix("- `\(path)` token `\(path)`") == true)
    }

    @Test("A search without a hit names entries with similar letters.")
    func noHit() async throws {
        let answer = try await answer(.search, ["query": "chqxz"])
        #expect(answer.facts["hits"] == [])
        #expect(answer.text.contains("`chip`"))
    }

    // MARK: get

    @Test("An unknown id, part, platform or member is an error with the nearest names.")
    func unknown() async throws {
        for values: JSONObject in [
            ["id": "bage"], ["id": "badge", "parts": ["acessibility"]], ["id": "badge", "platform": "uikit"],
            ["id": "badge", "member": "tonee"],
        ] {
            let answer = try await answer(.get, values)
            #expect(answer.isError)
            #expect(answer.text.hasPrefix("Unknown "))
            #expect(answer.facts.isEmpty)
        }
        #expect(try await answer(.get, ["id": "bage"]).text.contains("Nearest: `badge`"))
        #expect(try await answer(.get, ["id": "badge", "member": "tonee"]).text.contains("Nearest: `"))
    }

    @Test("A member of another platform is an error that names the platform.")
    func otherPlatform() async throws {
        let answer = try await answer(.get, ["id": "badge", "member": "tone", "platform": "compose"])
        #expect(answer.isError)
        #expect(answer.text == "Unknown member 'tone'. `badge` declares it for SwiftUI, not for compose.\n")
    }

    @Test("Each table of a member has the titles of the sections around it.")
    func memberTitles() async throws {
        let answer = try await answer(.get, ["id": "badge", "member": "text", "max_tokens": .integer(2_000)])
        let titles = answer.text.split(separator: "\n").filter { $0.hasPrefix("##") }
        #expect(
            titles.map(String.init) == [
                "##### SwiftUI · Kit.Badge · Initializers · init(text:tone:)",
                "##### Jetpack Compose · Badge · Constructors · constructor(text)",
            ])
    }

    @Test("An entry within the limit is complete; one beyond names the parts that were left out.")
    func limit() async throws {
        let whole = try await answer(.get, ["id": "badge", "max_tokens": .integer(20_000)])
        #expect(whole.facts["left_out"] == [])
        #expect(whole.text.contains("# Badge (`badge`)"))
        let short = try await answer(.get, ["id": "badge", "max_tokens": .integer(200)])
        #expect(short.text.contains("Left out, with tokens: "))
        #expect(short.text.contains(" more, all named with `max_tokens` "))
        #expect(TokenEstimate.tokens(in: short.text) <= 200)
        #expect(TokenEstimate.tokens(in: JSONValue.object(short.facts).compact) <= 200)
    }

    @Test("A platform limits the answer to its implementation, and a member to its facts.")
    func selection() async throws {
        let swift = try await answer(.get, ["id": "badge", "platform": "SwiftUI", "max_tokens": .integer(5_000)])
        #expect(swift.text.contains("Kit.Badge"))
        #expect(!swift.text.contains("Compose"))
        let state = try await answer(.get, ["id": "badge", "member": "selected"])
        #expect(state.text.contains("Shown with a check mark."))
        #expect(!state.text.contains("Kit.Badge"))
    }

    // MARK: check_usage

    @Test(
        "Code is correct, wrong with a fix, or without a verdict.",
        arguments: [
            ("Kit.Badge(text: \"a\", tone: .calm)", "swift", "correct", nil),
            ("Kit.Badge(txt: \"a\", tone: .calm)", "swift", "wrong", "Kit.Badge(text: \"a\", tone: .calm)"),
            ("Kit.Badge(text: \"a\", tone: .clam)", "swift", "wrong", "Kit.Badge(text: \"a\", tone: .calm)"),
            ("Kit.Badge(text: \"a\")", "swift", "wrong", nil), ("Other(text: \"a\")", "swift", "not judged", nil),
            ("Badge(text = \"a\")", "kotlin", "correct", nil),
            ("Badge(txt = \"a\")", "kotlin", "wrong", "Badge(text = \"a\")"),
            ("Kit.Badge(txt: \"a\", tone: .calm)\nKit.Badge()", "swift", "wrong", nil),
        ])
    func usage(code: String, language: String, verdict: String, fixed: String?) async throws {
        let answer = try await answer(.checkUsage, ["code": .string(code), "language": .string(language)])
        #expect(answer.facts["verdict"] == .string(verdict))
        #expect(answer.facts["fixed"] == fixed.map { .string($0) })
    }

    @Test("Code in a language without a reader has no verdict.")
    func language() async throws {
        let answer = try await answer(.checkUsage, ["code": "Badge()", "language": "dart"])
        #expect(answer.isError)
        #expect(answer.text.hasPrefix("Not judged: "))
    }

    @Test("A platform without code in the language is unknown.", arguments: ["zzz", "", "compose"])
    func platform(name: String) async throws {
        let answer = try await answer(
            .checkUsage, ["code": "Kit.Badge()", "language": "swift", "platform": .string(name)])
        #expect(answer.isError)
        #expect(
            answer.text
                == "Unknown platform '\(name)'. Nearest: `swiftui`. The catalog has these platforms with code in swift.\n"
        )
        let known = try await self.answer(
            .checkUsage, ["code": "Kit.Badge()", "language": "swift", "platform": "SwiftUI"])
        #expect(known.facts["verdict"] == "wrong")
    }

    // MARK: health

    @Test("The health of one entry lists its tasks.")
    func health() async throws {
        let answer = try await answer(.health, ["id": "chip"])
        #expect(answer.text.hasPrefix("`chip`: "))
        #expect(try await answers().answer(.health, with: AgentArguments(["id": "none"], of: .health))?.isError == true)
    }

    // MARK: Arguments

    @Test(
        "Arguments outside of the schema are rejected with the expected values.",
        arguments: [
            (AgentQuery.search, JSONObject(), "Missing argument 'query'"),
            (.search, ["query": .integer(1)], "expected a string"),
            (.search, ["query": "a", "kind": "x"], "expected one of entry"),
            (.search, ["query": "a", "limit": .integer(0)], "expected an integer from 1 to 20"),
            (.get, ["id": "a", "parts": "b"], "expected a list of strings"),
            (.get, ["id": "a", "part": "b"], "Unknown argument 'part'"),
        ] as [(AgentQuery, JSONObject, String)])
    func arguments(query: AgentQuery, values: JSONObject, words: String) {
        let problem = #expect(throws: AgentArguments.Problem.self) { try AgentArguments(values, of: query) }
        #expect(problem?.text.contains(words) == true)
    }
}
