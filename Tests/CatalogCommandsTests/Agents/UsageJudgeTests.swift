import CatalogTestSupport
import Foundation
import Testing

/// Answers of `check_usage` compared with compilers, on calls with one mistake.
@Suite("Agreement of check_usage with compilers", .enabled(if: Thoroughness.isFull, "\(Thoroughness.reason)"))
struct UsageJudgeTests {
    private static let judges: [String: Judge] = [
        "swift": SwiftCompiler.judge, "kotlin": TypeJudge.kotlin.judge, "typescript": TypeJudge.react.judge,
    ]

    private struct Figures: Decodable {
        let calls: Int
        let judged: Double
        let agreed: Double
        let fixesCompile: Double

        private enum CodingKeys: String, CodingKey {
            case calls, judged, agreed
            case fixesCompile = "fixes compile"
        }
    }

    @Test(
        "The verdict on 1,000 mutated calls is the verdict of the compiler.",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"),
        .enabled(if: judges.values.allSatisfy(\.isPresent), "a compiler is not installed; Tests/run installs it"),
        arguments: judges.keys.sorted())
    func agreement(language: String) throws {
        let script = Judge.scripts.appendingPathComponent("judge_usage.py").path
        let standIns = SharedData.repository.appendingPathComponent("Tests/StubBackendTests/StandIns").path
        let verdict = try Judge.python.run([script, BuiltProgram.url.path, language, "1000", standIns])
        let figures = try JSONDecoder().decode(Figures.self, from: Data(verdict.output.utf8))
        print("\(language): \(figures)")
        #expect(figures.calls == 1_000)
        #expect(figures.judged >= 80)
        #expect(figures.agreed >= 98)
        #expect(figures.fixesCompile >= 90)
    }
}
