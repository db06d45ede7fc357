/// Where the type of a declaration stands.
enum SwiftTypePosition {
    /// What a property keeps that can be set.
    case stored
    /// What a value is that can only be read.
    case computed
    case parameter, result
    /// A type that is thrown.
    case thrown
    /// Anything else: a supertype, the definition of another name.
    case value
}

/// What a type may be in its place.
enum SwiftTypeRules {
    /// The text of a type as it can stand in a place; nil if it cannot.
    static func spelled(_ text: String, at position: SwiftTypePosition, _ references: SwiftReferences) -> String? {
        let isPlain = SwiftTypes.isPlainName(text)
        if !isPlain, position == .parameter { return parameter(text, references) }
        // How a closure is handed over is a matter of parameters only.
        let text = isPlain ? text : withoutHandover(text)
        guard SwiftTypes.isType(text), fitsSelf(text, at: position, references) else { return nil }
        switch position {
        case .thrown: return references.isError(text) ? text : nil
        case .stored, .value: return withoutSome(text)
        case .computed, .result: return neverFits(text) ? text : withoutSome(text)
        case .parameter: return text
        }
    }

    private static func parameter(_ text: String, _ references: SwiftReferences) -> String? {
        guard SwiftTypes.isType(text, at: .parameter), fitsSelf(text, at: .parameter, references) else { return nil }
        if text.hasPrefix("some "), !text.dropFirst(5).contains("some ") { return text }
        return withoutSome(text)
    }

    private static func withoutHandover(_ text: String) -> String {
        var text = text
        for word in ["@escaping ", "@autoclosure "] where text.hasPrefix(word) { text.removeFirst(word.count) }
        return text
    }

    /// A type of which the caller does not choose the kind: `any` where `some` has no body that tells it.
    private static func withoutSome(_ text: String) -> String? {
        guard text.contains("some ") else { return text }
        guard text.hasPrefix("some "), !text.dropFirst(5).contains("some ") else { return nil }
        return "any " + text.dropFirst(5)
    }

    /// Whether a body that never ends can hand back such a value.
    private static func neverFits(_ text: String) -> Bool {
        ["some View", "some Equatable", "some Hashable", "some Error", "some Comparable"].contains(text)
    }

    /// `Self` is not a type everywhere.
    private static func fitsSelf(
        _ text: String, at position: SwiftTypePosition, _ references: SwiftReferences
    ) -> Bool {
        guard text.contains("Self"), SwiftTypeNames.uses(in: text).contains(where: { $0.path[0] == "Self" }) else {
            return true
        }
        switch references.selfScope {
        case .everywhere: return true
        case .results: return (position == .result || position == .computed) && (text == "Self" || text == "Self?")
        case .nowhere: return false
        }
    }
}
