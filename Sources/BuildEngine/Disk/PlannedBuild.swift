import CatalogModel
import CatalogRendering

/// The outputs of a build, before the comparison with the last build.
struct PlannedBuild: Sendable {
    let registry: ComponentRegistry
    let jobs: [RenderJob]
    /// The content of each output.
    let registries: [ComponentRegistry]
    /// The memos of the backends, by the names of outputs.
    let memos: [String: [UInt8]]
    /// The outputs left out of the build.
    let neighbors: [OutputTarget]
    let diagnostics: Diagnostics
    /// The time at the start of planning.
    let start: ContinuousClock.Instant
}
