package import CatalogModel

/// The rules for findings about the JSON files written by react-docgen and react-docgen-typescript.
package enum DocgenRules {
    package static let shape = Rule(
        "docgen-shape", .error, "What react-docgen writes is a component, a list of them, or lists of them by file.")
    package static let member = Rule(
        "docgen-member", .warning, "A member of a description of a component is of the kind that react-docgen writes.")

    package static let all = [shape, member]
}

extension Diagnostic {
    static func noDocgen(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            DocgenRules.shape,
            "this is nothing that react-docgen writes; it has no component with 'props' or 'displayName'",
            at: range)
    }

    static func wrongMember(_ key: String, expected: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(DocgenRules.member, "'\(key)' is not \(expected); it is left out", at: range)
    }
}
