import Foundation

/// Code in Swift that the compiler is asked about.
package enum SwiftModule {
    package static let judge = Judge(name: "swiftc", command: ["swiftc"])

    /// The symbol graphs of a module by the names of their files.
    /// - `options`: Further options of the compiler.
    package static func symbolGraphs(
        of files: [String: String], module: String = "Kit", options: [String] = []
    ) throws -> [String: String] {
        let folder = try TemporaryFolder()
        let paths = try files.sorted { $0.key < $1.key }.map { try folder.write("Sources/\($0.key)", $0.value).path }
        let graphs = try folder.write("graphs/.made", "").deletingLastPathComponent()
        let arguments = [
            "-swift-version", "6", "-parse-as-library", "-module-name", module, "-emit-module", "-o",
            folder.url.appendingPathComponent("\(module).swiftmodule").path, "-emit-symbol-graph",
            "-emit-symbol-graph-dir", graphs.path,
        ]
        let verdict = try judge.run(arguments + options + paths)
        if verdict.status != 0 { throw Failure(description: verdict.errors) }
        let names = try FileManager.default.contentsOfDirectory(atPath: graphs.path).filter { !$0.hasPrefix(".") }
        return try Dictionary(
            uniqueKeysWithValues: names.map {
                ($0, try String(contentsOf: graphs.appendingPathComponent($0), encoding: .utf8))
            })
    }

    struct Failure: Error, CustomStringConvertible { let description: String }
}
