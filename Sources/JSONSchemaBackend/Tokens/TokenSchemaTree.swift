import CatalogModel

/// The tree of all design tokens of all themes by group, as the basis of the JSON Schema for token files.
///
/// Nodes are stored in a flat list and referenced by index; the first node is the file.
struct TokenSchemaTree {
    /// A name in a token file: a token, a group, or a token in one theme and a group in the other.
    struct Node {
        fileprivate(set) var token: Token?
        fileprivate(set) var isGroup = false
        fileprivate(set) var children: [(name: String, index: Int)] = []
        fileprivate var indexByName: [Substring: Int] = [:]
    }

    /// A token as declared in the themes that have the token.
    struct Token {
        /// In the order of the themes, each once; several where themes disagree.
        fileprivate(set) var types: [String?]
        /// The description in the first theme that has a description.
        fileprivate(set) var description: String?
        /// The deprecation in the first theme that gives a reason; nil where a theme has the token undeprecated.
        fileprivate(set) var deprecation: TokenDeprecation?
    }

    private(set) var nodes = [Node()]
    /// The group of the path before: paths in order mostly share the group.
    private var last: (path: Substring.UTF8View, index: Int) = (Substring().utf8, 0)

    init(_ themes: [TokenTheme]) {
        nodes[0].isGroup = true
        for theme in themes {
            for token in theme.tokens.all where theme.tokens[token.path] === token {
                // A token with other tokens below its path is the root token of their group.
                let isRoot = theme.tokens.groups.contains(token.path)
                add(token, at: index(of: isRoot ? token.path + ".$root" : token.path))
            }
        }
        // A token file may contain groups without tokens.
        for path in themes.reduce(into: Set<String>(), { $0.formUnion($1.tokens.groups) }).sorted() {
            nodes[index(of: path)].isGroup = true
        }
    }

    private mutating func add(_ token: DesignToken, at index: Int) {
        guard var merged = nodes[index].token else {
            nodes[index].token = Token(
                types: [token.type], description: token.description, deprecation: token.deprecation)
            return
        }
        if !merged.types.contains(token.type) { merged.types.append(token.type) }
        merged.description = merged.description ?? token.description
        if token.deprecation == nil || merged.deprecation != nil && merged.deprecation?.text == nil {
            merged.deprecation = token.deprecation
        }
        nodes[index].token = merged
    }

    /// Returns the index of the node at a path; a new node is made together with the groups on the way.
    private mutating func index(of path: String) -> Int {
        let path = Substring(path).utf8
        guard let dot = path.lastIndex(of: UInt8(ascii: ".")) else { return child(Substring(path), of: 0) }
        let group = path[..<dot]
        if !group.elementsEqual(last.path) || last.index == 0 {
            let names = group.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            last = (group, names.reduce(0) { child(Substring($1), of: $0) })
        }
        return child(Substring(path[path.index(after: dot)...]), of: last.index)
    }

    /// Returns the index of a node in a group; a new node is made where there is none.
    private mutating func child(_ name: Substring, of group: Int) -> Int {
        nodes[group].isGroup = true
        if let existing = nodes[group].indexByName[name] { return existing }
        nodes.append(Node())
        nodes[group].children.append((String(name), nodes.count - 1))
        nodes[group].indexByName[name] = nodes.count - 1
        return nodes.count - 1
    }
}
