/// A text for people in an entry, such as a description, written in a subset of CommonMark 0.31 and parsed when the entry
/// is decoded.
public struct Prose: Sendable {
    /// The text as written by the author.
    public var source: Text {
        recordRead()
        return text
    }
    /// Every link written by the author, in order, with the place of the address.
    public var links: [Located<ProseLink>] {
        recordRead()
        return locatedLinks
    }
    private let text: Text
    private let locatedLinks: [Located<ProseLink>]
    private let tree: Tree
    private var isSummary = false

    /// The tree of a text.
    private enum Tree: Sendable {
        case plain
        case parsed([ProseBlock])
    }

    /// Prose without any markup: a single paragraph.
    public init(plain source: Text) {
        text = source
        locatedLinks = []
        tree = .plain
    }

    /// `links` are the links of `blocks` as written by the author.
    public init(source: Text, blocks: [ProseBlock], links: [Located<ProseLink>]) {
        text = source
        locatedLinks = links
        tree = .parsed(blocks)
    }

    /// The text where free of markup, like most prose; else nil.
    public var plain: String? {
        recordRead()
        return if case .plain = tree { text.value } else { nil }
    }

    /// The tree; empty for empty text.
    public var blocks: [ProseBlock] {
        recordRead()
        return switch tree {
        case .plain: text.value.isEmpty ? [] : [.paragraph([.text(text.value)])]
        case .parsed(let blocks): blocks
        }
    }

    /// The same text, recorded as the summary of an entry when read.
    var asSummary: Prose {
        var summary = self
        summary.isSummary = true
        return summary
    }

    private func recordRead() {
        if isSummary {
            CatalogReads.addSummary(in: text.range.file)
        } else {
            CatalogReads.addText(in: text.range.file)
        }
    }
}

extension Prose: Equatable {
    /// Compares sources as written: equal text parses to equal blocks.
    public static func == (left: Prose, right: Prose) -> Bool { left.source == right.source }
}

/// A block of parsed prose (CommonMark): a paragraph, a heading, a list, a code block or a quote.
public enum ProseBlock: Hashable, Sendable {
    case paragraph([ProseInline])
    /// `level` is 1 to 6, as written; a printer sets the heading under the heading above the prose.
    case heading(level: Int, [ProseInline])
    case list(ProseList)
    /// A fenced code block: the info string (the language, mostly) and the lines, each with a line break.
    case code(info: String, text: String)
    case quote([ProseBlock])
}

/// A bulleted or numbered list in parsed prose (CommonMark).
public struct ProseList: Hashable, Sendable {
    /// The number of the first item; nil for bullets.
    public var start: Int?
    /// Whether the items are not separated by blank lines, so that their paragraphs are set tight.
    public var isTight: Bool
    /// The items in order, with the blocks of each.
    public var items: [[ProseBlock]]

    /// Creates a list, numbered from `start`, or bulleted for nil.
    public init(start: Int?, isTight: Bool, items: [[ProseBlock]]) {
        self.start = start
        self.isTight = isTight
        self.items = items
    }
}

/// An inline element of parsed prose (CommonMark), such as plain text, code, emphasis or a link.
public enum ProseInline: Hashable, Sendable {
    case text(String)
    case code(String)
    case emphasis([ProseInline])
    case strong([ProseInline])
    case link(ProseLink, [ProseInline])
    /// A line break in the source, read as a space.
    case softBreak
    /// A line break requested by the author.
    case lineBreak
}

/// A link in parsed prose (CommonMark): the destination, such as an address, a file, an entry or a token, and the
/// title.
public struct ProseLink: Hashable, Sendable {
    /// The destination of a link: an address, an anchor, a file, an entry or a token.
    public enum Destination: Hashable, Sendable {
        /// An http, https or mailto address, percent-encoded as CommonMark asks for.
        case address(String)
        /// `#name`, without the number sign.
        case anchor(String)
        /// A file relative to the entry.
        case file(String)
        /// `entry:ID`, with an optional `#member`.
        case entry(id: String, anchor: String?)
        /// `token:PATH`.
        case token(path: String)
    }

    /// The destination as read from the written address.
    public var destination: Destination
    /// The title in CommonMark's sense, mostly shown on hovering; nil without a title.
    public var title: String?

    /// Creates a link to a destination, without a title unless stated.
    public init(_ destination: Destination, title: String? = nil) {
        self.destination = destination
        self.title = title
    }
}

extension Prose {
    /// Returns the same words with links that lead elsewhere, or nowhere: where `change` gives nil, only the words
    /// stay.
    public func redirected(_ change: (ProseLink.Destination) -> ProseLink.Destination?) -> Prose {
        links.isEmpty ? self : Prose(source: source, blocks: blocks.map { $0.redirected(change) }, links: links)
    }

    /// The words without any markup, breaks as spaces: for single-line summaries, titles and search.
    public var plainText: String {
        plain ?? blocks.map(\.plainText).joined(separator: " ")
    }
}

extension ProseBlock {
    fileprivate func redirected(_ change: (ProseLink.Destination) -> ProseLink.Destination?) -> ProseBlock {
        switch self {
        case .paragraph(let inlines): return .paragraph(inlines.flatMap { $0.redirected(change) })
        case .heading(let level, let inlines): return .heading(level: level, inlines.flatMap { $0.redirected(change) })
        case .list(var list):
            list.items = list.items.map { $0.map { $0.redirected(change) } }
            return .list(list)
        case .code: return self
        case .quote(let blocks): return .quote(blocks.map { $0.redirected(change) })
        }
    }

    fileprivate var plainText: String {
        switch self {
        case .paragraph(let inlines), .heading(_, let inlines): inlines.map(\.plainText).joined()
        case .list(let list): list.items.joined().map(\.plainText).joined(separator: " ")
        case .code(_, let text): text
        case .quote(let blocks): blocks.map(\.plainText).joined(separator: " ")
        }
    }
}

extension ProseInline {
    fileprivate func redirected(_ change: (ProseLink.Destination) -> ProseLink.Destination?) -> [ProseInline] {
        switch self {
        case .text, .code, .softBreak, .lineBreak: return [self]
        case .emphasis(let inlines): return [.emphasis(inlines.flatMap { $0.redirected(change) })]
        case .strong(let inlines): return [.strong(inlines.flatMap { $0.redirected(change) })]
        case .link(var link, let inlines):
            let words = inlines.flatMap { $0.redirected(change) }
            guard let destination = change(link.destination) else { return words }
            link.destination = destination
            return [.link(link, words)]
        }
    }

    /// The words of the part without markup.
    public var plainText: String {
        switch self {
        case .text(let text), .code(let text): text
        case .emphasis(let inlines), .strong(let inlines), .link(_, let inlines):
            inlines.map(\.plainText).joined()
        case .softBreak, .lineBreak: " "
        }
    }
}
