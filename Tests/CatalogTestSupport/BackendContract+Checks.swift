import ExternalBackends
import CatalogModel
import CatalogRendering
import Foundation

extension BackendContract {
    var descriptionViolations: [String] {
        DescriptionStyle.faults(name: backend.name, summary: backend.summary, options: backend.options)
    }

    func repetitionViolations(_ catalogs: ContractCatalogs, _ options: BackendOptions) async -> [String] {
        var violations: [String] = []
        for registry in [catalogs.full, catalogs.awkward] {
            let first = await render(registry, options)
            for (how, again) in [
                ("a second time", await render(registry, options)),
                ("with its units in reverse", await render(registry, options, reversed: true)),
                ("one unit after the other", await render(registry, options, width: 1)),
                ("many units at once", await render(registry, options, reversed: true, width: 64)),
            ] {
                violations += Self.differences(first.files, again.files).map { "\($0) \(how)" }
                if first.diagnostics.all != again.diagnostics.all { violations.append("it reports otherwise \(how)") }
            }
        }
        return violations
    }

    private static func differences(_ left: [RenderedFile], _ right: [RenderedFile]) -> [String] {
        if left.map(\.path) != right.map(\.path) { return ["it renders other files"] }
        return zip(left, right).filter { $0.hash != $1.hash }.map { "'\($0.0.path)' is another" }
    }

    func wordViolations(_ catalogs: ContractCatalogs, _ options: BackendOptions) async -> [String] {
        var violations: [String] = []
        for registry in [catalogs.full, catalogs.changed, catalogs.awkward] {
            violations += await faults(registry, options)
        }
        return violations
    }

    /// Renders the units that have not read the changed facts, before and after the change.
    func readingViolations(_ catalogs: ContractCatalogs, _ options: BackendOptions) async -> [String] {
        let full = await recordedUnits(catalogs.full, options)
        var violations: [String] = []
        for (changed, facts) in [
            (catalogs.reworded, ReadFacts(texts: catalogs.changedIDs)),
            (catalogs.summarized, ReadFacts(texts: catalogs.changedIDs, summaries: catalogs.changedIDs)),
            (catalogs.revalued, ReadFacts(tokens: catalogs.revaluedTokens)),
        ] {
            let units = await recordedUnits(changed, options)
            for (unit, other) in zip(full, units) where !unit.reads.meet(facts) {
                if unit.paths != other.paths {
                    violations.append("the unit of '\(unit.name)' is gone after a change that it has not read")
                    continue
                }
                violations += Self.differences(unit.files, other.files).map {
                    "\($0) after a change that its unit has not read"
                }
            }
            if full.count != units.count { violations.append("it has other units after a change of prose or values") }
        }
        return violations
    }

    /// The files of a unit, and the facts read by the unit and while planning.
    private struct RecordedUnit {
        let paths: [OutputPath]
        let files: [RenderedFile]
        let reads: ReadFacts

        var name: String { paths.first?.text ?? "" }
    }

    private func recordedUnits(_ registry: ComponentRegistry, _ options: BackendOptions) async -> [RecordedUnit] {
        let (units, planning) = await CatalogReads.recorded { await backend.plan(registry, options: options) }
        return units.map { unit in
            var (rendering, reads) = CatalogReads.recorded(unit.render)
            reads.merge(planning)
            return RecordedUnit(
                paths: unit.paths, files: rendering.files.map(RenderedFile.init), reads: ReadFacts(reads, of: registry))
        }
    }

    func textViolations(_ catalogs: ContractCatalogs, _ options: BackendOptions) async -> [String] {
        let rendered = await render(catalogs.awkward, options)
        let files = rendered.files.map { OutputFile(path: $0.path, bytes: $0.bytes) }
        var violations: [String] = []
        for file in files where String(validating: file.bytes, as: UTF8.self) == nil {
            violations.append("'\(file.path)' is not UTF-8")
        }
        let readings = shows.isEmpty ? [] : files.map(Unescaping.Readings.init)
        for fact in AwkwardFact.allCases where shows.contains(fact) {
            for text in catalogs.awkwardTexts[fact] ?? [] where !readings.contains(where: { $0.say(text) }) {
                violations.append("the \(fact.rawValue) \(JSONValue.string(text).compact) is nowhere")
            }
        }
        return violations
    }

    func machineViolations(_ catalogs: ContractCatalogs, _ options: BackendOptions) async -> [String] {
        var violations: [String] = []
        for file in await render(catalogs.full, options).files {
            let text = String(decoding: file.bytes, as: UTF8.self)
            for (what, word) in Self.wordsOfTheMachine where text.contains(word) {
                violations.append("'\(file.path)' says \(what)")
            }
            if text.contains(catalogs.folder) { violations.append("'\(file.path)' says where the catalog is") }
        }
        return violations
    }

    /// What no file of an output may say.
    ///
    /// Short names are left out: they may be words of the catalog.
    private static var wordsOfTheMachine: [(String, String)] {
        let process = ProcessInfo.processInfo
        let day = Date.now.formatted(.iso8601.year().month().day())
        return [
            ("the name of the host", process.hostName),
            ("the working directory", FileManager.default.currentDirectoryPath),
            ("the folder of temporary files", FileManager.default.temporaryDirectory.path),
            ("the user's folder", FileManager.default.homeDirectoryForCurrentUser.path),
            ("the name of the user's folder", process.environment["HOME"] ?? ""),
            ("the day", day),
        ].filter { $0.1.count > 3 }
    }
}
