import ArgumentParser
import BuildEngine
import CatalogRendering

/// The command-line options for cached results: `--no-cache` and `--cache-folder`.
struct RecordOptions: ParsableArguments {
    @Flag(help: "Neither use nor keep a record of what was found the last time.")
    var noCache = false

    @Option(
        help: ArgumentHelp(
            "The folder for records of what was found, in place of the user's cache folder.", valueName: "folder"),
        completion: .directory)
    var cacheFolder: String?

    func validate() throws {
        if cacheFolder?.isEmpty == true { throw ValidationError("--cache-folder needs the name of a folder.") }
    }

    /// Returns the record of a request; nil where no record is to be kept, or where the request's dependencies are
    /// unknown.
    ///
    /// - Parameters:
    ///   - place: The texts that tell the records of several requests apart, the latest of each being kept.
    ///   - request: All other dependencies of the answer, except for the disk.
    /// - Returns: The file of the record, in the folder of records.
    func record(of place: [String], asking request: [String]) -> RecordFile? {
        guard !noCache, let folder, let program = ProgramIdentity.current,
            CatalogCommandLine.backends.allSatisfy(BuiltInBackends.contains)
        else { return nil }
        let place = [System.workingFolder] + place
        return RecordFile(
            file: CacheFile(folder: folder, name: .listing(place)),
            request: .listing([program.description] + place + request))
    }

    private var folder: String? {
        if let cacheFolder { return PathText.absolute(cacheFolder, from: System.workingFolder) }
        let environment = System.environment
        if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return cache + "/component-catalog" }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        #if canImport(Darwin)
            return home + "/Library/Caches/component-catalog"
        #else
            return home + "/.cache/component-catalog"
        #endif
    }
}

/// The cache file of a `BuildRecord`, with reading and writing.
struct RecordFile {
    let file: CacheFile
    /// The required hash of the record.
    let request: ContentHash

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

extension TextLayout {
    /// The words of a record's request: findings are kept as printed.
    var record: String { "\(width) \(style.usesColor)" }
}
