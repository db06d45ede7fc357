import CatalogRendering

/// The settings of a record of an earlier run.
///
/// Findings are recorded as printed, so the record depends on the format of the printed findings.
package struct RecordSettings: Sendable {
    /// The absolute path of the folder with all records.
    package let folder: String
    /// The name of the format of printed findings.
    package let form: String
    /// Everything else that the printed findings and the status depend on, except for the disk.
    package let details: [String]

    package init(folder: String, form: String, details: [String]) {
        self.folder = folder
        self.form = form
        self.details = details
    }
}

/// The cache file of a `BuildRecord`, with reading and writing.
struct RecordFile {
    let file: CacheFile
    /// The required hash of the record.
    let request: ContentHash

    /// Creates the file of a request; nil where the program's own files are unknown.
    ///
    /// - Parameters:
    ///   - settings: The folder of records, and the format of printed findings.
    ///   - key: The texts that distinguish the records of several requests; only the latest record of each is kept.
    ///   - request: All other dependencies of the result, except for the disk.
    init?(_ settings: RecordSettings, key: [String], request: [String]) {
        guard let program = ProgramIdentity.current else { return nil }
        let key = [System.workingFolder] + key
        file = CacheFile(folder: settings.folder, name: .listing(key))
        self.request = .listing([program.description] + key + request + settings.details)
    }

    func read() -> BuildRecord? { file.read().flatMap(BuildRecord.init(decoding:)) }
    func write(_ record: BuildRecord) async { file.write(await record.encoded) }
}

/// A file in the folder of cached results.
///
/// A cached result is a hint: an unreadable file counts as none, and an unwritable file is made the next time.
struct CacheFile {
    let folder: String
    let name: ContentHash

    private var path: String { "\(folder)/\(name)" }

    /// More bytes than the results of any catalog have reason to have.
    private static let limit = 1 << 30

    func read() -> [UInt8]? {
        let contents = try? System.read(path, followingLinks: false, limit: Self.limit)
        if case .bytes(let bytes)? = contents { return bytes }
        return nil
    }

    /// Puts bytes in the place of the bytes before, as a whole; two processes may do so at once without conflict.
    func write(_ bytes: [UInt8]) {
        do throws(SystemError) {
            var parent = ""
            for name in folder.split(separator: "/") {
                parent += "/\(name)"
                if try System.status(parent, followingLinks: true) == nil { _ = try System.makeFolder(parent) }
            }
            let draft = "\(path).\(System.processNumber)"
            do throws(SystemError) {
                try System.write(bytes, to: draft)
                try System.move(draft, to: path)
            } catch {
                try? System.removeFile(draft)
            }
        } catch {}
    }
}
