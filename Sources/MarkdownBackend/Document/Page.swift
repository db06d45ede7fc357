import CatalogModel

/// A page before it is printed for a host: what it says, not how that is written down.
///
/// Nothing in it is escaped, and no link is an address yet. That is the business of a dialect's printer.
struct Page: Equatable, Sendable {
    /// Where it stands within the output's folder.
    var path: String
    var title: [Inline]
    /// What it is about, in one line without markup: for front matter and link previews.
    var summary: String
    /// What comes before the first heading.
    var lead: [Block]
    var sections: [PageSection]
}

/// A part of a page with a heading. Its level follows from where it stands.
struct PageSection: Equatable, Sendable {
    var title: [Inline]
    /// The name by which links find it; nil when nothing links to it.
    var anchor: String?
    var content: Content

    init(_ title: [Inline], anchor: String? = nil, _ content: Content) {
        self.title = title
        self.anchor = anchor
        self.content = content
    }

    init(_ title: String, anchor: String? = nil, _ content: Content) {
        self.init([.text(title)], anchor: anchor, content)
    }
}

/// What stands below a heading: first its own text, then the sections within.
struct Content: Equatable, Sendable {
    var blocks: [Block]
    var sections: [PageSection]

    init(_ blocks: [Block] = [], sections: [PageSection] = []) {
        self.blocks = blocks
        self.sections = sections
    }

    var isEmpty: Bool { blocks.isEmpty && sections.isEmpty }

    mutating func append(_ other: Content) {
        blocks += other.blocks
        sections += other.sections
    }

    /// Adds a section, unless it has nothing to say.
    mutating func add(_ title: String, anchor: String? = nil, _ content: Content) {
        if !content.isEmpty { sections.append(PageSection(title, anchor: anchor, content)) }
    }

    static func + (left: Content, right: Content) -> Content {
        if right.isEmpty { return left }
        return left.isEmpty ? right : Content(left.blocks + right.blocks, sections: left.sections + right.sections)
    }
}

/// A part of a page that stands on lines of its own.
enum Block: Equatable, Sendable {
    enum Alert: Sendable { case note, tip, important, warning, caution }

    case paragraph([Inline])
    indirect case prose(Prose)
    case list([[Block]])
    case table(Table)
    /// Source text; `language` is empty where it is not known.
    case code(String, language: String)
    case alert(Alert, [Block])
    /// A picture with its caption.
    indirect case picture(Picture)
    /// Something that few readers need; closed until it is opened.
    case details(summary: String, [Block])
    /// The same for different readers, of which each needs one.
    case tabs([Tab])
}

/// One of several contents that stand in each other's place.
struct Tab: Equatable, Sendable {
    var title: String
    var blocks: [Block]
}

/// A picture that the author supplies.
struct Picture: Equatable, Sendable {
    var file: Target
    var dark: Target?
    var alt: String
    /// Letters that stand on it, for hosts that can show them there. The words below it tell the same.
    var callouts: [Callout] = []

    struct Callout: Equatable, Sendable {
        var text: String
        var place: PicturePoint
    }
}
