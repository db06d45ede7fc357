import CatalogModel
import CatalogSyntax
import CatalogTestSupport
import Testing

@testable import JSONSchemaBackend

@Suite("Titles of alternatives in schemas")
struct AlternativeTitleTests {
    private func read(_ bytes: [UInt8]) throws -> JSONValue {
        var diagnostics = Diagnostics()
        let file = SourceFile(path: "a.json", bytes: bytes)
        return try #require(YAMLReader.read(file, diagnostics: &diagnostics)?.jsonValue())
    }

    @Test("Titles of alternatives in schemas name implementations, types, values and components")
    func names() async throws {
        let box = """
            implementations:
              swiftui: { title: SwiftUI, types: { Box: { kind: view } } }
              web:
                types:
                  "x-box<a/b>":
                    kind: element
                    slots: { end: {} }
                    properties:
                      size: { type: "number | 'auto' | Side | null" }
                      list: { type: "'a' | 'b' | 'c' | 'd' | string[]" }
                  x-row: { kind: element }
                  Side: { kind: enum, cases: [left, right] }
            """
        let snippet = try await SchemaSnippet(["box": box, "label": ""])
        let texts = snippet.texts { $0 }
        let file = try read(Array(try #require(texts["box.schema.json"]).utf8))
        func titles(_ schema: JSONValue?, _ keyword: String) -> [String?] {
            (schema?.members?[keyword]?.elements ?? []).map { $0.members?["title"]?.string }
        }
        #expect(titles(file, "oneOf") == ["SwiftUI", "web"])
        let web = file["$defs", "web"]
        #expect(titles(web?["properties", "properties"], "anyOf") == ["x-box<a/b>", "x-row"])
        #expect(titles(web?["properties", "slots", "properties", "end", "items"], "anyOf") == ["String", "Component"])
        let properties = web?["$defs", "x-box<a/b>", "properties"]
        #expect(titles(properties?["size"], "anyOf") == ["auto", "Number", "Side", "Null"])
        #expect(titles(properties?["list"], "anyOf") == ["a, b, c, …", "Array"])
        let bundle = try read(Array(try #require(texts["catalog.schema.json"]).utf8))
        #expect(titles(bundle, "oneOf") == ["box", "label"])
        #expect(titles(bundle["$defs", "box"], "oneOf") == ["SwiftUI", "web"])
    }

    @Test(
        "Every alternative in the schemas of a whole catalog has a title, except conditions",
        arguments: ["2020-12", "7"])
    func own(draft: String) async throws {
        let files = RenderedSchemas.files(of: try await JudgedRegistries.own(), [("draft", .string(draft))])
        var (count, missing) = (0, [String]())
        func visit(_ value: JSONValue, at path: String) {
            for (index, element) in (value.elements ?? []).enumerated() { visit(element, at: "\(path)/\(index)") }
            for member in value.members?.members ?? [] where !["if", "not", "examples"].contains(member.name) {
                if member.name == "anyOf" || member.name == "oneOf" {
                    for alternative in member.value.elements ?? [] where alternative.members?["required"] == nil {
                        count += 1
                        if alternative.members?["title"] == nil { missing.append("\(path)/\(member.name)") }
                    }
                }
                visit(member.value, at: "\(path)/\(member.name)")
            }
        }
        for file in files where !file.path.text.hasPrefix("design.tokens") {
            visit(try read(file.bytes), at: file.path.text)
        }
        #expect(count > 200)
        #expect(missing == (draft == "7" ? Array(repeating: "catalog.schema.json/oneOf", count: missing.count) : []))
    }
}
