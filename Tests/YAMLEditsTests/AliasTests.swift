import CatalogModel
@testable import CatalogSyntax
import Testing

/// Changes in text with aliases, whose values have the locations of their anchors.
@Suite("Changes in text with aliases")
struct AliasTests {
    private static let texts = [
        "a: &x {}\nb: *x\n",
        "a: &x\n  k: 1\n  l: [1]\nb: *x\nc: 2\n",
        "{ a: &x { k: 1 }, b: *x, c: *x }\n",
        "a: { k: &x {} , l: *x }\n",
        "a:\n  other: &x {}\n  k: *x\n",
        "a: [&x { k: 1 }, *x]\nb: *x\n",
        "a:\n  - &x\n    k: 1\n  - *x\n  - k: *x\n",
        "a: &x [1, 2]\nb: *x\nc: { k: *x }\n",
        "a: &x []\nb: *x\n",
        "a: &x\nb: *x\n",
        "a: &x |\n  text\n  text\nb: *x  # why\n# below\nc: *x\n",
        "a: &x \"*x\"\nb: [*x, *x]\n",
        "a: &x k\n*x : 1\nb: { *x : 2 }\n",
        "a: &x { k: &y { l: 1 } }\nb: *x\nc: *y\n",
    ]

    /// Returns all paths to the values of a tree.
    private static func paths(_ node: YAMLNode, _ path: YAMLPath = []) -> [(YAMLPath, YAMLNode)] {
        var result = [(path, node)]
        switch node.content {
        case .scalar: break
        case .sequence(let list):
            for (index, element) in list.elements.enumerated() { result += paths(element, path + [.index(index)]) }
        case .mapping(let mapping):
            for pair in mapping.pairs { result += paths(pair.value, path + [.key(pair.key.value)]) }
        }
        return result
    }

    private static func changes(of node: YAMLNode, at path: YAMLPath) -> [YAMLChange] {
        var changes: [YAMLChange] = [
            .set(path, "new"), .set(path, ["p": ["q": .number("1")]]), .set(path, .array([.number("1")])),
        ]
        if !path.isEmpty {
            changes += [.remove(path), .remove(path, keepingComments: true)]
            if case .key? = path.last { changes.append(.rename(path, to: "renamed")) }
        }
        switch node.content {
        case .scalar: break
        case .sequence(let list):
            for index in 0...list.elements.count { changes.append(.insert(path, "new", at: index)) }
            changes.append(.keys(path))
        case .mapping(let mapping):
            let keys = mapping.pairs.map(\.key.value)
            changes.append(.reorder(path, keys.reversed()))
            for sibling in [nil] + keys { changes.append(.add(path, key: "new", ["p": .number("1")], after: sibling)) }
        }
        return changes
    }

    @Test("Every change at every path is made or refused, and changes no other value", arguments: texts)
    func everyChange(text: String) throws {
        let file = SourceFile(path: "a.yaml", text: text)
        var found = Diagnostics()
        let original = try #require(YAMLEditor(file, diagnostics: &found))
        for (path, node) in Self.paths(original.root) {
            for change in Self.changes(of: node, at: path) {
                var editor = original
                let meant = original.root.jsonValue().applying(change)
                if editor.applyAlone(change) {
                    #expect(editor.root.jsonValue() == meant, "\(change)")
                    let read = try #require(YAMLReader.tree(of: editor.file))
                    #expect(read.jsonValue() == meant, "\(change)")
                } else {
                    #expect(editor.file.bytes == file.bytes)
                }
            }
        }
    }

    @Test(
        "A value is added to an alias, also in a list, and to an empty value",
        arguments: [
            ("a: &x {}\nb: *x\n", ["b"], "a: &x {}\nb:\n  k: 1\n"),
            ("a:\n  other: &x {}\n  k: *x\n", ["a", "k"], "a:\n  other: &x {}\n  k:\n    k: 1\n"),
            ("a: [&x {}, *x]\n", ["a", 1], "a: [&x {}, { k: 1 }]\n"),
            ("a:\n  - &x {}\n  - *x\n", ["a", 1], "a:\n  - &x {}\n  - k: 1\n"),
        ] as [(String, YAMLPath, String)])
    func adding(text: String, path: YAMLPath, expected: String) throws {
        var found = Diagnostics()
        var editor = try #require(YAMLEditor(SourceFile(path: "a.yaml", text: text), diagnostics: &found))
        let isApplied = editor.applyAlone(.add(path, key: "k", .number("1"), after: nil))
        #expect(isApplied)
        #expect(String(decoding: editor.file.bytes, as: UTF8.self) == expected)
    }
}
