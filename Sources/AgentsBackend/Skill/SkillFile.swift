import CatalogModel
import CatalogPages
import MarkdownBackend

/// The file `SKILL.md`: which component to use for what, and where to look.
struct SkillFile: Sendable {
    let pages: SkillPages

    /// The limits of the body: agents read all of it, and validators accept 500 lines and 5,000 tokens.
    private static let (mostLines, mostBytes, mostTokens) = (480, 14_000, 4_800.0)

    /// The extent of the list of components, from all facts to none.
    private enum Extent: CaseIterable { case summaries, beginnings, ids, categories, none }

    @Sendable func bytes() -> [UInt8] {
        let front = Array("---\nname: \(pages.skill)\ndescription: \(YAMLText.quoted(description))\n---\n\n".utf8)
        var body: [UInt8] = []
        for extent in Extent.allCases {
            body = pages.printed(page(extent))
            let lines = body.count { $0 == UInt8(ascii: "\n") }
            if lines <= Self.mostLines, body.count <= Self.mostBytes, Self.tokens(in: body) <= Self.mostTokens { break }
        }
        return front + body
    }

    /// Returns an estimate of the tokens in a text: 1.3 for a word, 1.5 for adjacent punctuation.
    private static func tokens(in text: [UInt8]) -> Double {
        var (count, last) = (0.0, 0.0)
        for byte in text {
            let weight = byte >= 0x80 || byte.isASCIIWord ? 1.3 : byte > UInt8(ascii: " ") ? 1.5 : 0
            if weight != last { count += weight }
            last = weight
        }
        return count
    }

    private var name: String { (pages.registry.configuration.name?.value ?? pages.skill).shortened(to: 60) }

    /// Two sentences for the choice of the skill, without markup.
    private var description: String {
        let titles = pages.categories.filter { $0.location != nil }.map { Self.words(of: $0.title, limit: 24) }
        let examples = titles.filter { !$0.isEmpty }.prefix(6).joined(separator: ", ")
        return "Select and apply components and design tokens of \(Self.words(of: name, limit: 40))"
            + (examples.isEmpty ? "" : ": \(examples)") + ". Use when writing or reviewing user interface code."
    }

    /// Returns the letters and digits of a text with `&` and single spaces: agents read front matter up to the next
    /// `---`, and validators reject markup.
    private static func words(of text: String, limit: Int) -> String {
        let kept = text.map { $0.isLetter || $0.isNumber || $0 == "&" ? $0 : " " }
        return String(kept).shortened(to: limit)
    }

    private func page(_ extent: Extent) -> Page {
        let configuration = pages.registry.configuration
        var lead: [Block] = []
        if let description = configuration.description { lead.append(.paragraph([description.brief])) }
        let version = configuration.version.map { "Version \($0.value.shortened(to: 40)). " } ?? ""
        lead.append(.paragraph([.text(version + "Use these components instead of writing similar ones.")]))
        var sections: [PageSection] = []
        if extent == .none {
            lead.append(.paragraph([.text("Each category has a file in the folder references; search it for an id.")]))
        } else {
            let lists = pages.categories.indices.flatMap { category($0, extent: extent) }
            sections.append(PageSection("Choose a component", Content(lists)))
        }
        sections.append(PageSection("Look up details", Content([.list(Self.sources)])))
        return Page(path: pages.path, title: [.text(name)], summary: "", lead: lead, sections: sections)
    }

    private func category(_ index: Int, extent: Extent) -> [Block] {
        let category = pages.categories[index]
        let link = Inline.link(
            [.text(category.title.shortened(to: 80))], .page(pages.path(ofCategory: index), anchor: nil))
        let members = category.members.filter { $0.kind != .mixin && $0.kind != .type }
        switch extent {
        case .summaries, .beginnings:
            let limit = extent == .summaries ? 160 : 60
            return [.paragraph([link])] + (members.isEmpty ? [] : [.list(members.map { item($0, limit: limit) })])
        case .ids: return [.paragraph([link, .text(": ")] + members.map { .code($0.id.rawValue) }.commaSeparated)]
        case .categories, .none: return [.list([[.paragraph([link])]])]
        }
    }

    private func item(_ component: Component, limit: Int) -> [Block] {
        let kind = component.kind == .component ? "" : " (\(component.kind.rawValue))"
        var words = component.entry.summary?.words(limit) ?? component.title.shortened(to: limit)
        if let deprecation = component.entry.deprecated {
            let names = deprecation.replacements.orEmpty().map { $0.value.shortened(to: 60) }.joined(separator: ", ")
            words = "Deprecated" + (names.isEmpty ? "." : "; use \(names).") + " " + words
        }
        return [.paragraph([.code(component.id.rawValue), .text("\(kind): \(words)")])]
    }

    /// The sources of details, in the order of their cost.
    private static let sources: [[Block]] = [
        [.paragraph([.text("The file of a category has API, states, tokens, accessibility and advice by id.")])],
        [
            .paragraph([
                .text("The MCP server "), .code("component-catalog"), .text(" answers single questions with "),
                .code("search"), .text(", "), .code("get"), .text(", "), .code("token"), .text(" and "),
                .code("check_usage"), .text("."),
            ])
        ],
        [
            .paragraph([
                .text("In a shell, "), .code("catalog show ID"), .text(" prints all facts, and "),
                .code("catalog token PATH"), .text(" the values of a token."),
            ])
        ],
        [.paragraph([.text("Names that no source lists do not exist.")])],
    ]
}
