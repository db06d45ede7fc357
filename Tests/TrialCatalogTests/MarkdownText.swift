import CatalogRendering
import CatalogTestSupport

/// Markdown as GitHub's parser reads it, without its marks.
enum MarkdownText {
    /// How pages say facts: prose without its marks, flags in words, unions without the bar that they begin with.
    ///
    /// HTML in prose is text. One run of the parser reads all prose.
    static func words(_ facts: [Fact]) throws -> [Wording] {
        let prose = facts.filter(\.isProse).map(\.text)
        let plain = try read(prose).map { $0.map { text(of: $0, readsHTML: true) }.joined(separator: " ") }
        let byText = Dictionary(zip(prose, plain), uniquingKeysWith: { first, _ in first })
        return facts.map { fact in
            if fact.text.isEmpty { return .unsaid("said by being on the page") }
            if fact.isProse { return .said(byText[fact.text] ?? fact.text) }
            let isUnion = fact.kind == .type && fact.text.hasPrefix("| ")
            return .said(isUnion ? String(fact.text.dropFirst(2)) : fact.text)
        }
    }

    /// Each page in passages: its table rows, its sections from heading to heading, and the whole page last.
    static func passages(_ files: [OutputFile]) throws -> [[String]] {
        try read(files.map { String(decoding: $0.bytes, as: UTF8.self) }).map { nodes in
            var sections = [""]
            for node in nodes {
                if node.name == "heading" { sections.append("") }
                sections[sections.count - 1] += text(of: node, readsHTML: false) + " "
            }
            let rows = nodes.flatMap(\.rows).map { text(of: $0, readsHTML: false) }
            return (rows + sections + [sections.joined()]).map(collapsed)
        }
    }

    /// A paragraph that stands between two texts and in none of them.
    private static let separator = "between-two-texts-of-a-test"

    private static func read(_ texts: [String]) throws -> [[CommonMarkXML.Node]] {
        let document = texts.joined(separator: "\n\n\(separator)\n\n")
        let root = try CommonMarkXML.read(
            document, extensions: ["-e", "table", "-e", "strikethrough", "-e", "autolink"])
        return root.children.split(omittingEmptySubsequences: false) { text(of: $0, readsHTML: true) == separator }
            .map(Array.init)
    }

    /// HTML is text in prose.
    ///
    /// In pages the program has written it: line breaks and anchors.
    private static func text(of node: CommonMarkXML.Node, readsHTML: Bool) -> String {
        switch node.name {
        case "text", "code": return node.text
        case "code_block": return node["info"] + " " + node.text
        case "html_inline" where !readsHTML && insideNames.contains(node.text): return ""
        case "html_inline", "html_block": return readsHTML ? node.text : " "
        case "softbreak", "linebreak": return " "
        default: break
        }
        let isInline = ["emph", "strong", "link", "image", "strikethrough", "paragraph", "heading", "table_cell"]
        return node.children.map { text(of: $0, readsHTML: readsHTML) }
            .joined(separator: isInline.contains(node.name) ? "" : " ")
    }

    /// What stands around a long name, and where a line may end in it.
    private static let insideNames: Set<String> = ["<code>", "<wbr>", "</code>"]

    /// White space between words is not told apart.
    static func collapsed(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension CommonMarkXML.Node {
    /// The rows of all tables within.
    fileprivate var rows: [CommonMarkXML.Node] {
        name == "table_row" ? [self] : children.flatMap(\.rows)
    }
}
