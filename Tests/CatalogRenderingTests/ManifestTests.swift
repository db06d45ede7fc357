import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing

@Suite("Manifests")
struct ManifestTests {
    private static let a = ContentHash(of: Array("a".utf8))
    private static let b = ContentHash(of: Array("b".utf8))

    @Test("A manifest has one line for each file, ordered by path")
    func printing() throws {
        let manifest = try Manifest([path("z.md"): Self.a, path("a/b c.md"): Self.b, path("Ä.md"): Self.b])
        #expect(
            String(decoding: manifest.printed, as: UTF8.self) == """
                \(Self.b)  a/b c.md
                \(Self.a)  z.md
                \(Self.b)  Ä.md

                """)
        #expect(try Manifest(parsing: manifest.printed) == manifest)
        #expect(try Manifest(parsing: []) == Manifest())
    }

    @Test(
        "'sha256sum' accepts a manifest, and rejects it after a file has changed",
        .enabled(if: Sums.arePresent, Sums.reason))
    func sums() throws {
        let folder = try TemporaryFolder()
        try folder.write("a/b c.md", "b")
        try folder.write("Ä.md", "a")
        let manifest = try Manifest([path("a/b c.md"): Self.b, path("Ä.md"): Self.a])
        try folder.write("sums", String(decoding: manifest.printed, as: UTF8.self))
        let arguments = ["--check", "--strict", "sums"]
        #expect(try Program.run(Sums.path, arguments, folder: folder.url).status == 0)
        try folder.write("Ä.md", "changed")
        #expect(try Program.run(Sums.path, arguments, folder: folder.url).status == 1)
    }

    @Test(
        "A malformed manifest is rejected with the defect of its first invalid line",
        arguments: [
            ("\(a)  a.md", "does not end with a line break"),
            ("\(a) a.md\n", "does not begin with a SHA-256 and two spaces"),
            ("\(a)  \n", "has no valid path of an output file"),
            ("\n", "does not begin with a SHA-256 and two spaces"),
            ("\(a)  ../a.md\n", "has no valid path of an output file"),
            ("\(a)  /etc/passwd\n", "has no valid path of an output file"),
            ("\(a)  a.md\r\n", "has no valid path of an output file"),
            ("\(a)  .catalog-manifest\n", "has no valid path of an output file"),
            ("\(a)  b.md\n\(a)  a.md\n", "is out of order"),
            ("\(a)  a.md\n\(b)  a.md\n", "is out of order"),
            ("<<<<<<< ours\n", "does not begin with a SHA-256 and two spaces"),
            ("\(a.description.uppercased())  a.md\n", "does not begin with a SHA-256 and two spaces"),
        ])
    func broken(text: String, message: String) {
        do throws(Manifest.FormatError) {
            _ = try Manifest(parsing: Array(text.utf8))
            Issue.record("was read: \(text)")
        } catch {
            #expect(error.message == message)
        }
    }

    @Test("The error for a malformed manifest has the range of the invalid line")
    func location() {
        let text = "\(Self.a)  a.md\nrubbish\n"
        do throws(Manifest.FormatError) {
            _ = try Manifest(parsing: Array(text.utf8))
            Issue.record("was read")
        } catch {
            #expect(error.byteRange == 71..<78)
        }
    }

    @Test("A manifest that is not UTF-8 is rejected")
    func notUTF8() {
        let bytes = Self.a.hexDigits + Array("  a".utf8) + [0xFF, UInt8(ascii: "\n")]
        #expect(throws: Manifest.FormatError.self) { try Manifest(parsing: bytes) }
    }
}
