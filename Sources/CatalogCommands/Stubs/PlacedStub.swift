import BuildEngine
import CatalogLoading
import CatalogModel
import CatalogRendering

/// A file of stub code with the path for writing.
struct PlacedStub {
    /// The folder of all stubs of an output or a request, as reached from the working directory.
    let folder: String
    /// As reached from the working directory.
    let path: String
    let bytes: [UInt8]
    /// Whether the stub only comes with the requested stubs.
    var isCompanion = false

    /// Returns the stubs of a single target in a folder of the caller's choice, without the folders shared by all: the
    /// shared folders repeat the caller's choice.
    ///
    /// - Parameters:
    ///   - files: The stubs, by paths below the output's folder.
    ///   - companions: Other files needed by the stubs, each placed in the same folder, or where the stubs look for the
    ///     file.
    ///   - folder: The folder, as reached from the working directory.
    /// - Returns: The stubs, then the companions.
    static func placed(
        _ files: [OutputFile], with companions: [(file: OutputFile, hasItsPlace: Bool)], in folder: String
    ) -> [PlacedStub] {
        let folders = files.map { $0.path.folders.map(\.text) }
        let shared = folders.dropFirst().reduce(folders.first ?? []) { shared, folders in
            zip(shared, folders).prefix { $0 == $1 }.map(\.0)
        }
        let prefix = shared.last.map { $0 + "/" } ?? ""
        let stubs = files.map { file in
            PlacedStub(
                folder: folder, path: PathText.joined(folder, with: String(file.path.text.dropFirst(prefix.count))),
                bytes: file.bytes)
        }
        return stubs
            + companions.map { file, hasItsPlace in
                let name = file.path.text.split(separator: "/").last.map(String.init) ?? file.path.text
                let way =
                    hasItsPlace
                    ? CatalogFolder.relativePath(from: "/\(prefix)\(name)", to: "/\(file.path.text)") : name
                return PlacedStub(
                    folder: folder, path: PathText.joined(folder, with: way), bytes: file.bytes, isCompanion: true)
            }
    }

    /// Returns the bytes at the stub's place; nil without a file.
    ///
    /// Files outside the folder, reached by links, are not shown.
    func existing() throws(CommandError) -> [UInt8]? {
        do {
            return try DiskFiles().confined(to: FileBounds(catalog: folder)).read(path)
        } catch {
            if error.kind == .missing { return nil }
            throw CommandError(
                .disk(DiskError(.reading, path: path, message: "cannot read '\(path)': \(error.message)")))
        }
    }

    /// Returns the changes that would turn the existing file into the stub.
    func difference() throws(CommandError) -> UnifiedDiff {
        UnifiedDiff(from: .init(name: path, bytes: try existing()), to: .init(name: path, bytes: bytes))
    }
}
