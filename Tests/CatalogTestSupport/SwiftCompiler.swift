package import Foundation

/// The compiler of Swift, with modules of ours that stand in for those that only Apple's platforms have.
package enum SwiftCompiler {
    package static let judge = Judge(name: "swiftc", command: ["swiftc"])

    /// The modules that stand in, compiled once for all tests, as soon as one needs them.
    private static let modules = Result { try compiledModules() }

    private static let standIns = SharedData.repository.appendingPathComponent("Tests/StubBackendTests/StandIns")

    private static func compiledModules() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for module in ["UIKit", "Combine", "SwiftUI"] {
            try run([
                "-emit-module", "-parse-as-library", "-module-name", module, "-I", folder.url.path, "-o",
                folder.url.appendingPathComponent("\(module).swiftmodule").path,
                standIns.appendingPathComponent("\(module).swift").path,
            ])
        }
        try run(["-o", plugin(in: folder), standIns.appendingPathComponent("PreviewMacros.swift").path])
        return folder
    }

    private static func plugin(in modules: TemporaryFolder) -> String {
        modules.url.appendingPathComponent("PreviewMacros").path
    }

    private static func run(_ arguments: [String]) throws {
        let verdict = try judge.run(arguments)
        if verdict.status != 0 { throw Failure(description: verdict.errors) }
    }

    struct Failure: Error, CustomStringConvertible { let description: String }

    /// What is wrong with files that are compiled together as one module, each fault with its file and place.
    package static func faults(in files: [String: String]) throws -> [String] {
        if files.isEmpty { return [] }
        let (sources, paths) = try write(files)
        let verdict = try Self.verdict(on: sources, ["-frontend", "-typecheck"], paths) {
            faults($0, in: sources).isEmpty
        } ask: { arguments in
            try judge.run(arguments)
        }
        return faults(verdict, in: sources)
    }

    private static func faults(_ verdict: Judge.Verdict, in sources: TemporaryFolder) -> [String] {
        let name = sources.url.lastPathComponent + "/"
        let lines = verdict.errors.split(separator: "\n").filter { $0.contains(": error: ") && !$0.hasPrefix(" ") }
        let faults = lines.map { line in line.range(of: name).map { String(line[$0.upperBound...]) } ?? String(line) }
        return faults.isEmpty && verdict.status != 0 ? ["swiftc ended with \(verdict.status)", verdict.errors] : faults
    }

    /// The symbol graphs of files that are compiled together as one module, in JSON.
    package static func symbolGraphs(of files: [String: String], module: String = "Stubs") throws -> [Data] {
        let (sources, paths) = try write(files)
        let module = sources.url.appendingPathComponent("\(module).swiftmodule").path
        let graphs = sources.url.appendingPathComponent("graphs")
        let options = [
            "-emit-module", "-o", module, "-emit-symbol-graph", "-emit-symbol-graph-dir", graphs.path,
            "-symbol-graph-minimum-access-level", "private",
        ]
        let verdict = try Self.verdict(on: sources, options, paths) {
            $0.status == 0
        } ask: { arguments in
            try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
            try run(arguments)
            let written = try FileManager.default.contentsOfDirectory(atPath: graphs.path).sorted().map {
                try String(contentsOf: graphs.appendingPathComponent($0), encoding: .utf8)
            }
            return Judge.Verdict(status: 0, output: written.joined(separator: separator), errors: "")
        }
        return verdict.output.split(separator: separator).map { Data($0.utf8) }
    }

    /// What stands between graphs, each of which is one line.
    private static let separator = "\n"

    /// - `ask`: Runs the compiler with all arguments.
    private static func verdict(
        on sources: TemporaryFolder, _ options: [String], _ paths: [String], isSound: (Judge.Verdict) -> Bool,
        ask: (_ arguments: [String]) throws -> Judge.Verdict
    ) throws -> Judge.Verdict {
        let always = ["-swift-version", "6", "-parse-as-library", "-module-name", "Stubs"]
        let question = Question(to: [judge], options + always + paths, reads: [sources.url, standIns])
        return try VerdictStore.current.verdict(on: question, isSound: isSound) {
            let modules = try modules.get()
            let others = ["-I", modules.url.path, "-load-plugin-executable", "\(plugin(in: modules))#PreviewsMacros"]
            return try ask(options + always + others + paths)
        }
    }

    private static func write(_ files: [String: String]) throws -> (TemporaryFolder, [String]) {
        let folder = try TemporaryFolder()
        let paths = try files.sorted { $0.key < $1.key }.map {
            try folder.write($0.key, unconditional($0.value)).path
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
