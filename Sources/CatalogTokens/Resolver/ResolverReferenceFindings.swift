import CatalogModel
import CatalogSyntax

/// Findings about the references of resolver documents.
extension Diagnostic {
    static func wrongReference(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverReference, "'$ref' has to be a file or a JSON Pointer, such as '#/sets/base'", at: range)
    }

    static func malformedReference(_ text: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverReference,
            "'\(text)' is no reference; write a relative file, a JSON Pointer such as '#/sets/base', or both",
            at: place)
    }

    static func remoteReference(_ text: String, scheme: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverReference,
            "'\(text)' is not read, because '\(scheme):' leads out of the catalog's files; keep a copy beside this file",
            at: place)
    }

    static func pointerWithoutSlash(_ text: String, pointer: String, at place: SourceRange) -> Diagnostic {
        let mended = text.dropLast(pointer.count) + "/" + pointer
        return Diagnostic(
            TokenRules.resolverPointer, "a JSON Pointer begins with '/'; write '\(mended)'", at: place,
            fixIts: [.init(replace: place, with: String(mended))])
    }

    static func circularReference(_ text: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(TokenRules.resolverCycle, "'\(text)' leads back to the place where it stands", at: place)
    }

    /// Returns the finding on reference objects leading to each other.
    ///
    /// The circle begins with the first reference in the document, wherever entered.
    static func circularReferences(_ references: [ResolverReference]) -> Diagnostic {
        let first = references.indices.min { references[$0].place < references[$1].place } ?? 0
        let ordered = Array(references[first...] + references[..<first])
        return Diagnostic(
            TokenRules.resolverCycle, "references lead to each other in a circle: " + circle(ordered.map(\.text)),
            at: ordered.first?.place,
            notes: further(ordered).map { .init("'\($0.text)' stands here", at: $0.place) })
    }

    static func setCycle(_ members: [(name: String, place: SourceRange?)]) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverCycle, "sets include each other in a circle: " + circle(members.map(\.name)),
            at: members.first?.place,
            notes: further(members).map { .init("'\($0.name)' is included here", at: $0.place) })
    }

    static func referenceToResolver(_ reference: ResolverReference) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverReference,
            "'\(reference.text)' is a resolver document, not a token file; refer to one of its sets",
            at: reference.place)
    }

    static func referenceToOrder(_ reference: ResolverReference) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverReference,
            "'\(reference.text)' leads into 'resolutionOrder', which nothing may refer to; put the set under 'sets'",
            at: reference.place)
    }

    static func referenceToModifier(_ reference: ResolverReference, isInOrder: Bool) -> Diagnostic {
        let message =
            isInOrder
            ? "'\(reference.text)' leads into a modifier; only a whole modifier can be referred to"
            : "'\(reference.text)' leads to a modifier, which only 'resolutionOrder' may refer to"
        return Diagnostic(TokenRules.resolverReference, message, at: reference.place)
    }

    static func neitherSetNorModifier(_ reference: ResolverReference) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverReference,
            "'\(reference.text)' leads to no set or modifier; items of 'resolutionOrder' begin with '#/sets/' or '#/modifiers/'",
            at: reference.place)
    }

    static func notTokens(_ text: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(TokenRules.resolverReference, "'\(text)' leads to no object of tokens", at: range)
    }

    static func overridesOfNoObject(_ key: Text, reference: String) -> Diagnostic {
        Diagnostic(
            TokenRules.resolverReference,
            "'\(key.value)' stands beside '$ref', but '\(reference)' leads to nothing that has keys", at: key.inner)
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
        let place = index == 0 ? owner : "'\(pointerText(Array(reference.segments[..<index])))'"
        return Diagnostic(
            TokenRules.resolverReference, "\(place) has no '\(segment)'" + didYouMean(suggestion), at: reference.place,
            fixIts: mended.map { [.init(replace: reference.place, with: $0)] } ?? [])
    }
}
