import CatalogTestSupport

/// A page as GitHub's parser reads it: its tables, the places that links can lead to, and the links.
struct HTMLPage: Sendable {
    struct Table: Equatable, Sendable {
        var rows: [[String]] = []
    }

    private(set) var tables: [Table] = []
    /// Those that stand in no other, in the form of `ListChecker`.
    private(set) var lists: [String] = []
    /// The names of explicit anchors, in order.
    private(set) var anchors: [String] = []
    /// Level and text of each heading.
    private(set) var headings: [(level: Int, text: String)] = []
    private(set) var links: [String] = []
    private(set) var pictures: [(file: String, alt: String)] = []
    /// What stands in a picture's place, as in the dark.
    private(set) var sources: [String] = []
    /// Tags that were opened and never closed, or the other way round.
    private(set) var faults: [String] = []

    private var open: [String] = []
    private var cell: String?
    private var heading: String?
    private var openLists: [(name: String, items: [[String]])] = []

    /// Reads Markdown through cmark-gfm.
    init(markdown: String) throws {
        let arguments = ["--unsafe", "-e", "table", "-e", "strikethrough", "-e", "autolink", "-t", "html"]
        let verdict = try Judge.cmarkGFM.verdict(arguments, input: markdown)
        self.init(html: verdict.output)
    }

    /// Reads the pages among some files, by path.
    static func pages(of files: [String: String]) throws -> [String: HTMLPage] {
        try files.filter { $0.key.hasSuffix(".md") }.mapValues { try HTMLPage(markdown: $0) }
    }

    init(html: String) {
        var rest = html[...]
        while let start = rest.firstIndex(of: "<") {
            add(text: rest[..<start])
            guard let end = Self.endOfTag(rest[start...]) else { break }
            read(tag: rest[rest.index(after: start)..<end])
            rest = rest[rest.index(after: end)...]
        }
        add(text: rest)
        faults += open.map { "<\($0)> is not closed" }
    }

    /// A `>` within quotes does not end a tag.
    private static func endOfTag(_ text: Substring) -> Substring.Index? {
        var isQuoted = false
        for index in text.indices {
            if text[index] == "\"" { isQuoted.toggle() }
            if text[index] == ">" && !isQuoted { return index }
        }
        return nil
    }

    private mutating func add(text: Substring) {
        let text = Self.unescaped(text)
        cell?.append(text)
        heading?.append(text)
    }

    private mutating func read(tag: Substring) {
        if tag.hasPrefix("!") { return }
        let isClosing = tag.hasPrefix("/")
        let name = String(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber })
        if isClosing { return close(name) }
        if !["br", "img", "hr", "input", "source", "wbr"].contains(name) { open.append(name) }
        switch name {
        case "ul": openLists.append(("ul", []))
        case "ol": openLists.append(("ol" + (Self.attribute("start", of: tag) ?? ""), []))
        case "li": if let last = openLists.indices.last { openLists[last].items.append([]) }
        default: break
        }
        switch name {
        case "table": tables.append(Table())
        case "tr": if !tables.isEmpty { tables[tables.count - 1].rows.append([]) }
        case "th", "td": cell = ""
        case "br": cell?.append("\n")
        case "p", "li", "ul", "ol", "blockquote": if cell?.isEmpty == false { cell?.append("\n") }
        case "h1", "h2", "h3", "h4", "h5", "h6": heading = ""
        case "a":
            if let id = Self.attribute("id", of: tag) { anchors.append(id) }
            if let address = Self.attribute("href", of: tag) { links.append(address) }
        case "source": sources.append(Self.attribute("srcset", of: tag) ?? "")
        case "img":
            let picture = (file: Self.attribute("src", of: tag) ?? "", alt: Self.attribute("alt", of: tag) ?? "")
            pictures.append(picture)
            cell?.append(picture.alt)
        default: break
        }
    }

    private mutating func close(_ name: String) {
        if open.last == name { open.removeLast() } else { faults.append("</\(name)> closes nothing") }
        if ["ul", "ol"].contains(name) { closeList() }
        if let text = cell, ["th", "td"].contains(name), let last = tables.indices.last,
            let row = tables[last].rows.indices.last
        {
            tables[last].rows[row].append(text)
            cell = nil
        }
        if let text = heading, name.count == 2, let level = name.last?.wholeNumberValue {
            headings.append((level, text))
            heading = nil
        }
    }

    private mutating func closeList() {
        guard let (name, items) = openLists.popLast() else { return }
        let list =
            "\(name)(\(items.map { $0.isEmpty ? "li" : "li(\($0.joined(separator: " ")))" }.joined(separator: " ")))"
        if let last = openLists.indices.last, let item = openLists[last].items.indices.last {
            openLists[last].items[item].append(list)
        } else {
            lists.append(list)
        }
    }

    private static func attribute(_ name: String, of tag: Substring) -> String? {
        guard let start = tag.firstRange(of: " \(name)=\"")?.upperBound else { return nil }
        return unescaped(tag[start...].prefix { $0 != "\"" })
    }

    private static func unescaped(_ text: Substring) -> String {
        String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&amp;", with: "&")
    }
}
