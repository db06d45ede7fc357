import CatalogRendering
import Foundation
import Synchronization

/// Texts by which the same program is known on any machine.
enum JudgeVersion {
    private static let cache = Mutex<[String: String]>([:])

    /// Returns a judge's name, what it says of its version, and hashes of the files that it consists of.
    ///
    /// Each judge is asked once.
    static func text(of judge: Judge) throws -> String {
        guard let path = judge.path, let program = judge.url else { throw CocoaError(.fileNoSuchFile) }
        let name = "\(judge.name) \(path) \(judge.versionArguments ?? [])"
        return try cache.withLock { cache in
            if let text = cache[name] { return text }
            let text = try read(judge, program)
            cache[name] = text
            return text
        }
    }

    private static func read(_ judge: Judge, _ program: URL) throws -> String {
        var words = [judge.name]
        if let arguments = judge.versionArguments {
            let said = try judge.run(arguments)
            // Some say it on the one, some on the other.
            words += [said.output.isEmpty ? said.errors : said.output]
            if said.status != 0 || words[1].isEmpty { throw NoVersion(judge: judge.name) }
            words.append("\(try program.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0) bytes")
        } else {
            words += try FileHashes.of(program, QuestionLocations([]))
        }
        for part in judge.parts {
            words += try FileHashes.of(part, QuestionLocations([])).filter { !$0.contains("__pycache__") }
        }
        return ContentHash(of: Array(words.joined(separator: "\n").utf8)).description + " " + judge.name
    }

    struct NoVersion: Error {
        let judge: String
    }
}
