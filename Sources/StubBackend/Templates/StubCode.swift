import CatalogModel
import CatalogTemplates

/// The parts of a file as a target of the program writes them, for a template to put together.
struct StubCode: Sendable {
    /// What cannot be a condition of compilation, for a comment.
    var conditionNotes: [String] = []
    /// The condition under which the file is compiled.
    var condition: String?
    /// What cannot be an import, for a comment.
    var importNotes: [String] = []
    /// Lines, some of which may belong together.
    var imports: [String] = []
    /// The declarations with their documentation, each whole.
    var declarations: [String] = []
}

extension StubCode: TemplateRecord {
    static let templateForm = TemplateForm<StubCode>(
        "Code", "the parts of a file that is sure to be accepted by a compiler",
        [
            TemplateField("conditionNotes", "what cannot be a condition of compilation, for a comment") {
                $0.conditionNotes
            },
            TemplateField("condition", "the condition under which the file is compiled") { $0.condition },
            TemplateField("importNotes", "what cannot be an import, for a comment") { $0.importNotes },
            TemplateField("imports", "the imports, each whole") { $0.imports },
            TemplateField("declarations", "the declarations with their documentation, each whole") { $0.declarations },
        ])
}

/// A target of the program that writes its files in parts.
protocol CodeTarget: StubTarget {
    func code(of file: StubFile, diagnostics: inout Diagnostics) -> StubCode
}

extension StubTargets {
    /// The target that writes an implementation by itself, if that is one for the platform which the file is for.
    static func codeTarget(for file: StubFile) -> (any CodeTarget)? {
        guard let component = file.template.component, let place = file.template.implementation else { return nil }
        let element = component.entry.implementations.orEmpty().elements[place]
        let platform = Platform(element.name, element.value)
        return all.first { $0.covers(platform) } as? any CodeTarget
    }
}
