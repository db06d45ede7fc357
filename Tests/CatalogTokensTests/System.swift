import CatalogModel
import CatalogTestSupport
import CatalogTokens
import CatalogSyntax
import Foundation
import Testing

/// A resolver document that has been loaded with its files, and what was found.
struct System {
    let system: TokenSystem
    let themes: [TokenTheme]
    let diagnostics: [Diagnostic]

    /// Loads a text as `a.json` with files in memory.
    ///
    /// Themes are written as `dark: theme=dark, size=large`.
    init(_ resolver: String, files: [String: String] = [:], themes: [String] = []) throws {
        let file = SourceFile(path: "a.json", text: resolver)
        try self.init(file, themes: themes) { path in files[path].map { Array($0.utf8) } }
    }

    /// Loads a file of the real data.
    init(url: URL, themes: [String] = [], everyPermutation: Bool = false) throws {
        let folder = url.deletingLastPathComponent()
        let file = SourceFile(path: url.lastPathComponent, bytes: Array(try Data(contentsOf: url)))
        try self.init(file, themes: themes, everyPermutation: everyPermutation) { path in
            (try? Data(contentsOf: folder.appendingPathComponent(path))).map { Array($0) }
        }
    }

    init(
        _ file: SourceFile, root: YAMLNode? = nil, themes: [String] = [], everyPermutation: Bool = false,
        read: @escaping (String) -> [UInt8]?, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        var found = Diagnostics()
        let root =
            try root ?? #require(
                YAMLReader.read(file, diagnostics: &found), "\(file.path) cannot be read",
                sourceLocation: sourceLocation)
        system = TokenSystem(resolver: root, diagnostics: &found) { path, location, found in
            if let bytes = read(path) { return SourceFile(path: path, bytes: bytes) }
            found.report(Diagnostic(Self.missing, "there is no file '\(path)'", at: location))
            return nil
        }
        let requests = everyPermutation ? system.permutations.map(Self.request) : themes.map(Self.request)
        self.themes = system.themes(requests, diagnostics: &found)
        diagnostics = found.sorted()
    }

    private static let missing = Rule("missing-file", .error, "Files are there.")

    /// A theme that is named after its contexts.
    private static func request(_ inputs: TokenInputs) -> TokenThemeRequest {
        let name = inputs.choices.map(\.context).joined(separator: "-")
        return request(name + ": " + inputs.choices.map { "\($0.modifier)=\($0.context)" }.joined(separator: ", "))
    }

    private static func request(_ text: String) -> TokenThemeRequest {
        let file = SourceFile(path: "catalog.yaml", text: text)
        let parts = text.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        func located(_ text: some StringProtocol) -> Text {
            Text(String(text), at: file.range(ofBytes: 0..<file.bytes.count).narrowed(to: String(text)))
        }
        let choices = (parts.count > 1 ? parts[1] : "").split(separator: ",").map { choice in
            let sides = choice.split(separator: "=").map { located($0.trimmingCharacters(in: .whitespaces)) }
            return TokenThemeRequest.Choice(modifier: sides[0], context: sides[1])
        }
        return TokenThemeRequest(name: located(parts[0]), choices: choices)
    }

    var findings: [String] { diagnostics.lines }

    var rules: Set<String> { Set(diagnostics.map(\.rule.id)) }

    /// The resolved value in a theme as JSON.
    func value(_ path: String, in theme: String = TokenTheme.defaultName) -> String? {
        themes.first { $0.name == theme }?.tokens[path]?.resolvedValue.compact
    }
}

extension [Diagnostic] {
    /// One line for each finding, `LINE:COLUMN-COLUMN severity [rule] message`, and one for each of its notes.
    var lines: [String] {
        flatMap { finding in
            ["\(location(finding.range)) \(finding.severity) [\(finding.rule.id)] \(finding.message)"]
                + finding.notes.map { "  \(location($0.range)) \($0.message)" }
        }
    }

    private func location(_ range: SourceRange?) -> String {
        guard let range else { return "?" }
        let file = range.file.path.hasPrefix("a.") ? "" : "\(range.file.path):"
        let end = range.end.line == range.start.line ? "\(range.end.column)" : "\(range.end.line):\(range.end.column)"
        return "\(file)\(range.start.line):\(range.start.column)-\(end)"
    }
}
