import CatalogTestSupport
import Foundation
import Testing

/// Sources that are larger than what a program should hold of them.
@Suite("Huge sources")
struct HugeSourceTests {
    private static let time = Judge(name: "GNU time", command: ["/usr/bin/time"])

    /// A string catalog of about a size, most of which is no text.
    private static func stringCatalog(of size: Int) -> String {
        let numbers = (0..<100).map { "\(12_345_678 + $0)" }.joined(separator: ",")
        var text = #"{ "sourceLanguage": "en", "version": "1.0", "strings": {"#
        var keys = 0
        while text.utf8.count < size {
            text += keys > 0 ? ",\n" : "\n"
            text +=
                #""key.\#(keys)": { "extra": [\#(numbers)], "localizations": { "en": { "stringUnit": { "value": "Words" } } } }"#
            keys += 1
        }
        return text + "\n} }\n"
    }

    /// The most memory that the program takes to verify against a string catalog, in kilobytes.
    private func peak(_ program: CatalogProgram, _ text: String) throws -> Int {
        try program.write("Kit.xcstrings", text)
        let verdict = try Self.time.run(
            ["-f", "%M", CatalogProgram.executable.path, "verify", "--catalog", program.folder.url.path, "--quiet"])
        #expect(verdict.status == 0, "\(verdict.errors.suffix(500))")
        return try #require(verdict.errors.split(separator: "\n").last.flatMap { Int($0) })
    }

    @Test(
        "A huge string catalog is read member by member, without a tree of the whole file",
        .enabled(if: time.isPresent, "\(time.reason)"))
    func memory() throws {
        let program = try CatalogProgram()
        try program.write(
            "catalog.yaml",
            "format: 1\nname: Kit\nrules: { not-in-catalog: off }\nsources: { texts: { strings: Kit.xcstrings } }\n")
        try program.write(
            "components/kit.yaml", "{ id: kit, title: Kit, summary: Words., stringTable: Kit, strings: [key.0] }\n")
        let small = try peak(program, Self.stringCatalog(of: 1000))
        let size = Thoroughness.rounds(4_000_000, of: 100_000_000)
        let huge = Self.stringCatalog(of: size)
        let large = try peak(program, huge)
        // A tree has a node for each of the numbers.
        #expect((large - small) * 1000 < size * 4, "\(large - small) kB for \(size / 1000) kB")
        try program.write("Kit.xcstrings", String(huge.dropLast(5)))
        let cut = try program.run("verify")
        #expect(cut.status == 1)
        #expect(cut.errors.contains("Kit.xcstrings:") && cut.errors.contains("error: "), "\(cut.errors.suffix(500))")
    }
}
