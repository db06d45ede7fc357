import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

@Suite("Unified diffs")
struct UnifiedDiffTests {
    private func diff(_ old: String?, _ new: String?, name: String = "f") -> String {
        let old = UnifiedDiff.Side(name: name, bytes: old.map { Array($0.utf8) })
        let new = UnifiedDiff.Side(name: name, bytes: new.map { Array($0.utf8) })
        return String(decoding: UnifiedDiff(from: old, to: new).printed, as: UTF8.self)
    }

    @Test("Equal texts have an empty diff")
    func equal() {
        #expect(diff("a\n", "a\n") == "")
        #expect(diff("", "") == "")
        #expect(diff(nil, nil) == "")
    }

    @Test("A difference has three lines of context")
    func context() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let new = old.replacing("10\n", with: "ten\n")
        #expect(
            diff(old, new) == """
                --- a/f
                +++ b/f
                @@ -7,7 +7,7 @@
                 7
                 8
                 9
                -10
                +ten
                 11
                 12
                 13

                """)
    }

    @Test("Distant differences are two hunks, and close ones are one hunk")
    func hunks() {
        let old = (1...20).map { "\($0)\n" }.joined()
        let far = old.replacing("2\n3\n", with: "3\n").replacing("18\n", with: "18\n18.5\n")
        #expect(diff(old, far).matches(of: /@@ .* @@/).map(\.output) == ["@@ -1,5 +1,4 @@", "@@ -16,5 +15,6 @@"])
        let close = old.replacing("5\n", with: "five\n").replacing("12\n", with: "twelve\n")
        #expect(diff(old, close).matches(of: /@@ .* @@/).count == 1)
    }

    @Test("A missing line break at the end is marked")
    func lastLine() {
        #expect(
            diff("a", "a\n") == """
                --- a/f
                +++ b/f
                @@ -1 +1 @@
                -a
                \\ No newline at end of file
                +a

                """)
    }

    @Test("A missing file is '/dev/null'")
    func missing() {
        #expect(diff(nil, "a\n", name: "x y") == "--- /dev/null\n+++ b/x y\t\n@@ -0,0 +1 @@\n+a\n")
        #expect(diff("a\n", nil, name: "/x") == "--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-a\n")
    }

    /// Texts that differ in all ways: lines from few, so that many are equal; line breaks of both kinds, or none at the
    /// end; characters that are not UTF-8.
    private static let pairs: [(old: [UInt8]?, new: [UInt8])] = {
        var generator = SplitMix(state: 7)
        func text(_ lines: Int) -> [UInt8] {
            let line = ["a", "b", "", "let x = 1", "-", "+", " ", "@@ -1 +1 @@", "\u{E4}", "\r", "b\r"]
            var bytes = (0..<lines).flatMap { _ in Array("\(line[generator.next(below: line.count)])\n".utf8) }
            if lines > 0, generator.next(below: 3) == 0 { bytes.removeLast() }
            if lines > 0, generator.next(below: 9) == 0 { bytes.insert(0xFF, at: 0) }
            return bytes
        }
        var pairs: [(old: [UInt8]?, new: [UInt8])] = (0..<300).map { number in
            let old = text(generator.next(below: 30))
            if number % 2 == 0 { return (number % 14 == 0 ? nil : old, text(1 + generator.next(below: 30))) }
            var lines = old.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
            for _ in 0..<3 { lines.insert([0x63], at: generator.next(below: lines.count + 1)) }
            return (old, Array(lines.joined(separator: [0x0A])))
        }
        // Too long, and too different, for a search.
        pairs.append((Array((0..<5_000).map { "\($0)\n" }.joined().utf8), text(2_000)))
        return pairs.filter { !$0.new.isEmpty }
    }()

    private static let patch = Judge(name: "patch", command: ["patch"])
    private static let git = Judge(name: "git", command: ["git"])

    @Test("A diff applied by patch produces the new text", .enabled(if: Self.patch.isPresent, "\(Self.patch.reason)"))
    func patched() throws {
        try judge("patch", ["-p1", "--binary", "--fuzz=0", "-i"])
    }

    @Test("A diff applied by git produces the new text", .enabled(if: Self.git.isPresent, "\(Self.git.reason)"))
    func applied() throws {
        try judge("git", ["apply", "--whitespace=nowarn"])
    }

    private func judge(_ program: String, _ arguments: [String], sourceLocation: SourceLocation = #_sourceLocation)
        throws
    {
        let folder = try TemporaryFolder()
        var patch: [UInt8] = []
        for (number, pair) in Self.pairs.enumerated() {
            let name = "folder of \(number)/text"
            let file = folder.url.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            if let old = pair.old { try Data(old).write(to: file) }
            patch +=
                UnifiedDiff(from: .init(name: name, bytes: pair.old), to: .init(name: name, bytes: pair.new)).printed
        }
        let file = folder.url.appendingPathComponent("all.patch")
        try Data(patch).write(to: file)
        let verdict = try Program.run("/usr/bin/env", [program] + arguments + [file.path], folder: folder.url)
        #expect(verdict.status == 0, "\(verdict.output) \(verdict.errors)", sourceLocation: sourceLocation)
        for (number, pair) in Self.pairs.enumerated() {
            let file = folder.url.appendingPathComponent("folder of \(number)/text")
            #expect(try Array(Data(contentsOf: file)) == pair.new, "\(number)", sourceLocation: sourceLocation)
        }
    }
}

/// The same numbers on every run.
private struct SplitMix {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
    }
}
