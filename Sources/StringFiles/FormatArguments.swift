/// The places of a text where values are put in, as languages of format strings write them: `%1$@`, `%d`, `{name}`,
/// `{{name}}`, `${name}`.
enum FormatArguments {
    /// The arguments in an order that does not depend on that of the words: those with a position under it, the others
    /// numbered as they come, then names.
    static func of(_ text: String) -> [String] {
        var found: Set<String> = []
        var count = 0
        for match in text.matches(of: #/%(?:(\d+)\$)?(#@\w+@|[-+ #0]*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@%a-zA-Z])/#)
        {
            let conversion = match.2
            if conversion == "%" { continue }
            count += 1
            let kind = conversion.hasPrefix("#@") ? String(conversion) : kind(conversion.last)
            found.insert("%\(match.1.map(String.init) ?? String(count))$\(kind)")
        }
        for match in text.matches(of: #/\{\{?\s*([A-Za-z_]\w*|\d+)\s*(?:,[^{}]*)?\}?\}/#) {
            found.insert("{\(match.1)}")
        }
        return found.sorted()
    }

    /// Conversions that take the same kind of value count as one.
    private static func kind(_ conversion: Character?) -> String {
        switch conversion {
        case "d", "i", "u", "x", "X", "o", "D", "U": "d"
        case "f", "F", "e", "E", "g", "G", "a", "A": "f"
        case "@", "s", "S": "@"
        default: conversion.map(String.init) ?? ""
        }
    }
}
