package import CatalogModel

/// The rules for findings about the JSON files written by react-docgen and react-docgen-typescript.
package enum DocgenRules {
    package static let shape = Rule(
        "docgen-shape", .error,
        "A docgen file is a component, a list of components, or such lists by file, as react-docgen writes them.",
        reason: "Entries would not be compared with any code, so differences would go unnoticed."
    )
    .example(
        failing: #"{ "name": "Box" }"#, passing: #"{ "displayName": "Box", "props": {} }"#, at: #"{ "name": "Box" }"#,
        in: "box.json", catalog: "sources: { react: { docgen: box.json } }",
        entry: "implementations: { react: { types: { Box: { kind: component } } } }")
    package static let member = Rule(
        "docgen-member", .warning, "Each member of a component description has the format of react-docgen.",
        reason: "The member is left out, so the code appears to lack it."
    )
    .example(
        failing: #"{ "displayName": "Box", "props": { "size": 1 } }"#,
        passing: #"{ "displayName": "Box", "props": {} }"#, at: "1", in: "box.json",
        catalog: "sources: { react: { docgen: box.json } }",
        entry: "implementations: { react: { types: { Box: { kind: component } } } }")

    package static let all = [shape, member]
}

extension Diagnostic {
    static func noDocgen(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            DocgenRules.shape,
            "invalid docgen file: no component with 'props' or 'displayName'; generate the file with react-docgen",
            at: range)
    }

    static func wrongMember(_ key: String, expected: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(DocgenRules.member, "'\(key)' is not \(expected); it is left out", at: range)
    }
}
