import CatalogModel
import CatalogPages
import MarkdownBackend

/// The file `DESIGN.md` (format of google-labs-code/design.md, version alpha): tokens and looks of components as front
/// matter, then eight sections in a fixed order.
struct DesignFile: Sendable {
    let registry: ComponentRegistry
    let skill: String

    @Sendable func bytes() -> [UInt8] {
        let groups = DesignTokenGroups(registry)
        let text = DesignText(registry: registry, groups: groups)
        let page = Page(
            path: "DESIGN.md", title: [.text(name)], summary: "", lead: [], sections: text.sections)
        return Array((["---"] + frontMatter(groups) + ["---", "", ""]).joined(separator: "\n").utf8)
            + SkillPages.print(page)
    }

    private var name: String { (registry.configuration.name?.value ?? skill).shortened(to: 80) }

    private func frontMatter(_ groups: DesignTokenGroups) -> [String] {
        var lines = ["version: alpha", "name: \(YAMLText.quoted(name))"]
        if let description = registry.configuration.description {
            lines.append("description: \(YAMLText.quoted(description.words(400)))")
        }
        var omitted: [String] = []
        for group in DesignTokenGroups.Group.allCases {
            let members = groups.members[group] ?? []
            if members.isEmpty { omitted.append(group.rawValue) } else { lines.append("\(group.rawValue):") }
            for member in members {
                if member.value.count == 1, member.value[0].key.isEmpty {
                    lines.append("  \(member.name): \(YAMLText.quoted(member.value[0].text))")
                } else {
                    lines.append("  \(member.name):")
                    lines += member.value.map { "    \($0.key): \(Self.scalar($0.text))" }
                }
            }
        }
        let components = looks(groups)
        if components.isEmpty { omitted.append("components") } else { lines.append("components:") }
        for look in components {
            lines.append("  \(look.name):")
            lines += look.values.map { "    \($0.key): \(YAMLText.quoted($0.text))" }
        }
        return lines + (omitted.isEmpty ? [] : ["omitted: [\(omitted.joined(separator: ", "))]"])
    }

    /// Returns a number without quotes, and other text with quotes.
    private static func scalar(_ text: String) -> String {
        text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") } ? text : YAMLText.quoted(text)
    }

    /// The properties of a component, by the roles of its tokens.
    private static let properties: [Token.Role: String] = [
        .background: "backgroundColor", .foreground: "textColor", .typography: "typography", .radius: "rounded",
        .padding: "padding", .height: "height", .width: "width",
    ]

    /// Returns the looks of components, one for each state, variant and part with tokens of its own.
    private func looks(_ groups: DesignTokenGroups) -> [(name: String, values: [(key: String, text: String)])] {
        var order: [String] = []
        var looks: [String: [(key: String, text: String)]] = [:]
        for component in registry.components where component.entry.deprecated == nil {
            for usage in component.tokenRoleUsages {
                guard let key = Self.properties[usage.role], let text = groups.value(at: usage.usage.path) else {
                    continue
                }
                let usage = usage.usage
                let names = usage.parts + usage.variants.map(\.value) + usage.states
                let name = ([component.id.rawValue] + names).joined(separator: " ")
                if looks[name] == nil { order.append(name) }
                if looks[name]?.contains(where: { $0.key == key }) != true {
                    looks[name, default: []].append((key, text))
                }
            }
        }
        return zip(AgentNames.unique(order, or: "component"), order).map { ($0, looks[$1] ?? []) }
    }
}
