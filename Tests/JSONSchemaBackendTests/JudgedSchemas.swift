import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Foundation
import Testing
import CatalogTokens

@testable import JSONSchemaBackend

/// The schemas of a catalog on the disk, as the judges read them: a folder for each draft.
struct JudgedSchemas {
    /// The drafts by the names that the option and the judges have for them.
    static let drafts = SchemaDraft.allCases.map(\.rawValue)

    private let folder: TemporaryFolder

    /// The folder with those of the drafts.
    var url: URL { folder.url }

    /// What is rendered, in which there must not be anything to find fault with.
    init(_ registry: ComponentRegistry, sourceLocation: SourceLocation = #_sourceLocation) throws {
        folder = try TemporaryFolder()
        for draft in Self.drafts {
            for unit in JSONSchemaBackend().plan(registry, options: Self.options(draft)) {
                let rendering = unit.render()
                #expect(
                    rendering.diagnostics.all.filter { $0.severity > .note }.isEmpty, sourceLocation: sourceLocation)
                for file in rendering.files {
                    try folder.write("\(draft)/\(file.path.text)", String(decoding: file.bytes, as: UTF8.self))
                }
            }
        }
    }

    /// Schemas written by hand, which are the same in all drafts.
    init(_ files: [String: String]) throws {
        folder = try TemporaryFolder()
        for draft in Self.drafts {
            for (name, text) in files { try folder.write("\(draft)/\(name)", text) }
        }
    }

    private static func options(_ draft: String, sourceLocation: SourceLocation = #_sourceLocation) -> BackendOptions {
        let range = SourceFile(path: "catalog.yaml", bytes: []).range(ofBytes: 0..<0)
        var diagnostics = Diagnostics()
        let given = OrderedRecords.Element(
            key: Text("draft", at: range), value: Located(JSONValue.string(draft), at: range))
        let options = BackendOptions.checked(
            OrderedRecords([given]), against: JSONSchemaBackend().options, backendName: "json-schema",
            diagnostics: &diagnostics)
        #expect(diagnostics.all.isEmpty, sourceLocation: sourceLocation)
        return options
    }

    /// What a judge has to say.
    struct Verdict: CustomStringConvertible {
        /// Without the name of the folder, which is never the same.
        let faults: [String]
        /// How many instances broke each keyword.
        let keywords: [String: Int]
        /// How many instances and so on there were of each kind.
        let counts: [String: Int]

        /// All counts, a line for each.
        var table: String {
            func lines(_ title: String, _ counts: [String: Int]) -> String {
                "\(title):\n" + counts.sorted { $0.key < $1.key }.map { "  \($0.key): \($0.value)\n" }.joined()
            }
            return lines("instances and values", counts) + lines("broken keywords", keywords)
        }

        var description: String { faults.prefix(20).joined(separator: "\n") + "\n" + table }
    }

    /// What `judge_schemas.py` says of them.
    func verdict(sourceLocation: SourceLocation = #_sourceLocation) throws -> Verdict {
        let script = SharedData.repository.appendingPathComponent("Tests/Judges/judge_schemas.py")
        let result = try Judge.python.verdict([script.path, url.path], reads: [url])
        #expect(result.errors == "", sourceLocation: sourceLocation)
        return Verdict(result, lines: 2, name: url.lastPathComponent)
    }
}

extension JudgedSchemas.Verdict {
    /// - `lines`: How many lines of counts there are after the faults.
    /// - `name`: The name of the folder, which stands before some faults.
    init(_ result: Judge.Verdict, lines count: Int, name: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
        faults = lines.dropLast(count).map { $0.replacing("\(name): ", with: "") }
        counts = Self.counts(lines.last)
        keywords = count == 2 ? Self.counts(lines.dropLast().last) : [:]
        #expect((result.status == 0) == faults.isEmpty, sourceLocation: sourceLocation)
    }

    /// Returns the numbers of a line, such as `what: count; …`.
    private static func counts(_ line: String?) -> [String: Int] {
        let pairs = (line ?? "").components(separatedBy: "; ").compactMap { item -> (String, Int)? in
            let parts = item.components(separatedBy: ": ")
            return parts.count == 2 ? Int(parts[1]).map { (parts[0], $0) } : nil
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}

/// What the judges have said before about data that never changes, recorded only on request:
/// `CATALOG_RECORD_GOLDEN=1 swift test --filter JSONSchemaBackendTests`.
struct Recorded {
    private let file: URL

    init(_ path: String) {
        file = SharedData.repository.appendingPathComponent("Tests/Golden/JSONSchema/\(path)")
    }

    func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        if ProcessInfo.processInfo.environment["CATALOG_RECORD_GOLDEN"] != nil {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        let recorded = (try? String(contentsOf: file, encoding: .utf8)) ?? "nothing recorded\n"
        let difference = text.split(separator: "\n").difference(from: recorded.split(separator: "\n"))
        #expect(
            text == recorded, "\(file.lastPathComponent): \(difference.map { "\($0)" })", sourceLocation: sourceLocation
        )
    }
}
