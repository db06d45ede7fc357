import CatalogModel
import CatalogPages
import CatalogRendering
import MarkdownBackend

/// The pages of a skill: `SKILL.md`, and a reference for each category.
struct SkillPages: Sendable {
    let registry: ComponentRegistry
    let skill: String
    let categories: [CatalogCategory]
    private let names: [String]

    init(_ registry: ComponentRegistry, skill: String) {
        self.registry = registry
        self.skill = skill
        categories = CatalogCategory.all(of: registry)
        // `con.md` cannot be a file on all systems.
        let titles = categories.map(\.title).map { title in
            let slug = AgentNames.slug(title, limit: 80)
            return slug.isEmpty || OutputPath(slug) != nil ? title : "category \(title)"
        }
        names = AgentNames.unique(titles, or: "category")
    }

    private var folder: String { "skills/\(skill)" }
    var path: String { "\(folder)/SKILL.md" }

    /// Returns the path of a category's reference in the output.
    func path(ofCategory index: Int) -> String { "\(folder)/references/\(names[index]).md" }

    func reference(_ index: Int) -> Page {
        let category = categories[index]
        let titles = category.members.map { component in
            Inline.link(
                [.text(component.title.shortened(to: 80))], .anchor(component.id.rawValue))
        }
        return Page(
            path: path(ofCategory: index), title: [.text(category.title.shortened(to: 80))], summary: "",
            lead: titles.count > 1 ? [.paragraph([titles].joined().map { [$0] }.joined(by: [.text(" · ")]))] : [],
            sections: category.members.map { EntryReference($0).section() })
    }

    func printed(_ page: Page) -> [UInt8] { Self.print(page) }

    /// Returns a page as plain Markdown.
    static func print(_ page: Page) -> [UInt8] {
        PlainPages(besides: .github, fileBase: nil).printed(page, in: nil, targets: NoTargets())
    }
}
