import CatalogRendering
package import Foundation

/// All that the answer of a judge depends on.
package struct Question {
    private let judges: [Judge]
    private let arguments: [String]
    private let input: String
    private let environment: [String: String]
    private let reads: [URL]

    /// - `judges`: Who is asked, and the programs that it runs in turn.
    /// - `reads`: Files, and folders with all that is in them.
    package init(
        to judges: [Judge], _ arguments: [String], input: String = "", environment: [String: String] = [:],
        reads: [URL]
    ) {
        self.judges = judges
        self.arguments = arguments
        self.input = input
        self.environment = environment
        self.reads = reads
    }

    /// An argument that names a file which is not said to be read.
    package struct Undeclared: Error {
        let argument: String
    }

    var locations: QuestionLocations { QuestionLocations(reads) }

    /// Returns the question as text that is the same wherever its files lie, with a hash for the bytes of each.
    func text() throws -> String {
        if let argument = arguments.first(where: namesUndeclaredFile) { throw Undeclared(argument: argument) }
        let locations = locations
        var lines = try judges.map { "judge \(try JudgeVersion.text(of: $0))" }
        lines += arguments.map { "argument \(locations.neutral($0))" }
        let inherited = ProcessInfo.processInfo.environment.filter {
            ["LANG", "LC_ALL", "LC_CTYPE", "TZ"].contains($0.key)
        }
        lines += inherited.merging(environment) { $1 }.sorted { $0.key < $1.key }
            .map { "variable \($0.key)=\(locations.neutral($0.value))" }
        lines.append("input \(ContentHash(of: Array(locations.neutral(input).utf8)))")
        for url in reads {
            lines += try FileHashes.of(url, locations).map { "file \(locations.neutral(url.path)) \($0)" }
        }
        return lines.joined(separator: "\n")
    }

    private func namesUndeclaredFile(_ argument: String) -> Bool {
        let values = [argument[...]] + argument.split(separator: "=").dropFirst() + [argument.dropFirst()]
        return values.contains { value in
            value.hasPrefix("/") && FileManager.default.fileExists(atPath: String(value))
                && !(reads + judges.flatMap(\.parts)).contains { value == $0.path || value.hasPrefix($0.path + "/") }
        }
    }
}

/// Hashes of the bytes of files.
enum FileHashes {
    /// Returns the name and the hash of a file, or of all files in a folder, in order.
    static func of(_ url: URL, _ locations: QuestionLocations) throws -> [String] {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return ["is not there"] }
        guard isFolder.boolValue else { return [try hash(url, locations)] }
        return try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted().compactMap { name in
            let file = url.appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) else { return nil }
            return isFolder.boolValue ? "\(name)/" : "\(name) \(try hash(file, locations))"
        }
    }

    private static func hash(_ file: URL, _ locations: QuestionLocations) throws -> String {
        let bytes = try Data(contentsOf: file)
        // A file may say where it lies.
        let isPlaced = locations.paths.contains { bytes.range(of: Data($0.utf8)) != nil }
        let text = isPlaced ? Array(locations.neutral(String(decoding: bytes, as: UTF8.self)).utf8) : Array(bytes)
        return ContentHash(of: text).description
    }
}

/// The folders of a question's files.
///
/// Most are temporary, so that their names are never the same twice.
struct QuestionLocations {
    /// The names stand between characters that no file and no output has.
    private static let mark: Character = "\u{1A}"
    private let names: [(path: String, name: String)]

    var paths: [String] { names.map(\.path) }

    init(_ reads: [URL]) {
        var names: [(path: String, name: String)] = []
        for url in reads {
            var isFolder: ObjCBool = false
            let isThere = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
            let folder = isThere && isFolder.boolValue ? url : url.deletingLastPathComponent()
            if names.contains(where: { $0.path == folder.path }) { continue }
            let mark = Self.mark
            names.append((folder.path, "\(mark)\(names.count)\(mark)"))
            // Programs also say paths as they are seen from elsewhere.
            if folder.lastPathComponent.hasPrefix(TemporaryFolder.prefix) {
                names.append((folder.lastPathComponent, "\(mark)name of \(names.count - 1)\(mark)"))
            }
        }
        names.append((Judge.scripts.path, "\(Self.mark)scripts\(Self.mark)"))
        if let python = Judge.python.path {
            let environment = URL(fileURLWithPath: python).deletingLastPathComponent().deletingLastPathComponent()
            names.append((environment.path, "\(Self.mark)python\(Self.mark)"))
        }
        // A folder comes before those that it lies in.
        self.names = names.sorted { $0.path.utf8.count > $1.path.utf8.count }
    }

    func neutral(_ text: String) -> String {
        names.reduce(text) { $0.replacingOccurrences(of: $1.path, with: $1.name) }
    }

    func restored(_ text: String) -> String {
        text.contains(Self.mark) ? names.reduce(text) { $0.replacingOccurrences(of: $1.name, with: $1.path) } : text
    }

    /// Whether a text comes back as it was.
    func keeps(_ text: String) -> Bool { !text.contains(Self.mark) }
}
