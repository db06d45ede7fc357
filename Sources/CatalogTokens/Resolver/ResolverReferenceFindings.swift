import CatalogModel
import CatalogSyntax

/// Findings about the references of resolver documents.
extension Diagnostic {
    static func wrongReference(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverReference, "'$ref' must be a file or a JSON Pointer, such as '#/sets/base'", at: range)
    }

    static func malformedReference(_ text: String, at location: SourceRange) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverReference,
            "'\(text)' is not a valid reference; write a relative file, a JSON Pointer such as '#/sets/base', or both",
            at: location)
    }

    static func remoteReference(_ text: String, scheme: String, at location: SourceRange) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverReference,
            "'\(text)' is not read, because '\(scheme):' is outside of the catalog's files; keep a copy next to this file",
            at: location)
    }

    static func pointerWithoutSlash(_ text: String, pointer: String, at location: SourceRange) -> Diagnostic {
        let mended = text.dropLast(pointer.count) + "/" + pointer
        return Diagnostic(
            TokenRules.resolverPointer, "a JSON Pointer begins with '/'; write '\(mended)'", at: location,
            fixIts: [.init(replace: location, with: String(mended))])
    }

    static func circularReference(_ text: String, at location: SourceRange) -> Diagnostic {
        Diagnostic(TokenRules.resolverCycle, "'\(text)' refers to itself", at: location)
    }

    /// Returns the finding on reference objects leading to each other.
    ///
    /// The circle begins with the first reference in the document, wherever entered.
    static func circularReferences(_ references: [ResolverReference]) -> Diagnostic {
        let first = references.indices.min { references[$0].location < references[$1].location } ?? 0
        let ordered = Array(references[first...] + references[..<first])
        return Diagnostic(
            TokenRules.resolverCycle, "circular references: " + circle(ordered.map(\.text)),
            at: ordered.first?.location,
            notes: further(ordered).map { .init("'\($0.text)' is here", at: $0.location) })
    }

    static func setCycle(_ members: [(name: String, location: SourceRange?)]) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverCycle, "circular sets: " + circle(members.map(\.name)),
            at: members.first?.location,
            notes: further(members).map { .init("'\($0.name)' is included here", at: $0.location) })
    }

    static func referenceToResolver(_ reference: ResolverReference) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverReference,
            "'\(reference.text)' is a resolver document, not a token file; refer to one of its sets",
            at: reference.location)
    }

    static func referenceToOrder(_ reference: ResolverReference) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverReference,
            "'\(reference.text)' refers into 'resolutionOrder', which is not a valid target; put the set under 'sets'",
            at: reference.location)
    }

    static func referenceToModifier(_ reference: ResolverReference, isInOrder: Bool) -> Diagnostic {
        let message =
            isInOrder
            ? "'\(reference.text)' refers into a modifier; refer to the whole modifier"
            : "'\(reference.text)' refers to a modifier; use it in 'resolutionOrder' only"
        return Diagnostic(TokenRules.resolverReference, message, at: reference.location)
    }

    static func neitherSetNorModifier(_ reference: ResolverReference) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverReference,
            "'\(reference.text)' does not refer to a set or modifier; begin items of 'resolutionOrder' with '#/sets/' or '#/modifiers/'",
            at: reference.location)
    }

    static func notTokens(_ text: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(TokenRules.resolverReference, "'\(text)' does not refer to an object of tokens", at: range)
    }

    static func overridesOfNoObject(_ key: Text, reference: String) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverReference,
            "unexpected '\(key.value)' next to '$ref': the target of '\(reference)' has no keys", at: key.inner)
    }

    /// Returns the finding on a pointer leading nowhere from the name at `index` on.
    static func nothingThere(_ reference: ResolverReference, at index: Int, among names: [String]) -> Diagnostic {
        let segment = reference.segments[index]
        let suggestion = CatalogModel.suggestion(for: segment, among: names)
        let mended = suggestion.map { name in
            (reference.file ?? "")
                + pointerText(reference.segments[..<index] + [name] + reference.segments[(index + 1)...])
        }
        let owner = reference.file.map { "'\($0)'" } ?? "this document"
        let location = index == 0 ? owner : "'\(pointerText(Array(reference.segments[..<index])))'"
        return Diagnostic(
            TokenRules.resolverReference, "\(location) has no '\(segment)'" + didYouMean(suggestion),
            at: reference.location,
            fixIts: mended.map { [.init(replace: reference.location, with: $0)] } ?? [])
    }
}
