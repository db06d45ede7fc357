import CatalogRendering

extension OutputBuilder {
    /// Returns the stagings in an order common to all builds: of several builds with common folders, a single build
    /// gets all of the folders, and the others wait.
    func stagings(of jobs: [RenderJob]) -> [OutputStaging] {
        jobs.map { job in
            // An output without files does not need a folder.
            OutputStaging(
                folder(of: job.target), makesFolder: !job.units.allSatisfy(\.paths.isEmpty), patience: patience)
        }.sorted { $0.folder.target.location < $1.folder.target.location }
    }

    func keepers(of jobs: [RenderJob], _ stagings: [OutputStaging]) -> [String: any FileKeeper] {
        var keepers: [String: any FileKeeper] = [:]
        for job in jobs { keepers[job.target.name] = DiscardingFileKeeper() }
        for staging in stagings { keepers[staging.folder.target.name] = staging }
        return keepers
    }

    /// Runs the rest of a build with other builds kept out of the outputs' folders, and takes back all files not
    /// written by the end.
    func keepingOthers<Outcome>(
        outOf stagings: [OutputStaging], _ body: () async throws(DiskError) -> Outcome
    ) async throws(DiskError) -> Outcome {
        let outcome: Result<Outcome, DiskError>
        do throws(DiskError) {
            try await open(stagings)
            outcome = .success(try await body())
        } catch {
            outcome = .failure(error)
        }
        // Discard in reverse order, because a nested folder is removed before its parent.
        for staging in stagings.reversed() { await staging.discard() }
        return try outcome.get()
    }

    /// Opens all stagings to keep other builds out; throws only for a folder in use by another build.
    private func open(_ stagings: [OutputStaging]) async throws(DiskError) {
        for staging in stagings {
            do throws(DiskError) {
                try await staging.open()
            } catch {
                // Ignore other errors here: a write reports them again, and the build may not need to write.
                if error.kind == .busy { throw error }
            }
        }
    }
}
