import CatalogRendering

/// A query for the states of many files of an output's folder, with a single check of each parent folder.
struct FolderLook {
    private let folder: OutputFolder
    /// The state of all files in a folder; nil for a folder all the way.
    private var states: [OutputPath: DiskSnapshot.State?] = [:]
    /// The folder of the file before.
    private var last: (path: OutputPath, state: DiskSnapshot.State?)?

    init(_ folder: OutputFolder) { self.folder = folder }

    /// Returns the state of a path now.
    mutating func state(of path: OutputPath) throws(DiskError) -> DiskSnapshot.State {
        if let state = try stateOfAll(around: path) { return state }
        return try folder.fileState(path)
    }

    /// Returns the state of a path now, or the error of the look.
    mutating func result(of path: OutputPath) -> Result<DiskSnapshot.State, DiskError> {
        do throws(DiskError) {
            return .success(try state(of: path))
        } catch {
            return .failure(error)
        }
    }

    /// Returns the state common to all files in the folder of a path; nil in a proper folder.
    private mutating func stateOfAll(around path: OutputPath) throws(DiskError) -> DiskSnapshot.State? {
        // Consecutive files mostly share a folder.
        if let last, path.isDirectly(in: last.path) { return last.state }
        var state: DiskSnapshot.State?
        for location in path.folders {
            if let cached = states[location] {
                state = cached
            } else if state == nil {
                state = try folder.stateOfAll(in: location)
            }
            states[location] = .some(state)
            last = (location, state)
        }
        return state
    }
}
