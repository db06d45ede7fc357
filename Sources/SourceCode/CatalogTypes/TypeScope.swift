package import CatalogModel

/// The context for looking up the names in a type text: the entry, the implementation, the owning type, the languages
/// and the generic parameters.
///
/// An object because every translated type hands it on.
package final class TypeScope: Sendable {
    package let entry: EntryID
    package let implementation: String?
    package let languages: [String]
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
        languageKey = languages.joined(separator: ",")
        self.owner = owner
        self.generics = generics
    }

    /// Whether a name may stand for a type that is not known.
    package var hasGenerics: Bool { !generics.isEmpty }

    /// Whether a name, or its first part, stands for a type that is not known.
    package func isGeneric(_ name: String) -> Bool {
        func isGeneric(_ name: String) -> Bool { name == "Self" || name == "this" || generics.contains(name) }
        guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")) else { return isGeneric(name) }
        return isGeneric(String(name[..<dot]))
    }
}

/// A reader of the names in a list of generic parameters: `<Source: PictureSource, Caption>` declares `Source` and
/// `Caption`.
package enum GenericParameters {
    package static func names(_ text: String) -> [String] {
        var names: [String] = []
        var depth = 0
        var isName = false
        var name = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "<", "(", "[":
                depth += 1
                isName = depth == 1
            case ">", ")", "]": depth -= 1
            case "," where depth == 1:
                isName = true
                names.append(name)
                name = ""
            case _ where depth == 1 && isName && (scalar == "_" || scalar.properties.isAlphabetic):
                name.unicodeScalars.append(scalar)
            case _ where depth == 1 && isName && !name.isEmpty && ("0"..."9").contains(scalar):
                name.unicodeScalars.append(scalar)
            case " " where name.isEmpty || ["each", "const", "reified", "out", "in"].contains(name): name = ""
            default: isName = name.isEmpty && isName
            }
        }
        return (names + [name]).filter { !$0.isEmpty }
    }
}
