import CatalogModel

// Facts of several parts in words, the same in every language.

extension DeprecationStub {
    /// Meaning of an attribute or a tag, on one line.
    var sentence: String {
        var sentences: [String] = []
        if let message { sentences.append(message.plainText.oneLine) }
        if let since { sentences.append("Deprecated since \(since.oneLine).") }
        if !replacements.isEmpty {
            sentences.append("Use \(replacements.map(\.oneLine).joined(separator: " or ")) instead.")
        }
        if let removal { sentences.append("Goes away in \(removal.oneLine).") }
        return sentences.joined(separator: " ")
    }
}

extension AvailabilityStub {
    var sentence: String {
        var words = platform
        if let introduced { words += " \(introduced)" }
        if let deprecated {
            words +=
                PlatformAvailability.isUndated(deprecated) ? ", will be deprecated" : ", deprecated in \(deprecated)"
        }
        if let obsoleted { words += ", obsoleted in \(obsoleted)" }
        if isUnavailable { words += ", unavailable" }
        if let message { words += ": \(message.plainText)" }
        return words.oneLine
    }
}

extension DocFact {
    /// The fact as lines of Markdown, the label in front.
    var lines: [String] {
        switch text {
        case .code(let code): return ["\(label.rawValue): \(MarkdownCode.span(code))"]
        case .words(let words): return ["\(label.rawValue): \(words.oneLine)"]
        case .prose(let prose):
            var lines = CommentProse.lines(of: prose)
            lines[0] = "\(label.rawValue): \(lines[0])"
            return lines
        }
    }
}

extension DocItem {
    /// The item as lines of a Markdown list.
    var lines: [String] {
        var head = "- " + MarkdownCode.span(name)
        if let type { head += " (\(MarkdownCode.span(type)))" }
        var lines = [head]
        if let description {
            let text = CommentProse.lines(of: description)
            lines[0] += ": " + (text.first ?? "")
            lines += text.dropFirst().map { $0.isEmpty ? "" : "  " + $0 }
        }
        for fact in facts {
            let text = fact.lines
            lines.append("  - " + text[0])
            lines += text.dropFirst().map { $0.isEmpty ? "" : "    " + $0 }
        }
        return lines
    }
}
