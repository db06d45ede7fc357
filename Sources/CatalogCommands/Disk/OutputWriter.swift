import CatalogRendering

/// Brings an output's folder in line with a plan, in two steps: prepare all outputs, then commit all.
struct OutputWriter: Sendable {
    private let plan: OutputPlan
    private let staging: OutputStaging

    /// Puts all files next to their places that are not there yet, and makes sure that they can be moved. After a
    /// failure everything is as it was.
    init(preparing plan: OutputPlan, in staging: OutputStaging) async throws(DiskProblem) {
        self.plan = plan
        self.staging = staging
        try await staging.open()
        do throws(DiskProblem) {
            try await staging.folder.perform(plan.preparation)
        } catch {
            discard()
            throw error
        }
    }

    /// Makes the changes.
    ///
    /// What fails here, in spite of the preparation, leaves the rest undone and no file half written; the next build
    /// carries on.
    func commit() async throws(DiskProblem) {
        staging.settle()
        try await staging.folder.perform(plan.changes)
    }

    /// Takes back the preparation.
    func discard() { staging.discardPreparation() }
}
