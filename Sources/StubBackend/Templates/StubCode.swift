/// The code of a stub file in parts (notes, imports, declarations), for a template to put together.
struct StubCode: Sendable {
    /// Notes on an unexpected origin of the file, for a comment.
    var notes: [String] = []
    /// Notes on conditions impossible as conditions of compilation, for a comment.
    var conditionNotes: [String] = []
    /// The condition for compiling the file.
    var condition: String?
    /// The package of the file, in languages with a package statement.
    var package: String?
    /// Notes on texts impossible as an import, for a comment.
    var importNotes: [String] = []
    /// Import lines, some of which may belong together.
    var imports: [String] = []
    /// The declarations with documentation, each whole.
    var declarations: [PrintedCode] = []
    /// Names used by the declarations, for the file with placeholders.
    var uses = UndeclaredNames()
}

extension StubCode: TemplateRecord {
    static let templateForm = TemplateForm<StubCode>(
        "Code", meaning: "the parts of a file that compiles",
        fields: [
            TemplateField("notes", meaning: "the source of the file, for a comment, if it is for another platform") {
                $0.notes
            },
            TemplateField("conditionNotes", meaning: "invalid compilation conditions, for a comment") {
                $0.conditionNotes
            },
            TemplateField("condition", meaning: "the condition under which the file is compiled, in Swift") {
                $0.condition
            },
            TemplateField("package", meaning: "the package that the file belongs to, in Kotlin") { $0.package },
            TemplateField("importNotes", meaning: "invalid imports, for a comment") { $0.importNotes },
            TemplateField("imports", meaning: "the imports, each whole") { $0.imports },
            TemplateField("declarations", meaning: "the declarations with their documentation, each whole") {
                $0.declarations
            },
        ])
}
