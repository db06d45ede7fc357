import CatalogModel
import CatalogSyntax

/// Findings about the parts of resolver documents.
extension Diagnostic {
    static func resolverPartIsNoObject(_ part: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(TokenRules.resolverShape, "\(part) must be an object", at: range)
    }

    static func besideResolver(_ other: YAMLNode, resolver: YAMLNode) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverShape,
            "this file is not part of the resolver document '\(resolver.range.file.path)' and is ignored; make it a source of a set there",
            at: other.range.opening)
    }

    static func unknownResolverKey(_ key: Text, owner: String, keys: [String]) -> Diagnostic {
        let suggestion = CatalogModel.suggestion(for: key.value, among: keys)
        return Diagnostic(
            TokenRules.resolverShape, "'\(key.value)' is not a key of \(owner)" + didYouMean(suggestion),
            at: key.inner, fixIts: suggestion.map(key.fix) ?? [])
    }

    static func wrongResolverValue(_ pair: YAMLMapping.Pair, expected: String) -> Diagnostic {
        let range = pair.value.isAbsent ? pair.key.inner : pair.value.range
        return Diagnostic(TokenRules.resolverShape, "'\(pair.key.value)' must be \(expected)", at: range)
    }

    static func missingResolverKey(_ key: String, of owner: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(TokenRules.resolverShape, "missing '\(key)' in \(owner)", at: range)
    }

    static func sourcesAreNoList(_ owner: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(TokenRules.resolverShape, "\(owner) must be a list of tokens and references", at: range)
    }

    static func sourceIsNoObject(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverShape,
            "a source is an object of tokens, or a reference such as '{ \"$ref\": \"colors.json\" }'", at: range)
    }

    static func inlineItemIncomplete(_ keys: [String], at range: SourceRange) -> Diagnostic {
        let names = keys.map { "'\($0)'" }.joined(separator: " and ")
        return Diagnostic(
            TokenRules.resolverShape,
            "missing \(names) in an item of 'resolutionOrder'; write a reference, or a set or modifier with both",
            at: range)
    }

    static func unknownItemType(_ type: Text) -> Diagnostic {
        let suggestion = CatalogModel.suggestion(for: type.value, among: ["set", "modifier"])
        return Diagnostic(
            TokenRules.resolverShape,
            "the type of an item of 'resolutionOrder' is 'set' or 'modifier', not '\(type.value)'"
                + didYouMean(suggestion),
            at: type.range, fixIts: suggestion.map { [.init(replace: type.range, with: $0)] } ?? [])
    }

    static func missingVersion(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverVersion,
            "missing version of a resolver document; add '\"version\": \"\(ResolverReader.version)\"'", at: range)
    }

    static func otherVersion(_ version: Text) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverVersion,
            "unknown version '\(version.value)'; write '\(ResolverReader.version)'", at: version.range,
            fixIts: [.init(replace: version.range, with: ResolverReader.version)])
    }

    static func duplicateOrderName(_ name: Text, first: Text) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverName, "duplicate name '\(name.value)' in 'resolutionOrder'; rename one", at: name.range,
            notes: [.init("the other one", at: first.range)])
    }

    static func tooFewContexts(_ count: Int, modifier: String, at range: SourceRange) -> Diagnostic {
        let message =
            count == 0
            ? "the modifier '\(modifier)' has no contexts"
            : "the modifier '\(modifier)' has only one context; make it a set"
        return Diagnostic(TokenRules.resolverContexts, message, at: range)
    }

    static func unknownDefault(_ name: Text, contexts: [String]) -> Diagnostic {
        let suggestion = CatalogModel.suggestion(for: name.value, among: contexts)
        return Diagnostic(
            TokenRules.resolverContexts,
            "the default '\(name.value)' is not one of the contexts" + didYouMean(suggestion),
            at: name.range, fixIts: suggestion.map { [.init(replace: name.range, with: $0)] } ?? [])
    }

    static func unusedResolverPart(_ kind: String, named name: Text) -> Diagnostic {
        Diagnostic(
            TokenRules.unusedResolverPart,
            "unused \(kind) '\(name.value)'; add it to 'resolutionOrder', or remove it", at: name.inner)
    }

    static func tooManySources(maximum: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            TokenRules.bounds, "more than \(maximum) sources are combined here; the rest is omitted", at: range)
    }

    static func tooManyPermutations(at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            TokenRules.permutations,
            "the modifiers have more than \(TokenPermutations.maximum) combinations of contexts; no list has all of them",
            at: range)
    }
}
