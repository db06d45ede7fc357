import CatalogLoading
import CatalogRendering

/// A step in changing an output's folder on disk, such as moving a file, or a condition for the following steps.
///
/// A build is a list of stages of operations, so that a test can stop a build after any operation and check for losses.
enum DiskOperation: Sendable {
    case makeFolder(OutputPath)
    /// Makes a file in the staging folder.
    case write([UInt8], to: OutputPath)
    /// Makes a file in the staging folder with the owner and the rights of another file.
    case rewrite([UInt8], of: OutputPath, to: OutputPath)
    /// Makes a file in the staging folder from another file, whose bytes must match the hash.
    case copy(OutputPath, ContentHash, to: OutputPath)
    /// Puts a file in place, at once and as a whole.
    case move(OutputPath, to: OutputPath)
    case removeFile(OutputPath)
    case removeFolderIfEmpty(OutputPath)
    /// Removes the program's own files from the staging folder, except for the files with the given numbers, then the
    /// folder if empty.
    case clearStaging(keeping: Set<Int>)
    /// Files can be made and removed in the folder, or in the parent where the folder will be made; nil is the output's
    /// own folder.
    case requireWritable(OutputPath?)
    /// A condition: the path still has the state seen by the plan.
    case require(OutputPath, DiskSnapshot.State)
    /// A condition: the output's folder contains only reserved names, or none of the paths exists.
    case requireMissing([OutputPath])
}

extension OutputPath {
    /// Staging place of the manifest with all files of the current build, until the move to the final place.
    static let pendingManifest = stagedFile("manifest")

    /// Staging place of the manifest with the files owned after an interrupted build, until the move to the final
    /// place.
    static let settledManifest = stagedFile("settled")

    /// Returns the place of a file before the move to the final place.
    static func staged(_ number: Int) -> OutputPath { stagedFile(String(number)) }

    /// Returns whether the name belongs to the program's own files in the staging folder.
    fileprivate static func isStaged(_ name: String) -> Bool {
        ["manifest", "settled"].contains(name) || name.allSatisfy(\.isNumber)
    }

    private static func stagedFile(_ name: String) -> OutputPath { staging.appending(name) ?? staging }
}

extension OutputFolder {
    /// Performs the stages, in order.
    ///
    /// The first failure keeps later stages from beginning.
    func perform(_ stages: [DiskStage]) async throws(DiskError) {
        for stage in stages {
            let results = await Parallel.map(stage) { operation in
                Result { () throws(DiskError) in try perform(operation) }
            }
            for result in results { try result.get() }
        }
    }

    /// Performs the operation.
    ///
    /// An operation can be repeated: a change already made is not an error.
    func perform(_ operation: DiskOperation) throws(DiskError) {
        if case .require(let path, let expected) = operation {
            if try state(path) == expected { return }
            throw changed(path)
        }
        if case .requireMissing(let paths) = operation {
            if hasOnlyReserved { return }
            for path in paths { try perform(.require(path, .missing)) }
            return
        }
        if case .copy(let path, let expected, let goal) = operation {
            guard let bytes = try bytes(path, with: expected) else { throw changed(path) }
            return try perform(.write(bytes, to: goal))
        }
        do throws(SystemError) {
            try change(operation)
        } catch {
            let (attempt, path) = operation.attempt
            throw DiskError(writing: path.map(target.shown) ?? target.folder, attempt: attempt, error)
        }
    }

    /// Whether the folder is readable and contains only names reserved for the program.
    private var hasOnlyReserved: Bool {
        guard let names = try? System.names(in: target.location) else { return false }
        return names.allSatisfy { $0.isUTF8 && OutputPath($0.text)?.isReserved == true }
    }

    func changed(_ path: OutputPath) -> DiskError {
        let shown = target.shown(path)
        return DiskError(.writing, path: shown, message: "'\(shown)' has changed during the build; build again")
    }

    private func change(_ operation: DiskOperation) throws(SystemError) {
        switch operation {
        case .makeFolder(let path): _ = try System.makeFolder(location(path))
        case .write(let bytes, let path): try System.write(bytes, to: location(path))
        case .rewrite(let bytes, let path, let goal):
            try System.stage(bytes, at: location(goal), access: try System.access(location(path)))
        case .move(let path, let goal): try System.move(location(path), to: location(goal))
        case .removeFile(let path): try System.removeFile(location(path))
        case .removeFolderIfEmpty(let path): System.removeEmptyFolder(location(path))
        case .clearStaging(let numbers): try clearStaging(keeping: numbers)
        case .requireWritable(let path): try requireWritable(path)
        case .copy, .require, .requireMissing: break
        }
    }

    private func clearStaging(keeping numbers: Set<Int>) throws(SystemError) {
        let folder = location(.staging)
        guard let status = try System.status(folder, followingLinks: false) else { return }
        guard status.kind == .folder else { throw .notAFolder }
        let names = try System.names(in: folder).map(\.text)
        let kept = Set(numbers.map(String.init))
        for name in names where OutputPath.isStaged(name) && !kept.contains(name) {
            let file = "\(folder)/\(name)"
            if try System.status(file, followingLinks: false)?.kind == .file { try System.removeFile(file) }
        }
        System.removeEmptyFolder(folder)
    }

    private func requireWritable(_ path: OutputPath?) throws(SystemError) {
        let candidates = path.map { ($0.folders + [$0]).reversed() } ?? []
        for folder in candidates where try System.status(location(folder), followingLinks: false)?.kind == .folder {
            return try System.requireWritableFolder(location(folder))
        }
        try System.requireWritableFolder(target.location)
    }
}

extension DiskOperation {
    /// Words for the operation's attempt, and the place.
    fileprivate var attempt: (words: String, path: OutputPath?) {
        switch self {
        // Users do not see the staging folder. Report the output's folder, whose obstacles also affect staging.
        case .makeFolder(.staging): ("write into the folder", nil)
        case .write(_, let path) where path.folders == [.staging]: ("write into the folder", nil)
        case .copy, .rewrite: ("write into the folder", nil)
        case .makeFolder(let path): ("make the folder", path)
        case .write(_, let path): ("write", path)
        case .move(_, let goal): ("write", goal)
        case .removeFile(let path): ("remove", path)
        case .removeFolderIfEmpty(let path): ("remove", path)
        case .clearStaging: ("clear the folder", .staging)
        case .requireWritable(let path): ("write into the folder", path)
        case .require(let path, _): ("read", path)
        case .requireMissing: ("read", nil)
        }
    }
}
