import CatalogModel

/// The English nouns for records and keys in change reports: `CssPart` becomes "CSS part".
enum Nouns {
    /// Returns the noun for an element of a key of a record.
    ///
    /// - Parameters:
    ///   - form: The form of the element; nil for a text.
    ///   - key: The key of the elements.
    /// - Returns: A noun in the singular.
    static func noun(of form: RecordForm?, under key: String) -> String {
        if let word = byKey[key] { return word }
        if let form { return byForm[form.name] ?? words(of: form.name) }
        let singular = key.hasSuffix("ies") ? key.dropLast(3) + "y" : key.hasSuffix("s") ? key.dropLast() : key[...]
        return words(of: String(singular))
    }

    /// Returns the plural of a noun: "CSS properties" for "CSS property".
    static func plural(of noun: String) -> String {
        if let word = irregular[noun] { return word }
        if noun.hasSuffix("y"), !["ay", "ey", "oy"].contains(String(noun.suffix(2))) { return noun.dropLast() + "ies" }
        return noun + (noun.hasSuffix("s") ? "es" : "s")
    }

    private static let irregular = [
        "variant axis": "variant axes", "criterion": "criteria", "name in": "names in",
    ]

    /// Returns a name in camel case as words: `CssPart` is a CSS part, `TokenUse` a token use.
    private static func words(of name: String) -> String {
        var words = ""
        for character in name {
            if character.isUppercase, !words.isEmpty { words += " " }
            words += character.lowercased()
        }
        return words
    }

    private static let byKey = [
        "initializers": "initializer", "functions": "function", "variables": "variable", "cssStates": "CSS state",
        "configuration": "setting", "identifiers": "identifier", "keyboard": "key", "criteria": "criterion",
        "translations": "translation", "values": "value", "semanticTokens": "shared token", "sets": "value",
        "callouts": "callout", "external": "dependency", "internal": "dependency", "mixins": "mixin",
        "aliases": "alias", "plurals": "plural", "names": "name in",
    ]

    private static let byForm = [
        "TypeRef": "type", "CssPart": "CSS part", "CssProperty": "CSS property", "Axis": "variant axis",
        "LocalizedString": "string",
    ]
}
