import CatalogModel
import LocatedNodes

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
        let text = YAMLTextChanges(of: file, root)
        if text.alias(at: path) != nil {
            _ = apply(.writeOut(path))
        } else if let name = text.anchor(at: path)?.name {
            let copies = text.aliases(below: [], root, of: name)
            for copy in copies { _ = apply(.writeOut(copy)) }
            if !copies.isEmpty { _ = apply(.removeAnchor(path)) }
        }
    }
}

/// Aliases and anchors as values of keys.
extension YAMLTextChanges {
    /// Returns the range of the alias that is the value of a key; nil for any other value.
    func alias(at path: YAMLPath) -> Range<Int>? { mark("*", at: path) }

    /// Returns the anchor in front of the value of a key, with the spaces to the value.
    ///
    /// On a line without a value, these are the spaces before the anchor.
    func anchor(at path: YAMLPath) -> (name: String, range: Range<Int>)? {
        guard let range = mark("&", at: path) else { return nil }
        let end = bytes[range.upperBound...].firstIndex { !pairs.isBlank($0) } ?? bytes.count
        if end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { return (name(range), range.lowerBound..<end) }
        let start = bytes[..<range.lowerBound].lastIndex { !pairs.isBlank($0) }
        return (name(range), (start.map { $0 + 1 } ?? 0)..<end)
    }

    /// Returns the paths of the aliases of an anchor, below a node.
    func aliases(below path: YAMLPath, _ node: YAMLNode, of anchor: String) -> [YAMLPath] {
        switch node.content {
        case .scalar: return []
        case .sequence(let list):
            return list.elements.enumerated().flatMap {
                aliases(below: path + [.index($0.offset)], $0.element, of: anchor)
            }
        case .mapping(let mapping):
            return mapping.pairs.flatMap { pair -> [YAMLPath] in
                let inner = path + [.key(pair.key.value)]
                guard let alias = alias(at: inner) else { return aliases(below: inner, pair.value, of: anchor) }
                return name(alias) == anchor ? [inner] : []
            }
        }
    }

    mutating func writeOut(_ path: YAMLPath) -> Bool {
        guard alias(at: path) != nil, let value = node(path)?.jsonValue() else { return false }
        return set(path, to: value)
    }

    mutating func removeAnchor(_ path: YAMLPath) -> Bool {
        guard let range = anchor(at: path)?.range else { return false }
        edits.replace(range, with: "")
        return true
    }

    private func name(_ mark: Range<Int>) -> String { String(decoding: bytes[mark].dropFirst(), as: UTF8.self) }

    private func mark(_ first: Unicode.Scalar, at path: YAMLPath) -> Range<Int>? {
        guard case .key? = path.last, let opening = opening(of: path),
            let start = bytes[opening...].firstIndex(where: { !pairs.isBlank($0) && $0 != 0x0A && $0 != 0x0D }),
            bytes[start] == UInt8(ascii: first)
        else { return nil }
        let end = bytes[start...].firstIndex { $0 <= 0x20 || ",[]{}".utf8.contains($0) } ?? bytes.count
        return start..<end
    }
}
