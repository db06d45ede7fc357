package import CatalogModel

/// In which languages the types of an implementation are written, by the keys that the types file may have for them.
package enum TypeLanguages {
    /// Returns the language as stated, the key of the implementation and the language that either belongs to; the first
    /// that the types file speaks of counts.
    package static func keys(of name: String, _ implementation: Implementation) -> [String] {
        let framework = implementation.framework?.value ?? name
        let stated = [implementation.language?.value, framework].compactMap { $0?.lowercased() }
        return (stated + stated.compactMap { WellKnownFramework($0)?.typeLanguage }).uniqued()
    }
}
