import CatalogRendering

/// A writer of the planned changes to an output's folder, in two steps: prepare all outputs, then commit all.
struct OutputWriter: Sendable {
    private let plan: OutputPlan
    private let staging: OutputStaging

    /// Puts all missing files next to their places, and makes sure that moves are possible.
    ///
    /// After a failure all is as before.
    init(preparing plan: OutputPlan, in staging: OutputStaging) async throws(DiskError) {
        self.plan = plan
        self.staging = staging
        try await staging.open()
        do throws(DiskError) {
            try await staging.folder.perform(plan.preparation)
        } catch {
            discard()
            throw error
        }
    }

    /// Makes the changes.
    ///
    /// A failure here, in spite of the preparation, leaves the rest undone and no file half written; the next build
    /// carries on.
    func commit() async throws(DiskError) {
        staging.settle()
        try await staging.folder.perform(plan.changes)
    }

    /// Takes back the preparation.
    func discard() { staging.discardPreparation() }
}
