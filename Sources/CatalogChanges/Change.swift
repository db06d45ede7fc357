package import CatalogModel

/// A single difference between an old and a new catalog: the rule, the address, and the text and place on both sides.
package struct Change: Sendable {
    /// The old or the new side of the change: the text, and the place of the text.
    package struct Side: Sendable {
        package let text: String?
        package let range: SourceRange?
    }

    package let rule: ChangeRule
    /// The changed entry; nil for a change of the catalog.
    package let component: EntryID?
    /// The path of names and keys, each after a slash, as used in renames and fingerprints.
    package let address: String
    /// The key or the order that changed in the nearest of the named things, in words; nil for the whole thing.
    package let aspect: String?
    /// The changed element and the surrounding elements, the nearest first; empty for an entry or the catalog.
    package let names: [NamedThing]
    /// The implementation with the difference.
    package let platform: String?
    package let old: Side?
    package let new: Side?
    /// Names declared by the catalogs as replacements of removed names.
    package let replacements: [String]
    /// A new thing that looks like the one that is gone.
    package let lookalike: String?
    /// The language of the changed code; nil if undetermined or irrelevant.
    package let language: ProgrammingLanguage?
    /// The key or record with the difference, whether or not a rule is as exact: `Property.type`.
    package let subject: String
    package let kind: ChangeKind
    /// The records around the difference.
    package let around: (old: SourceRange?, new: SourceRange?)

    /// The id of the change in the list of accepted changes: equal changes have equal fingerprints.
    package var fingerprint: String {
        Fingerprint.text(of: [rule.id, address, old?.text ?? "-", new?.text ?? "-"])
    }

    /// The thing in words: `property 'size' of type 'Button' (swiftui)`.
    package var thing: String {
        let words = names.prefix(2).map { $0.words(quoting: Self.quoted) }.joined(separator: " of ")
        return (aspect.map { "\($0) of " } ?? "")
            + (words.isEmpty ? component.map { "entry '\($0)'" } ?? "the catalog" : words)
            + (platform.map { " (\($0))" } ?? "")
    }

    /// The change as a sentence without its period.
    package var message: String { sentence(about: thing, quoting: Self.quoted) }

    /// Returns the change as a sentence without its period, with values in quotation marks or the like.
    ///
    /// - Parameters:
    ///   - thing: The thing in words, or several things changed alike.
    ///   - isPlural: Whether several things came or went.
    ///   - quoting: The form of a value; nil for a value without meaning to people.
    /// - Returns: A sentence with the values of both sides.
    package func sentence(about thing: String, isPlural: Bool = false, quoting: (String) -> String?) -> String {
        let verb = isPlural ? "are" : "is"
        // In a list of texts, the name of an element is its text, so do not repeat it.
        func shown(_ side: Side?) -> String {
            side?.text.flatMap { $0 == names.first?.name ? nil : quoting($0) }.map { ": " + $0 } ?? ""
        }
        func stated(_ side: Side?) -> String? { side?.text.map(quoting) ?? "not stated" }
        switch rule.kind {
        case .added, .addedRequired, .addedUnchecked: return "\(thing) \(verb) new" + shown(new)
        case .removed, .removedUnchecked:
            return "\(thing) \(verb) gone" + shown(old)
                + (lookalike.flatMap(quoting).map { "; perhaps renamed to \($0), which is new" } ?? "")
        case .replaced:
            return "\(thing) is gone; use \(replacements.compactMap(quoting).joined(separator: ", "))"
        case .renamed: return "\(thing) is called \(new?.text.flatMap(quoting) ?? "otherwise") now"
        default:
            guard let before = stated(old), let after = stated(new) else { return "\(thing) has changed" }
            return "\(thing) was \(before), is \(after)"
        }
    }

    private static func quoted(_ text: String) -> String { "'\(text)'" }
}
