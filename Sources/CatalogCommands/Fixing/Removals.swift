import CatalogLoading
import CatalogModel
import CatalogYAML
import YAMLEdits

extension Diagnostic {
    /// The finding with a fix for removing a needless acceptance; the fix for the only acceptance of a key removes the
    /// key, too.
    var withRemoval: Diagnostic {
        guard rule == CatalogRules.unusedAllow, fixIts.isEmpty, let range else { return self }
        var found = Diagnostics()
        guard var editor = YAMLEditor(range.file, diagnostics: &found),
            let path = editor.root.path(toKeyAt: range.lowerBound),
            case .mapping(let accepted)? = editor.node(at: path.dropLast())?.content,
            editor.apply(.remove(accepted.pairs.count == 1 ? path.dropLast() : path)),
            let removal = FixIt(from: range.file, to: editor.file)
        else { return self }
        var mended = self
        mended.fixIts = [removal]
        return mended
    }
}

extension YAMLNode {
    /// Returns the way to the key at the start of a place.
    fileprivate func path(toKeyAt offset: Int) -> YAMLPath? {
        switch content {
        case .scalar: return nil
        case .mapping(let mapping):
            guard let pair = mapping.pairs.last(where: { $0.key.range.lowerBound <= offset }) else { return nil }
            if pair.key.range.lowerBound == offset { return [.key(pair.key.value)] }
            return pair.value.path(toKeyAt: offset).map { [.key(pair.key.value)] + $0 }
        case .sequence(let list):
            guard let index = list.elements.lastIndex(where: { $0.range.lowerBound <= offset }) else { return nil }
            return list.elements[index].path(toKeyAt: offset).map { [.index(index)] + $0 }
        }
    }
}
