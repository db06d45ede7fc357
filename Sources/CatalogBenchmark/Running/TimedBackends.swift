import CatalogCommands
import CatalogRendering

/// What a build of a generated catalog renders.
enum TimedBackends {
    /// Pages, schemas and stubs: the bars that the figures are held against speak of these three.
    static let names = ["markdown", "json-schema", "stub"]

    static var all: [any Backend] { BuiltInBackends.all.filter { names.contains($0.name) } }
}
