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
        if let tag = record.language, LanguageTag(tag.value) == nil { diagnostics.report(.badLanguage(tag)) }
        if let repository = record.repository { Self.check(repository, diagnostics: &diagnostics) }
    }

    private static func check(_ repository: RepositoryConfiguration, diagnostics: inout Diagnostics) {
        let files = [repository.edit, repository.source].compactMap(\.self)
        for pattern in files where !pattern.value.contains("{path}") {
            diagnostics.report(.patternWithoutPath(pattern))
        }
        for pattern in files + [repository.url, repository.issues, repository.feedback].compactMap(\.self) {
            let text = ["{path}", "{title}", "{branch}"].reduce(pattern.value) { $0.replacing($1, with: "") }
            // A query and a fragment may follow the start of an address.
            let isAddress = SiteRootAddress.isOne(String(text.prefix { $0 != "?" && $0 != "#" }))
            if !isAddress || text.contains(where: { $0.isWhitespace || !$0.isASCII || "\"<>\\^`{|}[]".contains($0) }) {
                diagnostics.report(.badRepositoryAddress(pattern))
            }
        }
    }
}
