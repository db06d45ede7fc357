import CatalogModel

extension YAMLEditor {
    /// Makes a change of one value alone, also where the value is an alias or has aliases.
    ///
    /// The value takes the place of its aliases, as far as they prevent the change.
    ///
    /// - Returns: Whether the change is made.
    package mutating func applyAlone(_ change: YAMLChange) -> Bool {
        if apply(change) { return true }
        let original = self
        let path = change.path
        for count in path.indices.map({ $0 + 1 }) { separate(Array(path[..<count])) }
        if apply(change) { return true }
        self = original
        return false
    }

    /// Writes out an alias at a path, or the aliases of an anchor there.
    private mutating func separate(_ path: YAMLPath) {
        guard let text = YAMLTextChanges(of: file, root) else { return }
        if text.node(path)?.isAlias == true {
            writeOut(path)
        } else if let name = text.anchor(at: path)?.name {
            let copies = text.root.aliases(of: name)
            for copy in copies { writeOut(copy) }
            if !copies.isEmpty { _ = apply(.removeAnchor(path)) }
        }
    }

    private mutating func writeOut(_ path: YAMLPath) {
        if let value = value(at: path) { _ = apply(.writeOut(path, value)) }
    }
}

extension YAMLNode {
    /// Whether the value is an alias as written: no plain scalar starts with an asterisk.
    package var isAlias: Bool {
        guard case .scalar(let scalar) = content else { return false }
        return scalar.style == .plain && scalar.text.hasPrefix("*")
    }

    /// Returns the paths of the aliases of an anchor in a tree with aliases as written.
    fileprivate func aliases(of anchor: String, below path: YAMLPath = []) -> [YAMLPath] {
        switch content {
        case .scalar(let scalar): isAlias && scalar.text.dropFirst() == anchor ? [path] : []
        case .sequence(let list):
            list.elements.enumerated().flatMap { $1.aliases(of: anchor, below: path + [.index($0)]) }
        case .mapping(let mapping):
            mapping.pairs.flatMap { $0.value.aliases(of: anchor, below: path + [.key($0.key.value)]) }
        }
    }
}

/// Anchors of values.
extension YAMLTextChanges {
    /// Returns the anchor before the value of a key, with the spaces to the value.
    ///
    /// On a line without a value, these are the spaces before the anchor.
    func anchor(at path: YAMLPath) -> (name: String, range: Range<Int>)? {
        guard let range = mark(at: path) else { return nil }
        let end = bytes[range.upperBound...].firstIndex { !pairs.isBlank($0) } ?? bytes.count
        if end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { return (name(range), range.lowerBound..<end) }
        let start = bytes[..<range.lowerBound].lastIndex { !pairs.isBlank($0) }
        return (name(range), (start.map { $0 + 1 } ?? 0)..<end)
    }

    mutating func removeAnchor(_ path: YAMLPath) -> Bool {
        guard let range = anchor(at: path)?.range else { return false }
        edits.replace(range, with: "")
        return true
    }

    private func name(_ mark: Range<Int>) -> String { String(decoding: bytes[mark].dropFirst(), as: UTF8.self) }

    private func mark(at path: YAMLPath) -> Range<Int>? {
        guard case .key? = path.last, let opening = opening(of: path),
            let start = bytes[opening...].firstIndex(where: { !pairs.isBlank($0) && $0 != 0x0A && $0 != 0x0D }),
            bytes[start] == UInt8(ascii: "&")
        else { return nil }
        let end = bytes[start...].firstIndex { $0 <= 0x20 || ",[]{}".utf8.contains($0) } ?? bytes.count
        return start..<end
    }
}
