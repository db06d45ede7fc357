import CatalogModel
import CatalogPages

/// A maker of names for files and tokens that every agent accepts: lowercase ASCII letters, digits and single hyphens.
enum AgentNames {
    /// Returns the words of a text with hyphens in between; empty for a text without ASCII letters and digits.
    static func slug(_ text: String, limit: Int) -> String {
        let words = text.lowercased().unicodeScalars.split { scalar in
            !(scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil))
        }
        let slug = String(words.map { String($0) }.joined(separator: "-").prefix(limit))
        return slug.hasSuffix("-") ? String(slug.dropLast()) : slug
    }

    /// Returns a different name for each of several texts, with numbers for repeated ones.
    static func unique(_ texts: [String], or fallback: String) -> [String] {
        var taken: Set<String> = []
        return texts.map { text in
            let slug = slug(text, limit: 80)
            return taken.insertNumbered(slug.isEmpty ? fallback : slug, separator: "-")
        }
    }
}

extension String {
    /// Returns the text on one line, shortened with an ellipsis where longer than a number of characters.
    func shortened(to limit: Int) -> String {
        let start = prefix(limit + 1)
        let line = start.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return start.count > limit ? String(line.prefix(limit - 1)) + "…" : line
    }
}

extension Prose {
    /// Returns the first words without markup, on one line.
    func words(_ limit: Int) -> String { plainText.shortened(to: limit) }

    /// The text on one line, with links to addresses outside of the catalog only; without markup where long.
    var brief: Inline {
        let limit = 400
        if plainText.utf8.count > limit { return .text(words(limit)) }
        return .prose(
            redirected { destination in
                if case .address = destination { destination } else { nil }
            })
    }
}

extension Inline {
    /// Returns names or values as code on one line, shortened where long.
    static func short(_ text: String, limit: Int = 160) -> Inline {
        let line = text.shortened(to: limit)
        return line.isEmpty ? .empty : .code(line)
    }

    /// Returns names as code, with commas in between.
    static func list(_ names: [String], limit: Int = 40) -> [Inline] {
        names.prefix(limit).map { Inline.short($0) }.commaSeparated
            + (names.count > limit ? [.text(" and \(names.count - limit) more")] : [])
    }
}

extension [[Inline]] {
    /// Returns the lines as a list, or the first of many with the number of the others; no block without lines.
    func listed(_ limit: Int, others: String) -> [Block] {
        if isEmpty { return [] }
        let rest = count > limit ? [[Inline.text("\(count - limit) more: "), .code(others)]] : []
        return [.list((prefix(limit) + rest).map { [.paragraph($0)] })]
    }
}
