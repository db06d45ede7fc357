package import CatalogModel
package import CatalogSyntax

/// The components declared by shipped code, as read from a source such as a symbol graph, for comparison with entries.
package struct DeclaredAPI: Sendable {
    /// In the order of the source.
    package var components: [DeclaredComponent]
    /// Declarations that no component came of.
    package var omissions: [Omission]
    /// Values of the design; nil for a source without tokens.
    package var tokens: DeclaredTokens?
    /// The version of the package, where the source states the version.
    package var version: String?
    /// The places of declarations in code, for sources that are made of code.
    package var origins: [Origin] = []
    /// Findings about the source itself.
    ///
    /// An error means that the source was not understood as a whole.
    package var diagnostics: Diagnostics

    package init(
        components: [DeclaredComponent] = [], omissions: [Omission] = [], version: String? = nil,
        diagnostics: Diagnostics = Diagnostics()
    ) {
        self.components = components
        self.omissions = omissions
        self.version = version
        self.diagnostics = diagnostics
    }

    /// Returns the API with warnings for errors about single records, if other records could be read.
    ///
    /// - Parameter rules: The rules about single records.
    /// - Returns: The same components, with other findings.
    package func withoutUnreadRecords(of rules: [Rule]) -> DeclaredAPI {
        guard !components.isEmpty else { return self }
        var api = self
        api.diagnostics = Diagnostics()
        for finding in diagnostics.all {
            var finding = finding
            if rules.contains(finding.rule), finding.severity == .error { finding.severity = .warning }
            api.diagnostics.report(finding)
        }
        return api
    }

    /// The place of a declaration in the code that a source was made of.
    package struct Origin: Sendable {
        /// The declaration in the source.
        package let range: SourceRange
        /// The path of the code within its package.
        package let path: String
        /// Counted from 1.
        package let line: Int

        package init(range: SourceRange, path: String, line: Int) {
            self.range = range
            self.path = path
            self.line = line
        }
    }

    /// A declaration left out by the reader, with the reason.
    package struct Omission: Sendable {
        package let name: Text
        /// In words that follow "left out, because it ": `is not public`.
        package let reason: String

        package init(_ name: Text, because reason: String) {
            self.name = name
            self.reason = reason
        }
    }
}

/// A component declared by code, in the form of a YAML entry pointing at places in the source.
package struct DeclaredComponent: Sendable {
    /// The name in code: a type, a tag, a function.
    package let symbol: Text
    /// The declaring module or package, where the source states the module.
    package let module: String?
    /// The key of `implementations` for the declarations: `swiftui`, `web`.
    package let platform: String
    /// The entry.
    ///
    /// Each value is located at the text that states the value, each key at the name of the member.
    package let entry: YAMLNode
    /// Keys that the source can state for the component.
    package let knowledge: SourceKnowledge
    /// Findings about a supporting declaration, such as a function beside elements; nil for any other component.
    ///
    /// A catalog needs no entry of a supporting declaration; an existing entry is compared like any other entry. The
    /// findings matter only if the declaration is imported.
    package var supporting: Diagnostics?

    package init(symbol: Text, module: String?, platform: String, entry: YAMLNode, knowledge: SourceKnowledge) {
        self.symbol = symbol
        self.module = module
        self.platform = platform
        self.entry = entry
        self.knowledge = knowledge
    }
}

/// The record keys that a code source can state; only for these keys, a missing value is a fact.
///
/// For example, the property has no default. For any other key, a missing value has no meaning.
package struct SourceKnowledge: Hashable, Sendable {
    private let keys: [String: Set<String>]
    private let keysWherePresent: [String: Set<String>]

    /// - Parameters:
    ///   - keys: Keys of the entry format by the name of their record: `["Property": ["type", "optional"]]`.
    ///     A list among the keys, as `["Type": ["properties"]]`, is complete: other members do not exist.
    ///   - wherePresent: Keys that the source states only sometimes; the absence has no meaning.
    package init(_ keys: [String: Set<String>], wherePresent: [String: Set<String>] = [:]) {
        self.keys = keys
        keysWherePresent = wherePresent
    }

    /// Returns whether the source can state the value of a key; `isPresent` for a source with a value.
    package func covers(_ key: String, of record: String, isPresent: Bool = false) -> Bool {
        if keys[record]?.contains(key) == true { return true }
        return isPresent && keysWherePresent[record]?.contains(key) == true
    }

    /// Returns the same knowledge without some keys of a record.
    package func without(_ names: Set<String>, of record: String) -> SourceKnowledge {
        var keys = keys
        keys[record]?.subtract(names)
        return SourceKnowledge(keys, wherePresent: keysWherePresent)
    }
}

/// A protocol for readers of code sources, such as symbol graphs or Custom Elements Manifests, producing the declared
/// components.
package protocol SourceReader: Sendable {
    /// The key in `catalog.yaml` for sources of the kind: `symbolGraphs`.
    static var kind: String { get }
    /// The language of the types being read, as named in the types file: `swift`.
    static var language: String { get }
    /// The ending of the names of the reader's files, for finding the files in a folder.
    static var fileEnding: String { get }

    /// Reads files belonging together: the graphs of a module and of all extensions.
    func read(_ files: [SourceFile]) -> DeclaredAPI
}
