import CatalogModel

/// A folder with the schemas for editors, which the program keeps up to date. What somebody else has written there, or
/// has edited, stays as it is.
struct SchemaFolder {
    enum Change: String {
        case created, updated, unchanged
    }

    /// As reached from the working directory.
    let path: String

    /// Writes the schemas, all of them or none.
    /// - Returns: What became of each file, in the order of `SchemaFile`.
    func update() throws(CommandFailure) -> [(path: String, change: Change)] {
        var changes: [(path: String, change: Change)] = []
        var refused: [Diagnostic] = []
        for file in SchemaFile.written {
            let path = PathText.joined(path, file.fileName)
            if let change = try change(to: file, at: path) {
                changes.append((path, change))
            } else {
                refused.append(.foreignSchema(path))
            }
        }
        if !refused.isEmpty { throw CommandFailure(refused) }
        var files = NewFiles()
        for (file, change) in zip(SchemaFile.written, changes) where change.change == .created {
            files.add(change.path, file.text)
        }
        try files.create()
        for (file, change) in zip(SchemaFile.written, changes) where change.change == .updated {
            try NewFiles.replace(change.path, with: Array(file.text.utf8))
        }
        return changes
    }

    /// nil when what stands there is not the program's.
    private func change(to file: SchemaFile, at path: String) throws(CommandFailure) -> Change? {
        do throws(SystemError) {
            guard try System.status(path, followingLinks: false) != nil else { return .created }
            guard case .bytes(let bytes) = try System.read(path, followingLinks: false) else { return nil }
            let text = String(decoding: bytes, as: UTF8.self)
            if text == file.text { return .unchanged }
            return SealedSchema.isUntouched(text) ? .updated : nil
        } catch {
            throw CommandFailure(.unwritableFile(path, reason: error.words))
        }
    }
}
