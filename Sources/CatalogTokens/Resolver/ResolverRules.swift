package import CatalogModel

extension TokenRules {
    private static func document(
        version: String = "2025.10", more: String = "", sources: String = "", order: String = ""
    ) -> String {
        """
        { "version": "\(version)",\(more)
          "sets": { "a": { "sources": [\(sources)] } },
          "resolutionOrder": [{ "$ref": "#/sets/a" }\(order)] }
        """
    }

    private static func modifier(_ more: String = "") -> String {
        """
        { "version": "2025.10",
          "modifiers": { "mode": { "contexts": { "light": [], "dark": [] }\(more) } },
          "resolutionOrder": [{ "$ref": "#/modifiers/mode" }] }
        """
    }

    package static let resolverShape = Rule(
        "resolver-shape", .error, "A resolver document has the parts and keys that its module names."
    )
    .example(
        failing: document(more: #" "nmae": "A","#), passing: document(more: #" "name": "A","#), at: "nmae",
        in: "a.resolver.json")
    package static let resolverVersion = Rule(
        "resolver-version", .error, "A resolver document states the version of its module, '2025.10'."
    )
    .example(failing: document(version: "2024.1"), passing: document(), at: "2024.1", in: "a.resolver.json")
    package static let resolverReference = Rule(
        "resolver-reference", .error, "References of a resolver document lead to what may stand in their place."
    )
    .example(
        failing: document(order: ##", { "$ref": "#/sets/b" }"##), passing: document(), at: "#/sets/b",
        in: "a.resolver.json")
    package static let resolverPointer = Rule(
        "resolver-pointer", .warning, "JSON Pointers of a resolver document begin with '/'."
    )
    .example(
        failing: document(order: ##", { "$ref": "#sets/a" }"##), passing: document(), at: "#sets/a",
        in: "a.resolver.json"
    )
    package static let resolverCycle = Rule(
        "resolver-cycle", .error, "References of a resolver document do not lead back to themselves."
    )
    .example(
        failing: document(sources: ##"{ "$ref": "#/sets/a" }"##), passing: document(), at: "#/sets/a",
        in: "a.resolver.json")
    package static let resolverContexts = Rule(
        "resolver-contexts", .error, "A modifier has two contexts or more, and its default is one of them."
    )
    .example(
        failing: modifier(#", "default": "drak""#), passing: modifier(#", "default": "dark""#), at: "drak",
        in: "a.resolver.json")
    package static let resolverName = Rule(
        "resolver-name", .error, "Nothing in 'resolutionOrder' has a name that another thing there has."
    )
    .example(
        failing: document(order: #", { "type": "set", "name": "a", "sources": [] }"#),
        passing: document(order: #", { "type": "set", "name": "b", "sources": [] }"#), at: "a", in: "a.resolver.json")
    package static let unusedResolverPart = Rule(
        "unused-resolver-part", .warning, "Each set and modifier has a part in 'resolutionOrder'."
    )
    .example(
        failing: document(sources: #"] }, "b": { "sources": ["#), passing: document(), at: "b", in: "a.resolver.json")
    package static let permutations = Rule(
        "too-many-permutations", .warning, "The contexts of all modifiers have a sensible number of combinations.")
    package static let themeInput = Rule(
        "theme-input", .error, "A theme gives each modifier without a default one of its contexts, and nothing else."
    )
    .example(
        failing: "tokens: a.resolver.json\nthemes: { dark: { inputs: { mode: drak } } }",
        passing: "tokens: a.resolver.json\nthemes: { dark: { inputs: { mode: dark } } }", at: "drak",
        in: "catalog.yaml", files: ["a.resolver.json": modifier()])
    package static let sameTheme = Rule(
        "same-theme", .warning, "No two themes choose the same contexts, which would make them the same."
    )
    .example(
        failing:
            "tokens: a.resolver.json\nthemes: { dark: { inputs: { mode: dark } }, night: { inputs: { mode: dark } } }",
        passing:
            "tokens: a.resolver.json\nthemes: { dark: { inputs: { mode: dark } }, day: { inputs: { mode: light } } }",
        at: "night", in: "catalog.yaml", files: ["a.resolver.json": modifier()])

    static let ofResolvers: [Rule] = [
        resolverShape, resolverVersion, resolverReference, resolverPointer, resolverCycle, resolverContexts,
        resolverName, unusedResolverPart, permutations, themeInput, sameTheme,
    ]
}
