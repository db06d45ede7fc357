package import CatalogModel

/// A single difference between an old and a new catalog: the rule, the address, and the text and place on both sides.
package struct Change: Sendable {
    /// A side: the text, and its place.
    package struct Side: Sendable {
        package let text: String?
        package let range: SourceRange?
    }

    package let rule: ChangeRule
    /// The entry that it belongs to; nil for what belongs to the catalog.
    package let component: EntryID?
    /// The names and keys that lead to it, each behind a slash: what renames and fingerprints speak of.
    package let address: String
    /// The thing in words: `property 'size' of 'Button' (swiftui)`.
    package let thing: String
    package let old: Side?
    package let new: Side?
    /// Names that the catalogs declare to stand in for those that are gone.
    package let replacements: [String]
    /// A new thing that looks like the one that is gone.
    package let lookalike: String?
    /// The language that it is written in; nil where that is not known or does not matter.
    package let language: String?
    /// The key or record with the difference, whether or not a rule is as exact: `Property.type`.
    package let subject: String
    package let kind: ChangeKind
    /// The records around the difference.
    package let around: (old: SourceRange?, new: SourceRange?)

    /// Names the change in the list of accepted ones: the same change has the same text whenever it is looked for.
    package var fingerprint: String {
        Fingerprint.text(of: [rule.id, address, old?.text ?? "-", new?.text ?? "-"])
    }

    /// The change as a sentence without its period.
    package var message: String {
        switch rule.kind {
        case .added, .addedRequired, .addedUnchecked: return "\(thing) is new" + shown(new, before: ": ")
        case .removed, .removedUnchecked:
            return "\(thing) is gone" + shown(old, before: ": ")
                + (lookalike.map { "; perhaps renamed to '\($0)', which is new" } ?? "")
        case .replaced: return "\(thing) is gone; use \(replacements.map { "'\($0)'" }.joined(separator: ", "))"
        case .renamed: return "\(thing) is called '\(new?.text ?? "")' now"
        default: return "\(thing) was \(side(old)), is \(side(new))"
        }
    }

    private func side(_ side: Side?) -> String { side?.text.map { "'\($0)'" } ?? "not stated" }

    private func shown(_ side: Side?, before: String) -> String { side?.text.map { before + "'\($0)'" } ?? "" }
}
