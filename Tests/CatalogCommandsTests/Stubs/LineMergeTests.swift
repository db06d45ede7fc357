import BuildEngine
import CatalogTestSupport
import Foundation
import Testing

@Suite("Three-way merges of lines")
struct LineMergeTests {
    private func merge(_ base: String, mine: String, theirs: String) -> (text: String, conflicts: [Int]) {
        let merge = LineMerge(mine: Array(mine.utf8), theirs: Array(theirs.utf8), base: Array(base.utf8))
        let lines = merge.conflicts.map { range in
            merge.bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
        }
        for range in merge.conflicts {
            #expect(merge.bytes[range].elementsEqual("<<<<<<< yours".utf8))
        }
        return (String(decoding: merge.bytes, as: UTF8.self), lines)
    }

    private static let base = "1\n2\n3\n4\n5\n6\n7\n8\n"

    @Test("Edits of different lines are both in the result")
    func apart() {
        let merged = merge(
            Self.base, mine: "one\n2\n3\n4\n5\n6\n7\n8\n", theirs: "1\n2\n3\n4\n5\n7\n8\n9\n")
        #expect(merged.text == "one\n2\n3\n4\n5\n7\n8\n9\n")
        #expect(merged.conflicts == [])
    }

    @Test("The same edit on both sides is in the result once")
    func same() {
        let merged = merge(Self.base, mine: "1\nTWO\n3\n4\n5\n6\n7\n8\n", theirs: "1\nTWO\n3\n4\n5\n6\n7\n8\n9\n")
        #expect(merged.text == "1\nTWO\n3\n4\n5\n6\n7\n8\n9\n")
        #expect(merged.conflicts == [])
    }

    @Test("Different edits of the same lines are a conflict with both versions")
    func conflict() {
        let merged = merge(Self.base, mine: "1\nmine\n3\n4\n5\n6\n7\n8\n", theirs: "1\ntheirs\n3\n4\n5\n6\n7\n8\n")
        #expect(
            merged.text == "1\n<<<<<<< yours\nmine\n=======\ntheirs\n>>>>>>> catalog\n3\n4\n5\n6\n7\n8\n")
        #expect(merged.conflicts == [2])
    }

    @Test("Edits of adjacent lines are a conflict, as in git")
    func adjacent() {
        let merged = merge("1\n2\n3\n", mine: "one\n2\n3\n", theirs: "1\ntwo\n3\n")
        #expect(merged.text == "<<<<<<< yours\none\n2\n=======\n1\ntwo\n>>>>>>> catalog\n3\n")
    }

    @Test("Conflicts with few lines between them are one conflict, conflicts far apart are two")
    func joined() {
        #expect(
            merge(Self.base, mine: "a\n2\n3\n4\nb\n6\n7\n8\n", theirs: "c\n2\n3\n4\nd\n6\n7\n8\n").conflicts == [1])
        #expect(
            merge(Self.base, mine: "a\n2\n3\n4\n5\nb\n7\n8\n", theirs: "c\n2\n3\n4\n5\nd\n7\n8\n").conflicts == [1, 10])
    }

    @Test("Without a base each difference is a conflict")
    func withoutBase() {
        let merged = merge("", mine: "a\n2\n3\n4\n5\n6\n", theirs: "1\n2\n3\n4\n5\n6\n7\n")
        #expect(
            merged.text
                == "<<<<<<< yours\na\n=======\n1\n>>>>>>> catalog\n2\n3\n4\n5\n6\n<<<<<<< yours\n=======\n7\n>>>>>>> catalog\n"
        )
        #expect(merged.conflicts == [1, 11])
    }

    @Test("An empty text on one side is merged like any other")
    func empty() {
        #expect(merge("1\n", mine: "", theirs: "1\n").text == "")
        #expect(merge("1\n", mine: "", theirs: "2\n").text == "<<<<<<< yours\n=======\n2\n>>>>>>> catalog\n")
        #expect(merge("1\n", mine: "2\n", theirs: "").text == "<<<<<<< yours\n2\n=======\n>>>>>>> catalog\n")
    }

    @Test("Line breaks, encoding mark and the end of the last line are those of the edited text")
    func encoding() {
        #expect(merge("1\n2\n3\n", mine: "one\r\n2\r\n3\r\n", theirs: "1\n2\n3\n4\n").text == "one\r\n2\r\n3\r\n4\r\n")
        #expect(
            merge("1\n2\n", mine: "one\r\n2\r\n", theirs: "uno\n2\n").text
                == "<<<<<<< yours\r\none\r\n=======\r\nuno\r\n>>>>>>> catalog\r\n2\r\n")
        #expect(merge("1\n2\n3\n", mine: "1\r\n2\n3\n", theirs: "1\n2\n4\n").text == "1\r\n2\n4\n")
        #expect(merge("1\r\n2\r\n", mine: "0\n1\n2\n", theirs: "1\r\n2\r\n3\r\n").text == "0\n1\n2\n3\n")
        #expect(merge("1\n2\n3\n", mine: "\u{FEFF}1\n2\n3\n", theirs: "one\n2\n3\n").text == "\u{FEFF}one\n2\n3\n")
        #expect(merge("1\n2\n3\n", mine: "1\n2\n3", theirs: "one\n2\n3\n").text == "one\n2\n3")
        #expect(merge("1\n2\n3\n", mine: "1\n2\n3", theirs: "1\n2\n3\n4\n").text == "1\n2\n3\n4")
        #expect(merge("1\n2\n3", mine: "one\n2\n3", theirs: "1\n2\n3\n").text == "one\n2\n3\n")
    }

    @Test("A conflict marker is a line of its own that no other text has")
    func markers() {
        func marker(_ text: String, besides others: String...) -> Range<Int>? {
            LineMerge.marker(in: Array(text.utf8), besides: others.map { Array($0.utf8) })
        }
        #expect(marker("a\n<<<<<<< yours\nb\n") == 2..<15)
        #expect(marker("a\r\n>>>>>>> catalog\r\n") == 3..<18)
        #expect(marker("||||||| base\n") == 0..<12)
        #expect(marker(">>>>>>>") == 0..<7)
        #expect(marker("a\n=======\n <<<<<<< a\n<<<<<<<<< b\n<<<<<<<c\n<<<<<< d\n") == nil)
        #expect(marker("<<<<<<< a\n", besides: "b\n", "c\n<<<<<<< a\n") == nil)
        #expect(marker("<<<<<<< a\n<<<<<<< b\n", besides: "<<<<<<< a\n") == 10..<19)
    }

    // MARK: Random edits

    /// Texts with random edits of lines, some of them the same on both sides.
    private struct Edits {
        var base = ""
        var mine = ""
        var theirs = ""

        init(_ random: inout SeededRandom, alphabet: Int? = nil) {
            var count = 0
            func line(_ random: inout SeededRandom) -> String {
                count += 1
                return alphabet.map { "line \(Int.random(in: 0..<$0, using: &random))\n" } ?? "line \(count)\n"
            }
            let lines = (0..<Int.random(in: 0...40, using: &random)).map { _ in line(&random) }
            var (left, right) = (lines.map { [$0] }, lines.map { [$0] })
            for _ in 0..<Int.random(in: 0...6, using: &random) where !lines.isEmpty {
                let location = Int.random(in: lines.indices, using: &random)
                let new = (0..<Int.random(in: 0...3, using: &random)).map { _ in line(&random) }
                let edited = random.once(in: 2) ? new : new + [lines[location]]
                let side = Int.random(in: 0..<5, using: &random)
                if side != 0, side != 1 { left[location] = edited }
                if side < 3 { right[location] = edited }
            }
            base = lines.joined()
            mine = left.flatMap(\.self).joined()
            theirs = right.flatMap(\.self).joined()
        }
    }

    @Test("Without an edit on one side the result is the other text")
    func unedited() {
        var random = SeededRandom(seed: 1)
        for _ in 0..<Thoroughness.rounds(200, of: 5_000) {
            let edits = Edits(&random, alphabet: 6)
            #expect(merge(edits.base, mine: edits.base, theirs: edits.theirs).text == edits.theirs)
            #expect(merge(edits.base, mine: edits.mine, theirs: edits.base).text == edits.mine)
            #expect(merge(edits.base, mine: edits.mine, theirs: edits.mine).text == edits.mine)
        }
    }

    @Test("Each side of the conflicts, with the lines around them, has all lines of that side")
    func sides() {
        var random = SeededRandom(seed: 2)
        for _ in 0..<Thoroughness.rounds(300, of: 10_000) {
            let edits = Edits(&random, alphabet: 4)
            // Without a base all differences are conflicts, so each side can be restored.
            let merged = merge("", mine: edits.mine, theirs: edits.theirs).text
            var (mine, theirs, side) = ("", "", 0)
            for line in merged.split(separator: "\n").map({ $0 + "\n" }) {
                switch line {
                case "<<<<<<< yours\n": side = 1
                case "=======\n": side = 2
                case ">>>>>>> catalog\n": side = 0
                default:
                    if side != 2 { mine += line }
                    if side != 1 { theirs += line }
                }
            }
            if edits.mine.isEmpty || edits.theirs.isEmpty { continue }
            #expect(mine == edits.mine)
            #expect(theirs == edits.theirs)
        }
    }

    @Test("Edits with a common line between them merge without a conflict")
    func distant() {
        var random = SeededRandom(seed: 3)
        for _ in 0..<Thoroughness.rounds(200, of: 5_000) {
            let lines = (0..<Int.random(in: 3...30, using: &random)).map { "line \($0)\n" }
            let first = Int.random(in: 0..<(lines.count - 2), using: &random)
            let second = Int.random(in: (first + 2)..<lines.count, using: &random)
            func edited(_ locations: [Int: String]) -> String {
                lines.enumerated().map { locations[$0.offset] ?? $0.element }.joined()
            }
            let isFirstMine = random.once(in: 2)
            let (mine, theirs) = ("mine\n", random.once(in: 3) ? "" : "theirs\nmore\n")
            let merged = merge(
                lines.joined(), mine: edited([isFirstMine ? first : second: mine]),
                theirs: edited([isFirstMine ? second : first: theirs]))
            #expect(merged.conflicts == [])
            #expect(
                merged.text == edited([isFirstMine ? first : second: mine, isFirstMine ? second : first: theirs]))
        }
    }

    private static let git = Judge(name: "git", command: ["git"])

    @Test("The result is that of git merge-file", .enabled(if: Self.git.isPresent, "\(Self.git.reason)"))
    func sameAsGit() throws {
        var random = SeededRandom(seed: 4)
        let folder = try TemporaryFolder()
        for _ in 0..<Thoroughness.rounds(100, of: 1_000) {
            let edits = Edits(&random)
            for (name, text) in [("mine", edits.mine), ("base", edits.base), ("theirs", edits.theirs)] {
                try folder.write(name, text)
            }
            let verdict = try Program.run(
                "/usr/bin/env",
                ["git", "merge-file", "-p", "-L", "yours", "-L", "base", "-L", "catalog", "mine", "base", "theirs"],
                folder: folder.url)
            let merged = merge(edits.base, mine: edits.mine, theirs: edits.theirs)
            #expect(merged.text == verdict.output, "\(edits)")
            #expect(merged.conflicts.isEmpty == (verdict.status == 0))
        }
    }
}
