import CatalogModel
import CatalogRendering

/// A merge of the changes of the catalog into files of a single output.
struct OutputMerge {
    let plan: OutputPlan
    /// By path.
    let files: [MergedFile]

    /// The rules of a plan for files reported by the merge instead.
    private static let replacedRules = [
        OutputRules.scaffoldEdited, OutputRules.scaffoldOutdated, OutputRules.scaffoldForeign,
    ]

    /// Plans the merge of all files of a rendered output.
    ///
    /// - Parameters:
    ///   - output: The files, with contents in memory.
    ///   - folder: The folder of the output.
    ///   - snapshot: The files of the folder.
    ///   - diagnostics: Takes the findings on unwritable files and on files still deleted.
    /// - Throws: When a file cannot be read.
    init(
        _ output: RenderedOutput, in folder: OutputFolder, onDisk snapshot: DiskSnapshot,
        diagnostics: inout Diagnostics
    ) throws(DiskError) {
        let side = Side(folder: folder, snapshot: snapshot)
        let rendered = Dictionary(output.files.map { ($0.path, $0) }) { first, _ in first }
        var ignored = Diagnostics()
        var merged: [OutputPath: MergedFile] = [:]
        for path in OutputPlan(output, isPartial: true, onDisk: snapshot, diagnostics: &ignored).outdated {
            if let file = rendered[path] { merged[path] = try side.merged(file) }
        }
        var found = Diagnostics()
        let contents = merged.compactMapValues { file in if case .merged = file.outcome { file.new } else { nil } }
        plan = OutputPlan(
            output, isPartial: true, onDisk: snapshot, allowing: OutputPlan.Permissions(merged: contents),
            diagnostics: &found)
        for finding in found.all where !Self.replacedRules.contains(finding.rule) { diagnostics.report(finding) }
        var files: [MergedFile] = []
        for step in plan.steps {
            if let file = merged[step.path] {
                files.append(file)
            } else if let file = rendered[step.path] {
                files.append(try side.result(of: step.action, for: file))
            }
        }
        self.files = files
    }
}

/// The files on disk, as a side of merges.
private struct Side {
    let folder: OutputFolder
    let snapshot: DiskSnapshot

    /// Returns the result of a step for a file without changes to merge.
    func result(of action: OutputPlan.Action, for file: RenderedFile) throws(DiskError) -> MergedFile {
        let path = folder.target.shown(file.path)
        switch action {
        case .create: return MergedFile(path: path, outcome: .created, old: nil, new: file.memory)
        case .update: return MergedFile(path: path, outcome: .updated, old: try bytes(file.path), new: file.memory)
        case .keep where snapshot[file.path] == .missing:
            return MergedFile(path: path, outcome: .deleted, old: nil, new: nil)
        case .keep:
            // A merge may have recorded this text of the catalog, and left conflict markers.
            let mine = try bytes(file.path)
            let marker = LineMerge.marker(in: mine, besides: [file.memory])
            return MergedFile(
                path: path, outcome: marker.map { .unresolved(marker: $0) } ?? .unchanged, old: mine, new: mine)
        case .unchanged, .remove: return MergedFile(path: path, outcome: .unchanged, old: nil, new: nil)
        }
    }

    /// Merges the changes of the catalog into a file with edits, or with the text of a person.
    ///
    /// Without a base, every difference is a conflict.
    func merged(_ file: RenderedFile) throws(DiskError) -> MergedFile {
        let mine = try bytes(file.path)
        let path = folder.target.shown(file.path)
        func unmerged(_ outcome: MergedFile.Outcome) -> MergedFile {
            MergedFile(path: path, outcome: outcome, old: mine, new: mine)
        }
        guard !mine.contains(0), String(validating: mine, as: UTF8.self) != nil else { return unmerged(.notText) }
        var base: [UInt8] = []
        if let basePath = file.path.base, let recorded = snapshot.owned[file.path],
            snapshot[basePath] == .file(recorded)
        {
            base = try bytes(basePath)
        }
        if let marker = LineMerge.marker(in: mine, besides: [base, file.memory]) {
            return unmerged(.unresolved(marker: marker))
        }
        let merge = LineMerge(mine: mine, theirs: file.memory, base: base)
        return MergedFile(path: path, outcome: .merged(conflicts: merge.conflicts), old: mine, new: merge.bytes)
    }

    /// Returns the bytes of a file as seen in the snapshot.
    private func bytes(_ path: OutputPath) throws(DiskError) -> [UInt8] {
        guard case .file(let hash) = snapshot[path], let bytes = try folder.bytes(path, with: hash) else {
            throw folder.changed(path)
        }
        return bytes
    }
}

extension RenderedFile {
    /// The bytes of a file in memory; empty for a file elsewhere.
    fileprivate var memory: [UInt8] {
        if case .memory(let bytes) = content { bytes } else { [] }
    }
}
