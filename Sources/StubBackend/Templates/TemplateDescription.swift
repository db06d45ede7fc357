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
