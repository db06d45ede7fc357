import CatalogModel

/// Findings about documents, keys, aliases and tags.
extension Diagnostic {
    static func secondDocument(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            YAMLRules.severalDocuments, "a second document begins here; write it to a file of its own", at: range)
    }

    static func emptyKey(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            YAMLRules.emptyKey, "missing key before the colon; write '\"\"' if empty text is meant", at: range)
    }

    static func complexKey(_ what: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(YAMLRules.complexKey, "a key must be text, but this is a \(what)", at: range)
    }

    static func mergeKey(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            YAMLRules.mergeKey, "merge keys are not read; write the keys out, or '\"<<\"' if this is a name", at: range)
    }

    static func tag(_ tag: String, at range: SourceRange, isText: Bool, fix: FixIt) -> Diagnostic {
        let remedy = isText ? "write the value in quotes if it is text" : "remove it"
        return Diagnostic(
            YAMLRules.tag, "\(excerpt(tag)) is a YAML tag, which is not read; \(remedy)", at: range, fixIts: [fix])
    }

    static func undefinedAlias(_ name: String, at range: SourceRange, fix: FixIt) -> Diagnostic {
        Diagnostic(
            YAMLRules.undefinedAlias,
            "no anchor \(excerpt("&" + name)) precedes this alias; write it in quotes if it is text", at: range,
            fixIts: [fix])
    }

    static func recursiveAlias(_ name: String, at range: SourceRange, anchor: SourceRange) -> Diagnostic {
        Diagnostic(
            YAMLRules.recursiveAlias, "\(excerpt("*" + name)) refers to its own value; remove it", at: range,
            notes: [Note("the value begins here", at: anchor)])
    }

    static func aliasExpansion(_ expansion: NodeSize, at range: SourceRange) -> Diagnostic {
        let limit =
            expansion.nodes > YAMLLimits.expandedNodes
            ? "\(YAMLLimits.expandedNodes) values" : "\(YAMLLimits.expandedBytes) bytes of text"
        return Diagnostic(YAMLRules.aliasExpansion, "the aliases expand to more than \(limit); use fewer", at: range)
    }

    static func unusedAnchor(_ name: String, at range: SourceRange, fix: FixIt?) -> Diagnostic {
        Diagnostic(
            YAMLRules.unusedAnchor,
            "no alias uses the anchor \(excerpt("&" + name)); remove it, or write the value in quotes if it is text",
            at: range, fixIts: fix.map { [$0] } ?? [])
    }
}
