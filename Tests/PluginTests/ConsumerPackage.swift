import CatalogTestSupport
import Foundation

/// The example of a package that uses this one, as somebody else would have it.
struct ConsumerPackage {
    /// The source of the program that the plugins run.
    enum Source {
        /// A bundle with the program that these tests have been built with, as `.ci/release` makes one.
        case bundle
        /// This package, all of which the consumer's first build compiles.
        case package
    }

    /// The folder in which builds from source stay for the next run; `Tests/run` sets it.
    static let scratch = ProcessInfo.processInfo.environment["CATALOG_CONSUMER_SCRATCH"]
    static let canBuildFromSource = Thoroughness.isFull && scratch != nil
    static let reason = "needs minutes to build; \(Thoroughness.reason)"

    /// The folder of its catalog.
    static let catalog = "Sources/Badges/Catalog"

    let folder: URL
    private let source: Source
    private let build: URL
    /// Kept as long as the package is used.
    private let temporary: TemporaryFolder?

    /// A fresh copy of the example.
    init(_ source: Source) throws {
        self.source = source
        let temporary = source == .bundle ? try TemporaryFolder() : nil
        let scratch = temporary?.url ?? URL(fileURLWithPath: Self.scratch ?? "", isDirectory: true).standardizedFileURL
        self.temporary = temporary
        folder = scratch.appendingPathComponent("TeamCatalog")
        build = scratch.appendingPathComponent("build")
        let files = FileManager.default
        try files.createDirectory(at: scratch, withIntermediateDirectories: true)
        if files.fileExists(atPath: folder.path) { try files.removeItem(at: folder) }
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        // What a build has left behind in the example stays there.
        for name in ["Package.swift", "Sources"] {
            try files.copyItem(at: Self.example.appendingPathComponent(name), to: folder.appendingPathComponent(name))
        }
        try? files.removeItem(at: folder.appendingPathComponent("\(Self.catalog)/Output"))
        switch source {
        case .package: try replace("../../..", with: SharedData.repository.path, in: "Package.swift")
        case .bundle:
            try replace("../../..", with: try ReleasedPlugins.write(in: scratch).path, in: "Package.swift")
            try leaveOutItsBackend()
        }
    }

    private static let example = SharedData.repository.appendingPathComponent("Plugins/Examples/TeamCatalog")

    /// The plugins of a release come without the modules that a backend needs.
    private func leaveOutItsBackend() throws {
        let file = folder.appendingPathComponent("Package.swift")
        let manifest = try String(contentsOf: file, encoding: .utf8)
        let target = #/(?s)        \.executableTarget\(.*?"ComponentCatalog".*?\),\n(?=    \])/#
        guard manifest.contains(target) else { throw CocoaError(.fileReadCorruptFile) }
        try manifest.replacing(target, with: "").write(to: file, atomically: true, encoding: .utf8)
        try FileManager.default.removeItem(at: folder.appendingPathComponent("Sources/team-catalog"))
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
        // A package that uses this one has its modules as everybody gets them.
        let plain = ["-u", "CATALOG_OPTIMIZED_TESTS"]
        let verdict = try Program.run("/usr/bin/env", plain + ["swift", subcommand] + location + arguments)
        return (verdict.status, verdict.output + verdict.errors)
    }

    /// Returns the command line with the team's own backend: the one that the package has built, or the same sources with
    /// the modules that these tests have been built with.
    func programWithItsBackend() throws -> URL {
        if source == .package { return build.appendingPathComponent("debug/team-catalog") }
        let program = build.appendingPathComponent("team-catalog")
        let products = BuiltProgram.products
        let list = try String(
            contentsOf: products.appendingPathComponent("catalog.product/Objects.LinkFileList"), encoding: .utf8)
        let objects = list.split(separator: "\n").filter { !$0.contains("/catalog.build/") }
        let others = build.appendingPathComponent("objects")
        try objects.joined(separator: "\n").write(to: others, atomically: true, encoding: .utf8)
        let sources = Self.example.appendingPathComponent("Sources/team-catalog")
        let libraries = try Program.run("/usr/bin/env", ["pkg-config", "--libs", "yaml-0.1"]).output
        let modules = ["CLibYAML", "CCatalogSystem/include"].flatMap {
            ["-I", SharedData.repository.appendingPathComponent("Sources/\($0)").path]
        }
        let maps = ["-Xcc", "-fmodule-map-file=\(products.path)/CSiteAssets.build/module.modulemap"]
        let verdict = try Program.run(
            "/usr/bin/env",
            [
                "swiftc", "-swift-version", "6", "-o", program.path, "-module-name", "team_catalog",
                "-I", products.appendingPathComponent("Modules").path, "@\(others.path)",
            ] + maps + modules + libraries.split(whereSeparator: \.isWhitespace).map(String.init)
                + ["main.swift", "ReviewBackend.swift"].map { sources.appendingPathComponent($0).path })
        guard verdict.status == 0 else { throw Failure(description: verdict.errors) }
        return program
    }

    struct Failure: Error, CustomStringConvertible { let description: String }
}

/// The package of the plugins as a release has it, with the program of these tests in its bundle.
private enum ReleasedPlugins {
    static func write(in scratch: URL) throws -> URL {
        let files = FileManager.default
        let plugins = SharedData.repository.appendingPathComponent("Plugins")
        let package = scratch.appendingPathComponent("component-catalog")
        let bundle = package.appendingPathComponent("catalog.artifactbundle")
        try files.createDirectory(at: bundle, withIntermediateDirectories: true)
        for name in ["Released/Package.swift", "CatalogCheckPlugin", "CatalogCommandPlugin"] {
            let file = plugins.appendingPathComponent(name)
            try files.copyItem(at: file, to: package.appendingPathComponent(file.lastPathComponent))
        }
        try files.createSymbolicLink(
            at: bundle.appendingPathComponent("catalog"), withDestinationURL: BuiltProgram.url)
        let about = """
            {
              "schemaVersion": "1.0",
              "artifacts": {
                "catalog": {
                  "version": "1.0.0", "type": "executable",
                  "variants": [{ "path": "catalog", "supportedTriples": ["\(try triple())"] }]
                }
              }
            }
            """
        try about.write(to: bundle.appendingPathComponent("info.json"), atomically: true, encoding: .utf8)
        return package
    }

    /// The name of this machine in bundles.
    private static func triple() throws -> String {
        struct Description: Decodable {
            struct Target: Decodable { let unversionedTriple: String }
            let target: Target
        }
        let said = try Program.run("/usr/bin/env", ["swiftc", "-print-target-info"]).output
        return try JSONDecoder().decode(Description.self, from: Data(said.utf8)).target.unversionedTriple
    }
}
