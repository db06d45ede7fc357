/// A named part of a catalog in words: the noun of the record, and the name.
package struct NamedThing: Hashable, Sendable {
    package let noun: String
    /// The name; empty for the default slot of a web component.
    package let name: String

    /// Returns the words, with the name in quotation marks or the like: `property 'size'`.
    package func words(quoting: (String) -> String) -> String {
        name.isEmpty ? "the default \(noun)" : "\(noun) \(quoting(name))"
    }
}
