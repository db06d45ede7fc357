import CatalogFormat
package import CatalogModel
import CatalogSyntax
import CatalogReview
import CatalogTokens

/// A loader of a whole catalog from files: decodes, links and checks all content, for a `ComponentRegistry` and
/// findings.
package enum CatalogLoader {
    /// Loads a catalog in four stages: `catalog.yaml`, the contents of all files, linking, review.
    ///
    /// - Parameters:
    ///   - path: The path of `catalog.yaml`.
    ///   - files: The files of the disk, or of another state of the catalog.
    ///   - cache: The decoded entries of other states of the catalog.
    ///   - asksForErrors: Whether only the registry is wanted, without a check of rules for warnings and notes.
    ///   - summarizes: Whether one finding may replace many of a file; fixes need all findings.
    ///   - laterRules: The rules of stages after loading, as named in the catalog.
    ///   - namedFiles: Returns the files in the catalog's folder named by `catalog.yaml` for backends.
    ///   - laterChecks: Checks `catalog.yaml` and the named files, by name as in `catalog.yaml`, for backends.
    /// - Returns: The registry, if free of errors, with the findings.
    package static func load(
        _ path: String, from files: any CatalogFiles, reusing cache: CatalogMemory? = nil,
        asksForErrors: Bool = false, summarizes: Bool = true, laterRules: [Rule] = [],
        namedFiles: @escaping @Sendable (CatalogConfiguration) -> [Text] = { _ in [] },
        laterChecks: @escaping @Sendable (CatalogConfiguration, [String: SourceFile]) -> Diagnostics = { _, _ in
            Diagnostics()
        }
    ) async -> LoadedCatalog {
        var timings = LoadTimings()
        var policy = DiagnosticPolicy(rules: rules + laterRules)
        let root = CatalogRoot(path: path, files: files)
        var found = Diagnostics()
        guard let configuration = ConfigurationFile(reading: root, diagnostics: &found) else {
            return LoadedCatalog(
                nil, result: policy.result(of: found), summarizes: summarizes, fileCount: 0, timings: timings)
        }
        let contents = await CatalogContents(
            configuration, found: found, in: root, reusing: cache, backendFiles: namedFiles, laterChecks: laterChecks)
        timings.entries = contents.entryTime
        timings.tokens = contents.tokens.time
        let clock = ContinuousClock()
        let start = clock.now
        let linked = await LinkedCatalog(contents, in: root)
        found = contents.diagnostics
        found.merge(linked.diagnostics)
        policy.apply(configuration.record, own: configuration.ownRules)
        policy.accept(contents.acceptances)
        let review = await ReviewStage.findings(
            in: linked.registry, ownRules: configuration.ownRules, policy: policy, onlyErrors: asksForErrors,
            after: found)
        if let review {
            found.merge(review)
            policy.settle()
        }
        timings.linking = clock.now - start
        return LoadedCatalog(
            linked.registry, result: policy.result(of: found), summarizes: summarizes, fileCount: contents.fileCount,
            timings: timings)
    }

    /// The extensions of files published unchanged, such as pictures, in lowercase.
    package static let publishedExtensions = Set(PublishedFileKind.allExtensions)

    /// Every rule that loading a catalog can report.
    package static let rules: [Rule] =
        YAMLRules.all + FormatRules.all + ProseRules.all + TokenRules.all + LinkRules.all + MeaningRules.all
        + TokenLinkRules.all
        + PictureRules.all + DemoRules.all + StringFileRules.all + CatalogRules.all + ReviewRules.all
}
