import BuildEngine
import CatalogLoading
import CatalogModel
import CatalogSync

/// The files changed or moved by `catalog rename`, in memory before writing.
struct RenamedFiles {
    private let files: [(file: CatalogMending.MendedFile, path: String)]

    init(_ renaming: Renaming) {
        files = renaming.files.map {
            (CatalogMending.MendedFile(path: $0.file.path, old: $0.file.bytes, new: $0.bytes), $0.path)
        }
    }

    var count: Int { files.count }

    /// Files with another path.
    var moves: [(from: String, to: String)] {
        files.filter { $0.file.path != $0.path }.map { ($0.file.path, $0.path) }
    }

    /// The catalog after the changes.
    var overlaid: any CatalogFiles {
        let contents = files.map { (Array($0.path.utf8), ($0.path, $0.file.new)) }
        return MovedFiles(
            files: OverlaidFiles(files: DiskFiles(), contents: Dictionary(uniqueKeysWithValues: contents)),
            gone: Set(moves.map(\.from)))
    }

    /// A patch for `git apply` and `patch -p1`.
    var patch: [UInt8] {
        files.flatMap { element -> [UInt8] in
            let (file, path) = element
            let difference = UnifiedDiff(
                from: .init(name: file.path, bytes: file.old), to: .init(name: path, bytes: file.new))
            if file.path == path { return difference.printed }
            let (from, to) = (file.path.drop { $0 == "/" }, path.drop { $0 == "/" })
            let head = "diff --git a/\(from) b/\(to)\nsimilarity index 90%\nrename from \(from)\nrename to \(to)\n"
            return Array(head.utf8) + difference.printed
        }
    }

    /// The changes on disk.
    var edits: FileEdits {
        get throws(CommandError) {
            var edits = FileEdits()
            for (file, path) in files {
                if file.path == path {
                    edits.add(.replacing(file.path, file.old, with: file.new))
                    continue
                }
                for edit in try FileEdit.moving(file.path, to: path, file.old, with: file.new) { edits.add(edit) }
            }
            return edits
        }
    }
}

/// A view of a catalog's files with some moved files missing from the old paths.
private struct MovedFiles: CatalogFiles {
    let files: any CatalogFiles
    let gone: Set<String>

    func read(_ path: String) throws(FileError) -> [UInt8] {
        if gone.contains(path) { throw FileError(path: path, kind: .missing, message: "there is no such file") }
        return try files.read(path)
    }

    func files(below folder: String) throws(FileError) -> [String] {
        try files.files(below: folder).filter { !gone.contains($0) }
    }

    func isFile(_ path: String) -> Bool { !gone.contains(path) && files.isFile(path) }

    func names(in folder: String) -> [String] { files.names(in: folder) }

    func confined(to bounds: FileBounds) -> any CatalogFiles {
        MovedFiles(files: files.confined(to: bounds), gone: gone)
    }
}
