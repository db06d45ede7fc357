import CatalogModel

extension BuiltInTemplates {
    /// The outline: everything that an entry states, one fact a line, what belongs to it below it and further in.
    static let outline = TemplateDescription(
        name: StubTargets.outline, fileExtension: "txt", unit: .entry,
        template: """
            {{ if header }}
            {{ header | lines "" }}

            {{ end }}
            {{ entry.title | oneLine }}

            {{ for fact in entry.facts }}
            {{ show fact(fact) }}
            {{ end }}

            {{ define fact(fact: Fact) }}
            {{ if fact.text }}
            {{ fact.label }}{{ if not fact.isItem }}:{{ end }} {{ fact.text }}
            {{ else if fact.lines }}
            {{ fact.label }}{{ if not fact.isItem }}:{{ end }}
              {{ fact.lines | lines "" }}
            {{ else }}
            {{ fact.label }}
              {{ for inner in fact.facts }}
              {{ show fact(inner) }}
              {{ end }}
            {{ end }}
            {{ end }}

            """)
}
