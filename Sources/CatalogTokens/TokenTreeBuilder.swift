import CatalogModel
import CatalogSyntax

/// A builder merging token files into a single `TokenTree`.
///
/// Later files win on tokens; groups are merged.
struct TokenTreeBuilder {
    /// Greatest depth of groups.
    static let maximumDepth = 1_000

    private(set) var tree: TokenTree
    private(set) var diagnostics = Diagnostics()
    /// Tokens in the place of a token of an earlier file.
    private(set) var replacements: [TokenReplacement] = []
    /// Tokens written as `$ref` alone, turned into groups if the reference leads to a group.
    private var pointers: [Int] = []
    /// By index of `TokenTree.tokens`: whether the references of a token lead to a group, as far as determined.
    private var pointersToGroups: [Int: Bool] = [:]

    init(firstFile: SourceFile) {
        tree = TokenTree(file: firstFile)
    }

    /// Adds the contents of a file.
    mutating func add(_ root: YAMLNode) {
        guard case .mapping(let mapping) = root.content else {
            diagnostics.report(.tokenFileNotAnObject(at: root.range))
            return
        }
        // Use a list instead of recursion, because files may nest deeper than the stack.
        var pending = [
            (mapping: MisspelledTokenKeys.mapping(mapping, diagnostics: &diagnostics), group: TokenTree.root)
        ]
        while let next = pending.popLast() {
            for pair in next.mapping.pairs { add(pair, to: next.group, pending: &pending) }
        }
    }

    /// Turns references to groups into groups extending the target, as soon as all files are there.
    mutating func finish() {
        for token in pointers { becomeGroupIfNeeded(token) }
    }

    private mutating func add(
        _ pair: YAMLMapping.Pair, to group: Int, pending: inout [(mapping: YAMLMapping, group: Int)]
    ) {
        let name = pair.key.value
        if name == "$root" {
            addRootToken(pair, to: group)
        } else if name.hasPrefix("$") {
            setProperty(pair, of: group)
        } else if !TokenAlias.isName(name) {
            diagnostics.report(.invalidTokenName(pair.key))
        } else if case .mapping(let written) = pair.value.content {
            let mapping = MisspelledTokenKeys.mapping(written, diagnostics: &diagnostics)
            if TokenTree.isToken(mapping) {
                addToken(pair.key, from: mapping, to: group)
            } else if let child = addGroup(pair.key, to: group) {
                pending.append((mapping, child))
            }
        } else {
            diagnostics.report(.notATokenOrGroup(pair.key, value: pair.value))
        }
    }

    private mutating func addRootToken(_ pair: YAMLMapping.Pair, to group: Int) {
        if case .mapping(let written) = pair.value.content,
            case let mapping = MisspelledTokenKeys.mapping(written, diagnostics: &diagnostics),
            TokenTree.isToken(mapping)
        {
            addToken(pair.key, from: mapping, to: group)
        } else {
            diagnostics.report(.rootIsNoToken(pair.key))
        }
    }

    private mutating func addGroup(_ name: Text, to parent: Int) -> Int? {
        switch tree.groups[parent][name.value] {
        case .group(let group): return group
        case .token(let token):
            let other = tree.sources[tree.tokens[token].source].name
            diagnostics.report(.groupWhereTokenIs(tree.path(to: name.value, in: parent), group: name, token: other))
            return nil
        case nil:
            let depth = tree.groups[parent].depth + 1
            guard depth <= Self.maximumDepth else {
                diagnostics.report(.groupsTooDeep(name, maximum: Self.maximumDepth))
                return nil
            }
            tree.groups.append(TokenTree.Group(name: name, parent: parent, depth: depth))
            tree.groups[parent][name.value] = .group(tree.groups.count - 1)
            return tree.groups.count - 1
        }
    }

    private mutating func addToken(_ name: Text, from mapping: YAMLMapping, to parent: Int) {
        if case .group(let group) = tree.groups[parent][name.value] {
            let path = tree.path(to: name.value, in: parent)
            diagnostics.report(.tokenWhereGroupIs(path, token: name, group: tree.groups[group].name))
            return
        }
        guard let source = readToken(name, from: mapping, in: parent) else { return }
        tree.sources.append(source)
        tree.tokens.append(TokenTree.Token(parent: parent, source: tree.sources.count - 1))
        if case .token(let earlier) = tree.groups[parent][name.value] {
            replacements.append(TokenReplacement(of: earlier, by: tree.tokens.count - 1, in: tree))
        }
        tree.groups[parent][name.value] = .token(tree.tokens.count - 1)
        if mapping["$value"] == nil { pointers.append(tree.tokens.count - 1) }
    }

    private mutating func readToken(_ name: Text, from mapping: YAMLMapping, in parent: Int) -> TokenTree.Source? {
        var keys = TokenKeys()
        var value: YAMLNode?
        var reference: YAMLMapping.Pair?
        for pair in mapping.pairs {
            switch pair.key.value {
            case "$value": value = pair.value
            case "$ref": reference = pair
            case let key where key.hasPrefix("$"):
                if !keys.read(pair, diagnostics: &diagnostics) {
                    diagnostics.report(.unknownTokenKey(pair.key, of: .token))
                }
            default:
                diagnostics.report(
                    TokenTree.isChild(pair.value)
                        ? .childInToken(pair.key, token: tree.path(to: name.value, in: parent))
                        : .unknownTokenKey(pair.key, of: .token))
            }
        }
        if let reference, value != nil {
            diagnostics.report(.valueAndReference(reference.key, token: tree.path(to: name.value, in: parent)))
        }
        guard let node = value ?? reference.map(YAMLNode.init(reference:)) else { return nil }
        return TokenTree.Source(
            name: name, value: node, type: keys.type, description: keys.description, deprecation: keys.deprecation,
            extensions: keys.extensions, extra: keys.extra)
    }

    private mutating func setProperty(_ pair: YAMLMapping.Pair, of group: Int) {
        let isRoot = group == TokenTree.root
        switch pair.key.value {
        case "$schema" where isRoot: return
        case "$value": diagnostics.report(.namelessToken(pair.key))
        case "$ref" where isRoot: diagnostics.report(.unknownTokenKey(pair.key, of: .group))
        case "$extends", "$ref":
            if let reference = GroupReferenceReader.read(pair, diagnostics: &diagnostics) {
                tree.groups[group].extends = reference
            }
        default:
            var keys = TokenKeys()
            if keys.read(pair, diagnostics: &diagnostics) {
                if let type = keys.type { tree.groups[group].type = type }
                if let deprecation = keys.deprecation { tree.groups[group].deprecation = deprecation }
                if let description = keys.description { tree.groups[group].description = description }
                for member in keys.extensions.members { tree.groups[group].extensions[member.name] = member.value }
                tree.groups[group].extra = keys.extra.completed(by: tree.groups[group].extra)
            } else {
                diagnostics.report(.unknownTokenKey(pair.key, of: .group))
            }
        }
    }

    /// Turns a token into a group if needed.
    ///
    /// An object with `$ref` alone is a token or a group, like the target.
    private mutating func becomeGroupIfNeeded(_ token: Int) {
        let source = tree.sources[tree.tokens[token].source]
        let parent = tree.tokens[token].parent
        guard case .token(token)? = tree.groups[parent][source.name.value],
            case .mapping(let mapping) = source.value.content, let pair = mapping.pairs.first,
            let text = pair.value.string, let segments = TokenReference.segments(ofPointer: text),
            leadsToGroup(segments)
        else { return }
        var group = TokenTree.Group(name: source.name, parent: parent, depth: tree.groups[parent].depth + 1)
        group.type = source.type
        group.deprecation = source.deprecation
        group.extra = source.extra
        group.extends = TokenTree.GroupReference(
            text: text, segments: segments, location: pair.value.range.inside(of: text))
        tree.groups.append(group)
        tree.groups[parent][source.name.value] = .group(tree.groups.count - 1)
    }

    /// Whether references lead to a group in the end.
    ///
    /// Each token on the path is visited only once, from any start.
    private mutating func leadsToGroup(_ segments: [String]) -> Bool {
        var segments = segments
        var way: [Int] = []
        var answer = false
        while let (item, used) = tree.find(segments) {
            guard case .token(let token) = item else {
                answer = true
                break
            }
            if let cached = pointersToGroups[token] {
                answer = cached
                break
            }
            // A token that is reached again is part of a cycle.
            pointersToGroups[token] = false
            way.append(token)
            guard used == segments.count,
                case .mapping(let mapping) = tree.sources[tree.tokens[token].source].value.content,
                let text = mapping["$ref"]?.string, let next = TokenReference.segments(ofPointer: text)
            else { break }
            segments = next
        }
        for token in way { pointersToGroups[token] = answer }
        return answer
    }
}

extension TokenTree {
    /// Whether an object is a token: an object with a value, or a reference without any children.
    static func isToken(_ mapping: YAMLMapping) -> Bool {
        if mapping["$value"] != nil { return true }
        return mapping["$ref"] != nil
            && mapping.pairs.allSatisfy { $0.key.value.hasPrefix("$") && $0.key.value != "$root" }
    }
}

extension TokenTree {
    /// Whether a member of a token is a token or a group, rather than the value of an unknown key.
    fileprivate static func isChild(_ node: YAMLNode) -> Bool {
        guard case .mapping(let mapping) = node.content else { return false }
        return mapping.pairs.isEmpty || ["$value", "$ref", "value"].contains { mapping[$0] != nil }
            || mapping.pairs.contains { !$0.key.value.hasPrefix("$") && !$0.value.isEmptyObject && isChild($0.value) }
    }
}

extension YAMLNode {
    /// Whether the node is an object without members.
    fileprivate var isEmptyObject: Bool {
        if case .mapping(let mapping) = content { mapping.pairs.isEmpty } else { false }
    }

    /// Creates an object with a reference only.
    fileprivate init(reference pair: YAMLMapping.Pair) {
        self.init(.mapping(YAMLMapping([pair], isFlow: true)), at: pair.value.range)
    }
}
