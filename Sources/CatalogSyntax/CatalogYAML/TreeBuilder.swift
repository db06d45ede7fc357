import CatalogModel

/// A builder of the node tree of a YAML file from libyaml's events, without recursion, reporting unacceptable parts on
/// the way.
struct TreeBuilder {
    let lines: SourceLines
    let depth: Int
    let aliases: YAMLReader.Aliases
    var cursor: MarkCursor
    var diagnostics = Diagnostics(limit: FileLimits.findings)
    var frames: [NodeFrame] = []
    var anchors = AnchorTable()
    /// Size of all values referenced by the aliases.
    var expansion = NodeSize()
    private var hasDocument = false
    var root: YAMLNode?
    /// Whether some part is missing from the tree.
    var isBroken = false
    /// The last scalar, for explaining a stop of libyaml after the scalar.
    private(set) var lastScalar: (range: Range<Int>, style: YAMLScalar.Style)?

    init(_ lines: SourceLines, depth: Int, aliases: YAMLReader.Aliases) {
        self.lines = lines
        self.depth = depth
        self.aliases = aliases
        cursor = MarkCursor(lines)
        frames.reserveCapacity(16)
    }

    var bytes: [UInt8] { lines.bytes }

    // Access the last frame in place: a copy would take longer than all other work for a scalar.

    /// Whether a key comes next.
    var expectsKey: Bool { frames.isEmpty ? false : frames[frames.count - 1].expectsKey }
    /// End of the key of the next value.
    private var valueKeyEnd: Int? { frames.isEmpty ? nil : frames[frames.count - 1].valueKeyEnd }
    private var isInFlow: Bool { frames.isEmpty ? false : frames[frames.count - 1].isFlow }

    /// Takes the current event of libyaml.
    ///
    /// - Returns: Whether another event is wanted.
    mutating func take(_ event: YAMLEvent, of source: borrowing LibYAML) -> Bool {
        switch event {
        case .scalar: addScalar(source)
        case .mappingStart: return open(source, isMapping: true)
        case .sequenceStart: return open(source, isMapping: false)
        case .end: close(source)
        case .alias: return addAlias(source)
        case .documentStart: return startDocument(source)
        case .streamEnd:
            finish()
            return false
        case .streamStart, .documentEnd: break
        }
        return true
    }

    private mutating func startDocument(_ event: borrowing LibYAML) -> Bool {
        guard hasDocument else {
            hasDocument = true
            return true
        }
        let start = cursor.offset(of: event.start)
        let isMarked = bytes.byte(start) == UInt8(ascii: "-")
        diagnostics.report(.secondDocument(at: lines.range(start..<(isMarked ? start + 3 : start))))
        finish()
        // The text probably belongs to the first document, so do not report missing facts.
        isBroken = true
        return false
    }

    private mutating func finish() {
        if case .scalar(let scalar)? = root?.content, scalar.isAbsent { root = nil }
        if root == nil {
            diagnostics.report(.emptyFile(at: lines.range(lines.begin..<lines.begin)))
            isBroken = true
        }
        for anchor in anchors.all where !anchor.isUsed {
            diagnostics.report(.unusedAnchor(anchor.name, at: anchor.range, fix: anchor.fix))
        }
    }

    // MARK: Scalars

    private mutating func addScalar(_ event: borrowing LibYAML) {
        let isKey = expectsKey
        var start = cursor.offset(of: event.start)
        var end = cursor.offset(of: event.end)
        var range = SourceRange(file: lines.file, from: start, to: end)
        var scalar = YAMLScalar(event.text, style: event.style)
        var anchor: Int?
        if start < end, bytes[start] == UInt8(ascii: "&") || bytes[start] == UInt8(ascii: "!") {
            let properties = NodeProperties(bytes, from: start, to: end)
            anchor = takeProperties(properties, name: event.anchor, end: end, style: scalar.style)
            start = properties.contentStart
            if let tag = properties.textTag(style: scalar.style) {
                start = tag.lowerBound
                scalar.text = lines.text(start..<end)
            }
            range = lines.range(start..<end)
        }
        if scalar.style == .literal || scalar.style == .folded {
            end = bytes.trimmedEnd(from: start, to: end)
            range = lines.range(start..<end)
        } else if scalar.isAbsent, anchor == nil, let key = valueKeyEnd {
            start = behindColon(after: key)
            end = start
            range = lines.range(start..<end)
        }
        if isKey, isInFlow, bytes.byte(start - 1) == UInt8(ascii: "?"), anchor == nil {
            start -= 1
            range = lines.range(start..<end)
            takeQuestionMark(&scalar, byteRange: start..<end)
        }
        lastScalar = (start..<end, scalar.style)
        if scalar.style == .doubleQuoted { checkEscapes(scalar.text, in: start..<end) }
        if isKey, anchor == nil {
            frames[frames.count - 1].takeKey(scalar, at: range, offset: end)
        } else if !isKey, let mended = mended(scalar, at: range, byteRange: start..<end) {
            add(mended, endsAt: end, anchor: anchor)
        } else {
            add(YAMLNode(.scalar(scalar), at: range), endsAt: end, anchor: anchor)
        }
    }

    /// Returns the offset after the colon of a key, given the end of the key; the end itself for a key without a colon.
    private func behindColon(after key: Int) -> Int {
        let next = bytes.skippingBlanksAndBreaks(from: key, to: bytes.count)
        return bytes.byte(next) == UInt8(ascii: ":") ? next + 1 : key
    }

    // MARK: Collections

    private mutating func open(_ event: borrowing LibYAML, isMapping: Bool) -> Bool {
        let isKey = expectsKey
        var start = cursor.offset(of: event.start)
        var anchor: Int?
        if event.hasProperties || bytes.byte(start) == UInt8(ascii: "!") {
            let properties = NodeProperties(bytes, from: start, to: bytes.count)
            anchor = takeProperties(properties, name: event.anchor, end: start, style: nil)
            start = properties.contentStart
        }
        guard frames.count < depth else {
            diagnostics.report(.tooDeep(at: lines.range(start..<min(start + 1, bytes.count))))
            isBroken = true
            return false
        }
        frames.append(
            NodeFrame(
                isMapping: isMapping, isFlow: event.isFlow, start: start, anchor: anchor, isKey: isKey))
        return true
    }

    private mutating func close(_ event: borrowing LibYAML) {
        guard var frame = frames.popLast() else { return }
        let end = cursor.offset(of: event.end)
        let hasBrackets = frame.isFlow && event.end.column > event.start.column
        let range = SourceRange(
            file: lines.file, from: frame.start, to: hasBrackets ? end : frame.firstEnd ?? frame.start)
        var node = YAMLNode(.sequence(YAMLSequence([], isFlow: frame.isFlow)), at: range)
        if frame.isMapping {
            node.content = mapping(&frame, byteRange: frame.start..<(hasBrackets ? end : frame.start))
        } else {
            if frame.isFlow { joinTornItems(&frame.elements) }
            node.content = .sequence(YAMLSequence(frame.elements, isFlow: frame.isFlow))
        }
        if hasBrackets, !frame.isKey, bytes.byte(end) == UInt8(ascii: "#") {
            node = hashTrap(from: frame.start, comment: end)
        }
        add(node, size: frame.size, endsAt: range.upperBound, offset: end, anchor: frame.anchor)
    }

    // MARK: Adding

    mutating func add(_ node: consuming YAMLNode, endsAt end: Int, anchor: Int?) {
        let location = node.range.upperBound
        var size = NodeSize(nodes: 1, height: 1)
        if case .scalar(let scalar) = node.content { size.bytes = scalar.text.utf8.count }
        add(node, size: size, endsAt: location, offset: end, anchor: anchor)
    }

    mutating func add(
        _ node: consuming YAMLNode, size: NodeSize, endsAt end: Int, offset: Int, anchor: Int?
    ) {
        if let anchor { anchors.close(anchor, node: node, size: size) }
        guard !frames.isEmpty else {
            root = node
            return
        }
        let top = frames.count - 1
        if frames[top].isFlow, let key = valueKeyEnd, node.isAbsent, behindColon(after: key) == key {
            frames[top].oddities[frames[top].pairs.count] = .bare
        }
        frames[top].add(node, size: size, endsAt: end, offset: offset)
    }

    func quotingFix(_ byteRange: Range<Int>) -> Diagnostic.FixIt {
        Diagnostic.FixIt(
            replace: lines.range(byteRange), with: YAMLQuoting.quoted(source: lines.text(byteRange)))
    }
}
