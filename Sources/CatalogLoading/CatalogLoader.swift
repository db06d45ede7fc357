import CatalogFormat
package import CatalogModel
import CatalogSyntax
import CatalogReview
import CatalogTokens

/// A loader of a whole catalog from files: decodes, links and checks all content, for a `ComponentRegistry` and
/// findings.
package enum CatalogLoader {
    /// Reads the catalog whose `catalog.yaml` is at `path`.
    ///
    /// `known`: the decoded entries of other states of the catalog.
    /// `asksForErrors`: whether no more than the registry is wanted, so that rules whose findings are no errors are not asked.
    /// `laterRules`: rules of what comes after loading, which a catalog may name as well.
    /// `namedFiles`: files in the catalog's folder that `catalog.yaml` names for backends.
    /// `laterChecks`: findings of what comes after loading about `catalog.yaml` and these files, by name as it stands
    /// there.
    package static func load(
        _ path: String, from files: any CatalogFiles, reusing known: CatalogMemory? = nil,
        asksForErrors: Bool = false, laterRules: [Rule] = [],
        namedFiles: @escaping @Sendable (CatalogConfiguration) -> [Text] = { _ in [] },
        laterChecks: @escaping @Sendable (CatalogConfiguration, [String: SourceFile]) -> Diagnostics = { _, _ in
            Diagnostics()
        }
    ) async -> LoadedCatalog {
        // All of a load is about one folder, whatever its path leads to in the meantime.
        let files = files.confined(to: FileBounds(catalog: CatalogPath.folder(of: path)))
        var loading = CatalogLoading(
            path: path, files: files, known: known, asksForErrors: asksForErrors, findNamedFiles: namedFiles,
            laterChecks: laterChecks,
            severities: DiagnosticPolicy(rules: rules + laterRules))
        return await loading.load()
    }

    /// The extensions of pictures, in lowercase.
    package static let pictureExtensions = PictureReading.extensions

    /// Every rule that loading a catalog can report.
    package static let rules: [Rule] =
        YAMLRules.all + FormatRules.all + ProseRules.all + TokenRules.all + LinkRules.all + MeaningRules.all
        + TokenLinkRules.all
        + PictureRules.all + StringFileRules.all + CatalogRules.all + ReviewRules.all
}
