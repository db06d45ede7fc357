/// The choice of folders to watch for changes: all folders asked about by the last run of a command.
enum WatchedFolders {
    /// Returns the folders of a trace as they are now.
    ///
    /// A missing folder is replaced by the nearest folder above, where the missing folder would come back.
    static func of(_ trace: FileTrace) -> Set<String> {
        let asked = trace.folders
        var folders: Set<String> = []
        for folder in asked.own { folders.insert(existing(folder)) }
        for tree in asked.trees { add(existing(tree), to: &folders) }
        return folders.isEmpty ? ["."] : folders
    }

    private static func existing(_ folder: String) -> String {
        var folder = PathText.absolute(folder, from: System.workingFolder)
        while folder != "/", (try? System.status(folder, followingLinks: true))?.kind != .folder {
            folder = CatalogFolder(of: folder).path
        }
        return folder
    }

    /// More folders than any catalog has reason to have.
    private static let limit = 20_000

    private static func add(_ root: String, to folders: inout Set<String>) {
        var waiting = [root]
        while let folder = waiting.popLast(), folders.count < limit {
            folders.insert(folder)
            for name in (try? System.names(in: folder)) ?? [] where name.isUTF8 && !name.isHidden {
                let path = "\(folder)/\(name.text)"
                let kind = name.kind ?? (try? System.status(path, followingLinks: false))?.kind
                if kind == .folder { waiting.append(path) }
            }
        }
    }
}
