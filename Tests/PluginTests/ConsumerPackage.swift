import CatalogTestSupport
import Foundation

/// The example of a package that uses this one, as somebody else would have it.
///
/// Its build compiles all of this package, so it goes to a folder that stays: the one that `CATALOG_CONSUMER_SCRATCH`
/// names, which `Tests/run` sets.
struct ConsumerPackage {
    static let scratch = ProcessInfo.processInfo.environment["CATALOG_CONSUMER_SCRATCH"]
    static let reason = "needs minutes to build; set CATALOG_CONSUMER_SCRATCH to a folder for it, as Tests/run does"

    /// The folder of its catalog.
    static let catalog = "Sources/Badges/Catalog"

    let folder: URL
    private let build: URL

    /// A fresh copy of the example that depends on this checkout.
    init() throws {
        let scratch = URL(fileURLWithPath: Self.scratch ?? "", isDirectory: true).standardizedFileURL
        folder = scratch.appendingPathComponent("TeamCatalog")
        build = scratch.appendingPathComponent("build")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        if FileManager.default.fileExists(atPath: folder.path) { try FileManager.default.removeItem(at: folder) }
        let example = SharedData.repository.appendingPathComponent("Plugins/Examples/TeamCatalog")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // What a build has left behind in the example stays there.
        for name in ["Package.swift", "Sources"] {
            try FileManager.default.copyItem(
                at: example.appendingPathComponent(name), to: folder.appendingPathComponent(name))
        }
        try? FileManager.default.removeItem(at: folder.appendingPathComponent("\(Self.catalog)/Output"))
        try replace("../../..", with: SharedData.repository.path, in: "Package.swift")
    }

    /// Replaces a text that has to be there.
    func replace(_ text: String, with other: String, in path: String) throws {
        let file = folder.appendingPathComponent(path)
        let content = try String(contentsOf: file, encoding: .utf8)
        guard content.contains(text) else { throw CocoaError(.fileReadCorruptFile) }
        try content.replacing(text, with: other).write(to: file, atomically: true, encoding: .utf8)
    }

    func text(_ path: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    }

    /// Runs SwiftPM in the package; what it prints on both of its outputs.
    func swift(_ subcommand: String, _ arguments: [String] = []) throws -> (status: Int32, output: String) {
        let location = ["--package-path", folder.path, "--scratch-path", build.path]
        let verdict = try Program.run("/usr/bin/env", ["swift", subcommand] + location + arguments)
        return (verdict.status, verdict.output + verdict.errors)
    }

    /// Runs a program that the package has built.
    func run(_ program: String, _ arguments: [String]) throws -> Judge.Verdict {
        try Program.run(build.appendingPathComponent("debug/\(program)").path, arguments, folder: folder)
    }
}
