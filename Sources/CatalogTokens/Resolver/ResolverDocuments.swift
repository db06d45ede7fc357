import CatalogModel
import CatalogYAML

/// The resolver document and the files that it refers to, each read once.
struct ResolverDocuments {
    private let mainPath: String
    private let read: TokenSystem.FileReader
    private var roots: [String: YAMLNode?] = [:]
    private(set) var files: [SourceFile] = []

    init(main: YAMLNode, read: @escaping TokenSystem.FileReader) {
        mainPath = main.range.file.path
        roots[mainPath] = main
        self.read = read
    }

    /// The document at a path; nil when it cannot be read, which is reported once.
    mutating func root(of path: String, at place: SourceRange, diagnostics: inout Diagnostics) -> YAMLNode? {
        if let known = roots[path] { return known }
        guard let file = read(path, place, &diagnostics) else {
            roots[path] = .some(nil)
            return nil
        }
        files.append(file)
        let root = YAMLReader.read(file, diagnostics: &diagnostics)
        roots[path] = .some(root)
        return root
    }

    /// Whether a document is a resolver document, not a token file.
    func isResolver(_ root: YAMLNode) -> Bool {
        root.range.file.path == mainPath || TokenSystem.isResolver(root)
    }
}
