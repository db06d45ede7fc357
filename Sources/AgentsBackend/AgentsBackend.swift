package import CatalogModel
import CatalogPages
package import CatalogRendering
import MarkdownBackend

/// The backend for coding agents: a skill with a reference for each category, `DESIGN.md`, and a fragment for
/// `AGENTS.md`.
package struct AgentsBackend: Backend {
    package let name = "agents"
    package let summary =
        "Files for coding agents: a skill with a reference for each category, DESIGN.md, and a part for AGENTS.md."

    package init() {}

    package var rules: [Rule] { AgentsRules.all }

    package var options: [BackendOption] {
        [
            BackendOption(
                "skill", .text,
                "The name of the skill and of its folder: at most 64 lowercase letters, digits and single hyphens; by "
                    + "default made from the name of the catalog."),
            BackendOption(
                Self.folderOption, .text, default: .string(Self.defaultFolder),
                "The path from AGENTS.md to the output's folder, for the links of the fragment."),
            .visibility,
        ]
    }

    /// The option with the path from `AGENTS.md` to the output.
    private static let folderOption = "folder"
    /// The folder in which many agents search for skills.
    package static let defaultFolder = ".agents"
    /// The path of the fragment for `AGENTS.md` in the output.
    package static let fragmentPath = "AGENTS.fragment.md"

    /// Returns the name of the skill, as stated by an option or made from the catalog's name; nil for an invalid name.
    package static func skillName(_ registry: ComponentRegistry, options: BackendOptions) -> String? {
        let stated = options.text("skill")
        let name = stated ?? AgentNames.slug(registry.configuration.name?.value ?? "", limit: 64)
        let made = name.isEmpty && stated == nil ? "components" : name
        return made == AgentNames.slug(made, limit: 64) && OutputPath(made) != nil ? made : nil
    }

    package func plan(_ registry: ComponentRegistry, options: BackendOptions) -> [RenderUnit] {
        guard let skill = Self.skillName(registry, options: options) else {
            return RenderUnit.reporting([.invalidSkillName(options.text("skill"), in: registry.configuration)])
        }
        let pages = SkillPages(registry, skill: skill)
        let design = DesignFile(registry: registry, skill: skill)
        let fragment = AgentsFragment(
            configuration: registry.configuration, skill: skill,
            folder: options.text(Self.folderOption) ?? Self.defaultFolder)
        return [Self.unit(at: pages.path, SkillFile(pages: pages).bytes)]
            + pages.categories.indices.map { index in
                Self.unit(at: pages.path(ofCategory: index)) { pages.printed(pages.reference(index)) }
            } + [Self.unit(at: "DESIGN.md", design.bytes), Self.unit(at: Self.fragmentPath, fragment.bytes)]
    }

    private static func unit(at path: String, _ bytes: @escaping @Sendable () -> [UInt8]) -> RenderUnit {
        let path = OutputPath(path)
        return RenderUnit(paths: path.map { [$0] } ?? []) {
            Rendering(files: path.map { [OutputFile(path: $0, bytes: bytes())] } ?? [])
        }
    }
}
