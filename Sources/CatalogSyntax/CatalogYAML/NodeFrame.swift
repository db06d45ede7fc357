import CatalogModel

/// The size of a YAML value with all values below: nodes, bytes of text, and levels; used for the limits on aliases.
struct NodeSize {
    var nodes = 0
    /// Bytes of texts and keys.
    var bytes = 0
    /// Number of levels.
    var height = 0
}

/// A YAML sequence or mapping under construction, on the stack of the tree builder.
struct NodeFrame {
    /// How many pairs or elements there is room for at first; most collections have no more.
    private static let usualCount = 4

    /// Oddities of a key; sorted out at the end of the mapping.
    enum Oddity {
        /// In braces, neither a colon nor a value follows the key.
        case bare
        /// In braces, a key and value belonging to the value before, split by a comma.
        case torn
        case absent
        case merge
        case complex(String)
    }

    let isMapping: Bool
    let isFlow: Bool
    /// After an anchor and a tag.
    let start: Int
    let anchor: Int?
    /// Whether the collection is used as a key.
    let isKey: Bool

    var elements: [YAMLNode] = []
    var pairs: [YAMLMapping.Pair] = []
    /// The key of the next value, whether there is a key (asking for the key itself would make a copy), and the end of
    /// the key.
    private var key: Text?
    private var hasKey = false
    private var keyEnd = 0
    /// The odd keys by the index of the pair.
    var oddities: [Int: Oddity] = [:]
    /// End of the first entry in the file.
    var firstEnd: Int?
    var size = NodeSize(nodes: 1, height: 1)

    @inline(__always) var expectsKey: Bool { isMapping && !hasKey }
    /// End of the key of the next value.
    @inline(__always) var valueKeyEnd: Int? { hasKey ? keyEnd : nil }

    init(isMapping: Bool, isFlow: Bool, start: Int, anchor: Int?, isKey: Bool) {
        self.isMapping = isMapping
        self.isFlow = isFlow
        self.start = start
        self.anchor = anchor
        self.isKey = isKey
    }

    /// Adds an element, a key or a value, with a text ending at a place.
    mutating func add(_ node: consuming YAMLNode, size: NodeSize, endsAt end: Int, offset: Int) {
        if isMapping, !hasKey { return takeKey(node, size: size, offset: offset) }
        self.size.nodes += size.nodes
        self.size.bytes += size.bytes
        self.size.height = max(self.size.height, size.height + 1)
        if firstEnd == nil { firstEnd = end }
        guard let key = key.take() else {
            if elements.isEmpty { elements.reserveCapacity(Self.usualCount) }
            return elements.append(node)
        }
        if pairs.isEmpty { pairs.reserveCapacity(Self.usualCount) }
        pairs.append(YAMLMapping.Pair(key: key, value: node))
        hasKey = false
    }

    private mutating func takeKey(_ node: YAMLNode, size: NodeSize, offset: Int) {
        switch node.content {
        case .scalar(let scalar): takeKey(scalar, at: node.range, offset: offset)
        case .sequence: takeComplexKey("list", at: node.range, offset: offset)
        case .mapping: takeComplexKey("mapping", at: node.range, offset: offset)
        }
        self.size.nodes += size.nodes - 1
        self.size.height = max(self.size.height, size.height + 1)
    }

    /// Adds a key with a text ending at a place.
    mutating func takeKey(_ scalar: consuming YAMLScalar, at range: consuming SourceRange, offset: Int) {
        if scalar.isAbsent { oddities[pairs.count] = .absent }
        if scalar.style == .plain, scalar.text == "<<" { oddities[pairs.count] = .merge }
        setKey(Text(scalar.text, at: range), offset: offset)
    }

    private mutating func takeComplexKey(_ kind: String, at range: SourceRange, offset: Int) {
        oddities[pairs.count] = .complex(kind)
        setKey(Text("", at: range), offset: offset)
    }

    private mutating func setKey(_ key: consuming Text, offset: Int) {
        size.nodes += 1
        size.bytes += key.value.utf8.count
        size.height = max(size.height, 2)
        self.key = key
        hasKey = true
        keyEnd = offset
    }

    /// Whether a pair is rather the end of the value before.
    func isBare(_ index: Int) -> Bool {
        switch oddities[index] {
        case .bare, .torn: true
        case .absent, .merge, .complex, nil: false
        }
    }

    /// Returns the end of a pair.
    func end(of index: Int) -> Int {
        let pair = pairs[index]
        if case .torn? = oddities[index] { return max(pair.key.range.upperBound, pair.value.range.upperBound) }
        return pair.key.range.upperBound
    }
}

/// The anchors of a YAML file with the anchored values, for replacing aliases.
struct AnchorTable {
    /// An anchor with the anchored value, and whether any alias uses the anchor.
    struct Anchor {
        let name: String
        let range: SourceRange
        let fix: Diagnostic.FixIt?
        var isUsed = false
        /// nil while the value is being read.
        var value: (node: YAMLNode, size: NodeSize)?
    }

    private(set) var all: [Anchor] = []
    private var latest: [String: Int] = [:]

    /// Adds an anchor; from here on the name no longer means an earlier anchor.
    mutating func open(_ name: String, at range: SourceRange, fix: Diagnostic.FixIt?) -> Int {
        latest[name] = all.count
        all.append(Anchor(name: name, range: range, fix: fix))
        return all.count - 1
    }

    mutating func close(_ index: Int, node: YAMLNode, size: NodeSize) {
        all[index].value = (node, size)
    }

    /// Returns the anchor of a name, marked as used.
    mutating func use(_ name: String) -> Anchor? {
        guard let index = latest[name] else { return nil }
        all[index].isUsed = true
        return all[index]
    }
}
