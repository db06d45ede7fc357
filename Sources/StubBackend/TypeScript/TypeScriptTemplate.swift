extension BuiltInTemplates {
    /// A file of TypeScript, in any framework.
    ///
    /// The last line makes the file a module, even without declarations.
    static let typescript = BuiltInTemplate(
        "typescript",
        text: """
            \(heading)
            {{ if code }}
            {{ code.importNotes | lines "// " }}
            \(body)
            {{ end }}

            export {};

            """)
}
