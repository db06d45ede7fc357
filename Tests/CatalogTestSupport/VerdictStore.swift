import CatalogRendering
package import Foundation

/// The sound verdicts of judges, kept for the same questions.
///
/// The questions hold all that the answers depend on, so that nothing changes but the time.
///
/// A fault is never kept: a judge is asked about it each time. Records lie in the user's folder for caches, outside of
/// any checkout, and are safe with several tests and several runs at once.
package struct VerdictStore: Sendable {
    /// nil where there is no place for records.
    private let folder: URL?
    private let isFresh: Bool

    /// - `isFresh`: Whether judges are asked even where their verdicts are known.
    package init(_ folder: URL?, isFresh: Bool = false, byteLimit: Int = 256 << 20) {
        self.folder = folder
        self.isFresh = isFresh
        if let folder {
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            Self.shorten(folder, to: byteLimit)
        }
    }

    /// The store of the user; `Tests/run --fresh` sets CATALOG_FRESH_VERDICTS.
    private static let user = VerdictStore(
        userFolder, isFresh: ProcessInfo.processInfo.environment["CATALOG_FRESH_VERDICTS"] != nil)

    /// The store that judges are asked through.
    @TaskLocal package static var current = user

    private static var userFolder: URL? {
        let variables = ProcessInfo.processInfo.environment
        var caches = variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
        #if canImport(Darwin)
            let home = "Library/Caches"
        #else
            let home = ".cache"
        #endif
        if caches == nil { caches = variables["HOME"].map { URL(fileURLWithPath: $0).appendingPathComponent(home) } }
        return caches?.appendingPathComponent("component-catalog-verdicts", isDirectory: true)
    }

    /// Returns the verdict on a question: the one that is known to be sound, or what the judge says now.
    package func verdict(
        on question: Question, isSound: (Judge.Verdict) -> Bool, ask: () throws -> Judge.Verdict
    ) throws -> Judge.Verdict {
        guard let folder else { return try ask() }
        let key = try question.text()
        let locations = question.locations
        let file = folder.appendingPathComponent(ContentHash(of: Array(key.utf8)).description)
        if !isFresh, let record = try? VerdictRecord(bytes: Data(contentsOf: file), key: key) {
            let cached = record.verdict(in: locations)
            if isSound(cached) { return use(cached, of: file) }
        }
        let verdict = try ask()
        if isSound(verdict), locations.keeps(verdict.output), locations.keeps(verdict.errors) {
            // What cannot be kept is asked again.
            try? VerdictRecord(verdict, key: key, locations: locations).bytes().write(to: file, options: .atomic)
        }
        return verdict
    }

    /// Marks a record as used, so that others go before it.
    private func use(_ verdict: Judge.Verdict, of file: URL) -> Judge.Verdict {
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: file.path)
        return verdict
    }

    /// Removes the records that have not been used for longest, and then some, where there are too many.
    private static func shorten(_ folder: URL, to limit: Int) {
        let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: Array(keys))
        let records = (files ?? []).map { file in
            let values = try? file.resourceValues(forKeys: keys)
            return (file: file, date: values?.contentModificationDate ?? .distantPast, size: values?.fileSize ?? 0)
        }
        var total = records.reduce(0) { $0 + $1.size }
        if total <= limit { return }
        for record in records.sorted(by: { $0.date < $1.date }) where total > limit / 4 * 3 {
            // Another run may have removed it.
            try? FileManager.default.removeItem(at: record.file)
            total -= record.size
        }
    }
}

/// A verdict on the disk, together with its question and a hash of both.
struct VerdictRecord {
    private struct Content: Codable {
        let question: String
        let status: Int32
        let output: String
        let errors: String
    }

    private let content: Content

    init(_ verdict: Judge.Verdict, key: String, locations: QuestionLocations) {
        content = Content(
            question: key, status: verdict.status, output: locations.neutral(verdict.output),
            errors: locations.neutral(verdict.errors))
    }

    /// nil unless the bytes are a whole record of this question.
    init?(bytes: Data, key: String) throws {
        let hash = bytes.prefix(64)
        let rest = bytes.dropFirst(64)
        guard hash.count == 64, Data(ContentHash(of: Array(rest)).hexDigits) == hash else { return nil }
        content = try JSONDecoder().decode(Content.self, from: rest)
        guard content.question == key else { return nil }
    }

    /// A hash of all the rest, and the rest in JSON.
    func bytes() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let rest = try encoder.encode(content)
        return Data(ContentHash(of: Array(rest)).hexDigits) + rest
    }

    func verdict(in locations: QuestionLocations) -> Judge.Verdict {
        Judge.Verdict(
            status: content.status, output: locations.restored(content.output),
            errors: locations.restored(content.errors))
    }
}
