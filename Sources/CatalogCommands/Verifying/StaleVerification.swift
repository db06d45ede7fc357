import BuildEngine
import CatalogLoading
import CatalogModel
import CatalogSync

extension VerificationRecord {
    /// Creates the record of a source kept by a catalog; nil without a readable record, a fault reported on loading.
    ///
    /// - Parameters:
    ///   - source: The name of the source.
    ///   - catalog: The path of `catalog.yaml`.
    ///   - files: The files of the catalog.
    init?(of source: String, catalog: String, from files: any CatalogFiles) {
        let path = CatalogFolder(of: catalog).path(VerificationRecord.path(of: source))
        guard files.isFile(path), let bytes = try? files.read(path) else { return nil }
        self.init(SourceFile(path: path, bytes: bytes))
    }

    /// Returns the finding about a record of a source with different files now; nil where the files are the same.
    func staleness(against source: ReadSource, as name: String) -> Diagnostic? {
        if source.digest == digest { return nil }
        let versions = [version, source.version].compactMap(\.self)
        let words = versions.count == 2 && versions[0] != versions[1] ? " (\(versions[0]), now \(versions[1]))" : ""
        return Diagnostic(
            VerificationRules.staleRecord,
            "what is kept as verified is about other files of source '\(name)' than those that are here now\(words); "
                + "keep what agrees with these by 'catalog verify --record'", at: digestRange)
    }
}
