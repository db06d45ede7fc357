import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

/// The outside validators of skills and of DESIGN.md.
enum AgentsJudge {
    /// The packages that validate skills, which an older environment lacks.
    static let hasPackages = (try? Judge.python.run(["-c", "import skills_ref, skillcheck, yaml"]))?.status == 0
    static let reason = "the packages skills-ref and skillcheck are not installed; \(Judge.python.reason)"

    /// Returns the faults that the validators report for outputs, which are changed before.
    static func faults(
        _ registries: [ComponentRegistry], changing change: (inout [String: String]) -> Void = { _ in },
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [String] {
        let folder = try TemporaryFolder()
        for (index, registry) in registries.enumerated() {
            var files = AgentsSample.rendered(registry).files
            change(&files)
            for (path, text) in files { try folder.write("\(index)/\(path)", text) }
        }
        let folders = registries.indices.map { folder.url.appendingPathComponent("\($0)") }
        let script = Judge.scripts.appendingPathComponent("judge_agents.py").path
        let verdict = try Judge.python.verdict([script] + folders.map(\.path), reads: folders)
        #expect(verdict.errors == "", sourceLocation: sourceLocation)
        let lines = verdict.output.split(separator: "\n").map(String.init)
        // A run without output checked nothing.
        let count = try #require(lines.last?.wholeMatch(of: /files: (\d+), references: (\d+)/))
        #expect((Int(count.output.1) ?? 0) > 2 * registries.count, sourceLocation: sourceLocation)
        return Array(lines.dropLast())
    }
}
