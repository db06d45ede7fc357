import CatalogModel

extension CatalogMending.MendedFile {
    /// Writes the file unless changed by others in the meantime.
    func write() throws(CommandError) {
        try requireCurrent()
        // A link stays one.
        try NewFiles.replace(System.canonical(path), with: new)
    }

    /// Makes sure that the file on the disk is the same as when read.
    func requireCurrent() throws(CommandError) {
        let isCurrent: Bool
        do throws(SystemError) {
            let contents = try System.read(System.canonical(path), followingLinks: true)
            if case .bytes(let bytes) = contents { isCurrent = bytes == old } else { isCurrent = false }
        } catch {
            throw CommandError(.unwritableFile(path, reason: error.words))
        }
        if !isCurrent { throw CommandError(.unwritableFile(path, reason: "it has changed in the meantime")) }
    }
}
