import CatalogModel

/// A collector of the edits needed in the text of a YAML file for changes of values, at places in the unchanged bytes.
struct YAMLTextChanges {
    var edits: TextEdits
    let pairs: YAMLPairRemover
    /// The tree of the text, with aliases as written: a value read through an alias has the locations of the anchor.
    let root: YAMLNode
    var bytes: [UInt8] { pairs.file.bytes }

    /// nil for a file that cannot be read; `root` is the tree of the file with values in place of aliases.
    init?(of file: SourceFile, _ root: YAMLNode) {
        var ignored = Diagnostics()
        let mayHaveAliases = file.bytes.contains(UInt8(ascii: "*"))
        let text =
            mayHaveAliases ? YAMLReader.read(file, aliases: .asWritten, diagnostics: &ignored) : root
        guard let text else { return nil }
        edits = TextEdits(of: file.bytes)
        pairs = YAMLPairRemover(of: file)
        self.root = text
    }

    /// Makes a change.
    /// - Returns: Whether the text has a place for the change.
    mutating func make(_ change: YAMLChange) -> Bool {
        switch change {
        case .set(let path, let value): set(path, to: value)
        case .add(let path, let key, let value, let sibling): add(key, value: value, to: path, after: sibling)
        case .insert(let path, let value, let index): insert(value, in: path, at: index)
        case .remove(let path, let keepsComments): remove(path, keepingComments: keepsComments)
        case .rename(let path, let name): rename(path, to: name)
        case .reorder(let path, let keys): reorder(path, keys: keys)
        case .keys(let path): turnIntoKeys(path)
        case .writeOut(let path, let value): set(path, to: value)
        case .removeAnchor(let path): removeAnchor(path)
        }
    }

    // MARK: Values within brackets or braces

    /// Whether the file is read as JSON, which has no other quotes and escapes than its own.
    var isJSON: Bool { pairs.file.path.hasSuffix(".json") }

    func flow(_ value: JSONValue) -> String { isJSON ? value.compact : YAMLValueText.flow(value) }

    func flowKey(_ key: String) -> String {
        isJSON ? JSONValue.string(key).compact : YAMLValueText.flowKey(key)
    }

    // MARK: Where things are

    func node(_ path: YAMLPath) -> YAMLNode? { root.node(at: path[...]) }

    /// Whether the value at a path is within surrounding brackets or braces.
    func isWithinFlow(_ path: YAMLPath) -> Bool {
        path.indices.contains { root.node(at: path[..<$0])?.isFlow ?? false }
    }

    /// Returns the column of a byte, counted in bytes from 0: the text before keys and hyphens is ASCII.
    func column(_ offset: Int) -> Int { offset - pairs.startOfLine(offset) }

    func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

    /// Returns the offset for a value: after the colon of a key, or after the hyphen of an element.
    func opening(of path: YAMLPath) -> Int? {
        guard let last = path.last, let container = node(path.dropLast()) else { return nil }
        switch (last, container.content) {
        case (.key(let key), .mapping(let mapping)):
            guard let pair = mapping.pairs.first(where: { $0.key.value == key }) else { return nil }
            let colon = bytes[pair.key.range.upperBound...].firstIndex(of: UInt8(ascii: ":"))
            return colon.map { $0 + 1 }
        case (.index(let index), .sequence(let list)):
            return list.elements.indices.contains(index) ? hyphen(of: list.elements[index]).map { $0 + 1 } : nil
        default: return nil
        }
    }

    /// Returns the hyphen before an element of a list in block style.
    func hyphen(of element: YAMLNode) -> Int? {
        let before = bytes[..<element.range.lowerBound].lastIndex { !pairs.isBlank($0) && $0 != 0x0A && $0 != 0x0D }
        return before.flatMap { bytes[$0] == UInt8(ascii: "-") ? $0 : nil }
    }

    /// Returns the base column for indenting a block below the value's key or hyphen.
    func outerColumn(of path: YAMLPath) -> Int? {
        guard let last = path.last, let container = node(path.dropLast()) else { return nil }
        switch (last, container.content) {
        case (.key(let key), .mapping(let mapping)):
            return mapping.pairs.first { $0.key.value == key }.map { column($0.key.range.lowerBound) }
        case (.index(let index), .sequence(let list)):
            guard list.elements.indices.contains(index) else { return nil }
            return hyphen(of: list.elements[index]).map { column($0) }
        default: return nil
        }
    }

    /// Inserts whole lines at the beginning of a line.
    mutating func insertLines(_ lines: [String], indentedBy column: Int, at offset: Int) {
        let breaks = pairs.lineBreak
        let text = spaces(column) + lines.joined(separator: breaks)
        let isOpenEnd = offset == bytes.count && bytes.last != 0x0A && !bytes.isEmpty
        edits.replace(offset..<offset, with: isOpenEnd ? breaks + text : text + breaks)
    }

    /// Returns the beginning of the line after a value and after comments indented deeper than a column.
    func lineBehind(_ node: YAMLNode, column limit: Int) -> Int {
        var line = pairs.startOfNextLine(pairs.end(of: node))
        while line < bytes.count {
            let first = bytes[line...].firstIndex { !pairs.isBlank($0) } ?? bytes.count
            guard first < bytes.count, bytes[first] == UInt8(ascii: "#"), first - line > limit else { break }
            line = pairs.startOfNextLine(first)
        }
        return line
    }
}
