import CatalogRendering

/// A CSS style sheet of custom properties in blocks, ready to print.
struct Stylesheet {
    /// A custom property, or the comment in the property's place.
    struct Line {
        /// Comments above the property, on separate lines.
        var comments: [String] = []
        /// Empty for a token without a value in CSS.
        var declarations: [CSSDeclaration] = []
    }

    /// A rule of the style sheet: a selector with declarations.
    struct Block {
        /// A selector, or the start of a rule around other blocks.
        let selector: String
        var lines: [Line] = []
        var blocks: [Block] = []
    }

    /// At the top.
    let comments: [String]
    let blocks: [Block]

    var printed: String {
        var text = Self.comment(comments, indentation: "")
        for block in blocks { text += "\n" + Self.printed(block) }
        // Without `@charset`, a browser assumes the encoding of the page (CSS Syntax Module Level 3, section 3.2).
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        return isASCII ? text : "@charset \"utf-8\";\n" + text
    }

    private static func printed(_ block: Block, indentation: String = "") -> String {
        let inner = indentation + "  "
        var text = "\(indentation)\(block.selector) {\n"
        for line in block.lines {
            text += comment(line.comments, indentation: inner)
            for declaration in line.declarations { text += "\(inner)\(declaration.printed)\n" }
        }
        text += block.blocks.map { printed($0, indentation: inner) }.joined(separator: "\n")
        return text + "\(indentation)}\n"
    }

    private static func comment(_ texts: [String], indentation: String) -> String {
        let lines = texts.flatMap { $0.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }
        guard !lines.isEmpty else { return "" }
        let text = lines.enumerated().map { index, line in
            index == 0 || line.isEmpty ? String(line) : "\(indentation)   \(line)"
        }.joined(separator: "\n")
        return "\(indentation)/* \(CSSEscaper.comment(text)) */\n"
    }
}
