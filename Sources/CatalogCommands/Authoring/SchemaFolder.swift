import BuildEngine
import CatalogModel

/// The folder of a catalog with the JSON Schemas for editors, written and updated by the program.
///
/// Files written or edited by anyone else stay unchanged.
struct SchemaFolder {
    /// The effect of writing a schema file on the file.
    enum Change: String {
        case created, updated, unchanged
    }

    /// As reached from the working directory.
    let path: String

    /// Writes the schemas, either all or none.
    /// - Returns: The change to each file, in the order of `SchemaFile`.
    func update() throws(CommandError) -> [(path: String, change: Change)] {
        var changes: [(path: String, change: Change)] = []
        var refused: [Diagnostic] = []
        for file in SchemaFile.written {
            let path = PathText.joined(path, with: file.fileName)
            if let change = try change(to: file, at: path) {
                changes.append((path, change))
            } else {
                refused.append(.foreignSchema(path))
            }
        }
        if !refused.isEmpty { throw CommandError(refused) }
        var files = NewFiles()
        for (file, change) in zip(SchemaFile.written, changes) where change.change == .created {
            files.add(change.path, text: file.text)
        }
        try files.create()
        for (file, change) in zip(SchemaFile.written, changes) where change.change == .updated {
            try NewFiles.replace(change.path, with: Array(file.text.utf8))
        }
        return changes
    }

    /// Returns the change to a file; nil when the existing file is not the program's.
    private func change(to file: SchemaFile, at path: String) throws(CommandError) -> Change? {
        do throws(SystemError) {
            guard try System.status(path, followingLinks: false) != nil else { return .created }
            guard case .bytes(let bytes) = try System.read(path, followingLinks: false) else { return nil }
            let text = String(decoding: bytes, as: UTF8.self)
            if text == file.text { return .unchanged }
            return SealedSchema.isUntouched(text) ? .updated : nil
        } catch {
            throw CommandError(.unwritableFile(path, reason: error.words))
        }
    }
}
