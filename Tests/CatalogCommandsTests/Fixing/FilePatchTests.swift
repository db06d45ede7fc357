import CatalogModel
import CatalogLoading
import CatalogTestSupport
import Testing

@testable import CatalogCommands

@Suite("Several fixes of one file")
struct FilePatchTests {
    private static let rule = Rule("test-rule", .warning, "A test.")

    private func finding(_ file: SourceFile, _ message: String, _ location: Range<Int>, _ text: String) -> Diagnostic {
        let range = SourceRange(file: file, from: location.lowerBound, to: location.upperBound)
        return Diagnostic(Self.rule, message, at: range, fixIts: [.init(replace: range, with: text)])
    }

    private func result(_ text: String, _ insertions: [(before: String, text: String)]) -> String {
        let file = SourceFile(path: "a.yaml", text: text)
        var patch = FilePatch(file: file)
        for (index, insertion) in insertions.enumerated() {
            let offset =
                text.firstRange(of: insertion.before).map { text[..<$0.lowerBound].utf8.count } ?? text.utf8.count
            patch.add(finding(file, "\(index)", offset..<offset, insertion.text))
        }
        return String(decoding: patch.result, as: UTF8.self)
    }

    @Test("A line for the inner block precedes a key of an outer block, in any order of findings")
    func depth() {
        let text = "p:\n  a:\n    type: x\n  z: y\n"
        let (inner, outer) = (("  z:", "    default: 1\n"), ("  z:", "  b: w\n"))
        let right = "p:\n  a:\n    type: x\n    default: 1\n  b: w\n  z: y\n"
        #expect(result(text, [outer, inner]) == right)
        #expect(result(text, [inner, outer]) == right)
    }

    @Test("Lines at the end of a file without a line break are in the order of their blocks")
    func end() {
        let text = "p:\n  a:\n    type: x"
        let right = "p:\n  a:\n    type: x\n    default: 1\n  b: w\nq: v"
        #expect(result(text, [("-", "\nq: v"), ("-", "\n  b: w"), ("-", "\n    default: 1")]) == right)
    }

    @Test("An element of a list precedes a key in the column of the hyphen")
    func elements() {
        let text = "t:\n  l:\n  - a\nz: 1\n"
        let right = "t:\n  l:\n  - a\n  - b\n  m: c\nz: 1\n"
        #expect(result(text, [("z:", "  m: c\n"), ("z:", "  - b\n")]) == right)
    }

    @Test("Lines of one block keep the order of their findings")
    func siblings() {
        #expect(result("a: 1\nz: 2\n", [("z:", "c: 1\n"), ("z:", "b: 1\n")]) == "a: 1\nc: 1\nb: 1\nz: 2\n")
        #expect(result("{ a: 1, z: 2 }\n", [(", z", ", b: 1"), (", z", ", c: 1")]) == "{ a: 1, b: 1, c: 1, z: 2 }\n")
    }

    @Test("Fixes that are rejected together are applied one by one, and only the wrong one gets a reason")
    func halves() async {
        let file = SourceFile(path: "a.yaml", text: "a: 1\nb: 2\nc: 3\n")
        var mending = CatalogMending(
            InMemoryFiles(["a.yaml": "a: 1\nb: 2\nc: 3\n"]), allowsUnsafe: false)
        let findings = await mending.mend { files in
            let text = (try? files.read("a.yaml")).map { String(decoding: $0, as: UTF8.self) } ?? ""
            let now = SourceFile(path: file.path, text: text)
            return [("1", "one"), ("2", "["), ("3", "three")].compactMap { (old: String, new: String) -> Diagnostic? in
                guard let range = text.firstRange(of: old) else {
                    guard let range = text.firstRange(of: "[") else { return nil }
                    let start = text[..<range.lowerBound].utf8.count
                    return new == "["
                        ? Diagnostic(
                            Rule("broken", "A test."), "it is broken",
                            at: SourceRange(file: now, from: start, to: start + 1)) : nil
                }
                let start = text[..<range.lowerBound].utf8.count
                return finding(now, "not \(new)", start..<start + 1, new)
            }
        }
        #expect(mending.changes.map { String(decoding: $0.new, as: UTF8.self) } == ["a: one\nb: 2\nc: three\n"])
        #expect(mending.count == 2)
        #expect(findings.map(\.message) == ["not ["])
        #expect(findings.flatMap(\.notes).map(\.message) == ["the fix was not applied: it is broken"])
        #expect(findings.compactMap(mending.reason(for:)) == ["it is broken"])
    }
}
