import CatalogModel

/// The names of an implementation for pages: the author's key, the title for people, and the language of code.
///
/// An object, because all declarations of the implementation refer to the name.
final class ImplementationName: Sendable {
    /// The author's key.
    let key: String
    /// For people.
    let title: String
    /// The language of types and examples, as named by code blocks; empty if unknown.
    let language: String

    init(_ element: OrderedRecords<Implementation>.Element) {
        key = element.name
        let framework = element.value.framework?.value ?? key
        title = element.value.named.title?.value ?? Self.name(of: framework)
        language = element.value.language?.value ?? WellKnownFramework(framework)?.codeLanguage ?? ""
    }

    /// Returns the usual spelling of a framework; the key itself for an unknown framework.
    static func name(of framework: String) -> String { WellKnownFramework(framework)?.name ?? framework }

    /// Whether argument labels are part of the names of members, as in Swift.
    var isSwift: Bool { ProgrammingLanguage.named(Slug.of(language)).traits.argumentNames == .required }
}
