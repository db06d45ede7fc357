/// A property as declared by a Swift stub, remembered for the code of accessibility and previews.
struct SwiftPrintedProperty {
    /// The name used by the entry.
    var authorName: String
    var name: String
    /// Without the wrapper of a binding.
    var type: String
    var location: SwiftPrintedPropertyLocation
    /// The attributes before the declaration, such as `@ViewBuilder `.
    var attribute = ""
    /// The initial value stated by the entry.
    var value: String?
    /// Whether the property has an initial value.
    var hasValue: Bool
    /// Whether the property is visible only to the type itself.
    var isPrivate: Bool
    var isReadOnly: Bool
    var isDeprecated: Bool

    /// Whether a parameter can have the name of the property.
    var canBeParameter: Bool {
        name != "`self`"
            && name.unicodeScalars.allSatisfy {
                "`_0123456789".unicodeScalars.contains($0) || $0.properties.isAlphabetic
            }
    }

    /// Whether the property is a text that can be read out.
    var isText: Bool { !isDeprecated && ["String", "String?", "LocalizedStringKey"].contains(type) }

    var isOptional: Bool { SwiftTypeText.isOptional(type) }

    /// Whether a copy of the enclosing value can be given another value of the property.
    var canBeSet: Bool { location == .stored && !isPrivate && !isReadOnly && !isDeprecated }
}

/// The location of a property's value in a Swift stub.
enum SwiftPrintedPropertyLocation {
    /// The value is kept in the type.
    case stored
    /// The value is kept by the owner of a binding.
    case bound
    case computed
    /// The value is only required, by a protocol.
    case required
}
