import CatalogModel

/// The platform of an implementation, by framework and language in a comparable form, for choosing a stub target.
struct Platform: Equatable, Sendable {
    /// The framework, folded like the keys of `WellKnownFramework`: `SwiftUI` and `swift-ui` are the same.
    let framework: String
    /// The key of the implementation in the entry, folded like the framework.
    let key: String
    /// The language of types, with a name folded like the framework.
    ///
    /// The types of code in JavaScript are written in TypeScript.
    let language: ProgrammingLanguage

    init(_ key: String, implementation: Implementation) {
        let name = implementation.framework?.value ?? key
        framework = WellKnownFramework.folded(name)
        self.key = WellKnownFramework.folded(key)
        let stated = implementation.language.map { language in
            WellKnownFramework(language.value)?.typeLanguage ?? WellKnownFramework.folded(language.value)
        }
        language = .named(stated ?? WellKnownFramework(name)?.typeLanguage ?? "")
    }
}
