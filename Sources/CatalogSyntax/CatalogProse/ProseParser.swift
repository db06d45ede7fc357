package import CatalogModel

/// A parser of prose in the documented subset of CommonMark 0.31, from an author's text to a tree of blocks, with
/// findings on unsupported markup.
///
/// The subset: paragraphs, emphasis and strong, code spans, inline links and autolinks, nested lists, fenced code, ATX
/// headings, block quotes, hard and soft breaks, backslash escapes, character references. Raw HTML is text, and so is
/// everything in a tag. Markup outside of the subset (images, reference definitions, setext headings, thematic breaks,
/// indented code, and what GitHub adds: tables, strikethrough, task items) is reported and read as text.
package enum ProseParser {
    /// Parses a text as prose, in time proportional to the length of the text.
    ///
    /// Markup outside of the subset is reported, and read as text.
    ///
    /// - Parameters:
    ///   - source: The text as written.
    ///   - root: The start of links from the root of a site, such as `/about`; nil where such links lead nowhere.
    ///   - diagnostics: Takes the findings on the markup.
    /// - Returns: The prose, for any text.
    package static func parse(_ source: Text, root: String? = nil, diagnostics: inout Diagnostics) -> Prose {
        if isPlain(source.value) { return Prose(plain: source) }
        var bytes = Array(source.value.utf8)
        if bytes.contains(0) { bytes = Array(String(source.value.map { $0 == "\0" ? "\u{FFFD}" : $0 }).utf8) }
        var marks = UnlocatedProseMarks()
        var blockParser = BlockParser(bytes)
        let nodes = blockParser.parse(marks: &marks)
        var builder = BlockBuilder(source: bytes, nodes: nodes, root: root, marks: marks)
        let blocks = builder.blocks()
        let links = builder.marks.report(in: source, bytes: bytes, to: &diagnostics)
        return Prose(source: source, blocks: blocks, links: links)
    }

    /// Whether the text is a single line without any character of possible markup.
    ///
    /// Most prose is.
    private static func isPlain(_ text: String) -> Bool {
        var copy = text
        return copy.withUTF8 { bytes in
            guard let first = bytes.first, let last = bytes.last else { return true }
            if first.mayBeginBlock || last.isASCIIWhitespace { return false }
            return bytes.allSatisfy { !$0.mayBeInlineMarkup } && !beginsWithOrdinal(bytes)
        }
    }

    /// Whether the text looks like the item of a numbered list: `1.` or `1)`.
    private static func beginsWithOrdinal(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let end = bytes.firstIndex(where: { !$0.isDigit }), end > 0 else { return false }
        return bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: ")")
    }
}

extension UInt8 {
    fileprivate var mayBeginBlock: Bool {
        switch self {
        case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"): true
        default: isASCIIWhitespace
        }
    }

    fileprivate var mayBeInlineMarkup: Bool {
        switch self {
        case 0, .lineFeed, .carriageReturn, UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"),
            UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
