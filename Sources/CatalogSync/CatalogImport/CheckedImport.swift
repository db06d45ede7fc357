package import CatalogModel
import CatalogSyntax
package import CodeReaders

/// An import checked by the loader, without the facts that the loader rejects.
package struct CheckedImport: Sendable {
    package let outcome: ImportOutcome
    /// Errors of the resulting catalog that no fact of the source causes.
    package let errors: [Diagnostic]

    /// Imports a source, and repeats the import without rejected facts until the catalog is valid.
    ///
    /// Each repetition skips at least one more fact, or the record around a skipped fact, up to whole components.
    ///
    /// - Parameters:
    ///   - source: The import.
    ///   - api: The declarations of the source.
    ///   - check: Loads the catalog with the files of an outcome, and returns the errors.
    package init(
        of source: SourceImport, api: DeclaredAPI, check: (ImportOutcome) async throws -> [Diagnostic]
    ) async rethrows {
        var skipped = SkippedFacts()
        while true {
            let outcome = source.outcome(of: api, skipping: skipped)
            let errors = try await check(outcome)
            let checked = skipped
            var isProgress = false
            for error in errors where Self.skip(error, in: outcome, without: checked, &skipped) { isProgress = true }
            if isProgress { continue }
            (self.outcome, self.errors) = (outcome, errors)
            return
        }
    }

    /// Skips the fact at an error, or at a note of an error in a file of another author.
    private static func skip(
        _ error: Diagnostic, in outcome: ImportOutcome, without checked: SkippedFacts, _ skipped: inout SkippedFacts
    ) -> Bool {
        for range in ([error.range] + error.notes.map(\.range)).compactMap(\.self) {
            guard let file = outcome.files.first(where: { $0.path == range.file.path }),
                case .component(let component) = file.origin
            else { continue }
            var ignored = Diagnostics()
            let root = YAMLReader.read(range.file, diagnostics: &ignored)
            let location = root.map { EntryLocation(of: range, in: $0) } ?? EntryLocation()
            if skipped.skip(location, of: component, because: error, besides: checked) { return true }
        }
        return false
    }
}
