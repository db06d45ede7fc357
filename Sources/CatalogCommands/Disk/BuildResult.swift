public import CatalogModel
public import CatalogRendering

/// Result of building the outputs of a catalog.
public struct BuildResult: Sendable {
    /// In the order of `catalog.yaml`.
    public let outputs: [OutputResult]
    /// In the order in which they are to be shown.
    public let diagnostics: [Diagnostic]
    public let timings: BuildTimings
    /// Findings of the same build if it came again; nil where nobody asked for it or no record can hold it.
    var settled: SettledOutputs?
    /// Number of parts of the outputs, and how many were taken from the last build.
    var unitCount = 0
    var reusedUnitCount = 0

    /// Whether something is wrong; then nothing was written.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Whether there was nothing to do.
    public var isUpToDate: Bool { !hasErrors && outputs.allSatisfy(\.isUpToDate) }
}

/// Result of building an output, or of trying to.
public struct OutputResult: Sendable {
    public let target: OutputTarget
    /// Steps, one for each file, by path.
    public let steps: [OutputPlan.Step]
    /// Of all its files.
    public let byteCount: Int
    public let isUpToDate: Bool

    init(_ plan: OutputPlan) {
        target = plan.target
        steps = plan.steps
        byteCount = plan.output.byteCount
        isUpToDate = plan.isUpToDate
    }

    public func count(_ action: OutputPlan.Action) -> Int { steps.count { $0.action == action } }

    /// Returns the files to which something happened, as findings show them.
    public func shownPaths(_ action: OutputPlan.Action) -> [String] {
        steps.filter { $0.action == action }.map { target.shown($0.path) }
    }
}

/// Durations of the stages of a build.
public struct BuildTimings: Sendable {
    public internal(set) var rendering: Duration = .zero
    public internal(set) var comparing: Duration = .zero
    public internal(set) var writing: Duration = .zero
}
