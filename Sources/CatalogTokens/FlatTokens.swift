import CatalogModel

/// A flat list of the design tokens in a token tree, each with the full path and the type, deprecation and visibility
/// inherited from the groups around.
struct FlatTokens {
    /// A token with the full path.
    struct Token {
        /// An index of `TokenTree.tokens`.
        let index: Int
        let path: String
        /// The group around: an index of `groups`.
        let group: Int
    }

    /// A group with the full path, and with the facts inherited by the tokens inside.
    struct Group {
        fileprivate let path: String
        /// `$type` of the closest group with a type.
        let type: Text?
        let deprecation: TokenTree.Deprecation?
        let extra: TokenExtension
    }

    /// All groups, the root first.
    private(set) var groups: [Group] = []
    private(set) var tokens: [Token] = []
    private(set) var groupPaths: Set<String> = []
    /// Groups with a type, a description or extensions.
    private(set) var describedGroups: [TokenGroup] = []
    /// By path: an index of `TokenTree.tokens`.
    private var indices: [String: Int] = [:]
    /// By index of `TokenTree.tokens`: the position in `tokens`.
    private(set) var positions: [Int?]
    /// By index of `TokenTree.sources`: the path of the declaration in the file.
    private(set) var declaredPaths: [String]

    /// Collects the tokens in the order of the items in the tree, depth first.
    init(of tree: TokenTree) {
        positions = Array(repeating: nil, count: tree.tokens.count)
        declaredPaths = tree.sources.map(\.name.value)
        tokens.reserveCapacity(tree.tokens.count)
        indices.reserveCapacity(tree.tokens.count)
        groups.reserveCapacity(tree.groups.count)
        // Items wait in reverse, so that the last one is the next in order.
        var items: [(item: TokenTree.Item, group: Int)] = []
        open(TokenTree.root, path: "", around: nil, in: tree, items: &items)
        while let (item, group) = items.popLast() {
            switch item {
            case .token(let token):
                let path = path(to: tree.sources[tree.tokens[token].source].name.value, in: group)
                positions[token] = tokens.count
                indices[path] = token
                if !tree.tokens[token].isInherited { declaredPaths[tree.tokens[token].source] = path }
                tokens.append(Token(index: token, path: path, group: group))
            case .group(let inner):
                let path = path(to: tree.groups[inner].name.value, in: group)
                groupPaths.insert(path)
                describe(inner, path: path, in: tree)
                open(inner, path: path, around: group, in: tree, items: &items)
            }
        }
    }

    private func path(to name: String, in group: Int) -> String {
        groups[group].path.isEmpty ? name : groups[group].path + "." + name
    }

    private mutating func open(
        _ index: Int, path: String, around: Int?, in tree: TokenTree, items: inout [(item: TokenTree.Item, group: Int)]
    ) {
        groups.append(
            Group(
                path: path, type: tree.groups[index].type ?? around.flatMap { groups[$0].type },
                deprecation: tree.groups[index].deprecation ?? around.flatMap { groups[$0].deprecation },
                extra: around.map { tree.groups[index].extra.completed(by: groups[$0].extra) }
                    ?? tree.groups[index].extra))
        for item in tree.groups[index].items.reversed() { items.append((item, groups.count - 1)) }
    }

    private mutating func describe(_ group: Int, path: String, in tree: TokenTree) {
        let (type, description) = (tree.groups[group].type, tree.groups[group].description)
        let extensions = tree.groups[group].extensions
        if type == nil, description == nil, extensions.isEmpty { return }
        describedGroups.append(
            TokenGroup(
                path: path, type: type?.value, description: description, extensions: extensions,
                range: tree.groups[group].name.range))
    }

    /// Returns the path of the token named by a reference.
    func path(of target: ValueGraph.Target) -> String? { positions[target.token].map { tokens[$0].path } }

    /// Returns the token at a path: an index of `TokenTree.tokens`.
    func token(at path: String) -> Int? { indices[path] }
}
