import CatalogModel

/// The order and the labels of a record's facts in the plain-text outline of an entry.
final class OutlineOrder: RecordFormFacts {
    /// The keys shown in the outline, in order.
    let identities: [ObjectIdentifier]
    /// The labels before the values.
    let labels: [String]
    private let keys: [RecordForm.Key]

    init(of form: RecordForm) {
        keys = Self.keys(of: form)
        identities = keys.map(\.key.identity)
        labels = keys.map { Self.label(of: $0, in: form) }
    }

    /// Returns the format of a value, by the index of the key; on demand, because formats lead to other records.
    func form(at location: Int) -> ValueForm { keys[location].form }

    /// Returns keys in the order of an outline, without `allow`, which is between the author and the program.
    private static func keys(of form: RecordForm) -> [RecordForm.Key] {
        let named = form.keys.contains { $0.group == "Named" } ? Named.group.keys.map(\.name) : []
        let facetNames = form.keys.contains { $0.group == "Facets" } ? facets + Facets.group.keys.map(\.name) : []
        let first = (orders[form.name] ?? [inNamed]).flatMap { name in
            switch name {
            case inNamed: named
            case inFacets: facetNames
            default: [name]
            }
        }
        let own = form.keys.filter { $0.group == nil || $0.group == "Property" }.map(\.name)
        var seen: Set<String> = []
        return (first + own + facetNames + ["extensions"]).filter { seen.insert($0).inserted }
            .compactMap { name in form.keys.first { $0.name == name } }
    }

    /// Returns the name of a key in words.
    private static func label(of key: RecordForm.Key, in form: RecordForm) -> String {
        labels["\(form.name).\(key.name)"] ?? labels[key.name]
            ?? String(decoding: key.name.utf8.flatMap(words), as: UTF8.self)
    }

    /// Returns a letter of a key; for a capital letter, a space and the small letter.
    private static func words(_ letter: UInt8) -> [UInt8] {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter) ? [UInt8(ascii: " "), letter | 0x20] : [letter]
    }

    private static let inNamed = "(named)"
    private static let inFacets = "(facets)"

    private static let facets = [
        "features", "usage", "anatomy", "states", "variants", "exclusions", "behaviors", "sections", "styles",
        "settings",
        "tokens", "tokenGroups", "semanticTokens", "accessibility", "stringTable",
    ]

    /// The keys at the beginning, in orders different from the common keys of every named record; the others follow in
    /// the order of the format.
    private static let orders: [String: [String]] = [
        "Entry": [
            "id", "kind", "summary", "headline", inNamed, "category", "tags", "aliases", "updated", "covers",
            "properties", inFacets, "implementations",
        ],
        "Type": ["kind", inNamed, "names", "from", "external", "module", "inherits", "mixins"],
        "Property": property,
        "Parameter": ["label", "variadic"] + property,
        "Case": ["raw", inNamed],
        "CssProperty": ["syntax", "default", "token", inNamed],
        "Example": ["title", "description", "group", "since", "hidden"],
        "Part": ["callout", "optional", inNamed],
        "Section": ["title", "under"],
        "Token": [inNamed, "type", "tier", "role", "by"],
        "Setting": ["type", "default", inNamed],
        "Style": ["type", "appliesTo", inNamed],
        "String": ["text", "arguments", "plurals", "table", inNamed],
        "Dependency": ["version", "entry", inNamed],
    ]

    private static let property = [
        "type", "either", "default", "required", "requiredUnless", "readOnly", "static", "binding", "attribute",
        "reflects", "where", inNamed,
    ]

    private static let labels = [
        "Entry.id": "entry", "Case.parameters": "associated values", "readOnly": "read-only",
        "minLength": "minimum length", "maxLength": "maximum length", "cssParts": "CSS parts",
        "cssStates": "CSS states", "cssProperties": "CSS properties", "dont": "don't",
    ]
}
