import CatalogTestSupport
import Foundation

/// The compiler of Swift, with modules of ours that stand in for those that only Apple's platforms have.
struct SwiftCompiler: Sendable {
    static let judge = Judge(name: "swiftc", command: ["swiftc"])

    /// The modules, compiled once for all tests.
    private static let shared = Result { try SwiftCompiler() }

    static func ready() throws -> SwiftCompiler { try shared.get() }

    private let folder: TemporaryFolder

    private init() throws {
        folder = try TemporaryFolder()
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("StandIns")
        for module in ["UIKit", "Combine", "SwiftUI"] {
            try run([
                "-emit-module", "-parse-as-library", "-module-name", module, "-I", folder.url.path, "-o",
                folder.url.appendingPathComponent("\(module).swiftmodule").path,
                sources.appendingPathComponent("\(module).swift").path,
            ])
        }
        try run(["-o", plugin, sources.appendingPathComponent("PreviewMacros.swift").path])
    }

    private var plugin: String { folder.url.appendingPathComponent("PreviewMacros").path }

    private func run(_ arguments: [String]) throws {
        let verdict = try Self.judge.run(arguments)
        if verdict.status != 0 { throw Failure(description: verdict.errors) }
    }

    struct Failure: Error, CustomStringConvertible { let description: String }

    /// What is wrong with files that are compiled together as one module, each fault with its file and place.
    func faults(in files: [String: String]) throws -> [String] {
        if files.isEmpty { return [] }
        let (sources, paths) = try write(files)
        let verdict = try Self.judge.run(["-frontend", "-typecheck"] + arguments + paths)
        let name = sources.url.lastPathComponent + "/"
        let lines = verdict.errors.split(separator: "\n").filter { $0.contains(": error: ") && !$0.hasPrefix(" ") }
        let faults = lines.map { line in line.range(of: name).map { String(line[$0.upperBound...]) } ?? String(line) }
        return faults.isEmpty && verdict.status != 0 ? ["swiftc ended with \(verdict.status)", verdict.errors] : faults
    }

    /// The symbol graphs of files that are compiled together as one module, in JSON.
    func symbolGraphs(of files: [String: String], module: String = "Stubs") throws -> [Data] {
        let (sources, paths) = try write(files)
        let graphs = sources.url.appendingPathComponent("graphs")
        try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
        try run(
            ["-emit-module", "-o", sources.url.appendingPathComponent("\(module).swiftmodule").path]
                + ["-emit-symbol-graph", "-emit-symbol-graph-dir", graphs.path]
                + ["-symbol-graph-minimum-access-level", "private"] + arguments + paths)
        return try FileManager.default.contentsOfDirectory(atPath: graphs.path).sorted().map {
            try Data(contentsOf: graphs.appendingPathComponent($0))
        }
    }

    private var arguments: [String] {
        [
            "-swift-version", "6", "-parse-as-library", "-module-name", "Stubs", "-I", folder.url.path,
            "-load-plugin-executable", "\(plugin)#PreviewsMacros",
        ]
    }

    private func write(_ files: [String: String]) throws -> (TemporaryFolder, [String]) {
        let folder = try TemporaryFolder()
        let paths = try files.sorted { $0.key < $1.key }.map {
            try folder.write($0.key, Self.unconditional($0.value)).path
        }
        return (folder, paths)
    }

    /// What stands under the condition of a system or of a module that is not here is checked all the same; only imports
    /// keep theirs.
    private static func unconditional(_ text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for index in lines.indices.dropLast() where lines[index].hasPrefix("#if ") {
            if !lines[index + 1].hasPrefix("    import ") { lines[index] = "#if true" }
        }
        return lines.joined(separator: "\n")
    }
}
