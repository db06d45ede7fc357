package import CatalogModel

extension TokenRules {
    package static let resolverShape = Rule(
        "resolver-shape", .error, "A resolver document has the parts and keys that its module names.")
    package static let resolverVersion = Rule(
        "resolver-version", .error, "A resolver document states the version of its module, '2025.10'.")
    package static let resolverReference = Rule(
        "resolver-reference", .error, "References of a resolver document lead to what may stand in their place.")
    package static let resolverPointer = Rule(
        "resolver-pointer", .warning, "JSON Pointers of a resolver document begin with '/'.")
    package static let resolverCycle = Rule(
        "resolver-cycle", .error, "References of a resolver document do not lead back to themselves.")
    package static let resolverContexts = Rule(
        "resolver-contexts", .error, "A modifier has two contexts or more, and its default is one of them.")
    package static let resolverName = Rule(
        "resolver-name", .error, "Nothing in 'resolutionOrder' has a name that another thing there has.")
    package static let unusedResolverPart = Rule(
        "unused-resolver-part", .warning, "Each set and modifier has a part in 'resolutionOrder'.")
    package static let permutations = Rule(
        "too-many-permutations", .warning, "The contexts of all modifiers have a sensible number of combinations.")
    package static let themeInput = Rule(
        "theme-input", .error, "A theme gives each modifier without a default one of its contexts, and nothing else.")
    package static let sameTheme = Rule(
        "same-theme", .warning, "No two themes choose the same contexts, which would make them the same.")

    static let ofResolvers: [Rule] = [
        resolverShape, resolverVersion, resolverReference, resolverPointer, resolverCycle, resolverContexts,
        resolverName, unusedResolverPart, permutations, themeInput, sameTheme,
    ]
}
