import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

/// What the README shows is what the program does.
@Suite("The README")
struct ReadmeTests {
    private static let text = try? String(
        contentsOf: SharedData.repository.appendingPathComponent("README.md"), encoding: .utf8)

    @Test("its session in the terminal prints what it shows")
    func session() throws {
        let text = try #require(Self.text)
        let steps = Self.blocks("console", of: text).flatMap(Step.steps)
        #expect(steps.count > 5)
        let program = try CatalogProgram()
        let script = steps.map { "\($0.command)\nprintf '%s\\n' '\(Step.mark)'" }.joined(separator: "\n")
        let path = CatalogProgram.executable.deletingLastPathComponent().path + ":/usr/bin:/bin"
        let session = try Program.run(
            "/bin/bash", ["-c", "exec 2>&1\n" + script], environment: ["PATH": path], folder: program.folder.url)
        let outputs = session.output.components(separatedBy: Step.mark + "\n")
        for (step, output) in zip(steps, outputs) {
            #expect(Step.withoutTimes(output) == Step.withoutTimes(step.output), "\(step.command)")
        }
    }

    @Test("it lists every command, and no other")
    func commands() throws {
        let text = try #require(Self.text)
        let listed = Set(text.matches(of: /\| `catalog ([a-z]+)/).map { String($0.output.1) })
        let known = Set(CatalogCommand.configuration.subcommands.compactMap { $0.configuration.commandName })
        #expect(listed == known)
    }

    @Test("its links within the repository lead somewhere")
    func links() throws {
        let text = try #require(Self.text)
        for link in text.matches(of: /\]\(([^)#]+)\)/).map({ String($0.output.1) })
        where !link.contains("://") {
            let file = SharedData.repository.appendingPathComponent(link)
            #expect(FileManager.default.fileExists(atPath: file.path), "\(link)")
        }
    }

    @Test("the Swift package that it shows is the example that is built")
    func package() throws {
        let section = try #require(Self.text?.components(separatedBy: "## In a Swift package\n").last)
        let shown = Self.blocks("swift", of: section)
        for (block, path) in zip(shown, ["Package.swift", "Sources/team-catalog/main.swift"]) {
            let file = SharedData.repository.appendingPathComponent("Plugins/Examples/TeamCatalog/\(path)")
            let lines = try String(contentsOf: file, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            let code = lines.filter { line in
                !line.contains(/^ *\/\//) || line.hasPrefix("// swift-tools-version")
            }
            #expect(block == code.joined(separator: "\n"), "\(path)")
        }
    }

    private static func blocks(_ language: String, of text: String) -> [String] {
        text.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
    }
}

/// A command of a session, and what it prints.
private struct Step {
    static let mark = "=== the next command ==="

    var command: String
    var output = ""

    /// `$ ` begins a command, `> ` goes on with it; all else is output.
    static func steps(of block: String) -> [Step] {
        var steps: [Step] = []
        for line in block.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            if line.hasPrefix("$ ") {
                steps.append(Step(command: String(line.dropFirst(2))))
            } else if !steps.isEmpty {
                let isCommand = (line.hasPrefix("> ") || line == ">") && steps[steps.count - 1].output.isEmpty
                if isCommand { steps[steps.count - 1].command += "\n" + line.dropFirst(2) }
                if !isCommand { steps[steps.count - 1].output += line + "\n" }
            }
        }
        return steps
    }

    static func withoutTimes(_ text: String) -> String {
        text.replacing(/built in [0-9.]+ m?s/, with: "built in no time")
    }
}
