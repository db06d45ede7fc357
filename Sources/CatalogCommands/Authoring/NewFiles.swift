import CatalogModel
import Foundation

/// Files that a command makes for people to go on with. Never overwrites anything, and makes all of them or none.
struct NewFiles {
    private(set) var files: [(path: String, text: String)] = []

    mutating func add(_ path: String, _ text: String) {
        files.append((path, text))
    }

    /// Writes the files, with the folders on their way.
    func create() throws(CommandFailure) {
        let existing = files.map(\.path).filter { FileManager.default.fileExists(atPath: $0) }
        if !existing.isEmpty { throw CommandFailure(existing.map { .existingFile($0) }) }
        var created: [String] = []
        for file in files {
            do {
                try Self.create(file.path, file.text)
                created.append(file.path)
            } catch {
                for path in created { try? FileManager.default.removeItem(atPath: path) }
                throw CommandFailure(.unwritableFile(file.path, reason: Self.words(error)))
            }
        }
    }

    private static func create(_ path: String, _ text: String) throws {
        let url = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .withoutOverwriting)
    }

    /// What the system said; Foundation's own words are longer and say less.
    private static func words(_ error: any Error) -> String {
        let error = error as NSError
        let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        guard cause.domain == NSPOSIXErrorDomain else { return cause.localizedDescription }
        return SystemError(code: Int32(cause.code)).words
    }
}
