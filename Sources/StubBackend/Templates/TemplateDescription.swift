import CatalogModel
import CatalogTemplates

/// What a target made of a template is, before its template has been read.
struct TemplateDescription: Sendable {
    var name: String
    /// Without the dot.
    var fileExtension: String
    /// What a file is made of.
    var unit: StubTargetConfiguration.Unit
    var language: StubTargetConfiguration.Language?
    /// Keys or frameworks of the implementations that it is for, the most wanted first; nil for all.
    var frameworks: [String]?
    /// Whether entries without such an implementation have a file, too.
    var isDerived = true
    var template: String
}

/// The templates of the program's own targets.
enum BuiltInTemplates {
    /// The targets that are templates by themselves.
    static let all = [outline]
}

/// A template of the program, read when it is needed first.
struct BuiltInTemplate: Sendable {
    private let template: Template<StubFile>?
    private let diagnostics: Diagnostics

    init(_ name: String, _ text: String) {
        var diagnostics = Diagnostics()
        let file = SourceFile(path: "\(name).template", text: text)
        template = Template(TemplateSource(file), diagnostics: &diagnostics)
        self.diagnostics = diagnostics
    }

    func render(_ file: StubFile, diagnostics: inout Diagnostics) -> [UInt8] {
        diagnostics.merge(self.diagnostics)
        return template?.render(file, diagnostics: &diagnostics) ?? []
    }
}
