import CatalogModel
import CatalogTestSupport
import Testing

@testable import JSONSchemaBackend

/// A catalog in which everything stands that the backend makes a keyword of: each is broken by machine, in both drafts.
@Suite("The schemas of a catalog with every rule")
struct EveryRuleTests {
    @Test(
        "Schemas accept and reject the expected instances for every keyword that the backend writes",
        .enabled(if: Judge.python.isPresent, "\(Judge.python.reason)"))
    func keywords() async throws {
        let registry = try await SchemaSnippet(EveryRuleCatalog.entries).registry
        let verdict = try JudgedSchemas(registry).verdict()
        #expect(verdict.faults == [])
        #expect(
            Set(verdict.keywords.keys) == [
                "$ref", "additionalProperties", "anyOf", "const", "enum", "items", "maxItems", "maxLength", "maximum",
                "minItems", "minLength", "minimum", "multipleOf", "not", "oneOf", "pattern", "required", "type",
                "uniqueItems",
            ])
        try Recorded("verdicts/rules.txt").expect(verdict.table)
    }

    @Test("Schemas forbid combinations and require members even if an entry has no types")
    func shared() async throws {
        let snippet = try await SchemaSnippet(EveryRuleCatalog.entries)
        let condition =
            #"{"properties":{"tone":{"const":"loud"},"flat":{"const":true}},"required":["tone","flat"]}"#
        let plain = try snippet.file("plain")
        #expect(plain["properties", "properties", "not"]?.compact == condition)
        let web = try snippet.file("shared")["$defs", "web"]
        #expect(web?["properties", "properties", "not"]?.compact == condition)
        #expect(web?["required"]?.compact == #"["component","properties"]"#)
    }

    @Test("The schema of an implementation requires only members that each of its types requires")
    func several() async throws {
        let file = try await SchemaSnippet(EveryRuleCatalog.entries).file("twin")
        let instance = file["$defs", "swiftui"]
        #expect(instance?["required"]?.compact == #"["component"]"#)
        #expect(instance?["properties", "slots", "required"] == nil)
        #expect(instance?["properties", "slots", "properties", "body", "minItems"] == nil)
        #expect(instance?["$defs", "TwinMark", "allOf"]?.elements?.count == 2)
    }
}
