import CatalogModel
import CatalogRendering
import CatalogTestSupport
import CatalogTokens
import CatalogSyntax
import Foundation
import Testing
import TokensBackend

@testable import JSONSchemaBackend

/// The schema of the tokens in two external validators, which must agree.
@Suite(
    "The token schema in an external validator", .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
struct TokenSchemaJudgeTests {
    /// A schema in a folder, and the files that it is tried on.
    private struct Trial {
        let folder: TemporaryFolder
        private let schema: URL
        private var files: [URL] = []

        init(_ registry: ComponentRegistry, isOpen: Bool = false) throws {
            folder = try TemporaryFolder()
            let text = String(decoding: TokenSchema(SchemaCatalog(registry, isOpen: isOpen)).text, as: UTF8.self)
            schema = try folder.write("schema.json", text)
        }

        mutating func add(_ name: String, _ text: String) throws {
            files.append(try folder.write(name, text))
        }

        /// The errors of each file that has some, by its name; and the last line of the judge.
        func verdict() throws -> (errors: [String: [String]], summary: String) {
            let script = SharedData.repository.appendingPathComponent("Tests/Judges/validate_json.py")
            let verdict = try Judge.python.verdict(
                [script.path, schema.path] + files.map(\.path), reads: [schema] + files)
            #expect(verdict.errors == "")
            var errors: [String: [String]] = [:]
            let lines = verdict.output.split(separator: "\n").map {
                String($0).replacing(folder.url.path + "/", with: "")
            }
            for line in lines.dropLast() {
                let parts = line.components(separatedBy: ": ")
                errors[parts[0], default: []].append(parts.dropFirst().joined(separator: ": "))
            }
            #expect((verdict.status == 0) == errors.isEmpty)
            return (errors, lines.last ?? "")
        }
    }

    private static let catalog = SharedData.repository.appendingPathComponent("Catalog")

    private static func source(_ name: String) throws -> String {
        try String(contentsOf: catalog.appendingPathComponent("tokens/\(name)"), encoding: .utf8)
    }

    // MARK: The example catalog

    @Test("The schema accepts the catalog's own token files and rendered ones")
    func ownFiles() async throws {
        let registry = try await JudgedRegistries.own()
        #expect(registry.themes.map(\.name) == ["light", "dark"])
        var trial = try Trial(registry)
        for name in ["theme.tokens.json", "dark.tokens.json"] { try trial.add(name, try Self.source(name)) }
        for (name, text) in try Self.rendered(registry) { try trial.add(name, text) }
        let verdict = try trial.verdict()
        #expect(verdict.errors == [:])
        #expect(verdict.summary == "6 valid, 0 invalid")
    }

    /// The token files of the tokens backend, with and without aliases.
    private static func rendered(_ registry: ComponentRegistry, sourceLocation: SourceLocation = #_sourceLocation)
        throws -> [(String, String)]
    {
        let backend = TokensBackend()
        let range = SourceFile(path: "catalog.yaml", bytes: []).range(ofBytes: 0..<0)
        return try ["resolve", "keep"].flatMap { aliases in
            var diagnostics = Diagnostics()
            let given: [(String, JSONValue)] = [("aliases", .string(aliases)), ("formats", ["json"])]
            let options = BackendOptions.checked(
                OrderedRecords(given.map { .init(key: Text($0.0, at: range), value: Located($0.1, at: range)) }),
                against: backend.options, backendName: backend.name, diagnostics: &diagnostics)
            let files = backend.plan(registry, options: options).flatMap { $0.render().files }
            try #require(
                diagnostics.all.isEmpty && files.count == registry.themes.count, sourceLocation: sourceLocation)
            return files.map { ("\(aliases)-\($0.path.text)", String(decoding: $0.bytes, as: UTF8.self)) }
        }
    }

    @Test("The schema rejects each mistake in a theme's file at its location, and reports no other")
    func mistakes() async throws {
        var trial = try Trial(try await JudgedRegistries.own())
        let text = try Self.source("theme.tokens.json")
        for mistake in TokenMistake.all {
            let location = try #require(text.firstRange(of: mistake.old), "\(mistake.name)")
            try trial.add(mistake.name, text.replacingCharacters(in: location, with: mistake.new))
        }
        let verdict = try trial.verdict()
        for mistake in TokenMistake.all {
            let found = verdict.errors[mistake.name, default: []]
            let expected = mistake.errors.map { "$.\(mistake.location): \($0)" }
            #expect(found.count == expected.count, "\(mistake.name): \(found)")
            #expect(zip(found, expected).allSatisfy { $0.0.hasPrefix($0.1) }, "\(mistake.name): \(found)")
        }
        #expect(verdict.summary == "0 valid, \(TokenMistake.all.count) invalid")
    }

    @Test("The schema accepts a file that overrides some tokens of a theme")
    func override() async throws {
        let registry = try await JudgedRegistries.own()
        let existing = #"{ "theme": { "color": { "border": { "brand": { "$value": "{palette.iris.300}" } } } } }"#
        let new = #"{ "theme": { "color": { "border": { "spare": { "$value": "{palette.iris.300}" } } } } }"#
        let wrong = #"{ "theme": { "color": { "border": { "brand": { "$value": 4 } } } } }"#
        for isOpen in [false, true] {
            var trial = try Trial(registry, isOpen: isOpen)
            for (name, text) in [("empty", "{}"), ("known", existing), ("new", new), ("wrong", wrong)] {
                try trial.add(name, text)
            }
            let verdict = try trial.verdict()
            #expect(verdict.errors.keys.sorted() == (isOpen ? ["wrong"] : ["new", "wrong"]))
            #expect(verdict.summary == (isOpen ? "3 valid, 1 invalid" : "2 valid, 2 invalid"))
        }
    }

    // MARK: Real systems

    /// Of the token systems of design teams, the files that do not follow the format.
    private static let wrongFiles = [
        "figma-sds": ["typography"],
        "ibm-carbon": ["colors", "layout", "typography-lg", "typography-max", "typography-xlg", "typography"],
        "microsoft-fluent": ["effects", "fonts", "palette", "theme-default", "theme-inverted"], "shopify-polaris": [],
    ]

    @Test(
        "The schema rejects the same files of real systems as the reader",
        .enabled(if: SharedData.isPresent, "\(SharedData.reason)"), arguments: wrongFiles.keys.sorted())
    func system(name: String) throws {
        var found = Diagnostics()
        let urls = SharedData.files(below: "data/tokens/systems/\(name)", suffix: ".tokens.json")
        let files = try urls.map { SourceFile(path: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0))) }
        let roots = try files.map { (file: $0, root: try #require(YAMLReader.read($0, diagnostics: &found))) }
        let tokens = TokenLoader.load(roots, diagnostics: &found)
        let registry = ComponentRegistry(
            configuration: CatalogConfiguration(), components: [], themes: TokenTheme.only(tokens),
            types: OrderedRecords(),
            tokenUsers: [:])
        var trial = try Trial(registry)
        for file in files { try trial.add(file.path, String(decoding: file.bytes, as: UTF8.self)) }
        let wrong = try trial.verdict().errors.keys.sorted()
        #expect(wrong == Self.wrongFiles[name]?.map { "\($0).tokens.json" })
        #expect(wrong == roots.filter { Self.hasWrongValues($0.root) }.map(\.file.path))
    }

    /// What the reader says of a file by itself: where files are laid over each other, it looks at the last value only.
    private static func hasWrongValues(_ root: YAMLNode) -> Bool {
        var found = Diagnostics()
        _ = TokenLoader.load([(file: root.range.file, root: root)], diagnostics: &found)
        return found.all.contains { $0.rule.id.hasSuffix("-token-value") }
    }

    // MARK: The types

    private static func load(_ tokens: String) async -> (registry: ComponentRegistry?, isRight: Bool) {
        let loaded = await Snippet.load(
            ["box": Snippet.entry("box")], files: ["t.tokens.json": tokens],
            catalog: "format: 1\nname: Test\ntokens: t.tokens.json")
        // What drafts of the format allowed is read with a warning, and invalid all the same.
        let faults = loaded.diagnostics.filter { $0.severity == .error || $0.rule.id == "older-token-value" }
        return (loaded.registry, faults.isEmpty)
    }

    @Test("The schema, the reader and the format agree on values of all types")
    func values() async throws {
        let base = await Self.load(#"{ "base": \#(TokenSamples.base) }"#)
        let registry = try #require(base.registry)
        #expect(registry.tokens.all.map(\.type) == TokenType.allCases.map(\.rawValue))
        var trial = try Trial(registry)
        try trial.add("base", #"{ "base": \#(TokenSamples.base) }"#)
        for (verdict, samples) in [("right", TokenSamples.right), ("wrong", TokenSamples.wrong)] {
            for (index, sample) in samples.enumerated() {
                let token = #"{ "$type": "\#(sample.type)", "$value": \#(sample.value) }"#
                let read = await Self.load(#"{ "base": \#(TokenSamples.base), "sample": \#(token) }"#)
                #expect(read.isRight == (verdict == "right"), "\(sample)")
                try trial.add("\(verdict)-\(index)", #"{ "base": { "\#(sample.type)": \#(token) } }"#)
            }
        }
        let verdict = try trial.verdict()
        let wrong = TokenSamples.wrong.indices.map { "wrong-\($0)" }
        for (index, sample) in TokenSamples.wrong.enumerated() {
            let errors = verdict.errors["wrong-\(index)", default: []]
            #expect(errors.allSatisfy { $0.hasPrefix("$.base.\(sample.type)['$value']") }, "\(sample): \(errors)")
        }
        #expect(Set(verdict.errors.keys).symmetricDifference(wrong) == [], "\(verdict.errors)")
        #expect(verdict.summary == "\(TokenSamples.right.count + 1) valid, \(TokenSamples.wrong.count) invalid")
    }

    @Test("The schema supports root tokens, extended groups and references to whole tokens")
    func groups() async throws {
        let text = ##"""
            {
              "$schema": "design.tokens.schema.json",
              "$description": "All keys.",
              "a": {
                "$type": "number", "$deprecated": "Not for long.", "$extensions": { "org.example": [1] },
                "$root": { "$value": 1, "$deprecated": false, "$extensions": {} },
                "b": { "$value": "{a.$root}" },
                "8 ~/%": { "$ref": "#/a/b" }
              },
              "c": { "$extends": "{a}", "d": { "$ref": "#/a/8%20~0~1%25/$value", "$type": "number" } },
              "e": { "$extends": "#/a", "b": { "$value": 2 } },
              "f": { "$ref": "#/a" }
            }
            """##
        let registry = try #require(await Self.load(text).registry)
        #expect(
            registry.tokens.all.map(\.path).sorted() == [
                "a.$root", "a.8 ~/%", "a.b", "c.$root", "c.8 ~/%", "c.b", "c.d", "e.$root", "e.8 ~/%", "e.b", "f.$root",
                "f.8 ~/%", "f.b",
            ])
        var trial = try Trial(registry)
        try trial.add("whole", text)
        for (name, text) in try Self.rendered(registry) { try trial.add(name, text) }
        try trial.add("extends-nothing", #"{ "c": { "$extends": "a" } }"#)
        try trial.add("value-and-reference", ##"{ "a": { "b": { "$value": 1, "$ref": "#/a/$root" } } }"##)
        try trial.add("deprecation", #"{ "a": { "$deprecated": 1 } }"#)
        try trial.add("value-in-group", #"{ "a": { "$value": 1 } }"#)
        let verdict = try trial.verdict()
        #expect(
            verdict.errors.mapValues(\.count) == [
                "extends-nothing": 1, "value-and-reference": 1, "deprecation": 1, "value-in-group": 1,
            ])
        #expect(verdict.summary == "3 valid, 4 invalid")
    }
}
