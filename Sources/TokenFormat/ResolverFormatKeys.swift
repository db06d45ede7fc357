/// The keys of resolver documents (Resolver Module 2025.10, "Syntax").
package enum ResolverFormatKeys {
    /// The version of the module.
    package static let version = "2025.10"

    package static let ofDocuments = [
        FormatKey("$schema", "Schema of the file, for editors."),
        FormatKey("name", "Name for people."),
        FormatKey("version", "Version of the Resolver Module: \(version)."),
        FormatKey("description", "What the document is for."),
        FormatKey("sets", "Token sources that belong together, by name."),
        FormatKey("modifiers", "What changes tokens, such as color mode or density, by name."),
        FormatKey("resolutionOrder", "Sets and modifiers in order; later ones win."),
        FormatKey("$defs", "What other parts refer to."),
    ]
    package static let ofSets = [
        FormatKey("description", "What the set is for."),
        FormatKey("sources", "Token files and tokens in order; later ones win."),
        FormatKey("$extensions", "Vendors' data, by the vendor's name."),
    ]
    package static let ofModifiers = [
        FormatKey("description", "What the modifier is for."),
        FormatKey("contexts", "Its values, two or more, each with the sources that it adds."),
        FormatKey("default", "Context that counts when nobody chooses one."),
        FormatKey("$extensions", "Vendors' data, by the vendor's name."),
    ]
    /// The keys that an item of `resolutionOrder` has as well, unless it is a reference.
    package static let ofInlineItems = [
        FormatKey("name", "Name of the set or modifier; unique in the order."),
        FormatKey("type", "What it is: set or modifier."),
    ]
    static let reference = FormatKey("$ref", "What stands elsewhere: a file, or a place such as '#/sets/base'.")
}
