import CatalogModel
import CatalogTestSupport
import Foundation
import CatalogSyntax
import Testing

/// Files with random damage: each ends in a tree or in findings at places that exist, twice the same.
struct MutationTests {
    /// The same numbers on every machine (SplitMix64).
    struct Numbers: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var value = state
            value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
            value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
            return value ^ (value >> 31)
        }
    }

    private static let scraps = [
        "#", " #x", ": ", ":", "\"", "'", "{", "}", "[", "]", ", ", "- ", "? ", "&a ", "*a", "!t ", "|", ">", "@", "`",
        "%", "\t", "\n", "\r", "  ", "\\", "\u{0}", "\u{7}", "é", "𝄞", "\u{2028}", "\u{FEFF}", "<<: *a", "---\n",
        "...\n",
    ]

    private func check(_ bytes: [UInt8], path: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let file = SourceFile(path: path, bytes: bytes)
        let first = Reading(file)
        let second = Reading(file)
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(first.findings == second.findings, "\(text)", sourceLocation: sourceLocation)
        #expect(first.tree == second.tree, "\(text)", sourceLocation: sourceLocation)
        #expect(
            first.node != nil || first.findings.contains { $0.severity == .error }, "\(text)",
            sourceLocation: sourceLocation)
        for finding in first.findings {
            for range in [finding.range].compactMap({ $0 }) + finding.fixIts.map(\.range) {
                #expect(range.start <= range.end && range.file === file, "\(text)", sourceLocation: sourceLocation)
                for position in [range.start, range.end] {
                    let offset = file.byteOffset(of: position)
                    #expect(
                        offset.map { file.position(ofByte: $0) } == position, "\(finding) \(text.debugDescription)",
                        sourceLocation: sourceLocation)
                }
            }
        }
    }

    private func mutate(_ seeds: [[UInt8]], rounds: Int, path: String, seed: UInt64) {
        var numbers = Numbers(state: seed)
        for _ in 0..<rounds {
            var bytes = seeds.randomElement(using: &numbers) ?? []
            for _ in 0..<Int.random(in: 1...4, using: &numbers) {
                let location = Int.random(in: 0...bytes.count, using: &numbers)
                let end = min(bytes.count, location + Int.random(in: 0...3, using: &numbers))
                switch Int.random(in: 0..<4, using: &numbers) {
                case 0: bytes.replaceSubrange(location..<end, with: [UInt8.random(in: 0...255, using: &numbers)])
                case 1: bytes.removeSubrange(location..<end)
                default:
                    let scrap = Self.scraps.randomElement(using: &numbers) ?? ""
                    bytes.insert(contentsOf: Array(scrap.utf8), at: location)
                }
            }
            check(bytes, path: path)
        }
    }

    @Test func damagedLines() {
        let traps = TrapTests.commas + TrapTests.hashes + TrapTests.colons + TrapTests.starts + TrapTests.brackets
        let seeds = traps.map { MarkedSource(TrapLine.document($0.marked)).file.bytes }
        mutate(seeds, rounds: Thoroughness.rounds(1_000, of: 4_000), path: "entry.yaml", seed: 1)
    }

    @Test func damagedJSON() {
        let seeds = [
            #"{"a": {"$value": "{b.c}", "n": [1.5e3, -0, true, null]}, "é": "\uD834\uDD1E\n"}"#,
            "[\n  {\"a\": \"b\"}, // c\n  [],\n]\n",
        ]
        mutate(seeds.map { Array($0.utf8) }, rounds: Thoroughness.rounds(500, of: 2_000), path: "a.json", seed: 2)
    }

    @Test(.enabled(if: SharedData.isPresent, "\(SharedData.reason)")) func damagedEntries() throws {
        let files = SharedData.files(below: "format-trial", suffix: ".yaml")
        let seeds = try files.map { try Array(Data(contentsOf: $0)) }.filter { $0.count < 4000 }
        mutate(seeds, rounds: Thoroughness.rounds(250, of: 1_000), path: "entry.yaml", seed: 3)
    }
}
