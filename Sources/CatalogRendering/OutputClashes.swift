package import CatalogModel

extension OutputRenderer {
    /// Reports files that would meet, within an output or between several. Plans tell that.
    /// - Parameter neighbors: Outputs whose files nobody asks for now, but whose folders are theirs all the same.
    package static func reportClashes(
        of jobs: [RenderJob], besides neighbors: [OutputTarget], diagnostics: inout Diagnostics
    ) {
        for job in jobs { reportClashes(in: job, diagnostics: &diagnostics) }
        reportMeetings(of: jobs, besides: neighbors, diagnostics: &diagnostics)
    }

    /// Reports files of one output that cannot stand beside each other on every disk.
    private static func reportClashes(in job: RenderJob, diagnostics: inout Diagnostics) {
        let target = job.target
        var pathByName: [String: OutputPath] = [:]
        let paths = job.units.flatMap(\.paths).sorted()
        for path in paths {
            if path.isReserved { diagnostics.report(.reservedPath(path, target)) }
            let name = foldedPath(path.text)
            if let other = pathByName[name] {
                diagnostics.report(.samePath(other, path, target))
            } else {
                pathByName[name] = path
            }
        }
        for path in paths {
            for folder in ancestors(of: foldedPath(path.text)) {
                if let file = pathByName[folder] { diagnostics.report(.fileAsFolder(file, path, target)) }
            }
        }
    }

    /// Reports outputs of which one would write into the other's folder.
    ///
    /// Two outputs never share a folder: each has its own manifest. One may lie inside another's, as schemas do in the
    /// folder of a docs site, as long as the outer one has no file in there: then what a folder holds is always one
    /// output's to change and to remove.
    private static func reportMeetings(
        of jobs: [RenderJob], besides neighbors: [OutputTarget], diagnostics: inout Diagnostics
    ) {
        // Whichever of them are asked for, the same one is to blame: the one that stands further below.
        let targets = (jobs.map(\.target) + neighbors).sorted { first, second in
            if let first = first.range, let second = second.range { first < second } else { false }
        }
        for (index, target) in targets.enumerated() {
            for other in targets[..<index] where foldedPath(other.location) == foldedPath(target.location) {
                diagnostics.report(.sameFolder(other, target))
            }
        }
        for job in jobs {
            for other in targets {
                guard let folder = job.target.nestedPath(of: other) else { continue }
                for path in Set(job.units.flatMap(\.paths)).sorted() where lies(path, in: folder) {
                    diagnostics.report(.insideOtherOutput(path, job.target, other))
                }
            }
        }
    }

    /// Whether a file lies in a folder, or has its very path; `folder` is folded.
    static func lies(_ path: OutputPath, in folder: String) -> Bool {
        let name = foldedPath(path.text)
        return name == folder || name.hasPrefix(folder + "/")
    }

    private static func ancestors(of path: String) -> [String] {
        path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.map { String(path[..<$0]) }
    }
}
