import CatalogTestSupport
import Foundation
import Testing
import TrialCatalogs

/// All stubs of a catalog for one target are accepted together by the compiler of their language.
@Suite("Stubs as compilers check them")
struct CompileTests {
    /// How many stubs each catalog has in Swift, by target. Catalogs that grow have at least as many.
    private static let counts: [Catalogs: [String: Int]] = [:]

    @Test(
        "every Swift stub is accepted with the others of its target",
        .enabled(if: SwiftCompiler.judge.isPresent, "\(SwiftCompiler.judge.reason)"), arguments: Catalogs.present)
    func swift(catalog: Catalogs) async throws {
        if let keep = ProcessInfo.processInfo.environment["KEEP_STUBS"] {
            for (name, all) in [("hostile", HostileEntries.all), ("accepted", AcceptedSourceTests.entries)] {
                for (id, text) in all {
                    let url = URL(fileURLWithPath: keep).appendingPathComponent("yaml/\(name)/components/\(id).yaml")
                    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try Data(text.utf8).write(to: url)
                }
            }
            for trial in TrialCatalog.allCases {
                for (path, text) in try trial.files() {
                    let url = URL(fileURLWithPath: keep).appendingPathComponent("yaml/\(trial)/\(path)")
                    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try Data(text.utf8).write(to: url)
                }
            }
        }
        let compiler = try SwiftCompiler.ready()
        let stubs = Stubs(try await catalog.registry())
        for target in ["swiftui", "uikit", "swift"] {
            let files = stubs.files(of: target)
            if let keep = ProcessInfo.processInfo.environment["KEEP_STUBS"] {
                for (path, text) in files {
                    let url = URL(fileURLWithPath: keep).appendingPathComponent("\(catalog)/\(target)/\(path)")
                    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try Data(text.utf8).write(to: url)
                }
            }
            print("\(catalog): \(target): \(files.count) stubs")
            #expect(try compiler.faults(in: files) == [], "\(target)")
        }
    }
}
