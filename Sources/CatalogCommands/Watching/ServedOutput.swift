import BuildEngine
import CatalogModel
import CatalogRendering
import HTMLBackend
import Synchronization

/// The output folder served by `catalog serve`, with the reading of requested files.
final class ServedOutput: ServedFiles {
    /// nil until the first build.
    private let folder = Mutex<String?>(nil)

    func serve(_ folder: String) { self.folder.withLock { $0 = folder } }

    /// Opens a file of the output.
    ///
    /// Requests may ask for any path: a path of an output never leads out of the output's folder, and links are not
    /// followed.
    func open(_ path: String) -> (any ServedFile)? {
        guard let path = OutputPath(path), let folder = folder.withLock({ $0 }) else { return nil }
        var location = folder
        for name in path.text.split(separator: "/") {
            // Opening refuses a link as the last name, so check the names before it.
            if location != folder, (try? System.status(location, followingLinks: false))?.kind != .folder { return nil }
            location += "/" + name
        }
        return OpenSiteFile(location)
    }
}

/// The state of `catalog serve` as reported to open browser pages: the number of builds, and the findings.
struct ServerState {
    /// Number of builds with changes.
    private(set) var build = 0
    private(set) var findings: [Diagnostic] = []

    /// - Returns: Whether there is news to report.
    mutating func note(_ turn: Turn) -> Bool {
        if turn.isUnchanged { return false }
        let found = turn.findings ?? []
        let isBuilt = !turn.hasErrors && turn.outputs.contains { !$0.isUpToDate }
        if isBuilt { build += 1 }
        if found == findings, !isBuilt { return false }
        findings = found
        return true
    }

    /// The worst come first; notes are for the terminal.
    var text: String {
        let shown = findings.filter { $0.severity > .note }.sorted { $0.severity > $1.severity }.prefix(50)
        let rows = shown.map { finding -> JSONValue in
            let location = finding.range.map { "\($0.file.path.visible):\($0.start.line):\($0.start.column)" }
            return [
                "severity": .string(finding.severity.rawValue), "rule": .string(finding.rule.id),
                "message": .string(finding.message.visible), "place": .string(location ?? ""),
            ]
        }
        let state: JSONValue = ["build": .integer(build), "findings": .array(rows)]
        return state.compact
    }
}
