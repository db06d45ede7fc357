import CatalogModel

/// The design tokens of another tool's file, before they are in the Design Tokens format.
///
///     let tokens = form.read(files, diagnostics: &found)
///     tokens.declare(in: &declared)
struct ForeignTokens: Sendable {
    /// The value of a token.
    enum Value: Hashable, Sendable {
        /// A value of the Design Tokens format with its type; references to other tokens are written as `{a/b}`.
        case value(JSONValue, type: String)
        /// The path of another token.
        case alias([String])
        /// A value that no token can have; the reason follows "left out: it ".
        case unread(String)
    }

    /// A token with the value of a layer.
    struct Token: Sendable {
        let path: [String]
        /// nil: a common value.
        var layer: String?
        var value: Value
        /// The location of the value.
        let range: SourceRange
        /// The description and the deprecation, by the keys of the Design Tokens format.
        var annotations = JSONObject()
        /// The names in code by platform.
        var codeSyntax = OrderedRecords<Text>()

        var name: String { Self.name(of: path) }

        /// Returns a path as the name of a declared token; a slash within a segment becomes a hyphen.
        static func name(of path: [String]) -> String {
            path.map { $0.replacing("/", with: "-") }.joined(separator: "/")
        }
    }

    /// A part of the source with a complete set of tokens, such as a file or a type: `name` is the theme if parts
    /// declare the same tokens.
    struct Part: Sendable {
        var name: String
        var tokens: [Token] = []
    }

    var tokens: [Token] = []
    /// nil for layers over common values.
    var layers: TokenLayers?

    init(_ tokens: [Token] = [], layers: TokenLayers? = nil) {
        self.tokens = tokens
        self.layers = layers
    }

    /// Combines parts: parts that declare the same tokens are alternatives, all others have common values.
    init(_ parts: [Part]) {
        var owners: [[String]: Int] = [:]
        for part in parts {
            for path in Set(part.tokens.filter { $0.layer == nil }.map(\.path)) { owners[path, default: 0] += 1 }
        }
        var names = LayerNames()
        var contexts: [TokenLayers.Modifier.Context] = []
        for part in parts {
            guard part.tokens.contains(where: { $0.layer == nil && owners[$0.path, default: 0] > 1 }) else {
                tokens += part.tokens
                continue
            }
            let base = names.name(for: part.name)
            contexts.append((base, [base]))
            for layer in part.tokens.compactMap(\.layer).uniqued() {
                contexts.append(("\(base)-\(layer)", [base, "\(base)-\(layer)"]))
            }
            for var token in part.tokens {
                token.layer = token.layer.map { "\(base)-\($0)" } ?? base
                tokens.append(token)
            }
        }
        if contexts.isEmpty { return }
        layers = TokenLayers([.init("theme", contexts: contexts)])
    }
}

/// Names of layers for the names of files, modes and themes: in kebab case, and unique.
package struct LayerNames {
    private var taken: Set<String> = []

    package init() {}

    /// Returns a new name for a text.
    package mutating func name(for text: String) -> String {
        taken.insertNumbered(EntryID(kebabCasing: text)?.rawValue ?? "theme", separator: "-")
    }
}
