package import CatalogModel
import CatalogSyntax

/// The mentions of ids, links, figures and addresses in a decoded file, collected for later checks against the whole
/// catalog.
package struct UnresolvedReferences: Sendable {
    /// Every id of an entry, the entry's own included.
    package internal(set) var ids: [Located<EntryID>] = []
    /// Every link in prose, with the place of the prose.
    package internal(set) var links: [Located<ProseLink>] = []
    /// All suppressions of findings.
    package internal(set) var acceptances: [Suppression] = []
    /// Every name of vendor data.
    package internal(set) var extensionNames: [Text] = []
    /// Every figure.
    package internal(set) var figures: [Figure] = []
    /// Every demo.
    package internal(set) var demos: [Demo] = []
    /// Every address of a link or reference.
    package internal(set) var addresses: [Text] = []
    /// Every reference to another entry, or to something without one.
    package internal(set) var references: [Reference] = []
    /// Every visibility that is stated.
    package internal(set) var visibilities: Set<Visibility> = []

    package init() {}

    /// Every file published by outputs.
    package var publishedFiles: [PublishedFileName] {
        figures.flatMap(\.publishedFiles) + demos.flatMap(\.publishedFiles)
    }
}

/// A suppression by an author through `allow`: the rule, the reason, and the record around.
package struct Suppression: Sendable {
    package let rule: Text
    package let reason: Text
    /// The record with the suppression, from the name to the end.
    package let scope: SourceRange
}

extension UnresolvedReferences {
    /// Adds the mentions of a record.
    ///
    /// - Parameters:
    ///   - record: The record, with all values.
    ///   - form: The declaration of the record.
    ///   - scope: The record from the name to the end, computed only for suppressions.
    mutating func gather(_ record: RecordNode, of form: RecordForm, scope: @autoclosure () -> SourceRange) {
        if form.isNamed, let visibility = Named(node: record).visibility { visibilities.insert(visibility.value) }
        let base = Base(node: record)
        if let names = base.extensions { extensionNames.append(contentsOf: names.map(\.key)) }
        if let accepted = base.allow {
            let scope = scope()
            acceptances.append(
                contentsOf: accepted.map { Suppression(rule: $0.key, reason: $0.value, scope: scope) })
        }
        if form === Figure.recordForm {
            figures.append(Figure(node: record))
        } else if form === Demo.recordForm {
            demos.append(Demo(node: record))
        } else if form === Link.recordForm, let url = Link(node: record).url {
            addresses.append(url)
        } else if form === Reference.recordForm {
            references.append(Reference(node: record))
            if let url = Reference(node: record).url { addresses.append(url) }
        }
    }
}

extension YAMLNode {
    /// The range of the last part of the value.
    ///
    /// For a block collection, the own range ends with the first entry.
    var lastRange: SourceRange {
        let last: YAMLNode? =
            switch content {
            case .scalar: nil
            case .sequence(let sequence): sequence.elements.last
            case .mapping(let mapping): mapping.pairs.last?.value
            }
        guard let last = last?.lastRange else { return range }
        return last.upperBound > range.upperBound ? last : range
    }
}
