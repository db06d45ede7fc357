package import CatalogModel

/// The result of loading a catalog: the registry if free of errors, the findings, and the durations.
package struct LoadedCatalog: Sendable {
    /// nil when any finding is an error.
    package let registry: ComponentRegistry?
    /// By place, each once; severities as configured by the catalog, without suppressed findings.
    package let diagnostics: [Diagnostic]
    /// Findings suppressed by the surrounding records, by place.
    package let accepted: [Diagnostic]
    /// Number of files read.
    package let fileCount: Int
    package let timings: LoadTimings
}

/// The durations of the stages of loading a catalog: entries, tokens, linking.
package struct LoadTimings: Sendable {
    /// The entries, from reading to decoded records.
    package internal(set) var entries: Duration = .zero
    /// The token files, from parsing to resolved tokens; at the same time as the entries.
    package internal(set) var tokens: Duration = .zero
    package internal(set) var linking: Duration = .zero
}

extension LoadedCatalog {
    /// Creates the result of a load, with the registry only in the absence of errors.
    init(
        _ registry: ComponentRegistry?, result: (remaining: [Diagnostic], accepted: [Diagnostic]), summarizes: Bool,
        fileCount: Int, timings: LoadTimings
    ) {
        let isValid = !result.remaining.contains { $0.severity == .error }
        self.init(
            registry: isValid ? registry : nil,
            diagnostics: summarizes ? result.remaining.summarized : result.remaining, accepted: result.accepted,
            fileCount: fileCount, timings: timings)
    }

    /// Returns the same catalog for publishing, with an error for a catalog without entries: publishing an empty
    /// catalog would remove all published files.
    ///
    /// A catalog without entries by design turns the rule `no-entries` off.
    package func requiringEntries() -> LoadedCatalog {
        let required = CatalogRules.beforePublishing
        guard diagnostics.contains(where: { required.contains($0.rule) }) else { return self }
        let raised = diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            if required.contains(diagnostic.rule) { diagnostic.severity = .error }
            return diagnostic
        }
        return LoadedCatalog(
            registry: nil, diagnostics: raised, accepted: accepted, fileCount: fileCount, timings: timings)
    }
}
