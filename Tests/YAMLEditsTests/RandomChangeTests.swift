import CatalogModel
import CatalogTestSupport
import CatalogSyntax
import Testing

/// Changes at random in texts of any style.
struct RandomChangeTests {
    @Test func onlyTheValueChanges() throws {
        var refused: [String] = []
        var count = 0
        for seed in 0..<UInt64(Thoroughness.rounds(600, of: 4000)) {
            var random = SeededRandom(seed: seed)
            let value = StyledYAML.value(&random)
            let file = SourceFile(path: "a.yaml", text: StyledYAML.text(of: value, seed: seed))
            var found = Diagnostics()
            var editor = try #require(YAMLEditor(file, diagnostics: &found))
            try #require(editor.value(at: []) == value, "\(seed)")
            for _ in 0..<6 {
                let before = editor
                let change = RandomChange(of: editor.root, &random)
                count += 1
                guard editor.apply(change.change) else {
                    refused.append("\(seed) \(change.change)\n" + String(decoding: editor.file.bytes, as: UTF8.self))
                    continue
                }
                #expect(editor.value(at: []) == change.meant, "\(seed): \(change.change)")
                let kept = change.untouchedLines(of: before.file)
                let lines = Self.lines(of: editor.file.bytes)
                #expect(
                    change.isReordering ? kept.sorted() == lines.sorted() : Self.isSubsequence(kept, of: lines),
                    "\(seed): \(change.change)\n\(String(decoding: before.file.bytes, as: UTF8.self))---\n\(lines.joined(separator: "\n"))"
                )
            }
        }
        #expect(count > 3000)
        #expect(
            refused.isEmpty, "\(refused.count) of \(count): \(refused.prefix(30).joined(separator: "; "))")
    }

    static func lines(of bytes: some Collection<UInt8>) -> [String] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
            .map { String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self) }
            .filter { !$0.allSatisfy { $0 == " " } }
    }

    private static func isSubsequence(_ part: [String], of whole: [String]) -> Bool {
        var rest = whole[...]
        for line in part {
            guard let index = rest.firstIndex(of: line) else { return false }
            rest = rest[(index + 1)...]
        }
        return true
    }
}

/// A change of something that is there.
private struct RandomChange {
    let change: YAMLChange
    let meant: JSONValue
    private let touched: [SourceRange]
    private(set) var isReordering = false

    init(of root: YAMLNode, _ random: inout SeededRandom) {
        var path: YAMLPath = []
        var node = root
        var key: SourceRange?
        repeat {
            switch node.content {
            case .mapping(let mapping) where !mapping.pairs.isEmpty:
                let pair = random.pick(mapping.pairs)
                path.append(.key(pair.key.value))
                (node, key) = (pair.value, pair.key.range)
            case .sequence(let list) where !list.elements.isEmpty:
                let index = random.pick(Array(list.elements.indices))
                path.append(.index(index))
                (node, key) = (list.elements[index], nil)
            default: break
            }
        } while random.once(in: 2)
        let container = root.at(path.dropLast())
        let value = StyledYAML.value(&random, depth: 2)
        let whole = key.map { [$0] } ?? []
        // With the comments between a key and its value.
        let all = path.isEmpty ? [root.range.all] : (whole + node.extent).joinedFrom(key ?? node.range)
        switch (random.pick([0, 1, 2, 3, 4]), container.content, path.last) {
        case (0, .mapping(let mapping), .key(let name)?) where mapping["new key \(mapping.pairs.count)"] == nil:
            let sibling = random.once(in: 4) ? nil : name
            change = .add(path.dropLast(), key: "new key \(mapping.pairs.count)", value, after: sibling)
            touched = mapping.isFlow ? [container.range] : []
        case (0, .sequence(let list), .index(let index)?):
            change = .insert(path.dropLast(), value, at: random.once(in: 2) ? index : index + 1)
            touched = list.isFlow ? [container.range] : []
        case (1, _, .some):
            // The last member takes the lines of the collection along.
            (change, touched) = (.remove(path), container.count == 1 ? [root.range.all] : all)
        case (2, .mapping(let mapping), .key?) where mapping["renamed"] == nil:
            (change, touched) = (.rename(path, to: "renamed"), whole)
        case (3, .mapping(let mapping), _):
            change = .reorder(path.dropLast(), mapping.pairs.map(\.key.value).shuffled(using: &random))
            touched = mapping.isFlow ? container.extent : []
            isReordering = !mapping.isFlow
        default: (change, touched) = (.set(path, value), all)
        }
        meant = Expected.value(of: root.jsonValue(), after: change)
    }

    /// The lines that have nothing to do with the change.
    func untouchedLines(of file: SourceFile) -> [String] {
        let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let numbers = Set(touched.flatMap { Int($0.start.line)...max(Int($0.start.line), Int($0.end.line)) })
        let kept = lines.enumerated().filter { !numbers.contains($0.offset + 1) }.map(\.element)
        return RandomChangeTests.lines(of: Array(kept.joined(separator: [UInt8(ascii: "\n")])))
    }
}

extension YAMLNode {
    fileprivate func at(_ path: YAMLPath) -> YAMLNode {
        path.reduce(self) { node, step in
            switch (step, node.content) {
            case (.key(let key), .mapping(let mapping)): mapping[key] ?? node
            case (.index(let index), .sequence(let list)): list.elements[index]
            default: node
            }
        }
    }

    fileprivate var count: Int {
        switch content {
        case .scalar: 0
        case .sequence(let list): list.elements.count
        case .mapping(let mapping): mapping.pairs.count
        }
    }

    /// The places of all that it holds.
    fileprivate var extent: [SourceRange] {
        switch content {
        case .scalar: [range]
        case .sequence(let list):
            // A range of a collection in block style has its first member alone.
            list.isFlow ? [range] : list.elements.flatMap(\.extent).joinedFrom(range)
        case .mapping(let mapping):
            mapping.isFlow ? [range] : mapping.pairs.flatMap { [$0.key.range] + $0.value.extent }.joinedFrom(range)
        }
    }
}

extension SourceRange {
    /// The whole file.
    fileprivate var all: SourceRange { SourceRange(file: file, from: 0, to: file.bytes.count) }
}

extension [SourceRange] {
    /// One stretch from a beginning to the end of all.
    fileprivate func joinedFrom(_ start: SourceRange) -> [SourceRange] {
        let end = map(\.upperBound).max() ?? start.upperBound
        return [SourceRange(file: start.file, from: start.lowerBound, to: end)]
    }
}

/// The outcome of changes, worked out on text of members instead of on YAML.
private enum Expected {
    static func value(of root: JSONValue, after change: YAMLChange) -> JSONValue {
        switch change {
        case .set(let path, let value): edit(root, path) { _ in value }
        case .add(let path, let key, let value, let sibling):
            members(root, path) { all in
                all.insert(
                    (key, value), at: sibling.flatMap { name in all.firstIndex { $0.0 == name } }.map { $0 + 1 } ?? 0)
            }
        case .insert(let path, let value, let index):
            edit(root, path) { list in
                guard case .array(var elements) = list else { return list }
                elements.insert(value, at: index)
                return .array(elements)
            }
        case .remove(let path, _):
            edit(root, path.dropLast()) { parent in
                switch (parent, path.last) {
                case (.object(var object), .key(let key)?):
                    object[key] = nil
                    return .object(object)
                case (.array(var elements), .index(let index)?):
                    elements.remove(at: index)
                    return .array(elements)
                default: return parent
                }
            }
        case .rename(let path, let name):
            members(root, path.dropLast()) { all in
                all = all.map { YAMLPathStep.key($0.0) == path.last ? (name, $0.1) : $0 }
            }
        case .reorder(let path, let keys):
            members(root, path) { all in
                let old = all
                all = keys.compactMap { key in old.first { $0.0 == key } }
            }
        case .keys(let path):
            edit(root, path) { list in
                guard case .array(let names) = list else { return list }
                var object = JSONObject()
                for case .string(let name) in names { object[name] = .object(JSONObject()) }
                return .object(object)
            }
        case .writeOut, .removeAnchor: root
        }
    }

    private static func members(
        _ root: JSONValue, _ path: YAMLPath, _ change: (inout [(String, JSONValue)]) -> Void
    ) -> JSONValue {
        edit(root, path) { value in
            guard case .object(let object) = value else { return value }
            var all = object.members.map { ($0.name, $0.value) }
            change(&all)
            var result = JSONObject()
            for (name, value) in all { result.append(name, value: value) }
            return .object(result)
        }
    }

    private static func edit(_ value: JSONValue, _ path: YAMLPath, _ change: (JSONValue) -> JSONValue) -> JSONValue {
        guard let step = path.first else { return change(value) }
        let rest = Array(path.dropFirst())
        switch (step, value) {
        case (.key(let key), .object(var object)):
            object[key] = object[key].map { edit($0, rest, change) }
            return .object(object)
        case (.index(let index), .array(var elements)):
            elements[index] = edit(elements[index], rest, change)
            return .array(elements)
        default: return value
        }
    }
}
