package import CatalogModel

/// A lookup of the languages of an implementation's types, such as `swift` for `swiftui`, as keys for the types file.
package enum TypeLanguages {
    /// Returns the language as stated, the key of the implementation and the language that either belongs to; the first
    /// that the types file speaks of counts.
    package static func keys(of name: String, _ implementation: Implementation) -> [String] {
        keys(of: name, language: implementation.language?.value, framework: implementation.framework?.value)
    }

    /// Returns the language of the types of an implementation; empty where unstated.
    package static func language(of name: String, stated: String?, framework: String?) -> ProgrammingLanguage {
        let keys = keys(of: name, language: stated, framework: framework)
        return .named(keys.compactMap { WellKnownFramework($0)?.typeLanguage }.first ?? keys.first ?? "")
    }

    private static func keys(of name: String, language: String?, framework: String?) -> [String] {
        let stated = [language, framework ?? name].compactMap { $0?.lowercased() }
        return (stated + stated.compactMap { WellKnownFramework($0)?.typeLanguage }).uniqued()
    }
}
