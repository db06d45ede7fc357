import Foundation

/// A compiler that checks the types of stubs, all in one run, together with stand-ins for what a platform declares.
package struct TypeJudge: Sendable {
    package let judge: Judge
    /// What its compiler is a part of.
    var others: [Judge] = []
    /// The folder of the stand-ins.
    private let standIns: String
    private let arguments: @Sendable (_ folder: URL, _ files: [String]) throws -> [String]

    /// The current compiler of Kotlin, as the Python package `kotlin-jupyter-kernel` carries it.
    package static let kotlin: TypeJudge = {
        let jars = Self.kotlinJars
        return TypeJudge(
            judge: Judge(
                name: "Kotlin's compiler", command: [jars.isEmpty ? "kotlin-of-the-judges" : "java"],
                version: ["-version"]),
            others: [.python], standIns: "compose"
        ) { folder, files in
            let library = jars.first { $0.lastPathComponent.hasPrefix("kotlin-stdlib") }
            let list = folder.appendingPathComponent("arguments")
            let words = [
                "-nowarn", "-no-stdlib", "-no-reflect", "-cp", library?.path ?? "", "-d", folder.path + "/out",
            ]
            try Data((words + files).map { "\"\($0)\"" }.joined(separator: "\n").utf8).write(to: list)
            // A run of seconds gets nothing back for code that is made faster as it runs.
            return [
                "-Xmx2g", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", jars.map(\.path).joined(separator: ":"),
                "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler", "@\(list.path)",
            ]
        }
    }()

    /// The compiler of TypeScript, as strict as it can be.
    package static let react = TypeJudge(
        judge: Judge(name: "tsc", command: ["tsc"]), standIns: "react"
    ) { folder, files in
        let configuration = """
            {
              "compilerOptions": {
                "strict": true, "noUnusedLocals": true, "noEmit": true, "skipDefaultLibCheck": true,
                "jsx": "react-jsx", "target": "es2020", "lib": ["es2020", "dom"],
                "module": "esnext", "moduleResolution": "node", "types": [], "pretty": false,
                "baseUrl": ".", "paths": { "react": ["stand-ins/index"], "react/*": ["stand-ins/*"],
                  "@storybook/react": ["stand-ins/storybook"] }
              },
              "files": [\(files.map { "\"\($0)\"" }.joined(separator: ", "))]
            }
            """
        let file = folder.appendingPathComponent("tsconfig.json")
        try Data(configuration.utf8).write(to: file)
        return ["-p", file.path]
    }

    private static var kotlinJars: [URL] {
        guard let python = ProcessInfo.processInfo.environment["CATALOG_JUDGES_PYTHON"] else { return [] }
        let environment = URL(fileURLWithPath: python).deletingLastPathComponent().deletingLastPathComponent()
        let library = environment.appendingPathComponent("lib")
        let versions =
            (try? FileManager.default.contentsOfDirectory(at: library, includingPropertiesForKeys: nil)) ?? []
        for version in versions {
            let folder = version.appendingPathComponent("site-packages/run_kotlin_kernel/jars")
            let jars = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            if let jars, !jars.isEmpty { return jars.sorted { $0.path < $1.path } }
        }
        return []
    }

    /// What is wrong with files, by path.
    ///
    /// - `file`: A file that may have faults, so that the same question has the same answer the next time.
    package func faults(in files: [String: String], allowedIn file: String? = nil) throws -> [String] {
        let folder = try TemporaryFolder()
        let sources = SharedData.repository
            .appendingPathComponent("Tests/StubBackendTests/StandIns/\(standIns)")
        var paths: [String] = []
        for file in try FileManager.default.contentsOfDirectory(at: sources, includingPropertiesForKeys: nil) {
            let text = try String(contentsOf: file, encoding: .utf8)
            paths.append(try folder.write("stand-ins/\(file.lastPathComponent)", text).path)
        }
        paths += try files.map { try folder.write($0.key, $0.value).path }
        let arguments = try self.arguments(folder.url, paths.sorted())
        let verdict = try judge.verdict(arguments, reads: [folder.url], with: others) {
            faults($0, in: folder).allSatisfy { fault in file.map { fault.hasPrefix($0) } ?? false }
        }
        // A caller need not use all that is there.
        let unused = ["TS6133", "TS6192", "TS6196", "TS6198"]
        return faults(verdict, in: folder).filter { fault in
            !(file.map { fault.hasPrefix($0) } ?? false && unused.contains { fault.contains($0) })
        }
    }

    private func faults(_ verdict: Judge.Verdict, in folder: TemporaryFolder) -> [String] {
        let lines = (verdict.output + "\n" + verdict.errors).split(separator: "\n").map(String.init)
            .filter { $0.contains("error: ") || $0.contains("error TS") || $0.hasPrefix("exception") }
        let name = folder.url.lastPathComponent + "/"
        let faults = lines.map { line in
            line.range(of: name).map { String(line[$0.upperBound...]) } ?? line
        }
        return faults.isEmpty && verdict.status != 0
            ? ["\(judge.name) ended with \(verdict.status): \(verdict.errors.prefix(500))"] : faults.sorted()
    }
}
