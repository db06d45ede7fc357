extension BuiltInTemplates {
    /// A file of Swift, in any framework.
    static let swift = BuiltInTemplate(
        "swift",
        text: """
            \(heading)
            {{ if code }}
            {{ if code.condition }}
            #if {{ code.condition }}
            {{ end }}
            {{ code.importNotes | lines "// " }}
            \(body)
            {{ if code.condition }}

            #endif
            {{ end }}
            {{ end }}

            """)
}
