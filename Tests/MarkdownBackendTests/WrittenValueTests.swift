import CatalogLoading
import CatalogModel
import CatalogRendering
import CatalogTestSupport
import CatalogFormat
import Foundation
import MarkdownBackend
import Testing

/// What YAML would take for something else comes out as the author wrote it, and absence, `nil` and empty text differ.
@Suite("Values as written")
struct WrittenValueTests {
    private static let values = [
        "on", "no", "2.0", "017", "1:30", "~", "null", "nil", "yes", "0x1F", "1e3", ".5", "\"\"",
    ]

    /// Each value as the default and as the version of a property, and a property without either.
    private func registry(sourceLocation: SourceLocation = #_sourceLocation) async throws -> ComponentRegistry {
        var lines = "implementations:\n  kit:\n    types:\n      Box:\n        properties:\n          absent: Int\n"
        for (index, value) in Self.values.enumerated() {
            lines += "          p\(index): { type: Int, default: \(value), since: \(value) }\n"
        }
        let loaded = await Snippet.load(["box": Snippet.entry("box", lines)])
        #expect(loaded.diagnostics.map(\.testDescription) == [], sourceLocation: sourceLocation)
        return try #require(loaded.registry, sourceLocation: sourceLocation)
    }

    @Test("The dump contains each value verbatim, and no member for an absent value")
    func dump() async throws {
        let text = RegistryDump.json(try await registry()).prettyPrinted
        var found = [try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])]
        for key in ["components", "implementations", "types", "properties"] {
            found = found.flatMap { $0[key] as? [[String: Any]] ?? [] }
        }
        #expect(found.count == Self.values.count + 1)
        #expect(found[0]["default"] == nil && found[0]["since"] == nil)
        for (value, property) in zip(Self.values, found.dropFirst()) {
            let expected = value == "\"\"" ? "" : value
            #expect(property["default"] as? String == expected)
            #expect(property["since"] as? String == expected)
        }
    }

    @Test(
        "A page shows each value verbatim, and no two values in the same form",
        .enabled(if: Judge.cmarkGFM.isPresent, "\(Judge.cmarkGFM.reason)"))
    func page() async throws {
        let backend = MarkdownBackend()
        let units = backend.plan(try await registry(), options: BackendOptions(defaultsOf: backend.options))
        let files = units.flatMap { $0.render().files }
        let page = try #require(files.first { $0.path.text == "components/box.md" })
        let text = String(decoding: page.bytes, as: UTF8.self)
        let rows = text.split(separator: "\n").filter { $0.contains("`p") || $0.contains("`absent`") }
        // `| name | Default: value<br>Since value |`
        let cells = rows.map { String($0.firstMatch(of: /Default: (.*?)<br>/)?.output.1 ?? "") }
        #expect(cells.first == "")
        let expected = Self.values.map { $0 == "\"\"" ? "*empty*" : "`\($0)`" }
        #expect(Array(cells.dropFirst()) == expected)
        #expect(Set(cells).count == cells.count)
        for (value, row) in zip(Self.values, rows.dropFirst()) {
            let shown = value == "\"\"" ? "*empty*" : value
            let description = row.replacingOccurrences(of: "\\", with: "")
            #expect(description.contains("Since \(shown) |"), "\(row)")
        }
    }
}
