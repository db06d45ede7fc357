package import CatalogModel

/// The context for looking up the names in a type text: the entry, the implementation, the owning type, the languages
/// and the generic parameters.
///
/// An object because every translated type passes the scope on.
package final class TypeScope: Sendable {
    package let entry: EntryID
    package let implementation: String?
    package let languages: [String]
    /// The listed languages among `languages`.
    private let listed: [ProgrammingLanguage]
    /// The languages as one text.
    package let languageKey: String
    /// The full name of the type that the text belongs to.
    package let owner: String?
    /// Names of unknown types: parameters of generics.
    private let generics: [String]

    package init(
        entry: EntryID, implementation: String?, languages: [String], owner: String? = nil, generics: [String] = []
    ) {
        self.entry = entry
        self.implementation = implementation
        self.languages = languages
        listed = languages.compactMap(ProgrammingLanguage.listed)
        languageKey = languages.joined(separator: ",")
        self.owner = owner
        self.generics = generics
    }

    /// Whether any of the languages has a trait.
    package func hasLanguage(where hasTrait: (LanguageTraits) -> Bool) -> Bool {
        listed.contains { hasTrait($0.traits) }
    }

    /// Whether a name may denote an unknown type.
    package var hasGenerics: Bool { !generics.isEmpty }

    /// Whether a name, or its first part, denotes an unknown type.
    package func isGeneric(_ name: String) -> Bool {
        func isGeneric(_ name: String) -> Bool { name == "Self" || name == "this" || generics.contains(name) }
        guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return isGeneric(name) }
        return isGeneric(String(name[..<dot]))
    }
}

/// A reader of the names in a list of generic parameters: `<Source: PictureSource, Caption>` declares `Source` and
/// `Caption`.
package enum GenericParameters {
    /// The words before the name of a parameter.
    private static let modifiers: Set<Substring> = ["each", "const", "reified", "out", "in"]

    package static func names(_ text: String) -> [String] { parameters(text).compactMap(name) }

    /// Returns the parameters with the bounds and defaults; none for a text without brackets.
    package static func parameters(_ text: String) -> [String] {
        var scanner = SyntaxScanner(Array(text.utf8))
        _ = scanner.takeText { "<([".utf8.contains($0.next) }
        guard let inside = scanner.takeBrackets() else { return [] }
        return SyntaxScanner.parts(of: String(decoding: Array(text.utf8)[inside], as: UTF8.self))
    }

    private static func name(of parameter: String) -> String? {
        func isStart(_ scalar: Unicode.Scalar) -> Bool { scalar == "_" || scalar.properties.isAlphabetic }
        let word = parameter.split(whereSeparator: \.isWhitespace).drop(while: modifiers.contains).first ?? ""
        let name = word.unicodeScalars.drop { !isStart($0) }.prefix { isStart($0) || ("0"..."9").contains($0) }
        return name.isEmpty ? nil : String(name)
    }
}
