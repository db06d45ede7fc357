/// A property of a type as the stub declares it.
struct SwiftPrintedProperty {
    /// The name as the entry has it.
    var authorName: String
    var name: String
    /// Without the wrapper of a binding.
    var type: String
    var place: Place
    /// Whether it has a first value.
    var hasValue: Bool
    /// Whether only the type itself sees it.
    var isPrivate: Bool
    var isReadOnly: Bool
    var isDeprecated: Bool

    enum Place {
        /// The value is kept in the type.
        case stored
        /// The value is kept by the owner of a binding.
        case bound
        case computed
    }

    /// Whether it is a text that can be read out.
    var isText: Bool { !isDeprecated && ["String", "String?", "LocalizedStringKey"].contains(type) }

    var isOptional: Bool { type.hasSuffix("?") }

    /// Whether a copy of the value around it can be given another one.
    var canBeSet: Bool { place == .stored && !isPrivate && !isReadOnly && !isDeprecated }
}
