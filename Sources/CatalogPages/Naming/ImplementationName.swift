import CatalogModel

/// An implementation as a page speaks of it. An object, because all that it declares names it.
final class ImplementationName: Sendable {
    /// The author's key.
    let key: String
    /// For people.
    let title: String
    /// The language of types and examples as code blocks name it; empty when it is not known.
    let language: String

    init(_ element: OrderedRecords<Implementation>.Element) {
        key = element.name
        let framework = element.value.framework?.value ?? key
        title = element.value.named.title?.value ?? Self.name(of: framework)
        language = element.value.language?.value ?? WellKnownFramework(framework)?.codeLanguage ?? ""
    }

    /// Returns the usual spelling of a framework; the key itself of an unknown one.
    static func name(of framework: String) -> String { WellKnownFramework(framework)?.name ?? framework }

    /// Whether members have the names that Swift gives them.
    var isSwift: Bool { Slug.of(language) == "swift" }
}
