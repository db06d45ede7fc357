package import Foundation

/// The real data that tests read when it is there: beside the repository, or where `CATALOG_SHARED_DATA` says.
///
/// Tests that need it use it as a condition: `@Test(.enabled(if: SharedData.isPresent, SharedData.reason))`.
package enum SharedData {
    /// The folder that holds `data` and `format-trial`.
    package static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["CATALOG_SHARED_DATA"] {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        return repository.deletingLastPathComponent().appendingPathComponent("shared", isDirectory: true)
    }()

    /// The folder of the package.
    package static let repository = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    package static var isPresent: Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("data").path)
    }

    package static let reason = "the real data is not here; set CATALOG_SHARED_DATA to its folder"

    /// A file or folder of the data by its path below `folder`.
    package static func url(_ path: String) -> URL {
        folder.appendingPathComponent(path)
    }

    /// The files below a folder whose names end in `suffix`, in order.
    package static func files(below path: String, suffix: String) -> [URL] {
        let enumerator = FileManager.default.enumerator(at: url(path), includingPropertiesForKeys: nil)
        let all = (enumerator?.allObjects as? [URL]) ?? []
        return all.filter { $0.path.hasSuffix(suffix) }.sorted { $0.path < $1.path }
    }
}
