import CatalogModel
@testable import CatalogCommands
import CodeReaders
import Testing

/// The values that the program's reader finds in exported files, by layer and name.
struct ReadBack {
    private var tokens: [String: [String: DeclaredToken]] = [:]
    /// The reasons for names without a value.
    private var reasons: [String: String] = [:]
    /// The messages of findings, without the texts in quotes.
    let findings: [String]

    init(_ files: [SourceFile]) {
        let api = TokenFileReader().read(files)
        findings = api.diagnostics.all.filter { $0.severity > .note }.map { Self.unquoted($0.message) }
        for token in api.tokens?.tokens ?? [] { tokens[token.theme ?? "", default: [:]][token.name.value] = token }
        let omissions = (api.tokens?.unread ?? []) + (api.tokens?.omissions ?? [])
        for one in omissions { reasons[one.name.value] = Self.unquoted(one.reason) }
    }

    /// Returns the token of a name in a layer, or in the common values below all layers.
    func token(_ name: String, in layer: String) -> DeclaredToken? {
        var name = name
        for _ in 0..<20 {
            guard let token = tokens[layer]?[name] ?? tokens[""]?[name] else { return nil }
            guard let target = token.alias, tokens[layer]?[target] ?? tokens[""]?[target] != nil else { return token }
            // An alias has the value of its target in the same theme.
            name = target
        }
        return nil
    }

    /// Returns the reader's reason for a name without a value.
    func reason(_ name: String) -> String { reasons[name] ?? "is not read" }

    /// Returns a message without the names in it.
    private static func unquoted(_ text: String) -> String {
        let parts = text.split(omittingEmptySubsequences: false) { $0 == "'" }
        return parts.indices.map { $0 % 2 == 0 ? String(parts[$0]) : "…" }.joined(separator: "'")
    }
}
