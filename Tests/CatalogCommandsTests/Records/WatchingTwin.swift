import CatalogModel
import CatalogTestSupport
import Foundation

@testable import BuildEngine
@testable import CatalogCommands

/// Two catalogs with the same files, built within this process: one turn by turn as a watching process does, the other
/// from nothing every time.
final class WatchingTwin {
    private let twins: TwinCatalogs
    private let memory = WatchMemory()
    private var trace = FileTrace()

    init(_ twins: TwinCatalogs) { self.twins = twins }

    /// What a build has said, without the folder of the catalog.
    private struct Words: Equatable {
        var findings: String
        /// nil where a record had the answer.
        var locations: [String]?
    }

    /// Returns the differences of the next turn from a build from nothing, in words.
    ///
    /// With `tellsFindings`, a record with the answer is not enough.
    func differences(tellsFindings: Bool) async throws -> [String] {
        let following = FileTrace(after: trace)
        var own = try await turn(of: twins.recorded, following, memory, tellsFindings: tellsFindings)
        if !following.folders.own.isEmpty { trace = following }
        let other = try await turn(of: twins.plain, FileTrace(), nil, tellsFindings: true)
        if own.locations == nil { own.locations = other.locations }
        twins.isSound = other.locations?.contains { $0.hasPrefix("error") } != true
        var found = own == other ? [] : ["\(own)\ninstead of:\n\(other)"]
        found += try twins.differentOutputs.map { "'\($0)'" }
        return found
    }

    /// Holds the watching process to a build from nothing after each edit.
    func hold(_ count: Int, edit: (_ number: Int) async throws -> String) async throws {
        try await twins.hold(count, edit: edit) { try await differences(tellsFindings: $0 % 3 == 0) }
    }

    private func turn(
        of program: CatalogProgram, _ trace: FileTrace, _ memory: WatchMemory?, tellsFindings: Bool
    ) async throws -> Words {
        let home = program.folder.url.path
        func local(_ text: String) -> String { text.replacing(home + "/", with: "") }
        func locations(_ findings: [Diagnostic]) -> [String] {
            findings.map {
                "\($0.severity) \($0.rule.id) \(local($0.message)) \(local($0.range.map { "\($0)" } ?? ""))"
            }
        }
        let records = memory == nil ? ["--no-cache"] : ["--cache-folder", twins.cacheFolder.path]
        let command = try await BuildCommand.asyncParse(["--catalog", home] + records)
        do {
            let turn = try await command.turn(EngineRun(trace, memory: memory, needsFindings: tellsFindings))
            await turn.finish?()
            return Words(findings: local(turn.text), locations: turn.findings.map(locations))
        } catch let failure as CommandError {
            return Words(findings: "", locations: locations(failure.findings))
        }
    }
}
