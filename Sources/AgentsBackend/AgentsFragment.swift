import CatalogModel
import CatalogPages

/// The part of `AGENTS.md` that names the skill, `DESIGN.md`, and the ways to look up facts.
struct AgentsFragment: Sendable {
    let configuration: CatalogConfiguration
    let skill: String
    /// The path from `AGENTS.md` to the folder with the skill.
    let folder: String

    func bytes() -> [UInt8] {
        let name = (configuration.name?.value ?? skill).shortened(to: 80)
        let version = configuration.version.map { " " + $0.value.shortened(to: 40) } ?? ""
        let items: [[Inline]] = [
            [
                .text("Before writing or reviewing user interface code, read the skill "), link(skill, to: skillPath),
                .text(". It lists the components; its references have API, states, tokens and accessibility."),
            ],
            [
                .text("For colors, typography, spacing and shapes, read "), link("DESIGN.md", to: "DESIGN.md"),
                .text(". Use tokens instead of literal values."),
            ],
            [.text("Do not use deprecated components or members; the references name the replacements.")],
            [
                .text("For single facts, use the tools of the MCP server "), .code("component-catalog"),
                .text(" or run "), .code("catalog show ID"), .text(". Do not guess names of components or members."),
            ],
        ]
        let page = Page(
            path: AgentsBackend.fragmentPath, title: [.text(name)], summary: "",
            lead: [
                .paragraph([.text("The design system of this project is \(name)\(version).")]),
                .list(items.map { [.paragraph($0)] }),
            ], sections: [])
        // A heading of the second level, because AGENTS.md has a title of its own.
        return Array("#".utf8) + SkillPages.print(page)
    }

    private var skillPath: String { "skills/\(skill)/SKILL.md" }

    private func link(_ text: String, to path: String) -> Inline {
        .link([.text(text)], .asset(folder.isEmpty || folder == "." ? path : "\(folder)/\(path)"))
    }
}

/// A resolver for pages with links to addresses only.
struct NoTargets: LinkTargets {
    func target(of destination: ProseLink.Destination) -> Target? {
        if case .address(let address) = destination { SiteLinks.address(address) } else { nil }
    }
}
