import CatalogModel

/// A flat list of the design tokens in a token tree, each with the full path and the type, deprecation and visibility
/// inherited from the groups around.
struct FlatTokens {
    /// A token with the full path and the facts inherited from the groups around.
    struct Token {
        /// An index of `TokenTree.tokens`.
        let index: Int
        let path: String
        /// `$type` of the closest group with a type.
        let groupType: Text?
        let groupDeprecation: TokenTree.Deprecation?
        let groupExtra: TokenExtension
    }

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
        var pending = [Frame(group: TokenTree.root, path: "")]
        // Items wait in reverse, so that the last one is the next in order.
        var items: [(item: TokenTree.Item, frame: Int)] = []
        open(0, in: tree, frames: &pending, items: &items)
        while let (item, frame) = items.popLast() {
            let around = pending[frame]
            switch item {
            case .token(let token):
                let name = tree.sources[tree.tokens[token].source].name.value
                let path = around.path(to: name)
                positions[token] = tokens.count
                indices[path] = token
                if !tree.tokens[token].isInherited { declaredPaths[tree.tokens[token].source] = path }
                tokens.append(
                    Token(
                        index: token, path: path, groupType: around.type,
                        groupDeprecation: around.deprecation, groupExtra: around.extra))
            case .group(let group):
                let path = around.path(to: tree.groups[group].name.value)
                groupPaths.insert(path)
                describe(group, path: path, in: tree)
                pending.append(
                    Frame(
                        group: group, path: path, type: around.type, deprecation: around.deprecation,
                        extra: around.extra))
                open(pending.count - 1, in: tree, frames: &pending, items: &items)
            }
        }
    }

    /// A group on the way down the tree, with the facts inherited by the tokens inside.
    private struct Frame {
        let group: Int
        let path: String
        var type: Text?
        var deprecation: TokenTree.Deprecation?
        var extra = TokenExtension()

        func path(to name: String) -> String { path.isEmpty ? name : path + "." + name }
    }

    private func open(
        _ frame: Int, in tree: TokenTree, frames: inout [Frame], items: inout [(item: TokenTree.Item, frame: Int)]
    ) {
        let group = frames[frame].group
        if let type = tree.groups[group].type { frames[frame].type = type }
        if let deprecation = tree.groups[group].deprecation { frames[frame].deprecation = deprecation }
        frames[frame].extra = tree.groups[group].extra.completed(by: frames[frame].extra)
        for item in tree.groups[group].items.reversed() { items.append((item, frame)) }
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
