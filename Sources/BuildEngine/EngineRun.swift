package import CatalogLoading

/// The surroundings of a single build or check: the log of questions to the disk, and the memory of a watching process.
package struct EngineRun: Sendable {
    let trace: FileTrace
    /// nil for a process that ends after the run.
    let memory: WatchMemory?
    /// Whether a change of a file is the reason for the run, not the start or a second check of the files.
    package let followsChange: Bool
    /// Whether single findings are needed; a record has printed findings only.
    package var needsFindings = false

    /// Creates the surroundings of a run in a process that ends afterwards.
    package init() { self.init(FileTrace()) }

    init(_ trace: FileTrace, memory: WatchMemory? = nil, followsChange: Bool = false, needsFindings: Bool = false) {
        self.trace = trace
        self.memory = memory
        self.followsChange = followsChange
        self.needsFindings = needsFindings
    }

    /// The files on disk; each question is logged.
    package var files: any CatalogFiles { TracedFiles(in: trace) }

    /// Whether the run has looked for files in a folder, so that a change there can be seen.
    package var hasFolders: Bool { !trace.folders.own.isEmpty }
}
