package import CatalogModel

extension OutputRenderer {
    /// Reports files with clashing places, within an output or between several, as evident from plans.
    ///
    /// - Parameters:
    ///   - jobs: The outputs to be rendered.
    ///   - neighbors: Outputs not asked for now, but still owning their folders.
    ///   - diagnostics: Takes a finding for each clash.
    package static func reportClashes(
        of jobs: [RenderJob], besides neighbors: [OutputTarget], diagnostics: inout Diagnostics
    ) async {
        let clashes = await withTaskGroup(of: (Int, Diagnostics).self) { group in
            for (index, job) in jobs.enumerated() {
                group.addTask {
                    var found = Diagnostics()
                    reportClashes(in: job, diagnostics: &found)
                    return (index, found)
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        for (_, found) in clashes.sorted(by: { $0.0 < $1.0 }) { diagnostics.merge(found) }
        reportMeetings(of: jobs, besides: neighbors, diagnostics: &diagnostics)
    }

    /// Reports files of an output that cannot coexist on every disk.
    private static func reportClashes(in job: RenderJob, diagnostics: inout Diagnostics) {
        let target = job.target
        var pathByName: [String: OutputPath] = [:]
        let paths = job.units.flatMap(\.paths).sorted()
        for path in paths {
            if path.isReserved { diagnostics.report(.reservedPath(path, in: target)) }
            let name = foldedPath(path.text)
            if let other = pathByName[name] {
                diagnostics.report(.samePath(other, and: path, in: target))
            } else {
                pathByName[name] = path
            }
        }
        var clear: OutputPath?
        for path in paths {
            // Consecutive files mostly share a folder.
            if let clear, path.isDirectly(in: clear) { continue }
            let folders = OutputPath(portable: foldedPath(path.text)).folders
            let files = folders.compactMap { pathByName[$0.text] }
            for file in files { diagnostics.report(.fileAsFolder(file, of: path, in: target)) }
            clear = files.isEmpty ? path.folder : nil
        }
    }

    /// Reports outputs about to write into another output's folder.
    ///
    /// Two outputs never share a folder: each has a manifest of its own. An output may be inside the folder of another
    /// output without files in there, as schemas in the folder of a docs site. Then only a single output changes and
    /// removes the contents of a folder.
    private static func reportMeetings(
        of jobs: [RenderJob], besides neighbors: [OutputTarget], diagnostics: inout Diagnostics
    ) {
        // Sort by position, so that a clash is always reported at the later output, whichever outputs are requested.
        let targets = (jobs.map(\.target) + neighbors).sorted { first, second in
            if let first = first.range, let second = second.range { first < second } else { false }
        }
        for (index, target) in targets.enumerated() {
            for other in targets[..<index] where foldedPath(other.location) == foldedPath(target.location) {
                diagnostics.report(.sameFolder(other, and: target))
            }
        }
        for job in jobs {
            for other in targets {
                guard let folder = job.target.nestedPath(of: other) else { continue }
                for path in Set(job.units.flatMap(\.paths)).sorted() where lies(path, in: folder) {
                    diagnostics.report(.insideOtherOutput(path, in: job.target, other: other))
                }
            }
        }
    }

    /// Whether a file is in a folder, or at the very path of the folder; `folder` is folded.
    static func lies(_ path: OutputPath, in folder: String) -> Bool {
        let name = foldedPath(path.text)
        return name == folder || name.hasPrefix(folder + "/")
    }
}
