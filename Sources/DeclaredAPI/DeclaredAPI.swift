public import CatalogModel
public import CatalogYAML

/// Components as the code that ships declares them, read from one source.
public struct DeclaredAPI: Sendable {
    /// In the order of the source.
    public var components: [DeclaredComponent]
    /// Declarations that no component came of.
    public var omissions: [Omission]
    /// The version of the package, where the source says it.
    public var version: String?
    /// The places of declarations in code, for sources that are made of code.
    public var origins: [Origin] = []
    /// Findings about the source itself. An error means that the source was not understood as a whole.
    public var diagnostics: Diagnostics

    public init(
        components: [DeclaredComponent] = [], omissions: [Omission] = [], version: String? = nil,
        diagnostics: Diagnostics = Diagnostics()
    ) {
        self.components = components
        self.omissions = omissions
        self.version = version
        self.diagnostics = diagnostics
    }

    /// The place of a declaration in the code that a source was made of.
    public struct Origin: Sendable {
        /// The declaration in the source.
        public let range: SourceRange
        /// The path of the code within its package.
        public let path: String
        /// Counted from 1.
        public let line: Int

        public init(range: SourceRange, path: String, line: Int) {
            self.range = range
            self.path = path
            self.line = line
        }
    }

    /// A declaration that was left out.
    public struct Omission: Sendable {
        public let name: Text
        /// In words that follow "left out, because it ": `is not public`.
        public let reason: String

        public init(_ name: Text, because reason: String) {
            self.name = name
            self.reason = reason
        }
    }
}

/// A component as a source declares it: an entry of the entry format whose texts lie in the source.
public struct DeclaredComponent: Sendable {
    /// The name that code knows it by: a type, a tag, a function.
    public let symbol: Text
    /// The module or package that declares it, where the source says it.
    public let module: String?
    /// The key of `implementations` that its declarations stand under: `swiftui`, `web`.
    public let platform: String
    /// The entry. Each value lies at the text that says it, each key at the name of the thing.
    public let entry: YAMLNode
    /// Keys that the source can say about this component.
    public let knowledge: SourceKnowledge

    public init(symbol: Text, module: String?, platform: String, entry: YAMLNode, knowledge: SourceKnowledge) {
        self.symbol = symbol
        self.module = module
        self.platform = platform
        self.entry = entry
        self.knowledge = knowledge
    }
}

/// The keys of records that a source can say.
///
/// A known key that is not there is a fact: the property has no default. About any other key the source is silent.
public struct SourceKnowledge: Hashable, Sendable {
    private let keys: [String: Set<String>]

    /// - Parameter keys: Keys of the entry format by the name of their record: `["Property": ["type", "optional"]]`.
    ///   A known list, as `["Type": ["properties"]]`, is complete: members that it lacks are not there.
    public init(_ keys: [String: Set<String>]) {
        self.keys = keys
    }

    public func covers(_ key: String, of record: String) -> Bool {
        keys[record]?.contains(key) ?? false
    }

    /// Returns the same knowledge without some keys of a record.
    public func without(_ names: Set<String>, of record: String) -> SourceKnowledge {
        var keys = keys
        keys[record]?.subtract(names)
        return SourceKnowledge(keys)
    }
}

/// Reads one kind of source.
public protocol SourceReader: Sendable {
    /// The key in `catalog.yaml` that names sources of this kind: `symbolGraphs`.
    static var kind: String { get }
    /// The language of the types that it reads, as the types file calls it: `swift`.
    static var language: String { get }
    /// The end of the names of its files, by which they are found in a folder.
    static var fileEnding: String { get }

    /// Reads files that belong together: the graphs of a module and of its extensions.
    func read(_ files: [SourceFile]) -> DeclaredAPI
}
