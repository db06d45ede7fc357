import BuildEngine
import CatalogSync
import CatalogLoading
import CatalogModel
import CatalogTokens
import CatalogSyntax
import CodeReaders

/// An import of values of the design into the token files of a catalog.
struct TokenSourceImport {
    /// The path of `catalog.yaml`.
    let catalog: String
    let configuration: CatalogConfiguration
    /// The folder for new files.
    let into: String
    let removesVanished: Bool

    /// Returns the files of tokens together with the changed `catalog.yaml`.
    ///
    /// - Parameters:
    ///   - values: The values for files of tokens.
    ///   - documents: Files of tokens that the catalog lists without conversion.
    ///   - name: The name of the import in the catalog's memory.
    ///   - last: The record of the last import.
    /// - Returns: The files, not yet written.
    func outcome(
        of values: DeclaredAPI, besides documents: [SourceFile], called name: String, last: ImportRecord
    ) -> ImportOutcome {
        let stem = EntryID(kebabCasing: name)?.rawValue ?? "tokens"
        func path(_ ending: String) -> String { PathText.joined(into, with: stem + ending + ".yaml") }
        var outcome = TokenImport(
            last: last, removesVanished: removesVanished, preamble: preamble(.tokens, of: path(".tokens"))
        ).outcome(of: values.tokens ?? DeclaredTokens()) { theme in
            path((theme.map { "-" + $0 } ?? "") + ".tokens")
        } read: {
            file($0)
        }
        outcome.add(values.diagnostics)
        let folder = CatalogFolder(of: catalog)
        func relative(_ path: String) -> String { CatalogFolder.relativePath(from: catalog, to: path) }
        // The catalog reports an unreadable file.
        var ignored = Diagnostics()
        let readable = documents.compactMap { file in YAMLReader.read(file, diagnostics: &ignored).map { (file, $0) } }
        let whole = TokenDocuments(readable)
        let unreadable = documents.filter { file in !readable.contains { $0.0 === file } }
        if let layers = whole.layers {
            outcome.layers = TokenLayers((outcome.layers?.modifiers ?? []) + layers.modifiers)
        }
        let new =
            outcome.newTokens.map { ($0.theme, relative($0.path)) }
            + (whole.common.map(\.file) + unreadable).map { (nil, relative($0.path)) }
            + whole.themes.map { ($0.name, relative($0.document.file.path)) }
        guard let file = file(catalog) else { return outcome }
        let resolver = path(".resolver")
        TokenListing(configuration, resolver: resolverDocument(in: folder)).add(
            new, to: &outcome, in: file,
            newResolver: (relative(resolver), resolver, preamble(.resolver, of: resolver))
        ) { CatalogFolder.relativePath(from: resolver, to: folder.path($0)) }
        return outcome
    }

    /// Returns the resolver document of the catalog; nil for a catalog of token files.
    private func resolverDocument(in folder: CatalogFolder) -> (name: Text, file: SourceFile)? {
        for name in configuration.tokens.orEmpty() {
            guard let file = file(folder.path(name.value)) else { continue }
            var found = Diagnostics()
            if let root = YAMLReader.read(file, diagnostics: &found), TokenSystem.isResolver(root) {
                return (name, file)
            }
        }
        return nil
    }

    /// Returns the comment naming the schema of a file, in a catalog with schemas.
    private func preamble(_ schema: SchemaFile, of path: String) -> String {
        let schema = CatalogFolder(of: catalog).path(schema.path)
        return DiskFiles().isFile(schema)
            ? SchemaFile.modeline(CatalogFolder.relativePath(from: path, to: schema)) + "\n" : ""
    }

    private func file(_ path: String) -> SourceFile? {
        DiskFiles().isFile(path) ? (try? DiskFiles().read(path)).map { SourceFile(path: path, bytes: $0) } : nil
    }
}
