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
        "resolver-shape", .error, "A resolver document has the structure and keys that the resolver format defines.",
        reason: "Sets and contexts under other keys would be skipped, and themes would lack their tokens."
    )
    .example(
        failing: document(more: #" "nmae": "A","#), passing: document(more: #" "name": "A","#), at: "nmae",
        in: "a.resolver.json")
    package static let resolverVersion = Rule(
        "resolver-version", .error, "A resolver document states the version '2025.10'.",
        reason: "Another version may have other rules, so themes would get other values than their author meant."
    )
    .example(failing: document(version: "2024.1"), passing: document(), at: "2024.1", in: "a.resolver.json")
    package static let resolverReference = Rule(
        "resolver-reference", .error,
        "A reference in a resolver document refers to a target of a valid kind.",
        reason: "The tokens of the target would be missing from every theme."
    )
    .example(
        failing: document(order: ##", { "$ref": "#/sets/b" }"##), passing: document(), at: "#/sets/b",
        in: "a.resolver.json")
    package static let resolverPointer = Rule(
        "resolver-pointer", .warning, "A JSON Pointer in a resolver document begins with '/'.",
        reason: "Programs that follow the standard for JSON Pointers cannot resolve the reference."
    )
    .example(
        failing: document(order: ##", { "$ref": "#sets/a" }"##), passing: document(), at: "#sets/a",
        in: "a.resolver.json"
    )
    package static let resolverCycle = Rule(
        "resolver-cycle", .error, "No reference in a resolver document leads back to itself.",
        reason: "The sets would include each other without end, so no theme could have its tokens."
    )
    .example(
        failing: document(sources: ##"{ "$ref": "#/sets/a" }"##), passing: document(), at: "#/sets/a",
        in: "a.resolver.json")
    package static let resolverContexts = Rule(
        "resolver-contexts", .error, "A modifier has at least two contexts, and its default is one of them.",
        reason: "A single context offers no choice, and an unknown default leaves a theme without tokens."
    )
    .example(
        failing: modifier(#", "default": "drak""#), passing: modifier(#", "default": "dark""#), at: "drak",
        in: "a.resolver.json")
    package static let resolverName = Rule(
        "resolver-name", .error, "Every item of 'resolutionOrder' has a name of its own.",
        reason: "A name could mean either of two items, so themes might get the wrong tokens."
    )
    .example(
        failing: document(order: #", { "type": "set", "name": "a", "sources": [] }"#),
        passing: document(order: #", { "type": "set", "name": "b", "sources": [] }"#), at: "a", in: "a.resolver.json")
    package static let unusedResolverPart = Rule(
        "unused-resolver-part", .warning, "Every set and modifier is used in 'resolutionOrder'.",
        reason: "The tokens appear in no theme, although their authors believe them published."
    )
    .example(
        failing: document(sources: #"] }, "b": { "sources": ["#), passing: document(), at: "b", in: "a.resolver.json")
    package static let permutations = Rule(
        "too-many-permutations", .warning,
        "The contexts of all modifiers have no more combinations than a list can show.",
        reason: "No list shows all combinations, so some of them are never reviewed.")
    package static let themeInput = Rule(
        "theme-input", .error, "A theme names a context for each modifier without a default, and no other input.",
        reason: "A theme with a mistyped or missing choice would show the wrong tokens, or none."
    )
    .example(
        failing: "tokens: a.resolver.json\nthemes: { dark: { inputs: { mode: drak } } }",
        passing: "tokens: a.resolver.json\nthemes: { dark: { inputs: { mode: dark } } }", at: "drak",
        in: "catalog.yaml", files: ["a.resolver.json": modifier()])
    package static let sameTheme = Rule(
        "same-theme", .warning, "No two themes choose the same contexts.",
        reason: "Readers get two names for one look, and the look that one of them promises is missing."
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
