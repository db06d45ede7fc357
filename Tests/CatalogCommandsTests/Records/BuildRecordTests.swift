import CatalogRendering
import CatalogTestSupport
import Testing

@testable import BuildEngine

@Suite("The record of a build")
struct BuildRecordTests {
    private static func hash(_ text: String) -> ContentHash { ContentHash(of: Array(text.utf8)) }

    private static func sum(_ text: String) -> HashSum { HashSum(hash(text)) }

    private static let state = BuildRecord.FileState(
        stamp: FileStamp(device: .max, number: 2, size: 3, modified: -4, changed: .max), hash: hash("bytes"),
        isSettled: true)

    static let record = BuildRecord(
        request: hash("request"),
        facts: [
            .file("components/größe.yaml", state), .link("a", location: "/b", state), .missing("c"), .folder("d"),
            .location("e", "/f"), .leadsToFile("g", false), .leadsToFile("h", true),
            .bounds(.init(parent: 0, catalog: "", folders: ["i", ""], extensions: nil), hash("j")),
            .bounds(.init(parent: 1, catalog: "k", folders: [], extensions: ["png", "svg"]), hash("l")),
            .names("m", bounds: 2, hash("n")), .files("o", bounds: 1, hash("p")),
        ],
        reply: .init(
            findings: "a: warning: b\n", status: 1, summary: "1 entry",
            outputs: [.init(name: "docs", folder: "Output/docs", unchangedCount: 3, kept: ["q", "r"])]),
        units: .init(
            structure: hash("1"),
            outputs: [
                .init(
                    name: "docs", planning: .init(reads: .init(), sum: HashSum()),
                    all: [
                        .init(
                            path: "v.md",
                            input: .init(
                                reads: .init(texts: [0..<2, 5..<6], summaries: [1..<2], tokens: [0..<9]),
                                sum: sum("w")),
                            files: [.init(byteCount: 4, hash: hash("x"))]),
                        .init(
                            path: "y.md", input: .init(reads: .init(), sum: sum("z")), files: [],
                            findings: [
                                .init(
                                    rule: "r", severity: "note", message: "words",
                                    location: .init(path: "a.yaml", file: hash("a"), range: 3..<7),
                                    notes: [
                                        .init(message: "n", location: nil),
                                        .init(message: "m", location: .init(path: "b", file: hash("b"), range: 0..<0)),
                                    ],
                                    fixes: [
                                        .init(
                                            location: .init(path: "a.yaml", file: hash("a"), range: 3..<4),
                                            replacement: ""
                                        )
                                    ]),
                                .init(rule: "s", severity: "error", message: "", location: nil),
                            ]),
                    ]),
                .init(name: "html", planning: .init(reads: .init(texts: [0..<1]), sum: sum("p")), all: []),
            ]))

    @Test("A build record is read as it was written")
    func encoding() async {
        let bytes = await Self.record.encoded
        #expect(BuildRecord(decoding: bytes) == Self.record)
    }

    @Test("A build record that is truncated, extended or has a flipped bit is rejected")
    func damage() async {
        let bytes = await Self.record.encoded
        for count in bytes.indices { #expect(BuildRecord(decoding: Array(bytes[..<count])) == nil, "\(count)") }
        #expect(BuildRecord(decoding: bytes + [0]) == nil)
        for index in bytes.indices {
            for bit in 0..<8 {
                var damaged = bytes
                damaged[index] ^= 1 << bit
                #expect(BuildRecord(decoding: damaged) == nil, "bit \(bit) of byte \(index)")
            }
        }
    }

    @Test("A build record with invalid values under a valid hash is rejected safely")
    func poison() async {
        let bytes = await Self.record.encoded
        let start = "component-catalog record 5\n".utf8.count + 32
        var numbers = SeededNumbers(seed: 19)
        for _ in 0..<Thoroughness.rounds(2_000, of: 100_000) {
            var body = Array(bytes[start...])
            for _ in 0...Int.random(in: 0..<4, using: &numbers) {
                let index = Int.random(in: body.indices, using: &numbers)
                body[index] = UInt8.random(in: .min ... .max, using: &numbers)
            }
            if Bool.random(using: &numbers) { body.removeLast(Int.random(in: 0..<body.count, using: &numbers)) }
            let poisoned = bytes[..<(start - 32)] + ContentHash(of: body).bytes + body
            // Whatever is read can be written: no count and no text is more than what is there.
            guard let record = BuildRecord(decoding: Array(poisoned)) else { continue }
            let again = await record.encoded
            #expect(again == Array(poisoned))
        }
    }

    @Test("A file stamp as recent as the time of recording is not trusted")
    func youth() {
        let second: Int64 = 1_000_000_000
        func stamp(_ modified: Int64, _ changed: Int64) -> FileStamp {
            FileStamp(device: 1, number: 1, size: 1, modified: modified, changed: changed)
        }
        #expect(stamp(5 * second, 5 * second).isSettled(at: 8 * second))
        #expect(!stamp(5 * second, 7 * second).isSettled(at: 8 * second))
        #expect(!stamp(7 * second, 5 * second).isSettled(at: 8 * second))
        #expect(!stamp(9 * second, 9 * second).isSettled(at: 8 * second))
        #expect(!stamp(0, 0).isSettled(at: .min))
    }
}
