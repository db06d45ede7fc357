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
            for unit in await backend.plan(registry, options: options) {
                violations += unit.takingOverViolations.map { "'\(unit.paths[0])' is another \($0)" }
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

    /// Renders the units that do not read what has changed, before and after the change.
    func readingViolations(_ catalogs: ContractCatalogs, _ options: BackendOptions) async -> [String] {
        let ids = catalogs.changedIDs
        @Sendable func isUnaffected(_ reads: RenderUnit.Reads) -> Bool {
            guard case .some(let entries, let shapes) = reads.entries, case .some(let tokens) = reads.tokens else {
                return false
            }
            return entries.union(shapes).isDisjoint(with: ids) && tokens.isDisjoint(with: catalogs.changedTokens)
        }
        let changed =
            await readingViolations(from: catalogs.full, to: catalogs.changed, options, unaffected: isUnaffected)
            + readingViolations(from: catalogs.full, to: catalogs.regrouped, options, unaffected: isUnaffected)
        let reworded = await readingViolations(from: catalogs.full, to: catalogs.reworded, options) { reads in
            switch reads.entries {
            case .all: false
            case .structures: true
            case .shapes(let entries), .some(let entries, _): entries.isDisjoint(with: ids)
            }
        }
        let summarized = await readingViolations(from: catalogs.full, to: catalogs.summarized, options) { reads in
            switch reads.entries {
            case .all, .shapes: false
            case .structures: true
            case .some(let entries, let shapes): entries.union(shapes).isDisjoint(with: ids)
            }
        }
        let revalued = await readingViolations(from: catalogs.full, to: catalogs.revalued, options) { reads in
            switch reads.tokens {
            case .all: false
            case .outlines(let tokens), .some(let tokens): tokens.isDisjoint(with: catalogs.revaluedTokens)
            }
        }
        let describedAnew = await readingViolations(from: catalogs.full, to: catalogs.describedAnew, options) { reads in
            if case .some = reads.tokens { true } else { false }
        }
        return changed + reworded + summarized + revalued + describedAnew
    }

    private func readingViolations(
        from full: ComponentRegistry, to changed: ComponentRegistry, _ options: BackendOptions,
        unaffected: (RenderUnit.Reads) -> Bool
    ) async -> [String] {
        func units(_ registry: ComponentRegistry) async -> [[OutputPath]: RenderUnit] {
            let units = await backend.plan(registry, options: options)
            return Dictionary(units.map { ($0.paths, $0) }, uniquingKeysWith: { first, _ in first })
        }
        let before = await units(full)
        let after = await units(changed)
        var violations: [String] = []
        for (paths, unit) in before.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            let name = paths.first?.text ?? ""
            if let other = after[paths] {
                violations += unit.differingParts(other, among: unaffected).map {
                    "part \($0) of '\(name)' differs after a change that it does not read"
                }
            }
            guard unaffected(unit.reads) else { continue }
            guard let other = after[paths], unaffected(other.reads) else {
                violations.append("the unit of '\(name)' is gone after a change that it does not read")
                continue
            }
            if other.shared != unit.shared { continue }
            let left = unit.render().files.map(RenderedFile.init)
            let right = other.render().files.map(RenderedFile.init)
            violations += Self.differences(left, right).map { "\($0) after a change that its unit does not read" }
        }
        return violations
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

extension RenderUnit {
    /// The ways to take over parts of the file that give another file than rendering all parts does.
    package var takingOverViolations: [String] {
        guard let renderParts, !parts.isEmpty else { return [] }
        let whole = renderParts(.none)
        if whole.parts.count != parts.count { return ["in \(whole.parts.count) parts"] }
        var start = 0
        let ranges = whole.parts.map { part in
            defer { start += part.byteCount }
            return start..<start + part.byteCount
        }
        let choices: [(String, (Int) -> Bool)] = [
            ("without the first part", { $0 > 0 }), ("without the second part", { $0 != 1 }),
            ("without the last part", { $0 < ranges.count - 1 }), ("with half of the parts", { $0 % 2 == 0 }),
            ("with the other half", { $0 % 2 == 1 }), ("with a third of the parts", { $0 % 3 == 1 }),
            ("with all parts", { _ in true }),
        ]
        return choices.compactMap { name, isKnown in
            let known = ranges.indices.filter(isKnown).map { ($0, ranges[$0]) }
            let again = renderParts(KnownParts(whole.bytes, ranges: Dictionary(uniqueKeysWithValues: known)))
            let isSame = again.bytes == whole.bytes && again.parts.map(\.byteCount) == whole.parts.map(\.byteCount)
            return isSame ? nil : name
        }
    }

    /// Returns the places of parts that read nothing changed, and have other bytes than those of another rendering.
    fileprivate func differingParts(_ other: RenderUnit, among unaffected: (Reads) -> Bool) -> [Int] {
        guard parts.count == other.parts.count else { return [] }
        let places = parts.indices.filter {
            unaffected(parts[$0].reads) && unaffected(other.parts[$0].reads)
                && parts[$0].shared == other.parts[$0].shared
        }
        let (left, right) = (partTexts, other.partTexts)
        return places.filter { !left.indices.contains($0) || left[$0] != right[$0] }
    }

    private var partTexts: [ArraySlice<UInt8>] {
        guard let rendering = renderParts?(.none) else { return [] }
        var start = 0
        return rendering.parts.map { part in
            defer { start += part.byteCount }
            return rendering.bytes[start..<start + part.byteCount]
        }
    }
}
