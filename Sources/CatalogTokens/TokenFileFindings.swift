package import CatalogModel
import CatalogSyntax

/// Findings about the groups, tokens and keys of token files.
extension Diagnostic {
    /// The holder of a key in a token file, for the words of a finding.
    enum KeyOwner { case token, group }

    static func tokenFileNotAnObject(at range: SourceRange) -> Diagnostic {
        Diagnostic(TokenRules.fileShape, "a token file is an object of tokens and groups", at: range)
    }

    static func namelessToken(_ key: Text) -> Diagnostic {
        Diagnostic(
            TokenRules.fileShape, "unexpected '$value' at the top level; put it into an object with the token's name",
            at: key.inner)
    }

    static func notATokenOrGroup(_ key: Text, value: YAMLNode) -> Diagnostic {
        let dollar = "$" + key.value
        if TokenKeys.ofTokens.contains(dollar) {
            return Diagnostic(
                TokenRules.fileShape,
                "'\(key.value)' is neither a token nor a group, and there is '\(dollar)'; remove it",
                at: key.inner)
        }
        guard case .scalar = value.content, !value.isAbsent else {
            return Diagnostic(
                TokenRules.fileShape, "'\(key.value)' is neither a token nor a group; both are objects", at: key.inner)
        }
        let token = "{ \"$value\": \(value.jsonValue().compact) }"
        return Diagnostic(
            TokenRules.fileShape, "'\(key.value)' is neither a token nor a group; write a token as '\(token)'",
            at: key.inner, fixIts: [.init(replace: value.range, with: token)])
    }

    static func rootIsNoToken(_ key: Text) -> Diagnostic {
        Diagnostic(TokenRules.fileShape, "'$root' is the token of its group; give it a '$value'", at: key.inner)
    }

    /// Returns the finding on an unknown key, with the `meant` key where there is one.
    static func unknownTokenKey(_ key: Text, of owner: KeyOwner, meant: String? = nil) -> Diagnostic {
        let noun = owner == .token ? "a token" : "a group"
        return Diagnostic(
            TokenRules.unknownKey, "'\(key.value)' is not a key of \(noun)" + didYouMean(meant), at: key.inner,
            fixIts: meant.map(key.fix) ?? [])
    }

    /// Returns the finding on a key as in an older format, with the key of the format.
    static func olderTokenKey(_ key: Text, new: String) -> Diagnostic {
        Diagnostic(
            TokenRules.olderFormat, "'\(key.value)' is a key of an older format; write '\(new)'", at: key.inner,
            fixIts: key.fix(new))
    }

    /// Returns the finding in place of those on the parts of a file in an older format.
    package static func olderTokenFile(keys: Int, values: Int, firstFix: [FixIt]) -> Diagnostic {
        let parts = [(keys, "key"), (values, "value")].filter { $0.0 > 0 }
        let list = parts.map { "\($0) \($1)" + ($0 == 1 ? "" : "s") }.joined(separator: " and ")
        return Diagnostic(
            keys > 0 ? TokenRules.olderFormat : TokenRules.olderValue,
            "the file uses an older format of Design Tokens in \(list); run 'catalog check --fix'", at: nil,
            fixIts: firstFix)
    }

    static func wrongTokenKeyValue(_ pair: YAMLMapping.Pair, expected: String) -> Diagnostic {
        let range = pair.value.isAbsent ? pair.key.inner : pair.value.range
        return Diagnostic(TokenRules.keyValue, "'\(pair.key.value)' must be \(expected)", at: range)
    }

    static func invalidTokenName(_ key: Text) -> Diagnostic {
        let message =
            key.value.isEmpty
            ? "a token or group needs a name"
            : "the name '\(key.value)' has one of '.', '{' and '}', which paths and aliases are made of"
        return Diagnostic(TokenRules.name, message, at: key.inner)
    }

    static func childInToken(_ key: Text, token: String) -> Diagnostic {
        Diagnostic(
            TokenRules.tokenAndGroup,
            "unexpected '\(key.value)' within the token '\(token)'; for a group with a value of its own, use '$root'",
            at: key.inner)
    }

    /// Returns the finding on a group in the place of a token.
    static func groupWhereTokenIs(_ path: String, group: Text, token: Text) -> Diagnostic {
        Diagnostic(
            TokenRules.tokenAndGroup, "'\(path)' is a group here and a token elsewhere", at: group.inner,
            notes: [.init("the token '\(path)'", at: token.inner)])
    }

    /// Returns the finding on a token in the place of a group.
    static func tokenWhereGroupIs(_ path: String, token: Text, group: Text) -> Diagnostic {
        Diagnostic(
            TokenRules.tokenAndGroup, "'\(path)' is a token here and a group elsewhere", at: token.inner,
            notes: [.init("the group '\(path)'", at: group.inner)])
    }

    static func valueAndReference(_ key: Text, token: String) -> Diagnostic {
        Diagnostic(
            TokenRules.tokenAndGroup, "the token '\(token)' has '$value' and '$ref'; keep one of them", at: key.inner)
    }

    static func unknownTokenType(_ type: Text) -> Diagnostic {
        let suggestion = suggestion(for: type.value, among: TokenType.allCases.map(\.rawValue))
        return Diagnostic(
            TokenRules.unknownType, "'\(type.value)' is not a type of tokens" + didYouMean(suggestion), at: type.range,
            fixIts: suggestion.map { [.init(replace: type.range, with: $0)] } ?? [])
    }

    /// Returns the finding on a type that the values of its tokens contradict, the same in all themes.
    ///
    /// `rule`: the rule of the findings that the finding replaces, where these are not errors.
    static func typeAgainstValues(
        _ type: Text, likely: String?, rule: Rule = TokenRules.mistakenType
    ) -> Diagnostic {
        Diagnostic(
            rule, "'\(type.value)' does not fit the values that have this type" + didYouMean(likely),
            at: type.range)
    }

    /// Returns the finding on a type that contradicts every reference to its tokens, the same in all themes.
    static func typeAgainstReferences(_ type: Text, likely: String) -> Diagnostic {
        Diagnostic(
            TokenRules.mistakenType,
            "'\(type.value)' does not fit the references to the tokens that have this type" + didYouMean(likely),
            at: type.range)
    }

    static func missingTokenType(_ name: Text, path: String) -> Diagnostic {
        Diagnostic(
            TokenRules.missingType, "the token '\(path)' has no type; give it, or a group around it, a '$type'",
            at: name.inner)
    }

    static func ambiguousTokenType(_ name: Text, type: String, target: String, group: Text) -> Diagnostic {
        Diagnostic(
            TokenRules.ambiguousType,
            "this alias has the type '\(type)' of '\(target)', not '\(group.value)' of its group; state its '$type'",
            at: name.inner, notes: [.init("the type of the group", at: group.range)])
    }

    static func replacedType(
        _ name: Text, path: String, type: String, earlier: String, at location: Text
    ) -> Diagnostic {
        Diagnostic(
            TokenRules.replacedType,
            "'\(path)' has the type '\(type)' here and replaces a token of the type '\(earlier)'", at: name.inner,
            notes: [.init("the token that it replaces", at: location.inner)])
    }

    static func groupsTooDeep(_ name: Text, maximum: Int) -> Diagnostic {
        Diagnostic(
            TokenRules.bounds, "groups nest more than \(maximum) deep here; use fewer levels", at: name.inner)
    }

    // MARK: Groups that extend groups

    static func malformedGroupReference(_ text: String, at range: SourceRange) -> Diagnostic {
        let message =
            TokenReference.leadsOut(text)
            ? "'\(text)' refers outside of the token files; begin the reference with '#/'"
            : "'\(text)' is not a valid reference to a group; write '{button}' or '#/button'"
        return Diagnostic(TokenRules.reference, message, at: range)
    }

    static func extendsToken(_ reference: TokenTree.GroupReference) -> Diagnostic {
        Diagnostic(
            TokenRules.unknownGroup, "'\(reference.text)' refers to a token; extend a group",
            at: reference.location)
    }

    static func unknownGroup(
        _ reference: TokenTree.GroupReference, name: String, candidates: [String]
    ) -> Diagnostic {
        let suggestion = suggestion(for: name, among: candidates)
        return Diagnostic(
            TokenRules.unknownGroup,
            "unresolved '\(reference.text)': unknown group '\(name)'" + didYouMean(suggestion),
            at: reference.location)
    }

    static func groupExtendsAround(
        _ reference: TokenTree.GroupReference, group: String, target: String
    ) -> Diagnostic {
        let relation =
            group == target
            ? "the group '\(group)' extends itself"
            : "one of the groups '\(group)' and '\(target)' contains the other, so neither can extend the other"
        return Diagnostic(TokenRules.groupCycle, relation, at: reference.location)
    }

    static func groupCycle(_ members: [(path: String, location: SourceRange)]) -> Diagnostic {
        let first = members.indices.min { members[$0].location < members[$1].location } ?? 0
        let ordered = Array(members[first...] + members[..<first])
        return Diagnostic(
            TokenRules.groupCycle, "circular groups: " + circle(ordered.map(\.path)),
            at: ordered.first?.location,
            notes: further(ordered).map { .init("'\($0.path)' extends a group here", at: $0.location) })
    }

    static func inheritsTooMuch(_ reference: TokenTree.GroupReference) -> Diagnostic {
        Diagnostic(TokenRules.bounds, "too many tokens are inherited here; the rest is omitted", at: reference.location)
    }

    /// Returns the members of a cycle after the first, as far as shown: of a long cycle, the members named in the
    /// message.
    static func further<Member>(_ ordered: [Member]) -> [Member] {
        Array(ordered.count > 12 ? ordered[1..<6] + ordered.suffix(5) : ordered.dropFirst())
    }

    /// Returns a circle as text: `a → b → a`, shortened in the middle.
    static func circle(_ names: [String]) -> String {
        let shown = names.count > 12 ? names.prefix(6) + ["… \(names.count - 11) more …"] + names.suffix(5) : names[...]
        return (shown + names.prefix(1)).joined(separator: " → ")
    }

    static func didYouMean(_ suggestion: String?) -> String {
        suggestion.map { "; did you mean '\($0)'?" } ?? ""
    }
}

private func suggestion(for word: String, among candidates: [String]) -> String? {
    CatalogModel.suggestion(for: word, among: candidates)
}

extension Text {
    /// The place of a key without quotes.
    var inner: SourceRange { range.inside(of: value) }

    func fix(_ replacement: String) -> [Diagnostic.FixIt] { [.init(replace: inner, with: replacement)] }
}
