import CatalogModel

/// Platform of an implementation, by framework and language.
struct Platform: Equatable, Sendable {
    /// As `WellKnownFramework` compares keys: `SwiftUI` and `swift-ui` are the same.
    let framework: String
    /// The key in the entry, likewise.
    let key: String
    /// Likewise; empty when neither stated nor known.
    let language: String

    init(_ key: String, implementation: Implementation) {
        let name = implementation.framework?.value ?? key
        framework = WellKnownFramework.folded(name)
        self.key = WellKnownFramework.folded(key)
        let stated = implementation.language.map { WellKnownFramework.folded($0.value) }
        language = stated ?? WellKnownFramework(name)?.typeLanguage ?? ""
    }
}
