import BuildEngine
import CatalogChanges
import CatalogFormat
import CatalogLoading
import CatalogModel

/// The git settings printed by `catalog diff --git-config`, for showing changes of entries in `git diff` by key or by
/// fact.
enum GitSettings {
    /// Two diff drivers: git's own diff with the keys above a change, which runs no program; and a diff of facts, which
    /// runs the present program.
    static let text = """
        # git config, for one repository or with --global for all:
        # the lines of the file, and above a change the key that it is in
        [diff "catalog"]
        \txfuncname = "^ {0,12}([A-Za-z][A-Za-z0-9_. -]*:.*)$"
        # the facts of the entry, each on a line with the way to it, however the file is laid out
        [diff "catalog-facts"]
        \ttextconv = catalog diff --textconv

        # .gitattributes, one of both:
        # Catalog/components/*.yaml diff=catalog
        # Catalog/components/*.yaml diff=catalog-facts

        """

    /// Prints the facts of an entry; for a file that cannot be decoded, prints the text, so that no change is hidden.
    static func printFacts(of path: String) throws {
        let bytes: [UInt8]
        do {
            bytes = try DiskFiles().read(path)
        } catch {
            throw CommandError(.unreadableRevision(path, reason: error.message))
        }
        let decoded = FormatDecoder.entry(SourceFile(path: path, bytes: bytes))
        if let entry = decoded.record, !decoded.diagnostics.hasErrors {
            try Terminal.output.write(EntryFacts.text(of: entry))
        } else {
            try Terminal.output.write(file: bytes)
        }
    }
}
