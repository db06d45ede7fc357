import CatalogModel
import CatalogTestSupport

/// Random choices for generated sources, from small pools, so that two releases have most names in common.
struct SourceDice {
    var random: SeededRandom

    init(seed: UInt64) { random = SeededRandom(seed: seed) }

    mutating func once(in count: Int) -> Bool { random.once(in: count) }
    mutating func pick<Element>(_ elements: [Element]) -> Element { random.pick(elements) }

    /// Returns some of the elements, each at most once, in order.
    mutating func some<Element>(of elements: [Element]) -> [Element] {
        elements.filter { _ in !random.once(in: 3) }
    }

    static let members = ["size", "kind", "change", "label", "go", "aria-label"]

    /// Types of TypeScript: literals in either quotes, nullable types, generics, functions.
    static let types = [
        "string", "number", "boolean", "'a' | 'b'", "\"a\" | \"b\" | \"c\"", "'a'|'b'|undefined", "1 | 2", "Size",
        "Map<string, Item[]>", "(a: string) => void", "string | null", "{ a: string; b?: number }", "T | T[]",
        "CustomEvent<'x' | 'y'>", "'a' | 'a'", "Array<'a' | 'b'>", "keyof Size", "", "any",
    ]

    /// Defaults in the text of code.
    static let defaults = ["'a'", "\"a\"", "1", "null", "undefined", "''", "() => {}", "true", "Size.small", "[]"]

    /// Returns a type in the form of a Custom Elements Manifest; nil for a member without a type.
    mutating func type() -> JSONValue? {
        once(in: 5) ? nil : ["text": .string(pick(Self.types))]
    }

    /// Returns an object with some of its optional members.
    mutating func object(
        _ fixed: KeyValuePairs<String, JSONValue>, optional: [(String, JSONValue)]
    ) -> JSONValue {
        var object = JSONObject()
        for (name, value) in fixed { object.append(name, value: value) }
        for (name, value) in optional where once(in: 5) { object.append(name, value: value) }
        return .object(object)
    }
}
