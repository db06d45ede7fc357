import CatalogModel

/// The English nouns for records and keys in change reports: `CssPart` becomes "CSS part".
enum Nouns {
    /// Returns the noun for an element of a key of a record.
    static func noun(of form: RecordForm, under key: String) -> String {
        if let word = byKey[key] { return word }
        if let word = byForm[form.name] { return word }
        // `CssPart` is a CSS part, `TokenUse` a token use.
        var words = ""
        for character in form.name {
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
        "plurals": "plural", "names": "name in",
    ]

    private static let byForm = [
        "TypeRef": "type", "CssPart": "CSS part", "CssProperty": "CSS property", "Axis": "variant axis",
        "LocalizedString": "string",
    ]
}
