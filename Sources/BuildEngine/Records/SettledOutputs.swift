import CatalogLoading
import CatalogModel
import CatalogRendering

/// A finished build with all that a record of the outputs needs: a record is for the next build, so making the record
/// can wait.
struct OutputSettling: Sendable {
    let plans: [OutputPlan]
    /// The outputs left out of the build.
    let neighbors: [OutputTarget]
    /// Findings from before the plans.
    let diagnostics: Diagnostics
    /// The severities of findings.
    let configuration: CatalogConfiguration
    /// The states of files at the last look.
    let stamps: FileHashCache
    /// The units of the build, for the next build.
    let units: BuildRecord.Units

    /// The state of the output folders; nil where the same build would have work to do again, or where a finding cannot
    /// be recorded as a fact.
    var outputs: SettledOutputs? {
        get async {
            await SettledOutputs(
                plans, besides: neighbors, diagnostics: diagnostics, configuration: configuration, stamps: stamps)
        }
    }
}

/// The recorded state of the output folders after a build, with the findings of the same build if repeated.
struct SettledOutputs: Sendable {
    private(set) var facts: [BuildRecord.Fact] = []
    /// The findings of the whole build, if repeated.
    let findings: [Diagnostic]
    private(set) var outputs: [BuildRecord.Output] = []

    /// Creates the state after a build; nil where the same build would have work to do again, or where a finding cannot
    /// be recorded as a fact.
    ///
    /// - Parameters:
    ///   - plans: The plans of the present build, carried out unless up to date.
    ///   - others: The outputs left out of the build.
    ///   - diagnostics: Findings from before the plans.
    ///   - configuration: The severities of findings.
    ///   - stamps: The states of files at the last look.
    init?(
        _ plans: [OutputPlan], besides others: [OutputTarget], diagnostics: Diagnostics,
        configuration: CatalogConfiguration, stamps: FileHashCache
    ) async {
        var found = diagnostics
        let written = plans.map { (plan: $0, outcome: $0.outcome) }
        async let noted = Parallel.map(written) { try? $0.plan.facts($0.outcome, stamps: stamps) }
        let repeated = await Parallel.map(written) { plan, outcome in
            let neighbors = others + plans.map(\.target).filter { $0.name != plan.target.name }
            var found = Diagnostics()
            let next = OutputPlan(plan.output, onDisk: outcome, besides: neighbors, diagnostics: &found)
            return (plan: next, diagnostics: found)
        }
        for (next, facts) in zip(repeated, await noted) {
            guard next.plan.isUpToDate, let facts else { return nil }
            found.merge(next.diagnostics)
            self.facts += facts
            let target = next.plan.target
            outputs.append(
                .init(
                    name: target.name, folder: target.folder, unchangedCount: next.plan.paths(.unchanged).count,
                    kept: next.plan.paths(.keep).map(target.shown)))
        }
        facts += others.map { .location($0.folder, $0.location) }
        let weighed = found.weighed(by: configuration)
        if weighed.hasErrors { return nil }
        findings = weighed.sorted()
    }
}

extension OutputPlan {
    /// The output's folder after the plan has been carried out.
    fileprivate var outcome: DiskSnapshot {
        if isUpToDate { return snapshot }
        var states: [OutputPath: DiskSnapshot.State] = [:]
        let written = Set(paths(.create) + paths(.update))
        for file in output.files where written.contains(file.path) { states[file.path] = .file(file.hash) }
        for base in bases.written { states[base.path] = .file(base.file.hash) }
        for path in paths(.remove) + bases.removed { states[path] = .missing }
        return snapshot.changed(states, records: ManifestRecords(written: manifest, bytes: manifestBytes))
    }

    /// Returns all questions of a build about the folder after the plan has been carried out.
    ///
    /// Throws where a fact cannot be noted.
    fileprivate func facts(_ outcome: DiskSnapshot, stamps: FileHashCache) throws -> [BuildRecord.Fact] {
        var facts = FolderFacts(OutputFolder(target: target, stamps: stamps))
        guard try facts.begin() else { return facts.facts }
        try facts.add(.staging, as: .missing)
        try facts.add(.requestRecord, as: .missing)
        let hasManifest = try System.status(facts.folder.location(.manifest), followingLinks: false) != nil
        try facts.add(.manifest, as: hasManifest ? .file(ContentHash(of: manifestBytes)) : .missing)
        let hasBases = try facts.addBases()
        let paths = output.files.map(\.path)
        // All files come first, and then all bases, because consecutive paths mostly share a folder.
        for path in paths + (hasBases ? paths.compactMap(\.base) : []) { try facts.add(path, as: outcome[path]) }
        return facts.facts
    }
}

/// A collector of facts about the files in an output's folder, for the `BuildRecord` of a build.
private struct FolderFacts {
    /// The error for a folder in a state without a form among the facts, such as a link in a file's place.
    struct UnsettledError: Error {}

    let folder: OutputFolder
    private(set) var facts: [BuildRecord.Fact]
    /// The folders with a fact, and whether the folders exist.
    private var folders: [OutputPath: Bool] = [:]
    /// An existing folder in existing folders.
    private var lastFolder: OutputPath?

    init(_ folder: OutputFolder) {
        self.folder = folder
        facts = [.location(folder.target.folder, folder.target.location)]
    }

    /// Begins with the folder of the output, and returns whether the folder exists.
    mutating func begin() throws -> Bool {
        let isThere = try folder.exists()
        facts.append(isThere ? .folder(folder.target.location) : .missing(folder.target.location))
        return isThere
    }

    /// Adds the folder of bases, and returns whether a build reads bases.
    mutating func addBases() throws -> Bool {
        let isThere = try System.status(folder.location(.bases), followingLinks: false) != nil
        if !isThere { try add(.bases, as: .missing) }
        return isThere || folder.target.edits == .kept
    }

    mutating func add(_ path: OutputPath, as state: DiskSnapshot.State) throws {
        // Consecutive files mostly share a folder.
        if lastFolder.map(path.isDirectly) != true {
            for parent in path.folders {
                let isThere = try folders[parent] ?? note(parent, above: state)
                folders[parent] = isThere
                if isThere { continue }
                guard state == .missing else { throw UnsettledError() }
                return
            }
            lastFolder = path.folder
        }
        let location = folder.location(path)
        switch state {
        case .missing: facts.append(.missing(location))
        case .file(let hash):
            if let state = folder.stamps.state(of: location), state.hash == hash {
                facts.append(.file(location, state))
                return
            }
            guard let located = try System.stamp(location), located.location == nil else { throw UnsettledError() }
            facts.append(.file(location, .init(stamp: located.stamp, hash: hash, isSettled: false)))
        case .obstacle, .after: throw UnsettledError()
        }
    }

    /// Notes a folder on the way to a path, and returns whether the folder exists.
    private mutating func note(_ parent: OutputPath, above state: DiskSnapshot.State) throws -> Bool {
        let location = folder.location(parent)
        var kind: FileStatusKind? = .folder
        // The folders of an existing file are regular folders, so do not check them.
        if case .file = state {} else { kind = try System.status(location, followingLinks: false)?.kind }
        guard kind == nil || kind == .folder else { throw UnsettledError() }
        facts.append(kind == nil ? .missing(location) : .folder(location))
        return kind == .folder
    }
}
