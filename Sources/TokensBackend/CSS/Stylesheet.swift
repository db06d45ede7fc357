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
        let selector: String
        let lines: [Line]
    }

    /// At the top.
    let comments: [String]
    let blocks: [Block]

    var printed: String {
        var text = Self.comment(comments, indentation: "")
        for block in blocks {
            text += "\n\(block.selector) {\n"
            for line in block.lines {
                text += Self.comment(line.comments, indentation: "  ")
                for declaration in line.declarations { text += "  \(declaration.printed)\n" }
            }
            text += "}\n"
        }
        // Without `@charset`, a browser assumes the encoding of the page (CSS Syntax Module Level 3, section 3.2).
        let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        return isASCII ? text : "@charset \"utf-8\";\n" + text
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
