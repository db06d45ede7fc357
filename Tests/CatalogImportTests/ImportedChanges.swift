import CatalogModel
import CatalogSyntax

/// Facts that differ between two releases of a source, and lines of entries that have no reason to change between them.
///
/// Works on plain data and on lines, and knows nothing of how an import brings the two together.
struct ImportedChanges {
    /// The ways to facts that differ, by the path of the entry's file.
    private var changed: [String: [[String]]] = [:]

    /// - Parameters:
    ///   - old: The record of the import before, as text.
    ///   - new: The record afterwards.
    init(from old: String, to new: String) {
        let (before, after) = (Self.entries(old), Self.entries(new))
        for (id, entry) in after {
            changed["components/\(id).yaml"] = Self.differences(before[id] ?? .null, entry, at: [])
        }
    }

    private static func entries(_ record: String) -> [String: JSONValue] {
        guard case .object(let root)? = value(of: record), case .object(let all)? = root["entries"] else { return [:] }
        return all.members.reduce(into: [:]) { entries, member in
            if case .object(let object) = member.value { entries[member.name] = object["entry"] }
        }
    }

    private static func value(of text: String) -> JSONValue? { root(of: text)?.jsonValue() }

    fileprivate static func root(of text: String) -> YAMLNode? {
        var found = Diagnostics()
        return YAMLReader.read(SourceFile(path: "a.yaml", text: text), diagnostics: &found)
    }

    private static func differences(_ old: JSONValue, _ new: JSONValue, at path: [String]) -> [[String]] {
        if case .object(let left) = old, case .object(let right) = new {
            var all: [[String]] = []
            for name in left.members.map(\.name) where right[name] == nil { all.append(path + [name]) }
            for member in right.members {
                guard let other = left[member.name] else {
                    all.append(path + [member.name])
                    continue
                }
                all += differences(other, member.value, at: path + [member.name])
            }
            let isOrdered = path.last == "parameters"
            if isOrdered, left.members.map(\.name) != right.members.map(\.name) { all.append(path) }
            return all
        }
        return old == new ? [] : [path]
    }

    private func isChanged(_ path: [String], in file: String) -> Bool {
        changed[file].orEmpty().contains { other in
            let count = min(path.count, other.count)
            return path[..<count] == other[..<count]
        }
    }

    /// Whether it is a part of a fact that differs.
    private func isBelowChange(_ path: [String], in file: String) -> Bool {
        changed[file].orEmpty().contains { path.starts(with: $0) }
    }

    /// Facts and lines of an entry that have changed without a reason in the source.
    func faults(in file: String, from old: String, to new: String) -> [String] {
        if old == new { return [] }
        let (before, after) = (Self.value(of: old) ?? .null, Self.value(of: new) ?? .null)
        let facts = Self.differences(before, after, at: []).filter { !isChanged($0, in: file) }
        return facts.map { "\(file): \($0.joined(separator: "/"))" } + lineFaults(in: file, from: old, to: new)
    }

    /// Lines without a reason to change are the same lines in the same order.
    private func lineFaults(in file: String, from old: String, to new: String) -> [String] {
        let (before, after) = (EntryLines(old), EntryLines(new))
        let blocks = before.blocks.intersection(after.blocks)
        func hasReason(_ index: Int, of lines: EntryLines) -> Bool {
            lines.paths[index, default: []].contains { path in
                blocks.contains(path) ? isBelowChange(path, in: file) : isChanged(path, in: file)
            }
        }
        // A comment behind a fact that is gone stands alone now.
        let changed = before.lines.indices.filter { hasReason($0, of: before) }.map { before.lines[$0] }
        func unchanged(_ lines: EntryLines) -> [String] {
            lines.lines.indices.filter { index in
                let words = lines.lines[index].drop(while: \.isWhitespace)
                let isLeft = words.hasPrefix("#") && changed.contains { $0.hasSuffix(words) }
                return !hasReason(index, of: lines) && !words.isEmpty && !isLeft
            }.map { lines.lines[$0] }
        }
        let difference = unchanged(after).difference(from: unchanged(before))
        var faults: [String] = []
        for change in difference {
            switch change {
            case .remove(_, let line, _): faults.append("\(file) - \(line)")
            case .insert(_, let line, _): faults.append("\(file) + \(line)")
            }
        }
        // Of the empty lines above and below a fact that is gone one is enough.
        let lost = before.emptyCount - after.emptyCount - changed.count { !after.lines.contains($0) }
        return lost > 0 ? faults + ["\(file): \(lost) empty lines fewer"] : faults
    }
}

/// The lines of an entry with what stands in them.
private struct EntryLines {
    let lines: [String]
    /// The ways to what stands in each line, counted from 0.
    private(set) var paths: [Int: [[String]]] = [:]
    /// The ways to mappings in block style, which have no part of their values in the lines of their keys.
    private(set) var blocks: Set<[String]> = []

    init(_ text: String) {
        lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
        if let root = ImportedChanges.root(of: text) { collect(root, at: []) }
    }

    var emptyCount: Int { lines.dropLast().count { $0.allSatisfy(\.isWhitespace) } }

    private mutating func collect(_ node: YAMLNode, at path: [String]) {
        switch node.content {
        case .scalar: add(node.range, path)
        case .sequence(let list): for element in list.elements { collect(element, at: path) }
        case .mapping(let mapping):
            if !mapping.isFlow { blocks.insert(path) }
            for pair in mapping.pairs {
                add(pair.key.range, path + [pair.key.value])
                collect(pair.value, at: path + [pair.key.value])
            }
        }
    }

    private mutating func add(_ range: SourceRange, _ path: [String]) {
        let first = Int(range.start.line) - 1
        // A block of text ends at the beginning of the line behind it.
        let last = Int(range.end.line) - (range.end.column == 1 ? 2 : 1)
        for line in first...max(first, last) { paths[line, default: []].append(path) }
    }
}

extension Optional where Wrapped: RangeReplaceableCollection {
    fileprivate func orEmpty() -> Wrapped { self ?? Wrapped() }
}
