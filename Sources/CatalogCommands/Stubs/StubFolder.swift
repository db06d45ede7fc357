import BuildEngine
import CatalogModel

/// A writer of code stubs into a folder chosen by the caller, with the change to each file.
struct StubFolder {
    /// The effect of writing a stub file on the file.
    enum Change: String {
        case created, overwritten, unchanged, kept

        /// Words for an action yet to happen.
        var intention: String {
            switch self {
            case .created: "create"
            case .overwritten: "overwrite"
            case .unchanged: "unchanged"
            case .kept: "keep"
            }
        }
    }

    private let changes: [(stub: PlacedStub, change: Change)]
    /// Findings on files named without need.
    let needless: [Diagnostic]

    /// Creates a writer, with a decision for each stub; only `overwriting` files may lose contents.
    init(_ stubs: [PlacedStub], overwriting: [String]) throws(CommandError) {
        var named: [String: String] = [:]
        for path in overwriting { named[System.canonical(path)] = PathText.normalized(path) }
        var changes: [(stub: PlacedStub, change: Change)] = []
        var refused: [Diagnostic] = []
        for stub in stubs {
            switch try stub.existing() {
            case nil: changes.append((stub, .created))
            case stub.bytes: changes.append((stub, .unchanged))
            case _ where named.removeValue(forKey: System.canonical(stub.path)) != nil:
                changes.append((stub, .overwritten))
            // Users are expected to edit placeholders, so keep them.
            case _ where stub.isCompanion: changes.append((stub, .kept))
            default: refused.append(.differingFile(stub.path))
            }
        }
        if !refused.isEmpty { throw CommandError(refused) }
        self.changes = changes
        needless = named.values.sorted().map { .needlessOverwrite($0) }
    }

    /// Writes the stubs: all new stubs, or none; then the stubs over existing files.
    func write() throws(CommandError) {
        var files = NewFiles()
        for (stub, change) in changes where change == .created { files.add(stub.path, bytes: stub.bytes) }
        try files.create()
        for (stub, change) in changes where change == .overwritten {
            try NewFiles.replace(stub.path, with: stub.bytes)
        }
    }

    /// Returns a line for each file.
    func report(isWritten: Bool) -> String {
        changes.map { "\(isWritten ? $0.change.rawValue : $0.change.intention) \($0.stub.path.visible)\n" }.joined()
    }
}
