import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogRendering

@Suite("SHA-256")
struct SHA256Tests {
    /// FIPS 180-4's example messages and NIST's, with the digests that NIST publishes.
    @Test(
        "The published messages have the published digests",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
                "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
            ),
        ])
    func published(message: String, digest: String) {
        #expect(ContentHash(of: Array(message.utf8)).description == digest)
    }

    @Test("A million letters have the published digest")
    func million() {
        let hash = ContentHash(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
        #expect(hash.description == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test("Digests of every length of two blocks equal those of sha256sum", .enabled(if: Sums.arePresent, Sums.reason))
    func againstSums() throws {
        let folder = try TemporaryFolder()
        var expected: [String] = []
        for length in 0...130 {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ length) }
            let name = "message-\(1_000 + length)"
            try Data(bytes).write(to: folder.url.appendingPathComponent(name))
            expected.append("\(ContentHash(of: bytes))  \(name)")
        }
        let names = expected.map { String($0.suffix(12)) }
        let verdict = try Program.run(Sums.path, names, folder: folder.url)
        #expect(verdict.output.split(separator: "\n").map(String.init) == expected)
    }

    /// The words of FIPS 180-4 and the instructions of the processor, where it has them.
    @Test("Digests are equal with and without the processor's instructions")
    func instructions() {
        for length in [0, 1, 55, 56, 63, 64, 65, 127, 128, 129, 1_000, 4_096] {
            let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ length) }
            let digests = bytes.withUnsafeBufferPointer { message in
                [false, SHA256.hasInstructions].map { SHA256.digest(of: message, usesInstructions: $0) }
            }
            #expect(digests[0] == digests[1], "\(length) bytes")
        }
    }

    @Test("The digest of a slice does not depend on its start index")
    func slice() {
        let bytes = Array("-----abc".utf8)
        #expect(ContentHash(of: bytes[5...]) == ContentHash(of: Array("abc".utf8)))
    }

    @Test("Only 64 lowercase hexadecimal digits are parsed as a digest")
    func digits() {
        let hash = ContentHash(of: Array("abc".utf8))
        let digits = hash.description
        #expect(ContentHash(hexDigits: Array(digits.utf8)) == hash)
        for wrong in [digits.uppercased(), String(digits.dropLast()), digits + "0", "g" + digits.dropFirst(), ""] {
            #expect(ContentHash(hexDigits: Array(wrong.utf8)) == nil)
        }
    }
}

/// The program that most systems have for checking files.
enum Sums {
    static let path = "/usr/bin/sha256sum"
    static let arePresent = FileManager.default.isExecutableFile(atPath: path)
    static let reason: Comment = "sha256sum is not installed"
}
