import CatalogTestSupport
import Foundation
import Testing
import TrialCatalogs

/// The tools of `catalog mcp` over the trial catalogs and the catalog of this repository.
@Suite("Answers to agents about trial catalogs")
struct TrialAnswersTests {
    @Test(
        "Agents find facts of real components, and get no confirmation of invented names.",
        .enabled(if: SharedData.isPresent, "\(SharedData.reason)"),
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
    func questions() throws {
        let folder = try TemporaryFolder()
        var catalogs = [SharedData.repository.appendingPathComponent("Catalog")]
        for trial in TrialCatalog.allCases {
            for (path, text) in try trial.files() { try folder.write("\(trial)/\(path)", text) }
            catalogs.append(folder.url.appendingPathComponent(trial.rawValue))
        }
        let script = Judge.scripts.appendingPathComponent("judge_answers.py").path
        let verdict = try Judge.python.run([script, BuiltProgram.url.path] + catalogs.map(\.path))
        #expect(verdict.output == "[]\n", "\(verdict.errors)")
    }
}
