import CatalogModel

/// Findings about the values of tokens and the references inside.
extension Diagnostic {
    /// Returns the finding on a path without a token.
    ///
    /// `location` is the place of the path as written.
    static func unknownToken(_ path: String, suggestion: String?, at location: SourceRange) -> Diagnostic {
        Diagnostic(
            TokenRules.danglingReference, "unknown token '\(path)'" + didYouMean(suggestion), at: location,
            fixIts: suggestion.map { [.init(replace: location, with: $0)] } ?? [])
    }

    /// Returns the finding on a path leading to a group.
    static func tokenIsGroup(_ path: String, hasRoot: Bool, at location: SourceRange) -> Diagnostic {
        let root = path + ".$root"
        return Diagnostic(
            TokenRules.danglingReference,
            "'\(path)' is a group, not a token" + (hasRoot ? "; did you mean '\(root)'?" : ""), at: location,
            fixIts: hasRoot ? [.init(replace: location, with: root)] : [])
    }

    static func tokenNotFound(
        _ reference: ValueGraph.Reference, of holder: String, in tree: TokenTree, names: inout TokenNames
    ) -> Diagnostic {
        let isAlias = reference.syntax == .alias
        if let (item, used) = tree.find(reference.segments) {
            switch item {
            case .group(let group):
                let hasRoot = tree.groups[group]["$root"] != nil
                if isAlias { return tokenIsGroup(reference.text, hasRoot: hasRoot, at: reference.location) }
                return Diagnostic(
                    TokenRules.danglingReference, "'\(reference.text)' refers to a group, not to a token",
                    at: reference.location
                )
            case .token(let token):
                let path = tree.path(ofToken: token)
                let rest = reference.segments[used...].joined(separator: isAlias ? "." : "/")
                let fix =
                    isAlias ? "write '{\(path)}', or a '$ref' for a part of its value" : "its value is at '$value'"
                return Diagnostic(
                    TokenRules.danglingReference, "'\(path)' is a token and has no '\(rest)' in it; \(fix)",
                    at: reference.location)
            }
        }
        if isAlias {
            let suggestion = names.suggestion(for: reference.text, of: holder)
            return unknownToken(reference.text, suggestion: suggestion, at: reference.location)
        }
        // The names up to the value are a path as in an alias.
        let end = reference.segments.firstIndex(of: "$value") ?? reference.segments.count
        let path = reference.segments[..<end].joined(separator: ".")
        let pointer = names.suggestion(for: path, of: holder).map { suggestion in
            pointerText(suggestion.split(separator: ".").map(String.init) + reference.segments[end...])
        }
        return unknownToken(reference.text, suggestion: pointer, at: reference.location)
    }

    static func pointerText(_ segments: [String]) -> String {
        var text = "#"
        for segment in segments {
            text.append("/")
            for character in segment {
                switch character {
                case "~": text.append("~0")
                case "/": text.append("~1")
                default: text.append(character)
                }
            }
        }
        return text
    }

    static func partNotFound(_ reference: ValueGraph.Reference, used: Int, among names: [String]) -> Diagnostic {
        let segments = reference.segments
        let suggestion = suggestion(for: segments[used], among: names)
        return Diagnostic(
            TokenRules.danglingReference,
            "'\(pointerText(Array(segments[..<used])))' has no '\(segments[used])'" + didYouMean(suggestion),
            at: reference.location,
            fixIts: suggestion.map {
                let mended = segments[..<used] + [$0] + segments[(used + 1)...]
                return [.init(replace: reference.location, with: pointerText(Array(mended)))]
            } ?? [])
    }

    static func tokenCycle(_ members: [TokenCycleMember]) -> Diagnostic {
        let ordered = TokenCycleMember.inOrder(members)
        return Diagnostic(
            TokenRules.cycle, "circular tokens: " + circle(ordered.map(\.path)),
            at: ordered.first?.location,
            notes: further(ordered).map { .init("'\($0.path)' refers to the next one here", at: $0.location) })
    }

    // MARK: The form of references

    static func malformedAlias(_ text: String, at range: SourceRange) -> Diagnostic {
        let isWhole = text.hasPrefix("{") && text.hasSuffix("}") && !text.dropFirst().dropLast().contains("{")
        let message =
            isWhole
            ? "'\(text)' is not a valid alias; separate its names by single dots, as in '{color.blue}'"
            : "'\(text)' is not a valid alias; write an alias in braces as the whole text"
        return Diagnostic(TokenRules.reference, message, at: range)
    }

    static func malformedPointer(_ text: String, at range: SourceRange) -> Diagnostic {
        let message =
            TokenReference.leadsOut(text)
            ? "'\(text)' refers outside of the token files; begin the reference with '#/'"
            : "'\(text)' is not a valid JSON Pointer; write it as in '#/color/blue'"
        return Diagnostic(TokenRules.reference, message, at: range)
    }

    static func besideReference(_ key: Text) -> Diagnostic {
        Diagnostic(
            TokenRules.reference, "unexpected '\(key.value)' next to '$ref' in a value; remove it", at: key.inner)
    }

    // MARK: The rules of types

    static func aliasOfAnotherType(
        _ reference: ValueGraph.Reference, path: String, type: String, stated: Text
    ) -> Diagnostic {
        Diagnostic(
            TokenRules.typeMismatch, "'\(path)' has the type '\(type)', not '\(stated.value)'", at: reference.location,
            notes: [.init("the type that this token states", at: stated.range)])
    }

    static func referenceOfAnotherType(
        _ reference: ValueGraph.Reference, path: String, type: String, wanted: TokenType
    ) -> Diagnostic {
        Diagnostic(
            TokenRules.typeMismatch, "'\(path)' has the type '\(type)'; '\(wanted.rawValue)' is needed here",
            at: reference.location)
    }

    static func referenceDoesNotFit(_ reference: ValueGraph.Reference, expected: String) -> Diagnostic {
        Diagnostic(
            TokenRules.typeMismatch, "the target of '\(reference.text)' is not \(expected)", at: reference.location)
    }

    static func absentTokenValue(at range: SourceRange) -> Diagnostic {
        Diagnostic(TokenRules.value, "missing value", at: range)
    }

    static func wrongTokenValue(expected: String, found: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(TokenRules.value, "expected \(expected), not \(found)", at: range)
    }

    static func wrongTokenWord(
        _ word: String, expected: String, suggestion: String?, type: TokenType, at range: SourceRange
    ) -> Diagnostic {
        let location = range.inside(of: word)
        return Diagnostic(
            TokenRules.value, "expected \(expected) in \(type.noun), not '\(word)'" + didYouMean(suggestion),
            at: location,
            fixIts: suggestion.map { [.init(replace: location, with: $0)] } ?? [])
    }

    static func emptyTokenList(type: TokenType, at range: SourceRange) -> Diagnostic {
        Diagnostic(TokenRules.value, "an empty list in \(type.noun); add a value, or remove the list", at: range)
    }

    static func wrongComponentCount(_ count: Int, of space: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(TokenRules.value, "a color in '\(space)' has 3 components, not \(count)", at: range)
    }

    static func unknownPartOfValue(_ name: Text, type: TokenType, fields: [String]) -> Diagnostic {
        let suggestion = suggestion(for: name.value, among: fields)
        return Diagnostic(
            TokenRules.value, "'\(name.value)' is not part of \(type.noun)" + didYouMean(suggestion), at: name.inner,
            fixIts: suggestion.map(name.fix) ?? [])
    }

    static func missingPartsOfValue(_ names: [String], type: TokenType, at range: SourceRange) -> Diagnostic {
        let list = names.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(TokenRules.incompleteValue, "missing \(list) in \(type.noun)", at: range)
    }

    static func olderTokenValue(
        _ old: JSONValue, new: JSONValue, type: TokenType, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            TokenRules.olderValue, "\(old.compact) is how drafts wrote \(type.noun); write \(new.handwritten)",
            at: range,
            fixIts: [.init(replace: range, with: new.handwritten)])
    }

    static func valueTooLarge(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            TokenRules.bounds,
            "with its references replaced this value has more than \(ValueResolver.maximumSize) parts, or nests more than \(ValueResolver.maximumDepth) deep",
            at: range)
    }
}

private func suggestion(for word: String, among candidates: [String]) -> String? {
    CatalogModel.suggestion(for: word, among: candidates)
}
