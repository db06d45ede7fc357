package import CatalogModel

/// A review with the findings about each component, for the review of another state of the catalog.
package struct ReviewedCatalog: Sendable {
    let review: CatalogReview
    /// The findings about tokens.
    let tokenFindings: Diagnostics
    let findings: [ObjectIdentifier: Diagnostics]
    /// Kept alive, so no other component comes to have the same identity.
    private let components: [Component]

    /// Creates the result of a review.
    ///
    /// - Parameters:
    ///   - review: The review.
    ///   - tokenFindings: The findings about tokens.
    ///   - components: The reviewed components.
    ///   - findings: The findings about each component, in the same order.
    package init(
        _ review: CatalogReview, tokenFindings: Diagnostics, of components: [Component], findings: [Diagnostics]
    ) {
        self.review = review
        self.tokenFindings = tokenFindings
        self.components = components
        self.findings = Dictionary(zip(components.map(ObjectIdentifier.init), findings)) { first, _ in first }
    }
}

extension ComponentRegistry {
    /// Whether all entries are the same but for prose, so that names in code mean the same types.
    func declaresSameTypes(as other: ComponentRegistry) -> Bool {
        components.elementsEqual(other.components) { own, its in
            own === its || own.id == its.id && own.entry.content.isSame(butForProse: its.entry.content)
        }
    }
}

extension CatalogConfiguration {
    /// Whether both are of the same text.
    func isCopy(of other: CatalogConfiguration) -> Bool {
        guard let own = base.range?.file, let its = other.base.range?.file else { return false }
        return own === its || own.bytes == its.bytes
    }
}

extension StatedContent {
    /// Whether both state the same with respect to programs, wherever the content stands.
    fileprivate func isSame(butForProse other: StatedContent) -> Bool {
        switch (self, other) {
        case (.prose, .prose): true
        case (.scalar(let own, _), .scalar(let its, _)), (.data(let own, _), .data(let its, _)): own == its
        case (.list(let own), .list(let its)): own.elementsEqual(its) { $0.isSame(butForProse: $1) }
        case (.byName(let own), .byName(let its)), (.members(let own), .members(let its)):
            own.elementsEqual(its) { $0.name.value == $1.name.value && $0.value.isSame(butForProse: $1.value) }
        case (.record(let form, let own), .record(let otherForm, let its)):
            own === its || form === otherForm && Self.isSame(own, as: its, butForProseOf: form)
        default: false
        }
    }

    private static func isSame(_ own: RecordNode, as its: RecordNode, butForProseOf form: RecordForm) -> Bool {
        form.keys.allSatisfy { key in
            switch (own.content(of: key.key), its.content(of: key.key)) {
            case (let own?, let its?): own.isSame(butForProse: its)
            case (nil, nil): true
            default: false
            }
        }
    }
}
