import CatalogModel
import CatalogSyntax

/// A cache of the resolver document and all files referenced by `$ref`, each file read only once.
struct ResolverDocuments {
    private let mainPath: String
    private let read: TokenSystem.FileReader
    private var roots: [String: YAMLNode?] = [:]
    /// The positions of the keys of large objects, by the place of the object.
    private var indices: [SourceRange: [String: Int]] = [:]
    private static let fewKeys = 16
    private(set) var files: [SourceFile] = []

    init(main: YAMLNode, read: @escaping TokenSystem.FileReader) {
        mainPath = main.range.file.path
        roots[mainPath] = main
        self.read = read
    }

    /// Returns the document at a path; nil for an unreadable document, with a single report.
    mutating func root(of path: String, at location: SourceRange, diagnostics: inout Diagnostics) -> YAMLNode? {
        if let cached = roots[path] { return cached }
        guard let file = read(path, location, &diagnostics) else {
            roots[path] = .some(nil)
            return nil
        }
        files.append(file)
        let root = YAMLReader.read(file, diagnostics: &diagnostics)
        roots[path] = .some(root)
        return root
    }

    /// Returns the value of a key.
    ///
    /// The keys of large objects are indexed only once, for any number of references inside.
    mutating func member(_ name: String, of mapping: YAMLMapping, at range: SourceRange) -> YAMLNode? {
        guard mapping.pairs.count > Self.fewKeys else { return mapping[name] }
        if indices[range] == nil {
            var positions: [String: Int] = [:]
            for (position, pair) in mapping.pairs.enumerated() { positions[pair.key.value] = position }
            indices[range] = positions
        }
        return indices[range]?[name].map { mapping.pairs[$0].value }
    }

    /// Whether a document is a resolver document, not a token file.
    func isResolver(_ root: YAMLNode) -> Bool {
        root.range.file.path == mainPath || TokenSystem.isResolver(root)
    }
}
