import CatalogFormat
import CatalogModel
import CatalogReview
import CatalogSyntax

/// The first stage of loading: the decoded `catalog.yaml`.
struct ConfigurationFile: Sendable {
    let record: CatalogConfiguration
    let mentions: UnresolvedReferences
    /// Unreadable keys: references to their values cannot be checked.
    let unreadKeys: Set<String>
    let ownRules: OwnRules

    /// Reads `catalog.yaml`; nil for an unreadable file, or a file without a mapping.
    init?(reading root: CatalogRoot, diagnostics: inout Diagnostics) {
        guard let file = root.files().read(root.path, at: nil, below: root.folder, diagnostics: &diagnostics) else {
            return nil
        }
        let decoded = FormatDecoder.configuration(file)
        diagnostics.merge(decoded.diagnostics)
        guard let record = decoded.record else { return nil }
        self.record = record
        mentions = decoded.mentions
        unreadKeys = decoded.unreadKeys
        ownRules = OwnRules(record)
        if let format = record.format, format.value != "1" { diagnostics.report(.unknownFormat(format)) }
        if let base = record.linkBase, !SiteRootAddress.isOne(base.value) { diagnostics.report(.noLinkBase(base)) }
    }
}
