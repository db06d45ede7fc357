extension BuiltInTemplates {
    /// Template of a file of Kotlin.
    static let kotlin = BuiltInTemplate(
        "kotlin",
        text: """
            \(heading)
            {{ if code }}
            {{ code.importNotes | lines "// " }}
            {{ if code.package }}

            package {{ code.package }}
            {{ end }}
            \(body)
            {{ end }}

            """)
}
