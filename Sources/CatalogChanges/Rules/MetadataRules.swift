/// Facts about the facts: titles, versions, dependencies, deprecations.
// A table: a rule on each line.
// swift-format-ignore
let metadataRules: [ChangeRule] = [
    ChangeRule("title-changed", "Named.title", .changed, .safe, "The displayed name changes; code does not.", in: .properties, "a: { type: Int, title: A }", "a: { type: Int, title: B }"),
    ChangeRule("entry-title-changed", "Entry.title", .changed, .safe, "The displayed name changes; code does not.", in: .components, "id: extra, title: Extra", "id: extra, title: Spare"),
    ChangeRule("category-changed", "Entry.category", .changed, .safe, "It is listed elsewhere.", in: .entry, "category: A", "category: B"),
    ChangeRule("group-changed", "Named.group", .changed, .safe, "It is listed elsewhere.", in: .properties, "a: { type: Int, group: A }", "a: { type: Int, group: B }"),
    ChangeRule("headline-changed", "Entry.headline", .changed, .safe, "Its page has another headline.", in: .entry, "headline: A", "headline: B"),
    ChangeRule("alias-added", "Entry.aliases", .added, .safe, "Search finds it by another name.", in: .entry, "aliases: A", "aliases: [A, B]"),
    ChangeRule("alias-removed", "Entry.aliases", .removed, .safe, "Search no longer finds it by the name.", in: .entry, "aliases: [A, B]", "aliases: A"),
    ChangeRule("tag-added", "Named.tags", .added, .safe, "Search finds it by another tag.", in: .entry, "tags: a", "tags: [a, b]"),
    ChangeRule("tag-removed", "Named.tags", .removed, .safe, "Search no longer finds it by the tag.", in: .entry, "tags: [a, b]", "tags: a"),
    ChangeRule("date-changed", "Entry.updated", .changed, .safe, "The entry has another date.", in: .entry, "updated: 2026-01-01", "updated: 2026-02-01"),
    ChangeRule("related-added", "Entry.related", .added, .safe, "The documentation names another entry.", in: .entry, "", "related: other"),
    ChangeRule("related-removed", "Entry.related", .removed, .safe, "The documentation no longer names the entry.", in: .entry, "related: other", ""),
    ChangeRule("since-added", "Named.since", .added, .safe, "The catalog documents more than before.", in: .properties, "a: Int", "a: { type: Int, since: 1.0 }"),
    ChangeRule("since-changed", "Named.since", .changed, .dangerous, "The version of an addition cannot change; one of the two was wrong.", in: .properties, "a: { type: Int, since: 1.0 }", "a: { type: Int, since: 1.1 }"),
    ChangeRule("status-raised", "Named.status", .raised, .safe, "It is more mature.", in: .entry, "status: beta", "status: stable"),
    ChangeRule("status-lowered", "Named.status", .lowered, .dangerous, "It is less mature than documented before.", in: .entry, "status: stable", "status: beta"),
    ChangeRule("deprecated", "Named.deprecated", .added, .safe, "It still works, but its use is discouraged.", in: .properties, "a: Int", "a: { type: Int, deprecated: Use another. }"),
    ChangeRule("no-longer-deprecated", "Named.deprecated", .removed, .safe, "It is no longer deprecated.", in: .properties, "a: { type: Int, deprecated: Use another. }", "a: Int"),
    ChangeRule("deprecation-message-changed", "Deprecated.message", .changed, .safe, "The advice on what to use changed.", in: .properties, "a: { type: Int, deprecated: One. }", "a: { type: Int, deprecated: Two. }"),
    ChangeRule("removal-announced", "Deprecated.removal", .added, .safe, "Teams can plan for the removal.", in: .properties, "a: { type: Int, deprecated: { message: One. } }", "a: { type: Int, deprecated: { message: One., removal: 3.0 } }"),
    ChangeRule("removal-put-off", "Deprecated.removal", .raised, .safe, "Teams have more time.", in: .properties, "a: { type: Int, deprecated: { removal: 3.0 } }", "a: { type: Int, deprecated: { removal: 4.0 } }"),
    ChangeRule("removal-brought-forward", "Deprecated.removal", .lowered, .dangerous, "Teams have less time than announced.", in: .properties, "a: { type: Int, deprecated: { removal: 4.0 } }", "a: { type: Int, deprecated: { removal: 3.0 } }"),
    ChangeRule("removal-withdrawn", "Deprecated.removal", .removed, .safe, "Teams have more time.", in: .properties, "a: { type: Int, deprecated: { message: One., removal: 3.0 } }", "a: { type: Int, deprecated: { message: One. } }"),
    ChangeRule("replacement-added", "Deprecated.replacements", .added, .safe, "The replacement is documented.", in: .properties, "a: { type: Int, deprecated: { message: One. } }", "a: { type: Int, deprecated: { message: One., replacements: other } }"),
    ChangeRule("replacement-removed", "Deprecated.replacements", .removed, .dangerous, "The replacement is no longer documented.", in: .properties, "a: { type: Int, deprecated: { message: One., replacements: other } }", "a: { type: Int, deprecated: { message: One. } }"),
    ChangeRule("link-added", "Named.links", .added, .safe, "The page has another link.", in: .entry, "", "links: https://example.com/a"),
    ChangeRule("link-removed", "Named.links", .removed, .safe, "The page has fewer links.", in: .entry, "links: https://example.com/a", ""),
    ChangeRule("dependency-added", "Dependency", .added, .dangerous, "The component requires another dependency.", in: .entry, "dependencies: { external: { a: {} } }", "dependencies: { external: { a: {}, b: {} } }"),
    ChangeRule("dependency-removed", "Dependency", .removed, .safe, "It needs less.", in: .entry, "dependencies: { external: { a: {}, b: {} } }", "dependencies: { external: { a: {} } }"),
    ChangeRule("dependency-version-changed", "Dependency.version", .changed, .dangerous, "The versions that programs use may no longer match.", in: .entry, "dependencies: { external: { a: { version: 1.0 } } }", "dependencies: { external: { a: { version: 2.0 } } }"),
    ChangeRule("composition-added", "Dependencies.composes", .added, .safe, "It contains another component.", in: .entry, "dependencies: { external: [] }", "dependencies: { external: [], composes: other }"),
    ChangeRule("composition-removed", "Dependencies.composes", .removed, .safe, "It no longer contains the component.", in: .entry, "dependencies: { external: [], composes: other }", "dependencies: { external: [] }"),
    ChangeRule("type-mapping-added", "TypeMapping", .added, .safe, "Another type has a mapping.", in: .types, "A: { kotlin: A }", "A: { kotlin: A }, B: { kotlin: B }"),
    ChangeRule("type-mapping-removed", "TypeMapping", .removed, .dangerous, "Stubs and schemas can no longer map the type.", in: .types, "A: { kotlin: A }, B: { kotlin: B }", "A: { kotlin: A }"),
    ChangeRule("type-mapping-changed", "TypeMapping", .changed, .dangerous, "Stubs and schemas have another type.", in: .types, "A: { kotlin: A }", "A: { kotlin: B }"),
    ChangeRule("catalog-description-changed", "Catalog.description", .changed, .safe, "The description of the catalog changed.", in: .catalog, "description: One.", "description: Two."),
]

/// Rules for facts unknown to any other rule, such as new keys of the format: a rule for each area and way.
let generalRules: [ChangeRule] = ChangeArea.allCases.flatMap { area in
    func rule(_ kind: ChangeKind, effect: ChangeEffect, reason: String, from old: String?, to new: String?)
        -> ChangeRule
    {
        ChangeRule(
            "\(area.rawValue)-fact-\(kind.rawValue)", "*", kind, effect, reason, in: .entry,
            generalExample(area, fact: old), generalExample(area, fact: new)
        ).of(area)
    }
    // Guidance and metadata do not affect code, so their changes are safe.
    let effect: ChangeEffect = [.guidance, .metadata].contains(area) ? .safe : .dangerous
    return [
        rule(.added, effect: .safe, reason: "The catalog documents more than before.", from: nil, to: "1"),
        rule(.removed, effect: effect, reason: "The catalog documents less than before.", from: "1", to: nil),
        rule(.changed, effect: effect, reason: "The catalog documents another value.", from: "1", to: "2"),
    ]
}

/// Returns an example with a fact without a rule of its own.
private func generalExample(_ area: ChangeArea, fact value: String?) -> String {
    let fact = value.map { ", extensions: { com.example.fact: \($0) }" } ?? ""
    return switch area {
    case .api: "implementations: { swiftui: { imports: Kit\(fact) } }"
    case .states: "states: { on: { description: Is on.\(fact) } }"
    case .tokens: "tokens: { a: { title: A\(fact) } }"
    case .accessibility: "accessibility: { role: button\(fact) }"
    case .strings: "strings: { a: { text: One\(fact) } }"
    case .guidance: "usage: { when: One.\(fact) }"
    case .metadata: "category: A\(fact)"
    }
}
