import CatalogModel

// Parts common to the templates of all languages.
extension BuiltInTemplate {
    /// The comment at the beginning of every file.
    static let heading = """
        // {{ entry.title | oneLine }}: a stub of entry {{ entry.id }}.
        {{ if code }}
        {{ code.notes | lines "// " }}
        {{ end }}
        {{ header | lines "// " }}
        {{ if code }}
        {{ code.conditionNotes | lines "// " }}
        {{ end }}
        """

    /// Body of an `if code`: the imports and the declarations, a blank line before each.
    static let body = """
        {{ if code.imports }}

        {{ code.imports | lines "" }}
        {{ end }}
        {{ if code.declarations }}

        {{ for declaration in code.declarations join "\\n" }}
        {{ declaration }}
        {{ end }}
        {{ end }}
        """
}

/// A template built into the program for the text of stub files, parsed on first use.
struct BuiltInTemplate: Sendable {
    private let template: Template<StubFile>?
    private let diagnostics: Diagnostics

    init(_ name: String, text: String) {
        var diagnostics = Diagnostics()
        let file = SourceFile(path: "\(name).template", text: text)
        template = Template(TemplateSource(file), diagnostics: &diagnostics)
        self.diagnostics = diagnostics
    }

    func render(_ file: StubFile, diagnostics: inout Diagnostics) -> [UInt8] {
        diagnostics.merge(self.diagnostics)
        return template?.render(file, diagnostics: &diagnostics).withoutZeros ?? []
    }
}
