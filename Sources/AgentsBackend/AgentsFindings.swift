package import CatalogModel
import CatalogRendering

/// The rules for findings of the agents backend.
package enum AgentsRules {
    package static let skillName = Rule(
        "skill-name", .error, "The name of the skill follows the Agent Skills specification.",
        reason: "Agents ignore a skill with another name, and so do not find the components."
    )
    .example(
        failing: "outputs: { agents: { backend: agents, options: { skill: Design System } } }",
        passing: "outputs: { agents: { backend: agents, options: { skill: design-system } } }", at: "Design System",
        in: "catalog.yaml")

    package static let all = [skillName]
}

extension Diagnostic {
    static func invalidSkillName(_ stated: String?, in configuration: CatalogConfiguration) -> Diagnostic {
        guard let stated else {
            return Diagnostic(
                AgentsRules.skillName,
                "the name of the catalog cannot be the name of a skill; set the option 'skill', for example to "
                    + "'design-system'", at: configuration.name?.range)
        }
        let options = configuration.outputs(of: "agents").compactMap { $0.value.options?["skill"] }
        return Diagnostic(
            AgentsRules.skillName,
            "'\(stated)' is not a valid name of a skill; use at most 64 lowercase letters, digits and single hyphens",
            at: options.first { $0.value == .string(stated) }?.range)
    }
}
