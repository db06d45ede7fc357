import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

@Suite("The page of rules")
struct RuleReferenceTests {
    private static let page = SharedData.repository
        .appendingPathComponent("Sources/CatalogCommands/CatalogCommands.docc/Rules.md")

    /// Set CATALOG_RECORD to write the page anew.
    @Test("The page of rules is current")
    func pageIsCurrent() throws {
        if ProcessInfo.processInfo.environment["CATALOG_RECORD"] != nil {
            try Data(RuleReference.markdown.utf8).write(to: Self.page)
        }
        #expect(try String(contentsOf: Self.page, encoding: .utf8) == RuleReference.markdown)
    }

    @Test("Every rule has an id in kebab case, a summary that is a sentence, and a reason")
    func rulesAreExplained() {
        #expect(RuleReference.rules.count > 90)
        for rule in RuleReference.rules {
            #expect(EntryID(rule.id) != nil, "\(rule.id)")
            #expect(rule.summary.hasSuffix(".") && rule.summary.first?.isLowercase == false, "\(rule.id)")
            #expect(rule.reason?.hasSuffix(".") == true && rule.reason != rule.summary, "\(rule.id)")
        }
    }
}
