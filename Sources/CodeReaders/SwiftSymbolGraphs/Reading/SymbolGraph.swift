import CatalogModel
import CatalogSyntax
import SourceCode

/// The content of a Swift symbol graph file: the symbols of a module, and the relations between symbols.
struct SymbolGraph {
    let module: String
    let symbols: [Symbol]
    let relationships: [Relationship]

    /// A symbol of the module: a type, a member, a function or a variable.
    struct Symbol {
        /// The kind, such as `swift.struct`.
        let kind: Text
        /// The mangled name, the same in all graphs.
        let id: String
        let path: [Text]
        let access: Text?
        let declaration: DeclarationText
        let availability: [Availability]
        /// The constraints of a generic type, those of the surrounding types included.
        let constraints: [Text]
        /// The constraints of the extension that declares the symbol, those of the type included; nil outside of
        /// extensions.
        let extensionConstraints: [Text]?
        let comment: DocumentationComment
        let origin: Origin?
        let range: SourceRange

        /// `struct`, of `swift.struct`.
        var kindName: Substring { kind.value.dropFirst(Self.language.count) }
        var isSwift: Bool { kind.value.hasPrefix(Self.language) }
        /// Whether callers can name the symbol.
        var isDeclaration: Bool { !Self.kindsOfOthers.contains(kindName) }
        /// Whether the kind is supported; a newer compiler may have additional kinds.
        var isSupportedKind: Bool { Self.kinds.contains(kindName) || !isDeclaration }
        var owner: [String] { path.dropLast().map(\.value) }
        var fullName: String { path.map(\.value).joined(separator: ".") }

        private static let language = "swift."
        /// The kinds of declarations in Swift (SymbolKit, `KindIdentifier`).
        private static let kinds: Set<Substring> = [
            "associatedtype", "class", "enum", "enum.case", "extension", "func", "func.op", "init", "macro", "method",
            "property", "protocol", "struct", "subscript", "type.method", "type.property", "type.subscript",
            "typealias", "var",
        ]
        private static let kindsOfOthers: Set<Substring> = ["deinit", "module", "snippet", "snippetGroup"]
    }

    /// The place of a declaration in the source code of the graph.
    struct Origin {
        let path: String
        /// Counted from 1.
        let line: Int
    }

    /// The availability of a symbol on a platform.
    struct Availability {
        /// A platform; `*` for all; `Swift` for versions of the language.
        let domain: Text
        let introduced: Text?
        let deprecated: Text?
        let obsoleted: Text?
        let message: Text?
        let renamed: Text?
        let isDeprecated: SourceRange?
        let isUnavailable: SourceRange?
    }

    /// A relationship between two symbols, such as membership or conformance.
    struct Relationship {
        /// The kind, such as `conformsTo`.
        let kind: String
        let source: String
        let target: Text
        /// The name of a target in another module, such as `SwiftUI.View`.
        let targetName: Text?
        /// The member of another type with the inherited documentation: `P.f`.
        let origin: Text?
        /// Constraints, such as `Label: Equatable`.
        let constraints: [Text]
    }
}

// MARK: Reading

extension SymbolGraph {
    /// Reads a graph; nil, after a report, when a file is not a symbol graph.
    init?(_ file: SourceFile, findings: inout Diagnostics) {
        guard let root = YAMLReader.read(file, fileSize: SymbolGraphReader.fileSize, diagnostics: &findings) else {
            return nil
        }
        guard case .mapping(let graph) = root.content, let symbols = graph["symbols"]?.elements,
            let module = graph["module"]?.mapping?["name"]?.text
        else {
            findings.report(.noSymbolGraph(at: root.range.beginning))
            return nil
        }
        self.module = module.value
        var read: [Symbol] = []
        for node in symbols {
            if let symbol = Symbol(node, findings: &findings) {
                if symbol.isSwift, !symbol.isSupportedKind { findings.report(.unknownKind(of: symbol)) }
                read.append(symbol)
            } else {
                findings.report(.unreadSymbol(at: node.range))
            }
        }
        self.symbols = read
        var relationships: [Relationship] = []
        for node in graph["relationships"]?.elements ?? [] {
            if let relationship = Relationship(node) {
                relationships.append(relationship)
            } else {
                findings.report(.unreadSymbol(at: node.range))
            }
        }
        self.relationships = relationships
    }
}

extension SymbolGraph.Symbol {
    fileprivate init?(_ node: YAMLNode, findings: inout Diagnostics) {
        guard let symbol = node.mapping, let kind = symbol["kind"]?.mapping?["identifier"]?.text,
            let id = symbol["identifier"]?.mapping?["precise"]?.text,
            let path = symbol["pathComponents"]?.elements?.compactMap(\.text), !path.isEmpty
        else { return nil }
        self.kind = kind
        self.id = id.value
        self.path = path
        access = symbol["accessLevel"]?.text
        let fragments = symbol["declarationFragments"]?.elements ?? []
        declaration = DeclarationText(fragments.compactMap { $0.mapping?["spelling"]?.text })
        availability = (symbol["availability"]?.elements ?? []).compactMap {
            SymbolGraph.Availability($0, findings: &findings)
        }
        constraints = SymbolGraph.constraints(symbol["swiftGenerics"]?.mapping?["constraints"])
        extensionConstraints = symbol["swiftExtension"]?.mapping.map { SymbolGraph.constraints($0["constraints"]) }
        let lines = symbol["docComment"]?.mapping?["lines"]?.elements ?? []
        comment = DocumentationComment(lines.compactMap { $0.mapping?["text"]?.text }, findings: &findings)
        origin = symbol["location"]?.mapping.flatMap(SymbolGraph.Origin.init)
        range = node.range
    }
}

extension SymbolGraph.Origin {
    fileprivate init?(_ location: YAMLMapping) {
        guard let uri = location["uri"]?.text?.value,
            let line = location["position"]?.mapping?["line"]?.text.flatMap({ UInt32($0.value) })
        else { return nil }
        let path = uri.hasPrefix("file://") ? String(uri.dropFirst("file://".count)) : uri
        self.init(path: Self.shortened(path), line: Int(line) + 1)
    }

    /// Returns the path within a package: the location on a machine has no meaning to others.
    private static func shortened(_ path: String) -> String {
        let names = path.split(separator: "/")
        let start = names.lastIndex(of: "Sources") ?? names.index(names.endIndex, offsetBy: -min(2, names.count))
        return names[start...].joined(separator: "/")
    }
}

extension SymbolGraph.Availability {
    fileprivate init?(_ node: YAMLNode, findings: inout Diagnostics) {
        guard let item = node.mapping else { return nil }
        domain = item["domain"]?.text ?? Text("*", at: node.range)
        introduced = item["introduced"].flatMap(Self.version)
        deprecated = item["deprecated"].flatMap(Self.version)
        obsoleted = item["obsoleted"].flatMap(Self.version)
        message = DocumentationComment.prose(item["message"]?.text, findings: &findings)
        renamed = item["renamed"]?.text
        isDeprecated = item["isUnconditionallyDeprecated"].flatMap(Self.range)
        isUnavailable = item["isUnconditionallyUnavailable"].flatMap(Self.range)
    }

    private static func range(of node: YAMLNode) -> SourceRange? { node.text?.value == "true" ? node.range : nil }

    /// Returns a version in the usual notation: `17.0`.
    private static func version(_ node: YAMLNode) -> Text? {
        guard let parts = node.mapping, let major = parts["major"]?.text?.value else { return nil }
        let minor = parts["minor"]?.text?.value ?? "0"
        let patch = parts["patch"]?.text?.value ?? "0"
        return Text([major, minor].joined(separator: ".") + (patch == "0" ? "" : ".\(patch)"), at: node.range)
    }
}

extension SymbolGraph.Relationship {
    fileprivate init?(_ node: YAMLNode) {
        guard let relationship = node.mapping, let kind = relationship["kind"]?.text,
            let source = relationship["source"]?.text, let target = relationship["target"]?.text
        else { return nil }
        self.kind = kind.value
        self.source = source.value
        self.target = target
        targetName = relationship["targetFallback"]?.text
        origin = relationship["sourceOrigin"]?.mapping?["displayName"]?.text
        constraints = SymbolGraph.constraints(relationship["swiftConstraints"])
    }
}

extension SymbolGraph {
    /// Returns the constraints of a list: `Label: Equatable`, `Label == Text`.
    fileprivate static func constraints(_ list: YAMLNode?) -> [Text] {
        (list?.elements ?? []).compactMap { node in
            guard let constraint = node.mapping, let left = constraint["lhs"]?.text,
                let right = constraint["rhs"]?.text
            else { return nil }
            let sign = constraint["kind"]?.text?.value == "sameType" ? " == " : ": "
            return Text(left.value + sign + right.value, at: node.range)
        }
    }
}

extension YAMLNode {
    var mapping: YAMLMapping? {
        if case .mapping(let mapping) = content { mapping } else { nil }
    }

    var elements: [YAMLNode]? {
        if case .sequence(let sequence) = content { sequence.elements } else { nil }
    }

    var text: Text? {
        if case .scalar(let scalar) = content { Text(scalar.text, at: range) } else { nil }
    }
}
