import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogChanges

@Suite("The page of change rules")
struct ChangeReferenceTests {
    private static let page = SharedData.repository
        .appendingPathComponent("Sources/CatalogCommands/CatalogCommands.docc/Changes.md")
    private static let ids = SharedData.repository
        .appendingPathComponent("Tests/CatalogChangesTests/RuleIDs.txt")
    private static var records: Bool { ProcessInfo.processInfo.environment["CATALOG_RECORD"] != nil }

    /// Set CATALOG_RECORD to write the page anew.
    @Test("The page of change rules is current")
    func page() throws {
        if Self.records { try Data(Self.markdown.utf8).write(to: Self.page) }
        #expect(try String(contentsOf: Self.page, encoding: .utf8) == Self.markdown)
    }

    /// Lines are only ever added to the list: an id that is gone stays in it.
    @Test("No id of a change rule is reused for another rule")
    func ids() throws {
        var lines = try String(contentsOf: Self.ids, encoding: .utf8).split(separator: "\n").map(String.init)
        var recorded: [String: String] = [:]
        for line in lines { recorded[String(line.prefix { $0 != " " })] = line }
        #expect(recorded.count == lines.count)
        for rule in ChangeRules.all {
            let line = "\(rule.id) \(rule.area.rawValue) \(rule.subject) \(rule.kind.rawValue)"
            if Self.records, recorded[rule.id] == nil { lines.append(line) } else { #expect(recorded[rule.id] == line) }
        }
        if Self.records { try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: Self.ids) }
    }

    private static var markdown: String {
        var text = """
            # Changes

            Reference: each difference that `catalog diff` finds names its rule. This page is printed from the rules, so it is
            always up to date. An id is never reused for another rule.

            - **breaking**: correct code, themes or tests become incorrect.
            - **dangerous**: code compiles, but can change its behavior or appearance; *visual* if the appearance changes first.
            - **safe**: no action is required.

            Each rule has the smallest pair of catalogs that differ by it. Tests check these pairs.

            """
        for area in ChangeArea.allCases {
            text += "\n## \(area.rawValue)\n\n| Rule | Effect | Why | Old | New |\n| --- | --- | --- | --- | --- |\n"
            for rule in ChangeRules.all where rule.area == area {
                let effect = rule.effect.rawValue + (rule.isVisual ? ", visual" : "")
                text +=
                    "| `\(rule.id)` | \(effect) | \(rule.reason) | \(cell(rule.example.old)) | \(cell(rule.example.new)) |\n"
            }
        }
        return text
    }

    private static func cell(_ text: String) -> String {
        text.isEmpty ? "" : "`" + text.replacingOccurrences(of: "|", with: "\\|") + "`"
    }
}
