import CatalogRendering

/// The files named by build options such as `--overwrite`, each struck off once found in an output.
struct NamedFiles {
    /// Display names by absolute location.
    private var shown: [String: String]

    init(_ paths: [String]) {
        shown = Dictionary(
            paths.map { (System.canonical($0), PathText.normalized($0)) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the named files among the files of an output.
    func paths(of output: RenderedOutput, in folder: OutputFolder) -> Set<OutputPath> {
        shown.isEmpty ? [] : Set(output.files.map(\.path).filter { shown[folder.location($0)] != nil })
    }

    /// Returns the files rendered by an output in named folders.
    func pathsInFolders(of output: RenderedOutput, in folder: OutputFolder) -> Set<OutputPath> {
        shown.isEmpty
            ? []
            : Set(
                output.files.map(\.path).filter { path in
                    shown.keys.contains { Self.lies(folder.location(path), in: $0) }
                })
    }

    mutating func strike(_ paths: Set<OutputPath>, in folder: OutputFolder) {
        for path in paths {
            let location = folder.location(path)
            for name in shown.keys where name == location || Self.lies(location, in: name) { shown[name] = nil }
        }
    }

    private static func lies(_ location: String, in folder: String) -> Bool { location.hasPrefix(folder + "/") }

    /// Names used by no output.
    var left: [String] { shown.values.sorted() }
}
