import CatalogImport
import CatalogLoading
import CatalogModel
import CatalogTestSupport
import CatalogYAML
import CustomElementsManifest
import DeclaredAPI
import Foundation
import Testing

/// Imports of one release after the other, with what people write in between.
struct ImportAgainTests {
    /// A catalog in memory that a manifest is imported into.
    private struct Workbench {
        var texts = ["components/zero.yaml": "id: zero\ntitle: Zero\nsummary: Is there before.\n"]
        var record = ImportRecord()
        var findings: [String] = []

        /// - Returns: The paths of files that have changed.
        mutating func importing(_ manifest: [UInt8], remove: Bool = false) async throws -> [String] {
            let registry = try await #require(CatalogLoader.load("catalog.yaml", from: files).registry)
            let api = ManifestReader().read([SourceFile(path: "custom-elements.json", bytes: manifest)])
            let outcome = SourceImport(
                ImportWishes(removesVanished: remove), last: record, entries: CatalogEntries(registry), preamble: ""
            ) { "components/\($0).yaml" }.outcome(of: api)
            findings = outcome.findings.all.filter { $0.rule.id.hasPrefix("import-") }.map(\.message)
            var changed: [String] = []
            for file in outcome.files where file.change != .unchanged {
                texts[file.path] = file.change == .removed ? nil : String(decoding: file.bytes, as: UTF8.self)
                changed.append(file.path)
            }
            var found = Diagnostics()
            record = try #require(
                ImportRecord(SourceFile(path: "r.yaml", text: outcome.record.text), diagnostics: &found))
            return changed
        }

        var files: InMemoryFiles {
            InMemoryFiles(texts.merging(["catalog.yaml": "format: 1\nname: Test\n"]) { $1 })
        }
    }

    private func manifest(_ members: String, of name: String = "Lamp") -> [UInt8] {
        Array(
            """
            { "schemaVersion": "1.0.0", "modules": [{ "path": "a.js", "declarations": [
              { "kind": "class", "name": "\(name)", "tagName": "my-lamp", "summary": "Gives light.", "members": [
                \(members) ] }] }] }
            """.utf8)
    }

    private func field(_ name: String, _ type: String, _ rest: String = "") -> String {
        #"{ "kind": "field", "name": "\#(name)", "type": { "text": "\#(type)" }\#(rest) }"#
    }

    private let path = "components/my-lamp.yaml"

    @Test func onlyWhatChangedInTheSourceChanges() async throws {
        var bench = Workbench()
        _ = try await bench.importing(manifest(field("size", "number") + "," + field("tone", "string")))
        bench.texts[path] = """
            # Ours.
            title: A fine lamp
            id: my-lamp
            summary: Says it in our words.

            implementations:
              web:
                language: javascript
                types:
                  my-lamp:
                    names: { javascript: Lamp }
                    kind: element
                    module: a.js
                    properties:
                      tone: string   # not the color
                      size: { type: number, description: How large. }

            """
        let changed = try await bench.importing(
            manifest(
                field("size", "number | string", #", "default": "1""#) + "," + field("new", "boolean") + ","
                    + field("tone", "string", #", "readonly": true"#)))
        #expect(changed == [path])
        #expect(bench.findings == [])
        let text = try #require(bench.texts[path])
        #expect(
            text == """
                # Ours.
                title: A fine lamp
                id: my-lamp
                summary: Says it in our words.

                implementations:
                  web:
                    language: javascript
                    types:
                      my-lamp:
                        names: { javascript: Lamp }
                        kind: element
                        module: a.js
                        properties:
                          tone:   # not the color
                            type: string
                            readOnly: true
                          size: { type: number | string, default: 1, description: How large. }
                          new: boolean

                """)
    }

    @Test func whatPeopleChangedStaysAndIsReported() async throws {
        var bench = Workbench()
        _ = try await bench.importing(manifest(field("size", "number") + "," + field("gone", "string")))
        bench.texts[path] = bench.texts[path]?.split(separator: "size: number").joined(separator: "size: Size")
        let text = bench.texts[path]
        let changed = try await bench.importing(manifest(field("size", "string")))
        #expect(changed.isEmpty)
        #expect(bench.texts[path] == text)
        #expect(
            bench.findings == [
                "'type' of 'size' is now 'string' in the source, and was changed here since the last import; it stays as it is",
                "'gone' is gone from the source; import with '--remove' to remove it here, too",
            ])
        // Told again until it is dealt with; a conflict is told once.
        _ = try await bench.importing(manifest(field("size", "string")))
        #expect(bench.findings == ["'gone' is gone from the source; import with '--remove' to remove it here, too"])
        _ = try await bench.importing(manifest(field("size", "string")), remove: true)
        #expect(bench.texts[path]?.contains("gone") == false)
        #expect(bench.texts[path]?.contains("size: Size") == true)
    }

    @Test func aDamagedRecordIsNoRecord() {
        for text in ["", "- a", "entries: { a: 1 }", "entries: [", "entries: { a: { symbol: b } }"] {
            var found = Diagnostics()
            let record = ImportRecord(SourceFile(path: "r.yaml", text: text), diagnostics: &found)
            #expect(record == nil && found.hasErrors || text.isEmpty, "\(text)")
        }
    }

    // MARK: Real releases

    private static let releases = ["2025-02-20", "2025-04-30", "2025-07-17", "2025-10-13"]

    private func release(_ date: String) throws -> [UInt8] {
        Array(
            try Data(
                contentsOf: SharedData.folder.appendingPathComponent(
                    "data/glide-core-history/\(date).custom-elements.json")))
    }

    @Test(.enabled(if: SharedData.isPresent, Comment(rawValue: SharedData.reason)))
    func releaseByReleaseNothingThatPeopleWroteIsLost() async throws {
        var bench = Workbench()
        _ = try await bench.importing(release(Self.releases[0]))
        let first = bench.texts
        #expect(try await bench.importing(release(Self.releases[0])) == [])
        #expect(bench.texts == first)
        var random = SeededRandom(seed: 22)
        var edits = PeoplesEdits()
        for path in bench.texts.keys.sorted() {
            bench.texts[path] = bench.texts[path].map { edits.edited($0, &random) }
        }
        #expect(edits.marks.count > 300)
        for date in Self.releases.dropFirst() {
            let before = bench.texts
            _ = try await bench.importing(release(date))
            let loaded = await CatalogLoader.load("catalog.yaml", from: bench.files)
            #expect(loaded.diagnostics.filter { $0.severity == .error }.map(\.testDescription) == [])
            let all = bench.texts.values.joined(separator: "\n")
            #expect(edits.marks.filter { !all.contains($0) } == [])
            #expect(bench.texts.filter { before[$0.key] != $0.value }.count > 0)
            let after = bench.texts
            #expect(try await bench.importing(release(date)) == [])
            #expect(bench.texts == after)
        }
    }
}

/// Changes of prose, comments and layout at random.
private struct PeoplesEdits {
    /// What people have written, which has to stay.
    private(set) var marks: [String] = []

    mutating func edited(_ text: String, _ random: inout SeededRandom) -> String {
        var lines: [String] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            let indent = String(line.prefix { $0 == " " })
            let isKey = line.contains(": ") || line.hasSuffix(":")
            let isPlain =
                isKey && !line.contains("\"") && !line.contains("- ") && !line.contains("|") && !line.contains(">")
            if isPlain, lines.last.map({ !$0.hasSuffix("-") }) ?? true, random.once(in: 12) {
                lines.append(indent + mark("# comment"))
            }
            if line.hasPrefix("summary: ") {
                lines.append("summary: " + mark("Our words"))
            } else if isPlain,
                line.contains(": "), random.once(in: 8)
            {
                lines.append(line + "  " + mark("# why"))
            } else {
                lines.append(line)
            }
            if line.hasPrefix("title: ") {
                lines.append("")
                lines.append("category: " + mark("Group"))
            }
        }
        return lines.joined(separator: "\n")
    }

    private mutating func mark(_ words: String) -> String {
        marks.append("\(words) \(marks.count)end")
        return marks[marks.count - 1]
    }
}
