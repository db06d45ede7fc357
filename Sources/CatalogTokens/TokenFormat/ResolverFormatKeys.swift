/// The keys allowed in resolver documents of the Design Tokens format (Resolver Module 2025.10, "Syntax").
package enum ResolverFormatKeys {
    /// The version of the module.
    package static let version = "2025.10"

    package static let ofDocuments = [
        FormatKey("$schema", meaning: "Schema of the file, for editors."),
        FormatKey("name", meaning: "Name for people."),
        FormatKey("version", meaning: "Version of the Resolver Module: \(version)."),
        FormatKey("description", meaning: "What the document is for."),
        FormatKey("sets", meaning: "Token sources that belong together, by name."),
        FormatKey("modifiers", meaning: "What changes tokens, such as color mode or density, by name."),
        FormatKey("resolutionOrder", meaning: "Sets and modifiers in order; later ones win."),
        FormatKey("$defs", meaning: "What other parts refer to."),
    ]
    package static let ofSets = [
        FormatKey("description", meaning: "What the set is for."),
        FormatKey("sources", meaning: "Token files and tokens in order; later ones win."),
        FormatKey("$extensions", meaning: "Vendors' data, by the vendor's name."),
    ]
    package static let ofModifiers = [
        FormatKey("description", meaning: "What the modifier is for."),
        FormatKey("contexts", meaning: "Its values, two or more, each with the sources that it adds."),
        FormatKey("default", meaning: "Context that applies unless a theme chooses one."),
        FormatKey("$extensions", meaning: "Vendors' data, by the vendor's name."),
    ]
    /// The keys that an item of `resolutionOrder` has as well, unless it is a reference.
    package static let ofInlineItems = [
        FormatKey("name", meaning: "Name of the set or modifier; unique in the order."),
        FormatKey("type", meaning: "What it is: set or modifier."),
    ]
    static let reference = FormatKey(
        "$ref", meaning: "Target of the reference: a file, or a location such as '#/sets/base'.")
}
