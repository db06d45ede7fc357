import CatalogRendering

/// The places of all files of a build, for telling whether the places are the same as in an earlier build.
struct OutputPaths: Equatable, Sendable {
    /// The places of the folders, asked for and left out, each list in order.
    private let folders: [[String]]
    private let files: [[OutputPath]]

    init(of jobs: [RenderJob], besides neighbors: [OutputTarget]) {
        folders = [jobs.map(\.target.location), neighbors.map(\.location)]
        files = jobs.map { $0.units.flatMap(\.paths) }
    }
}
