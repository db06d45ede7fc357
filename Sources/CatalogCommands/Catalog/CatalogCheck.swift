import CatalogLoading
import CatalogModel

/// The check of a catalog: the findings of loading, and of the outputs without the contents of output folders and
/// without programs of others.
struct CatalogCheck {
    /// The path of `catalog.yaml`.
    let path: String
    /// Whether outputs may have backends of other programs.
    var allowsOtherBackends = false
    /// Whether to render the outputs for further findings about the entries.
    var renders = false

    /// A checked catalog.
    struct Outcome {
        let loaded: LoadedCatalog
        /// The findings about the catalog and the outputs, by location.
        let findings: [Diagnostic]
    }

    /// Checks a state of the catalog; `cache`: the decoded entries of other states.
    func outcome(from files: any CatalogFiles = DiskFiles(), reusing cache: CatalogMemory? = nil) async -> Outcome {
        await outcome(from: files, reusing: cache, reporting: { _ in })
    }

    /// Checks a state of the catalog, and hands out the first findings early.
    ///
    /// - Parameters:
    ///   - files: The files of the catalog.
    ///   - cache: The decoded entries of other states.
    ///   - report: Takes the findings of loading, before the outputs are checked; not called for a catalog with errors.
    /// - Returns: The catalog and the findings.
    /// - Throws: The errors of `report`.
    func outcome(
        from files: any CatalogFiles, reusing cache: CatalogMemory?, reporting report: ([Diagnostic]) throws -> Void
    ) async rethrows -> Outcome {
        let loaded = await CatalogReading.load(path, from: files, reusing: cache).requiringEntries()
        guard let registry = loaded.registry else { return Outcome(loaded: loaded, findings: loaded.diagnostics) }
        try report(loaded.diagnostics)
        let found = await OutputBuilder(backends: CatalogCommandLine.backends).check(
            registry, catalogFolder: CatalogFolder(of: path).path, allowsOtherBackends: allowsOtherBackends,
            renders: renders)
        return Outcome(loaded: loaded, findings: loaded.findings(with: found))
    }
}

extension LoadedCatalog {
    /// Findings about the catalog and the catalog's outputs, by place.
    func findings(with others: [Diagnostic]) -> [Diagnostic] {
        if others.isEmpty { return diagnostics }
        var findings = Diagnostics()
        for finding in diagnostics + others { findings.report(finding) }
        return findings.sorted()
    }
}

extension ComponentRegistry {
    /// The catalog's name, fit for a terminal.
    var title: String { (configuration.name?.value ?? "catalog").visible }
}
