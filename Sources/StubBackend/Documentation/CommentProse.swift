import CatalogModel

/// A printer of prose as lines of Markdown for the documentation comments in stubs.
enum CommentProse {
    /// Returns the whole text where there is no markup and only one line, as in most prose.
    static func single(_ prose: Prose) -> String? {
        prose.plain.flatMap { CommentLines.isOne($0) ? $0 : nil }
    }

    /// Returns the author's own lines, except for links understood only by a catalog; never none.
    static func lines(of prose: Prose) -> [String] {
        let isCatalogOnly = prose.links.contains { link in
            switch link.value.destination {
            case .entry, .token, .anchor, .file: true
            case .address: false
            }
        }
        var lines = isCatalogOnly ? lines(of: prose.blocks) : CommentLines.of(prose.source.value)
        while lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
        return lines.isEmpty ? [""] : lines
    }

    private static func lines(of blocks: [ProseBlock]) -> [String] {
        var lines: [String] = []
        for block in blocks {
            if !lines.isEmpty { lines.append("") }
            lines += self.lines(of: block)
        }
        return lines
    }

    private static func lines(of block: ProseBlock) -> [String] {
        switch block {
        case .paragraph(let inlines): return CommentLines.of(ProseInlines.text(of: inlines))
        case .heading(let level, let inlines):
            return [String(repeating: "#", count: level) + " " + ProseInlines.text(of: inlines).oneLine]
        case .quote(let blocks): return lines(of: blocks).map { $0.isEmpty ? ">" : "> " + $0 }
        case .code(let info, let text):
            let fence = String(repeating: "`", count: max(3, text.longestRun(of: "`") + 1))
            var body = CommentLines.of(text)
            if body.last == "" { body.removeLast() }
            return [fence + info] + body + [fence]
        case .list(let list): return lines(of: list)
        }
    }

    private static func lines(of list: ProseList) -> [String] {
        var lines: [String] = []
        for (index, item) in list.items.enumerated() {
            let marker = list.start.map { "\($0 + index). " } ?? "- "
            let indent = String(repeating: " ", count: marker.count)
            if !list.isTight, index > 0 { lines.append("") }
            var isFirst = true
            for line in self.lines(of: item) {
                lines.append(line.isEmpty ? "" : (isFirst ? marker : indent) + line)
                isFirst = false
            }
            if isFirst { lines.append(marker) }
        }
        return lines
    }
}

/// A printer of inline prose (emphasis, code, links) as Markdown for the documentation comments in stubs.
private enum ProseInlines {
    static func text(of inlines: [ProseInline]) -> String { inlines.map(text).joined() }

    private static func text(_ inline: ProseInline) -> String {
        switch inline {
        case .text(let text): escaped(text)
        case .code(let text): MarkdownCode.span(text)
        case .emphasis(let inlines): "*\(text(of: inlines))*"
        case .strong(let inlines): "**\(text(of: inlines))**"
        case .link(let link, let inlines): self.text(of: link, saying: text(of: inlines))
        case .softBreak: "\n"
        case .lineBreak: "\\\n"
        }
    }

    /// Returns a link; where the target is in the catalog, the words and the target.
    private static func text(of link: ProseLink, saying words: String) -> String {
        switch link.destination {
        case .address(let address): "[\(words)](<\(address)>)"
        case .anchor, .file: words
        case .entry(let id, let anchor): "\(words) (entry `\(id)\(anchor.map { "#" + $0 } ?? "")`)"
        case .token(let path): "\(words) (token `\(path)`)"
        }
    }

    private static func escaped(_ text: String) -> String {
        if !text.utf8.contains(where: isMarkup) { return text }
        var result: [UInt8] = []
        for byte in text.utf8 {
            if isMarkup(byte) { result.append(UInt8(ascii: "\\")) }
            result.append(byte)
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func isMarkup(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "&"):
            true
        default: false
        }
    }
}
