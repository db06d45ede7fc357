import SourceCode

/// A reader of the outermost form of the text of a Swift type.
enum SwiftTypeText {
    /// Whether a type is optional; a function with an optional result is not.
    static func isOptional(_ type: String) -> Bool {
        switch TypeParser.parse(type)?.unwrapped {
        case .optional: true
        case nil: type.hasSuffix("?")
        default: false
        }
    }

    static func isFunction(_ type: String) -> Bool {
        if case .function = TypeParser.parse(type)?.unwrapped { true } else { false }
    }
}
