/// A language of types, values and code: the names, and the differences from other languages as traits.
///
/// An object, because each scope of a comparison and each token of a value has a reference.
package final class ProgrammingLanguage: Sendable {
    /// The name in entries and in the types file: `typescript`; empty where unstated.
    package let name: String
    /// Other names in code blocks: `ts`.
    package let aliases: [String]
    package let traits: LanguageTraits

    /// Creates a language.
    ///
    /// - Parameters:
    ///   - name: The name in entries and in the types file.
    ///   - aliases: Other names in code blocks.
    ///   - setTraits: A function for changing the traits of an unknown language.
    package init(_ name: String, aliases: [String] = [], setTraits: (inout LanguageTraits) -> Void = { _ in }) {
        self.name = name
        self.aliases = aliases
        var traits = LanguageTraits()
        setTraits(&traits)
        self.traits = traits
    }

    /// The names in code blocks.
    package var codeNames: [String] { [name] + aliases }

    // MARK: Lookup

    /// Returns the language of a name; with default traits for an unlisted name.
    package static func named(_ name: String) -> ProgrammingLanguage {
        if name.isEmpty { return unstated }
        return byName[name] ?? ProgrammingLanguage(name)
    }

    /// Returns the listed language of a name; nil for any other name.
    package static func listed(_ name: String) -> ProgrammingLanguage? { byName[name] }

    /// Returns the listed language of a code block, by name or alias without regard to case; nil for any other.
    package static func inCode(_ name: String) -> ProgrammingLanguage? { byCodeName[name.lowercased()] }

    /// The language where none is stated.
    package static let unstated = ProgrammingLanguage("")

    private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    private static let byCodeName = Dictionary(
        all.flatMap { language in language.codeNames.map { ($0, language) } },
        uniquingKeysWith: { first, _ in first })
}

extension ProgrammingLanguage: Hashable {
    /// Whether two languages have the same name.
    package static func == (left: ProgrammingLanguage, right: ProgrammingLanguage) -> Bool {
        left === right || left.name == right.name
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
