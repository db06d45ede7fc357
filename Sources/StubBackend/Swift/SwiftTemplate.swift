extension BuiltInTemplates {
    /// A file of Swift, whatever its framework.
    static let swift = BuiltInTemplate(
        "swift",
        """
        // {{ entry.title | oneLine }}: a stub of entry {{ entry.id }}.
        {{ header | lines "// " }}
        {{ if code }}
        {{ code.conditionNotes | lines "// " }}
        {{ if code.condition }}
        #if {{ code.condition }}
        {{ end }}
        {{ code.importNotes | lines "// " }}
        {{ if code.imports }}

        {{ code.imports | lines "" }}
        {{ end }}
        {{ if code.declarations }}

        {{ for declaration in code.declarations join "\\n" }}
        {{ declaration }}
        {{ end }}
        {{ end }}
        {{ if code.condition }}

        #endif
        {{ end }}
        {{ end }}

        """)
}
