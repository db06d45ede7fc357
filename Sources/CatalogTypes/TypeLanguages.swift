package import CatalogModel

/// A lookup of the languages of an implementation's types, such as `swift` for `swiftui`, as keys for the types file.
package enum TypeLanguages {
    /// Returns the language as stated, the key of the implementation and the language that either belongs to; the first
    /// that the types file speaks of counts.
    package static func keys(of name: String, _ implementation: Implementation) -> [String] {
        let framework = implementation.framework?.value ?? name
        let stated = [implementation.language?.value, framework].compactMap { $0?.lowercased() }
        return (stated + stated.compactMap { WellKnownFramework($0)?.typeLanguage }).uniqued()
    }
}
