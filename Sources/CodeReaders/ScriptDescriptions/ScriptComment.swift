import CatalogModel

/// A description from a JSDoc comment, split into Markdown and block tags such as `@default`.
///
/// Inline tags such as `{@link Name}`, line breaks such as `<br>`, and markers left over from the comment become
/// Markdown. Code between backticks stays unchanged.
package struct ScriptComment {
    /// A block tag with the text up to the next tag.
    package struct Tag: Equatable {
        /// The name without the `@`, in small letters.
        package let name: String
        package let text: String
    }

    /// The description without block tags.
    package private(set) var text: String
    package private(set) var tags: [Tag] = []

    package init(_ description: String) {
        text = description
        guard description.contains(where: { "@<*-–—".contains($0) }) else { return }
        var paragraphs: [Substring] = []
        var open: (name: String, lines: [Substring])?
        var isCode = false
        for line in ScriptCommentLines(description).lines {
            let isFence = line.drop { $0 == " " }.hasPrefix("```")
            var rest = line
            while !isCode, !isFence, let tag = BlockTag(in: rest) {
                if !tag.before.allSatisfy(\.isWhitespace) { add(String(tag.before), to: &paragraphs, &open) }
                close(&open, &paragraphs)
                open = (tag.name, [])
                rest = tag.after
                // The text after a tag without a value belongs to the description.
                if BlockTag.modifiers.contains(tag.name) {
                    close(&open, &paragraphs)
                    rest = rest.drop { $0 == " " }
                    if rest.isEmpty { break }
                }
            }
            if isFence { isCode.toggle() }
            let isBlank = !isCode && !isFence && rest.allSatisfy(\.isWhitespace)
            if isBlank, open.map({ $0.name != "example" }) == true { close(&open, &paragraphs) }
            if rest.isEmpty, rest.startIndex != line.startIndex { continue }
            add(String(rest), to: &paragraphs, &open)
        }
        close(&open, &paragraphs)
        text = InlineTags.resolved(in: paragraphs.joined(separator: "\n")).trimmed
    }

    /// The tags that have no counterpart in a description of code, and are not repetitions of facts that analyzers
    /// extract from the comment.
    package var unplacedTags: [String] {
        var names: [String] = []
        for tag in tags where !BlockTag.extracted.contains(tag.name) && !names.contains(tag.name) {
            names.append(tag.name)
        }
        return names
    }

    /// Returns the text of the first tag with one of the names.
    package func tag(_ names: String...) -> String? { tags.first { names.contains($0.name) }?.text }

    private func add(
        _ line: String, to paragraphs: inout [Substring], _ open: inout (name: String, lines: [Substring])?
    ) {
        if open != nil { open?.lines.append(line[...]) } else { paragraphs.append(line[...]) }
    }

    /// Ends the open tag: an example becomes code, remarks become a paragraph.
    private mutating func close(
        _ open: inout (name: String, lines: [Substring])?, _ paragraphs: inout [Substring]
    ) {
        guard let (name, lines) = open else { return }
        open = nil
        let text = lines.joined(separator: "\n").trimmed
        switch name {
        case "example" where !text.isEmpty:
            paragraphs += ["", "Example:", ""]
            paragraphs.append(
                text.contains("```") ? text[...] : InexpressibleMarkup.fenced(text, language: "text")[...])
        case "remarks" where !text.isEmpty: paragraphs += ["", text[...]]
        case "see" where !text.isEmpty: paragraphs += ["", "See \(text)"[...]]
        default: tags.append(Tag(name: name, text: text))
        }
    }
}

/// The lines of a comment, without the markers that the comment syntax or an analyzer has left over.
private struct ScriptCommentLines {
    let lines: [Substring]

    init(_ description: String) {
        var lines = description.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        let filled = lines.filter { !$0.allSatisfy(\.isWhitespace) }
        let bodies = filled.map { $0.drop(while: \.isWhitespace) }
        // A line of a list item has text, so a bare asterisk is an empty line of the comment.
        if bodies.count > 1, bodies.dropFirst().allSatisfy({ $0.first == "*" }), bodies.contains("*") {
            lines = lines.map { line in
                let body = line.drop(while: \.isWhitespace)
                guard body.first == "*" else { return line }
                return body.dropFirst().first == " " ? body.dropFirst(2) : body.dropFirst()
            }
        }
        // A list of a single item is the rest of a tag: `@slot foot - The foot.`
        if let first = lines.firstIndex(where: { !$0.allSatisfy(\.isWhitespace) }),
            let body = Self.unmarked(lines[first]),
            !lines[(first + 1)...].contains(where: { Self.unmarked($0) != nil })
        {
            lines[first] = body
        }
        self.lines = lines
    }

    /// Returns the text of a line after a marker; nil for a line without a marker.
    private static func unmarked(_ line: Substring) -> Substring? {
        let body = line.drop(while: \.isWhitespace)
        guard let marker = body.first, "*-–—".contains(marker), body.dropFirst().first == " " else { return nil }
        return body.dropFirst().drop(while: \.isWhitespace)
    }
}

/// A block tag in a line of a comment, with the text on both sides.
private struct BlockTag {
    let before: Substring
    let name: String
    let after: Substring

    /// Tags without a value.
    static let modifiers: Set<String> = [
        "internal", "private", "protected", "public", "hidden", "ignore", "readonly", "override", "abstract", "alpha",
        "beta", "experimental", "inheritdoc", "virtual", "static", "async", "required", "optional", "reflects",
    ]

    /// Tags without facts beyond those that analyzers extract from comment and code.
    static let extracted: Set<String> = [
        "attr", "attribute", "augments", "class", "csspart", "cssprop", "cssproperty", "cssstate", "customelement",
        "default", "defaultvalue", "deprecated", "element", "event", "extends", "field", "fires", "function", "hidden",
        "ignore", "inheritdoc", "internal", "kind", "memberof", "method", "module", "name", "override", "param",
        "parameter", "part", "private", "prop", "property", "protected", "public", "readonly", "reflect", "reflects",
        "required", "optional", "return", "returns", "since", "slot", "static", "async", "summary", "tag", "tagname",
        "template", "type", "typedef", "virtual",
    ]

    /// Tags that may follow other text in a line, because analyzers join lines.
    private static let inner: Set<String> = [
        "default", "defaultvalue", "deprecated", "example", "hidden", "ignore", "internal", "param", "private",
        "protected", "public", "readonly", "return", "returns", "since", "type",
    ]

    /// At-rules of CSS, which begin a line of a description rather than a tag.
    private static let rules: Set<String> = ["media", "import", "supports", "keyframes", "layer", "container", "use"]

    /// Returns the first tag of a line; nil for a line without a tag.
    init?(in line: Substring) {
        var isCode = false
        var isWordStart = true
        var isLineStart = true
        for index in line.indices {
            let character = line[index]
            if character == "`" { isCode.toggle() }
            if character == "@", isWordStart, !isCode {
                let name = line[line.index(after: index)...].prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
                let after = line[name.endIndex...]
                let isName = name.first?.isLetter == true && (after.first.map { $0 == " " || $0 == "\t" } ?? true)
                let key = name.lowercased()
                if isName, isLineStart ? !Self.rules.contains(key) : Self.inner.contains(key) {
                    before = line[..<index]
                    self.name = key
                    self.after = after
                    return
                }
            }
            isWordStart = character == " " || character == "\t"
            if !isWordStart { isLineStart = false }
        }
        return nil
    }
}

/// A rewriting of inline JSDoc tags and HTML line breaks into Markdown, outside of code.
private enum InlineTags {
    static func resolved(in text: String) -> String {
        guard text.contains("{@") || text.contains("<") else { return text }
        var result = ""
        var rest = text[...]
        while let character = rest.first {
            if character == "`" {
                let fence = rest.prefix { $0 == "`" }
                let inner = rest[fence.endIndex...]
                let end = inner.firstRange(of: fence)?.upperBound ?? fence.endIndex
                result += rest[..<end]
                rest = rest[end...]
            } else if rest.hasPrefix("{@"), let (markdown, end) = tag(in: rest, after: &result) {
                result += markdown
                rest = rest[end...]
            } else if character == "<", let (markdown, end) = lineBreak(in: rest) {
                while result.last == " " { result.removeLast() }
                result += result.isEmpty ? "" : markdown
                rest = rest[end...].drop { $0 == " " || $0 == "\n" }
            } else {
                result.append(character)
                rest = rest.dropFirst()
            }
        }
        return result
    }

    /// Returns the Markdown of the inline tag at the beginning of a text: `{@link Name}`, `{@link Name|label}`.
    ///
    /// The brackets of a label before the tag, `[label]{@link Name}`, are removed from `result`.
    private static func tag(in text: Substring, after result: inout String) -> (String, Substring.Index)? {
        let body = text.dropFirst(2)
        guard let close = body.firstIndex(of: "}") else { return nil }
        let name = body[..<close].prefix { $0.isLetter }
        guard !name.isEmpty else { return nil }
        let content = String(body[name.endIndex..<close]).trimmed
        let end = text.index(after: close)
        let kind = name.lowercased()
        if kind == "inheritdoc" { return ("", end) }
        if kind == "code" { return ("`\(content)`", end) }
        guard ["link", "linkcode", "linkplain", "see", "tutorial"].contains(kind) else { return (content, end) }
        let target = content.prefix { $0 != "|" && !$0.isWhitespace }
        var label = String(content[target.endIndex...].drop { $0 == "|" || $0.isWhitespace }).trimmed
        if label.isEmpty, result.last == "]", let open = result.lastIndex(of: "[") {
            label = String(result[result.index(after: open)...].dropLast())
            result.removeSubrange(open...)
        }
        if ["http://", "https://", "mailto:"].contains(where: target.hasPrefix) {
            return ("[\(label.isEmpty ? String(target) : label)](\(target))", end)
        }
        if !label.isEmpty { return (kind == "linkcode" ? "`\(label)`" : label, end) }
        return (target.isEmpty ? "" : kind == "linkplain" ? String(target) : "`\(target)`", end)
    }

    /// Returns the Markdown of the HTML line break or paragraph at the beginning of a text; a single break before more
    /// text is a hard break, others separate paragraphs.
    private static func lineBreak(in text: Substring) -> (String, Substring.Index)? {
        var rest = text
        var breaks = 0
        while let end = element(in: rest) {
            breaks += end.isParagraph ? 2 : 1
            rest = rest[end.index...].drop { $0 == " " || $0 == "\n" }
            if rest.first != "<" { break }
        }
        if breaks == 0 { return nil }
        return (rest.isEmpty ? "" : breaks == 1 ? "\\\n" : "\n\n", rest.startIndex)
    }

    /// Returns the end of `<br>`, `<br/>`, `<p>` or `</p>` at the beginning of a text.
    private static func element(in text: Substring) -> (index: Substring.Index, isParagraph: Bool)? {
        guard text.first == "<", let close = text.prefix(8).firstIndex(of: ">") else { return nil }
        let name = text[..<close].dropFirst().filter { $0 != "/" && $0 != " " }.lowercased()
        guard name == "br" || name == "p" else { return nil }
        return (text.index(after: close), name == "p")
    }
}
