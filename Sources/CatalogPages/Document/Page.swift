package import CatalogModel

/// A page of the documentation before printing as Markdown or HTML: path, title, summary, opening blocks and sections.
///
/// No part of a page is escaped, and no link is an address yet. Both are the business of a dialect's printer.
package struct Page: Equatable, Sendable {
    /// Place of the page within the output's folder.
    package var path: String
    package var title: [Inline]
    /// Subject of the page, in a single line without markup: for front matter and link previews.
    package var summary: String
    /// Blocks before the first heading.
    package var lead: [Block]
    package var sections: [PageSection]
    /// The path of the page that replaces the page; browsers go there at once where the host allows it.
    package var movedTo: String?

    package init(path: String, title: [Inline], summary: String, lead: [Block], sections: [PageSection]) {
        self.path = path
        self.title = title
        self.summary = summary
        self.lead = lead
        self.sections = sections
    }
}

/// A section of a page: a heading with an optional anchor, and the content below.
///
/// The heading's level follows from the place of the part.
package struct PageSection: Equatable, Sendable {
    package var title: [Inline]
    /// The name of the section for links; nil without such links.
    package var anchor: String?
    /// The look of the section on hosts with special looks for good and bad use.
    package var look: Look
    package var content: Content

    /// The look of a section: plain, or a card with good or bad use.
    package enum Look: Sendable { case plain, goodUse, badUse }

    package init(_ title: [Inline], anchor: String? = nil, look: Look = .plain, _ content: Content) {
        self.title = title
        self.anchor = anchor
        self.look = look
        self.content = content
    }

    package init(_ title: String, anchor: String? = nil, _ content: Content) {
        self.init([.text(title)], anchor: anchor, content)
    }
}

/// The content below a heading of a page: first the heading's own blocks, then the sections within.
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

    /// Adds a section, unless empty.
    package mutating func add(
        _ title: String, anchor: String? = nil, look: PageSection.Look = .plain, _ content: Content
    ) {
        if !content.isEmpty { sections.append(PageSection([.text(title)], anchor: anchor, look: look, content)) }
    }

    package static func + (left: Content, right: Content) -> Content {
        if right.isEmpty { return left }
        return left.isEmpty ? right : Content(left.blocks + right.blocks, sections: left.sections + right.sections)
    }
}

/// A block of a page, such as a paragraph, a list, a table or a code block, before printing as Markdown or HTML.
package enum Block: Equatable, Sendable {
    /// The kind of alert, from a note to a caution.
    package enum Alert: Sendable { case note, tip, important, warning, caution }

    case paragraph([Inline])
    indirect case prose(Prose)
    case list([[Block]])
    case table(Table)
    /// Source text; `language` is empty where unknown.
    case code(String, language: String)
    case alert(Alert, [Block])
    /// A picture with the picture's caption.
    indirect case picture(Picture)
    /// The component at work in a frame.
    indirect case demo(DemoFrame)
    /// Details for few readers; closed at first.
    case details(summary: String, [Block])
    /// The same for different readers, with a single tab for each.
    case tabs([Tab])
}

/// A tab in a group of tabs on a page: a title, and the content shown after selecting the tab.
package struct Tab: Equatable, Sendable {
    package var title: String
    package var blocks: [Block]

    package init(title: String, blocks: [Block]) {
        self.title = title
        self.blocks = blocks
    }
}

/// A picture on a page, supplied by the author: files for light and dark mode, alternative text and callouts.
package struct Picture: Equatable, Sendable {
    package var file: Target
    package var dark: Target?
    package var alt: String
    /// Letters on top of the picture, for hosts with the ability to show letters there.
    ///
    /// The words below the picture state the same facts.
    package var callouts: [Callout] = []

    /// The letter of an anatomy part, at a point of the picture.
    package struct Callout: Equatable, Sendable {
        package var text: String
        package var location: PicturePoint
    }
}
