import CatalogFormat
import CatalogModel

/// The single files named by `catalog.yaml`: the types, the history, and files for backends.
struct NamedFileReading: Sendable {
    private(set) var types = OrderedRecords<OrderedRecords<TypeMapping>>()
    /// The suppressions in the file of types.
    private(set) var acceptances: [Suppression] = []
    private(set) var history: ReleaseLog?
    /// The files for backends, by name as in `catalog.yaml`.
    private(set) var backendFiles: [String: SourceFile] = [:]
    private(set) var diagnostics = Diagnostics()
    private(set) var fileCount = 0
    private let root: CatalogRoot

    /// Reads the files.
    ///
    /// - Parameters:
    ///   - configuration: The statements of `catalog.yaml`.
    ///   - backendFiles: The names of the files for backends.
    ///   - root: The catalog's folder.
    init(_ configuration: CatalogConfiguration, backendFiles: [Text], in root: CatalogRoot) {
        self.root = root
        if let file = configuration.types { readTypes(file) }
        for file in backendFiles where self.backendFiles[file.value] == nil { readBackendFile(file) }
        if let file = configuration.history { readHistory(file) }
    }

    private mutating func readTypes(_ name: Text) {
        guard let file = read(name, from: root.files(nextTo: [name])) else { return }
        let decoded = FormatDecoder.types(file)
        diagnostics.merge(decoded.diagnostics)
        acceptances = decoded.mentions.acceptances
        types = decoded.record ?? types
    }

    private mutating func readBackendFile(_ name: Text) {
        guard CatalogPath.contains(root.folder, path: root.path(of: name.value)) else {
            return diagnostics.report(.namedFileOutside(name))
        }
        guard let file = read(name, from: root.files()) else { return }
        backendFiles[name.value] = file
        diagnostics.merge(SVGCheck.findings(file))
    }

    private mutating func readHistory(_ name: Text) {
        let path = root.path(of: name.value)
        let files = root.files(nextTo: [name])
        // The command that writes the file reads the catalog first.
        if CatalogPath.contains(root.folder, path: path), !files.isFile(path) {
            return diagnostics.report(.missingHistory(name))
        }
        guard let file = read(name, from: files) else { return }
        let decoded = FormatDecoder.history(file)
        diagnostics.merge(decoded.diagnostics)
        if let version = decoded.record?.version, version.value != "1" { diagnostics.report(.unknownHistory(version)) }
        history = decoded.record
    }

    private mutating func read(_ name: Text, from files: any CatalogFiles) -> SourceFile? {
        let file = files.read(
            root.path(of: name.value), at: name.range, below: root.folder, diagnostics: &diagnostics)
        if file != nil { fileCount += 1 }
        return file
    }
}
