/// The condition for the end of a raw HTML block in prose: a closing text, such as `-->`, or a blank line (CommonMark
/// 0.31, 4.6 "HTML blocks").
enum HTMLBlock: Equatable {
    /// A block ending on the first line with any of the given texts.
    case until([String])
    /// Ends at a blank line.
    case untilBlankLine

    /// Creates the block begun by `line`, without indentation; nil if no block begins there.
    init?(startingWith line: ArraySlice<UInt8>, inParagraph: Bool) {
        if Self.hasTagName(in: Self.verbatimNames, line) {
            self = .until(Self.verbatimNames.map { "</\($0)>" })
        } else if line.starts(with: "<!--".utf8) {
            self = .until(["-->"])
        } else if line.starts(with: "<?".utf8) {
            self = .until(["?>"])
        } else if line.starts(with: "<![CDATA[".utf8) {
            self = .until(["]]>"])
        } else if line.starts(with: "<!".utf8), line.dropFirst(2).first?.isLetter == true {
            self = .until([">"])
        } else if Self.hasTagName(in: Self.blockNames, line) || (!inParagraph && Self.isWholeTag(line)) {
            self = .untilBlankLine
        } else {
            return nil
        }
    }

    var endsAtBlankLine: Bool { self == .untilBlankLine }

    /// Whether the line is the last of the block.
    func ends(in line: ArraySlice<UInt8>) -> Bool {
        guard case .until(let endings) = self else { return false }
        let lowercased = line.map(\.lowercasedASCII)
        return endings.contains { ending in
            let wanted = Array(ending.utf8)
            guard lowercased.count >= wanted.count else { return false }
            return (0...(lowercased.count - wanted.count)).contains {
                lowercased[$0..<($0 + wanted.count)].elementsEqual(wanted)
            }
        }
    }

    /// Whether the line begins with a tag of any of the given names; for names of blocks, also a closing tag.
    private static func hasTagName(in names: [String], _ line: ArraySlice<UInt8>) -> Bool {
        var rest = line.dropFirst()
        let isBlock = names == blockNames
        if isBlock, rest.first == UInt8(ascii: "/") { rest = rest.dropFirst() }
        let name = rest.prefix { $0.isASCIIAlphanumeric }
        guard !name.isEmpty, name.count <= 10, names.contains(String(utf8: name.map(\.lowercasedASCII))) else {
            return false
        }
        rest = rest.dropFirst(name.count)
        guard let next = rest.first else { return true }
        return next.isBlank || next == UInt8(ascii: ">") || (isBlock && rest.starts(with: "/>".utf8))
    }

    /// Whether the line is a single open or closing tag without further content.
    private static func isWholeTag(_ line: ArraySlice<UInt8>) -> Bool {
        let scanner = HTMLScanner(line)
        guard let end = scanner.openTagEnd(at: line.startIndex) ?? scanner.closingTagEnd(at: line.startIndex) else {
            return false
        }
        return line[end...].allSatisfy(\.isBlank)
    }

    private static let verbatimNames = ["pre", "script", "style", "textarea"]

    private static let blockNames = [
        "address", "article", "aside", "base", "basefont", "blockquote", "body", "caption", "center", "col",
        "colgroup", "dd", "details", "dialog", "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer",
        "form", "frame", "frameset", "h1", "h2", "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "iframe",
        "legend", "li", "link", "main", "menu", "menuitem", "nav", "noframes", "ol", "optgroup", "option", "p",
        "param", "search", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "title", "tr",
        "track", "ul",
    ]
}
