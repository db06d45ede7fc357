import CatalogImport
import CatalogLoading
import CatalogModel
import DeclaredAPI

/// An import that leaves the catalog without an error: facts that would be errors are left out, and reported in the
/// source.
struct CheckedImport {
    /// The path of `catalog.yaml`.
    let catalog: String
    /// The file that stands for the source in findings about the whole.
    let source: SourceFile
    /// Makes the files of what the source declares.
    let draft: (DeclaredAPI) throws(CommandError) -> ImportOutcome

    /// The number of attempts to remove single facts, before components go as a whole.
    ///
    /// An attempt removes a fact for each error; few facts show their errors only after others are gone.
    private static let attempts = 20

    func outcome(of declared: DeclaredAPI) async throws(CommandError) -> ImportOutcome {
        var api = declared
        var removed = Diagnostics()
        var count = 0
        while true {
            var outcome: ImportOutcome
            do throws(CommandError) {
                outcome = try draft(api)
            } catch {
                throw CommandError(removed.sorted() + error.findings)
            }
            if outcome.findings.hasErrors { throw CommandError(outcome.findings.sorted()) }
            let errors = await errors(of: outcome)
            if errors.isEmpty {
                outcome.add(removed)
                return outcome
            }
            let removal = FactRemoval(of: errors, in: outcome, from: api, isWhole: count >= Self.attempts)
            if removal.findings.all.isEmpty { throw CommandError(removed.sorted() + located(errors, in: outcome)) }
            removed.merge(removal.findings)
            api = removal.api
            count += 1
        }
    }

    /// Returns the errors of the catalog as it would be.
    private func errors(of outcome: ImportOutcome) async -> [Diagnostic] {
        var contents: [[UInt8]: (path: String, bytes: [UInt8])] = [:]
        for file in outcome.files where file.change == .created || file.change == .changed {
            contents[Array(file.path.utf8)] = (file.path, file.bytes)
        }
        let files = OverlaidFiles(files: MissingFoldersAsEmpty(files: DiskFiles()), contents: contents)
        return await CatalogReading.load(catalog, from: files).diagnostics.filter { $0.severity == .error }
    }

    /// Returns the errors, those in files that are not written at the beginning of the source.
    private func located(_ errors: [Diagnostic], in outcome: ImportOutcome) -> [Diagnostic] {
        let unwritten = Set(outcome.files.filter { $0.change != .unchanged }.map(\.path))
        return errors.map { error in
            guard let range = error.range, unwritten.contains(range.file.path) else { return error }
            return Diagnostic(
                error.rule, "'\(range.file.path)' would have an error: \(error.message)",
                at: source.range(ofBytes: 0..<0))
        }
    }
}
