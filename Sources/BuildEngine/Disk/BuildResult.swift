package import CatalogModel
package import CatalogRendering

/// The result of building the outputs of a catalog: results by output, findings and durations.
package struct BuildResult: Sendable {
    /// In the order of `catalog.yaml`.
    package let outputs: [OutputResult]
    /// Diagnostics in the order of display.
    package let diagnostics: [Diagnostic]
    /// Durations of the stages of the build.
    package let timings: BuildTimings
    /// The way to the state of the outputs after the build, for a record; nil where not requested.
    var settling: OutputSettling?
    /// Number of parts of the outputs, and how many were taken from the last build.
    package internal(set) var unitCount = 0
    package internal(set) var reusedUnitCount = 0

    /// Whether the build has errors; then no file was written.
    package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Whether there was no work to do.
    package var isUpToDate: Bool { !hasErrors && outputs.allSatisfy(\.isUpToDate) }
}

/// The result of building or checking a single output: the steps for each file, and whether the folder is up to date.
package struct OutputResult: Sendable {
    /// The declared destination.
    package let target: OutputTarget
    /// Steps, a single step for each file, by path.
    package let steps: [OutputPlan.Step]
    /// Number of bytes of all files of the output.
    package let byteCount: Int
    /// Whether the folder needs no change.
    package let isUpToDate: Bool

    init(_ plan: OutputPlan) {
        target = plan.target
        steps = plan.steps
        byteCount = plan.output.byteCount
        isUpToDate = plan.isUpToDate
    }

    /// Returns the number of files affected by an action.
    package func count(_ action: OutputPlan.Action) -> Int { steps.count { $0.action == action } }

    /// Returns the files affected by an action, as shown in findings.
    package func shownPaths(_ action: OutputPlan.Action) -> [String] {
        steps.filter { $0.action == action }.map { target.shown($0.path) }
    }
}

/// The durations of the stages of a build: rendering, comparing with the disk, and writing.
package struct BuildTimings: Sendable {
    /// Duration from the start to the end of rendering, including the planning by backends.
    package internal(set) var rendering: Duration = .zero
    /// Duration of comparing the rendered files with the files on disk.
    package internal(set) var comparing: Duration = .zero
    /// Duration of writing the changed files; next to zero without changed files.
    package internal(set) var writing: Duration = .zero
}
