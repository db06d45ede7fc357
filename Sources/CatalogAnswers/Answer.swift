package import CatalogModel

/// An answer for a coding agent: Markdown to read, and the same as facts.
package struct Answer: Sendable {
    /// Ends with a line break.
    package let text: String
    /// The facts in the form of the query's output schema; empty for an error.
    package let facts: JSONObject
    /// Whether the question has no answer; the text states the reason and the nearest valid question.
    package let isError: Bool

    init(_ text: String, facts: JSONObject) {
        self.text = text.hasSuffix("\n") ? text : text + "\n"
        self.facts = facts
        isError = false
    }

    /// Creates an answer to a question without an answer.
    package init(error: String) {
        text = error + "\n"
        facts = JSONObject()
        isError = true
    }

    /// Returns an answer about an id that the catalog does not have.
    static func unknown(entry id: String, in registry: ComponentRegistry) -> Answer {
        let ids = registry.components.map(\.id.rawValue)
        return .unknown(
            "entry", named: id, nearest: nearest(to: id, among: ids, count: 3), hint: "Ids come from `search`.")
    }

    /// Returns an answer about a name that the catalog does not have, with the nearest names.
    static func unknown(_ noun: String, named name: String, nearest: [String], hint: String) -> Answer {
        let shown = nearest.isEmpty ? "" : " Nearest: \(nearest.map { "`\($0)`" }.joined(separator: ", "))."
        return Answer(error: "Unknown \(noun) '\(name.prefix(200))'.\(shown) \(hint)")
    }
}

/// An estimate of the tokens of a language model in a text, for limits on answers.
///
/// Tokenizers of current models need a token for about four bytes of English Markdown and for two to three bytes of
/// other scripts. The estimate is higher than both, so that an answer within a limit by the estimate is within the limit
/// by the tokenizer.
package enum TokenEstimate {
    package static func tokens(in text: String) -> Int {
        var (plain, other) = (0, 0)
        for byte in text.utf8 { if byte < 0x80 { plain += 1 } else { other += 1 } }
        return (plain + 2) / 3 + (other + 1) / 2
    }
}
