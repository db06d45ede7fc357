package import CatalogFormat
package import CatalogModel
import CatalogTokens
import CatalogSyntax

extension CatalogTexts {
    /// Creates the texts from the files of an already read catalog.
    ///
    /// - Parameters:
    ///   - registry: The catalog.
    ///   - decode: Returns an entry, given the start of links from the root.
    ///   - read: Returns the bytes of a token file or a resolver document.
    /// - Throws: An error of `read`.
    package init(
        of registry: ComponentRegistry,
        decode: (SourceFile, String?) -> DecodedFile<Entry> = { FormatDecoder.entry($0, linkBase: $1) },
        read: (String) throws -> [UInt8]
    ) rethrows {
        let configuration = registry.configuration.name?.range.file ?? SourceFile(path: "catalog.yaml", text: "")
        let folder = CatalogPath.folder(of: configuration.path)
        var pending = registry.configuration.tokens.orEmpty().map { CatalogPath.join(folder, with: $0.value) }
        var tokens: [String: SourceFile] = [:]
        while let path = pending.popLast() {
            if tokens[path] != nil { continue }
            let file = SourceFile(path: path, bytes: try read(path))
            tokens[path] = file
            pending += Self.files(namedBy: file)
        }
        let entries = registry.components.compactMap { $0.entry.id?.range.file }
        self.init(
            configuration: configuration, entries: entries,
            tokens: tokens.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }, decode: decode)
    }

    /// Returns the files referred to by a resolver document.
    private static func files(namedBy file: SourceFile) -> [String] {
        var found = Diagnostics()
        guard let root = YAMLReader.read(file, diagnostics: &found), TokenSystem.isResolver(root) else { return [] }
        return root.references.filter { !$0.hasPrefix("#") }.map { reference in
            CatalogPath.join(CatalogPath.folder(of: file.path), with: String(reference.prefix { $0 != "#" }))
        }
    }
}

extension YAMLNode {
    /// The values of `$ref`, at any depth.
    fileprivate var references: [String] {
        switch content {
        case .scalar: []
        case .sequence(let list): list.elements.flatMap(\.references)
        case .mapping(let mapping):
            mapping.pairs.flatMap { pair -> [String] in
                guard pair.key.value == "$ref", case .scalar(let scalar) = pair.value.content else {
                    return pair.value.references
                }
                return [scalar.text]
            }
        }
    }
}
