package import CatalogModel

/// A page before it is printed for a host: what it says, not how that is written down.
///
/// Nothing in it is escaped, and no link is an address yet. That is the business of a dialect's printer.
package struct Page: Equatable, Sendable {
    /// Place of the page within the output's folder.
    package var path: String
    package var title: [Inline]
    /// Subject of the page, in one line without markup: for front matter and link previews.
    package var summary: String
    /// Blocks before the first heading.
    package var lead: [Block]
    package var sections: [PageSection]

    package init(path: String, title: [Inline], summary: String, lead: [Block], sections: [PageSection]) {
        self.path = path
        self.title = title
        self.summary = summary
        self.lead = lead
        self.sections = sections
    }
}

/// A part of a page with a heading. Its level follows from where it stands.
package struct PageSection: Equatable, Sendable {
    package var title: [Inline]
    /// The name by which links find the section; nil without such links.
    package var anchor: String?
    package var content: Content

    package init(_ title: [Inline], anchor: String? = nil, _ content: Content) {
        self.title = title
        self.anchor = anchor
        self.content = content
    }

    package init(_ title: String, anchor: String? = nil, _ content: Content) {
        self.init([.text(title)], anchor: anchor, content)
    }
}

/// Content below a heading: first its own text, then the sections within.
package struct Content: Equatable, Sendable {
    package var blocks: [Block]
    package var sections: [PageSection]

    package init(_ blocks: [Block] = [], sections: [PageSection] = []) {
        self.blocks = blocks
        self.sections = sections
    }

    package var isEmpty: Bool { blocks.isEmpty && sections.isEmpty }

    package mutating func append(_ other: Content) {
        blocks += other.blocks
        sections += other.sections
    }

    /// Adds a section, unless it has nothing to say.
    package mutating func add(_ title: String, anchor: String? = nil, _ content: Content) {
        if !content.isEmpty { sections.append(PageSection(title, anchor: anchor, content)) }
    }

    package static func + (left: Content, right: Content) -> Content {
        if right.isEmpty { return left }
        return left.isEmpty ? right : Content(left.blocks + right.blocks, sections: left.sections + right.sections)
    }
}

/// A part of a page that stands on lines of its own.
package enum Block: Equatable, Sendable {
    package enum Alert: Sendable { case note, tip, important, warning, caution }

    case paragraph([Inline])
    indirect case prose(Prose)
    case list([[Block]])
    case table(Table)
    /// Source text; `language` is empty where it is not known.
    case code(String, language: String)
    case alert(Alert, [Block])
    /// A picture with its caption.
    indirect case picture(Picture)
    /// Details that few readers need; closed until it is opened.
    case details(summary: String, [Block])
    /// The same for different readers, of which each needs one.
    case tabs([Tab])
}

/// Content among several that stand in each other's place.
package struct Tab: Equatable, Sendable {
    package var title: String
    package var blocks: [Block]

    package init(title: String, blocks: [Block]) {
        self.title = title
        self.blocks = blocks
    }
}

/// A picture that the author supplies.
package struct Picture: Equatable, Sendable {
    package var file: Target
    package var dark: Target?
    package var alt: String
    /// Letters that stand on it, for hosts that can show them there. The words below it tell the same.
    package var callouts: [Callout] = []

    package struct Callout: Equatable, Sendable {
        package var text: String
        package var place: PicturePoint
    }
}
