import CatalogLoading
import CatalogModel
import CatalogSyntax

extension [Diagnostic] {
    /// The findings with fixes for removing unused suppressions and repeated facts.
    ///
    /// Each removal parses the file, so a file has a limited number at once; the next round has others.
    var withRemovals: [Diagnostic] {
        var counts: [SourceFile: Int] = [:]
        return map { finding in
            guard finding.isRemovable, let file = finding.range?.file, counts[file, default: 0] < FileLimits.findings
            else { return finding }
            counts[file, default: 0] += 1
            return finding.withRemoval
        }
    }
}

extension Diagnostic {
    /// Whether the cause of the finding is a text to be removed.
    fileprivate var isRemovable: Bool {
        [CatalogRules.unusedAllow, LinkRules.repeatedFact].contains(rule) && fixIts.isEmpty
    }

    /// The finding with a fix for removing an unused suppression or a repeated fact.
    var withRemoval: Diagnostic {
        guard isRemovable, let range else { return self }
        var found = Diagnostics()
        guard var editor = YAMLEditor(range.file, diagnostics: &found),
            let path = editor.root.path(toKeyAt: range.lowerBound),
            let change = rule == CatalogRules.unusedAllow
                ? editor.removal(ofAcceptanceAt: path) : editor.removal(ofFactAt: path, of: self),
            editor.apply(change), let removal = FixIt(from: range.file, to: editor.file)
        else { return self }
        var mended = self
        mended.fixIts = [removal]
        return mended
    }
}

extension YAMLEditor {
    /// Returns the removal of a suppression; the only suppression is removed together with the key.
    fileprivate func removal(ofAcceptanceAt path: YAMLPath) -> YAMLChange? {
        guard case .mapping(let accepted)? = node(at: path.dropLast())?.content else { return nil }
        return .remove(accepted.pairs.count == 1 ? path.dropLast() : path)
    }

    /// Returns the removal of a fact from an implementation; nil for another fact than the entry's.
    fileprivate func removal(ofFactAt path: YAMLPath, of finding: Diagnostic) -> YAMLChange? {
        guard let location = finding.notes.first?.range, let first = root.path(toKeyAt: location.lowerBound),
            let stated = value(at: first), let own = value(at: path)
        else { return nil }
        let names = [stated, own].flatMap(\.memberNames)
        let key = names.first { finding.message.hasPrefix("'\($0)' of ") }
        func fact(_ value: JSONValue) -> JSONValue? {
            if case .object(let object) = value { key.flatMap { object[$0] } } else { value }
        }
        guard let repeated = fact(own), repeated == fact(stated) else { return nil }
        if case .object = own, let key { return .remove(path + [.key(key)]) }
        return .set(path, .object(JSONObject()))
    }
}

extension JSONValue {
    fileprivate var memberNames: [String] {
        if case .object(let object) = self { object.members.map(\.name) } else { [] }
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
