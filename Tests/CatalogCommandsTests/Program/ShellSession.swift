import CatalogTestSupport
import Foundation

/// The commands of a page in its blocks of language `console`, with their outputs.
struct ShellSession {
    /// A command, and the output that a page shows below it.
    struct Step {
        var command: String
        var output = ""

        /// Whether a here-document of the command goes on.
        ///
        /// It stands without prompts, so that readers can paste it.
        var isOpen: Bool {
            guard let word = command.firstMatch(of: /<<'(\w+)'/)?.1 else { return false }
            return !command.hasSuffix("\n\(word)")
        }

        /// The command as a page shows it.
        var shown: String {
            if command.contains("<<'") { return command }
            return command.replacing("\n", with: "\n> ").replacing("> \n", with: ">\n")
        }
    }

    private static let mark = "=== the next command ==="

    private let page: RepositoryPage

    init(_ page: RepositoryPage) {
        self.page = page
    }

    var steps: [Step] { page.blocks("console").flatMap(Self.steps) }

    /// `$ ` begins a command, `> ` goes on with it, as does what its here-document holds; all else is output.
    private static func steps(of block: String) -> [Step] {
        var steps: [Step] = []
        for line in block.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if steps.last?.isOpen == true {
                steps[steps.count - 1].command += "\n" + line
            } else if line.hasPrefix("$ ") {
                steps.append(Step(command: String(line.dropFirst(2))))
            } else if !steps.isEmpty {
                let isCommand = (line.hasPrefix("> ") || line == ">") && steps[steps.count - 1].output.isEmpty
                if isCommand { steps[steps.count - 1].command += "\n" + line.dropFirst(2) }
                if !isCommand { steps[steps.count - 1].output += line + "\n" }
            }
        }
        return steps
    }

    /// Runs all commands, and returns what each prints.
    func outputs() throws -> [String] {
        let program = try CatalogProgram()
        for name in ["catalog.yaml", "types.yaml", "components", "tokens"] {
            let source = SharedData.repository.appendingPathComponent("Catalog/\(name)")
            let copy = program.folder.url.appendingPathComponent("Catalog/\(name)")
            try FileManager.default.createDirectory(
                at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: source, to: copy)
        }
        let script = steps.map { "\($0.command)\nprintf '%s\\n' '\(Self.mark)'" }.joined(separator: "\n")
        let path = CatalogProgram.executable.deletingLastPathComponent().path + ":/usr/bin:/bin" + Self.compilerPath
        let session = try Program.run(
            "/bin/bash", ["-c", "exec 2>&1\n" + script], environment: ["PATH": path], folder: program.folder.url)
        return session.output.components(separatedBy: Self.mark + "\n").dropLast()
    }

    /// The folder of Swift's compiler, behind all others.
    private static var compilerPath: String {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let compiler = folders.first { FileManager.default.isExecutableFile(atPath: $0 + "/swiftc") }
        return compiler.map { ":" + $0 } ?? ""
    }

    /// The text of the page with other outputs.
    func recorded(_ outputs: [String]) -> String {
        var outputs = outputs[...]
        var parts = page.text.components(separatedBy: "```console\n")
        for index in parts.indices.dropFirst() {
            guard let end = parts[index].range(of: "```") else { continue }
            let steps = Self.steps(of: String(parts[index][..<end.lowerBound])).map { step in
                let output = outputs.popFirst() ?? step.output
                let isShown = Self.withoutTimes(output) == Self.withoutTimes(step.output)
                return "$ \(step.shown)\n\(isShown ? step.output : output)"
            }
            parts[index].replaceSubrange(..<end.lowerBound, with: steps.joined())
        }
        return parts.joined(separator: "```console\n")
    }

    /// The text without durations, which differ each time.
    static func withoutTimes(_ text: String) -> String {
        text.replacing(/(?:built|compared) in [0-9.]+ m?s/, with: "done in no time")
    }
}
