import CatalogTestSupport
import Foundation
import Testing

/// Every stub is read by the compiler of its language.
@Suite("Stubs as compilers read them")
struct ParseJudgeTests {
    private static let swiftc = Judge(name: "swiftc", command: ["swiftc"])
    private static let tsc = Judge(name: "tsc", command: ["tsc"])

    @Test(
        "every Swift stub parses", .enabled(if: swiftc.isPresent, "\(swiftc.reason)"), arguments: Catalogs.withSwift)
    func swift(catalog: Catalogs) async throws {
        let stubs = Stubs(try await catalog.registry())
        let folder = try TemporaryFolder()
        let paths = try stubs.files.filter { $0.key.hasSuffix(".swift") }.sorted { $0.key < $1.key }
            .map { try folder.write($0.key, $0.value).path }
        try #require(!paths.isEmpty)
        let verdict = try Self.swiftc.run(["-frontend", "-parse"] + paths)
        #expect(verdict.status == 0, "\(verdict.errors.prefix(4_000))")
    }

    @Test("every web stub parses", .enabled(if: tsc.isPresent, "\(tsc.reason)"), arguments: Catalogs.withWeb)
    func web(catalog: Catalogs) async throws {
        let stubs = Stubs(try await catalog.registry())
        let folder = try TemporaryFolder()
        let paths = try stubs.files.filter { $0.key.hasSuffix(".ts") }.sorted { $0.key < $1.key }
            .map { try folder.write($0.key, $0.value).path }
        try #require(!paths.isEmpty)
        let options = ["--noEmit", "--target", "es2020", "--lib", "es2020,dom", "--moduleDetection", "force"]
        let verdict = try Self.tsc.run(options + paths)
        // Errors of syntax have numbers from 1000; what types are unknown here is no matter of a stub.
        let errors = verdict.output.split(separator: "\n").filter { $0.contains(": error TS1") }
        #expect(errors.isEmpty, "\(errors.prefix(20).joined(separator: "\n"))")
    }
}
