extension BuiltInTemplates {
    /// A file of TypeScript, whatever its framework. Its last line makes a module of it, even if it declares nothing.
    static let typescript = BuiltInTemplate(
        "typescript",
        """
        \(heading)
        {{ if code }}
        {{ code.importNotes | lines "// " }}
        \(body)
        {{ end }}

        export {};

        """)
}
