import CatalogModel
import CatalogRendering
import CatalogTestSupport
import CatalogTokens
import CatalogSyntax
import Foundation
import Testing
import TokensBackend

/// A catalog of nothing but tokens.
struct TokenCatalog {
    let registry: ComponentRegistry

    /// - `themes`: Name and token file of each, in order; the names stand in lines 1, 2, … of `catalog.yaml`.
    init(
        _ themes: KeyValuePairs<String, String>, titles: [String: String] = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        var found = Diagnostics()
        let loaded = try themes.map { name, text in
            TokenTheme(
                name: name, inputs: TokenInputs(),
                tokens: try Self.tokens(SourceFile(path: "\(name).json", text: text), &found))
        }
        #expect(found.all.filter { $0.severity == .error }.map(\.testDescription) == [], sourceLocation: sourceLocation)
        self.init(loaded, titles: titles)
    }

    init(registry: ComponentRegistry) {
        self.registry = registry
    }

    /// One theme, `default`.
    init(_ text: String) throws {
        try self.init([TokenTheme.defaultName: text])
    }

    init(_ themes: [TokenTheme], titles: [String: String] = [:]) {
        let file = SourceFile(path: "catalog.yaml", text: themes.map(\.name).joined(separator: "\n"))
        var configuration = CatalogConfiguration()
        let start = SourcePosition(line: 1, column: 1)
        configuration[CatalogConfiguration.keys.name] = Text(
            "Test", at: SourceRange(file: file, start: start, end: start))
        configuration[CatalogConfiguration.keys.themes] = OrderedRecords(
            themes.enumerated().map { index, theme in
                let range = SourceRange(
                    file: file, start: SourcePosition(line: index + 1, column: 1),
                    end: SourcePosition(line: index + 1, column: theme.name.unicodeScalars.count + 1))
                var given = ThemeConfiguration()
                given[ThemeConfiguration.keys.title] = titles[theme.name].map { Text($0, at: range) }
                return .init(key: Text(theme.name, at: range), value: given)
            })
        registry = ComponentRegistry(
            configuration: configuration, components: [], themes: themes, types: OrderedRecords(), tokenUsers: [:])
    }

    static func tokens(
        _ file: SourceFile, _ diagnostics: inout Diagnostics, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> DesignTokens {
        let root = try #require(YAMLReader.read(file, diagnostics: &diagnostics), sourceLocation: sourceLocation)
        return TokenLoader.load([(file: file, root: root)], diagnostics: &diagnostics)
    }

    /// The options of the backend with the ones given.
    static func options(
        _ options: KeyValuePairs<String, JSONValue>, sourceLocation: SourceLocation = #_sourceLocation
    ) -> BackendOptions {
        let range = SourceFile(path: "catalog.yaml", bytes: []).range(ofBytes: 0..<0)
        let backend = TokensBackend()
        var found = Diagnostics()
        let checked = BackendOptions.checked(
            OrderedRecords(options.map { .init(key: Text($0, at: range), value: Located($1, at: range)) }),
            against: backend.options, backendName: backend.name, diagnostics: &found)
        #expect(found.all.map(\.message) == [], sourceLocation: sourceLocation)
        return checked
    }

    /// What the backend makes of it.
    func rendered(_ options: KeyValuePairs<String, JSONValue> = [:], sourceLocation: SourceLocation = #_sourceLocation)
        throws -> RenderedTokens
    {
        let options = Self.options(options, sourceLocation: sourceLocation)
        var found = Diagnostics()
        var files: [String: String] = [:]
        for unit in TokensBackend().plan(registry, options: options) {
            let rendering = unit.render()
            found.merge(rendering.diagnostics)
            #expect(rendering.files.map(\.path) == unit.paths, sourceLocation: sourceLocation)
            for file in rendering.files { files[file.path.text] = String(decoding: file.bytes, as: UTF8.self) }
        }
        return RenderedTokens(files: files, findings: found.sorted().map(\.testDescription))
    }
}

/// Files by path, and what was found.
struct RenderedTokens {
    let files: [String: String]
    let findings: [String]

    /// The custom properties and comments of a style sheet, without what stands at its top and around them.
    func lines(_ path: String = "default.css", sourceLocation: SourceLocation = #_sourceLocation) throws -> [String] {
        let text = try #require(files[path], sourceLocation: sourceLocation)
        let block = try #require(text.split(separator: "{\n", maxSplits: 1).last, sourceLocation: sourceLocation)
        return block.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0 != "}" }
    }

    /// A token file read back.
    func tokens(_ path: String = "default.tokens.json", sourceLocation: SourceLocation = #_sourceLocation) throws
        -> DesignTokens
    {
        var found = Diagnostics()
        let tokens = try TokenCatalog.tokens(
            SourceFile(path: path, text: try #require(files[path], sourceLocation: sourceLocation)), &found)
        #expect(found.all.map(\.testDescription) == [], sourceLocation: sourceLocation)
        return tokens
    }

    func write(to folder: TemporaryFolder) throws {
        for (path, text) in files { try folder.write(path, text) }
    }
}

/// The outside programs that read what the backend writes.
enum TokenJudges {
    static let schemas = SharedData.url("data/tokens/spec-schemas")

    /// What the official schemas say about token files; empty if all is well.
    static func faults(ofTokenFiles files: [URL]) throws -> [String] {
        try faults("judge_tokens.py", [schemas.path] + files.map(\.path), reads: [schemas] + files, counted: "tokens: ")
    }

    /// A style sheet, and the tokens with resolved values that nested elements should have by it.
    struct Comparison {
        let sheet: URL
        let tokens: URL
        var selectors = [":root"]
    }

    /// How style sheets differ from the tokens; each beginning with the name of its sheet.
    static func faults(_ comparisons: [Comparison]) throws -> [String] {
        let arguments = comparisons.map { [$0.tokens.path, $0.sheet.path] + $0.selectors }
        return try faults(
            "judge_stylesheets.py", Array(arguments.joined(separator: ["--"])),
            reads: comparisons.flatMap { [$0.tokens, $0.sheet] }, counted: "properties: ")
    }

    private static func faults(
        _ script: String, _ arguments: [String], reads: [URL], counted: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [String] {
        let path = SharedData.repository.appendingPathComponent("Tests/Judges/\(script)").path
        let verdict = try Judge.python.verdict([path] + arguments, reads: reads)
        #expect(verdict.errors == "", sourceLocation: sourceLocation)
        let lines = verdict.output.split(separator: "\n").map(String.init)
        // A run without output checked nothing.
        #expect(lines.contains { $0.contains(counted) && !$0.hasSuffix(counted + "0") }, sourceLocation: sourceLocation)
        let faults = lines.filter { !$0.hasPrefix("files: ") && !$0.hasPrefix("properties: ") }
        #expect((verdict.status == 0) == faults.isEmpty, sourceLocation: sourceLocation)
        return faults
    }
}
