import CatalogModel
import SourceCode

/// A maker of valid names in Kotlin for identifiers, packages and enum cases (Kotlin language specification, "Syntax
/// and grammar").
enum KotlinNames {
    /// Returns an identifier, between backticks in the case of a keyword.
    static func escaped(_ name: String) -> String { KotlinKeywords.escaped(name) }

    /// Returns a part of a package's name, from the id of an entry.
    static func packagePart(_ text: String) -> String {
        escaped(text.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) })
    }

    /// Returns the names of an enum's cases, in the form required by Compose, each by the author's name.
    ///
    /// With the cases as classes of an `interface`, another name is given to a class that would hide a type within the
    /// interface: the interface itself, or a type of the platform.
    static func cases(_ names: [String], of interface: String? = nil) -> [String: String] {
        var taken: Set<String> = []
        var spelled: [String: String] = [:]
        for name in names where spelled[name] == nil {
            var base = DeclaredNames.pascalCase(name)
            if let interface, base == interface || KotlinPlatform.isType(base) { base += "Case" }
            spelled[name] = taken.insertNumbered(base, separator: "")
        }
        return spelled
    }
}
