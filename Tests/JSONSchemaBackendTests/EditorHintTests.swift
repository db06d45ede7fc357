import CatalogModel
import CatalogTestSupport
import Testing

@testable import JSONSchemaBackend

@Suite("Hints for editors")
struct EditorHintTests {
    private static let box = """
        description: A *box*.
        implementations:
          swiftui:
            types:
              Box:
                kind: view
                properties:
                  tone: { type: Tone, required: true }
                  size: { type: Double, required: true, limits: { minimum: 4 } }
                  title: { type: String, required: true }
                  mode: { type: "'a' | 'b'", required: true }
                  price: { type: string, values: { "$5": {}, "6": {} }, required: true }
                  on: { type: Bool, required: true, default: true }
                  pair: { type: "(Int, Bool)", required: true }
                  badge: { type: Badge, required: true }
                  optional: String
              Tone: { kind: enum, cases: { soft: { description: Quiet *tone*. }, loud: { title: Loud } } }
              Badge: { kind: enum, cases: { count: { parameters: { value: Int } }, none: {} } }
          web:
            types: { x-box: { kind: element, slots: { "": { required: true } } } }
        """

    private func file(hints: Bool, sourceLocation: SourceLocation = #_sourceLocation) async throws -> JSONValue {
        let snippet = try await SchemaSnippet(["box": Self.box], options: hints ? [("editorHints", true)] : [])
        return try JSONText.value(try #require(snippet.texts { $0 }["box.schema.json"], sourceLocation: sourceLocation))
    }

    @Test("Hints describe the values of enums in a separate list")
    func enums() async throws {
        let file = try await file(hints: true)
        let tone = file["$defs", "swiftui", "$defs", "Tone"]
        #expect(tone?["enum"]?.compact == #"["soft","loud"]"#)
        #expect(tone?["enumDescriptions"]?.compact == #"["Quiet tone.",""]"#)
        #expect(tone?["markdownEnumDescriptions"]?.compact == #"["Quiet *tone*.",""]"#)
        #expect(
            tone?["defaultSnippets"]?.compact
                == #"[{"label":"soft","description":"Quiet tone.","markdownDescription":"Quiet *tone*.","body":"soft"},{"label":"Loud","body":"loud"}]"#
        )
    }

    @Test("Cases with associated values are not constants in hints")
    func carriers() async throws {
        let badge = try await file(hints: true)["$defs", "swiftui", "$defs", "Badge"]
        #expect(badge?["enum"] == nil)
        #expect(
            badge?["defaultSnippets"]?.compact
                == #"[{"label":"none","body":"none"},{"label":"count","body":{"count":{"value":"^${1:0}"}}}]"#)
    }

    @Test("Hints contain a skeleton of the instance for each implementation")
    func instances() async throws {
        let file = try await file(hints: true)
        let swiftUI = """
            {"component":"box","implementation":"swiftui","properties":{"tone":"${1|soft,loud|}","size":"^${2:4}",\
            "title":"$3","mode":"${4|a,b|}","price":"^${5:\\"\\\\$5\\"}","on":"^${6:true}","pair":["^${7:0}","^${8|false,true|}"],\
            "badge":"${9:none}"}}
            """
        let web = #"{"component":"box","implementation":"web","slots":{"":["$1"]}}"#
        #expect(file["defaultSnippets"]?.elements?.map { $0["body"]?.compact } == [swiftUI, web])
        #expect(
            file["defaultSnippets"]?.elements?.map { $0["label"]?.string } == ["box (swiftui)", "box (web)"])
        #expect(file["$defs", "web", "defaultSnippets"]?.elements?.first?["body"]?.compact == web)
    }

    @Test("Hints are present only on request and change no other keyword")
    func additions() async throws {
        let keywords: Set<String> = ["defaultSnippets", "enumDescriptions", "markdownEnumDescriptions"]
        func without(_ value: JSONValue) -> JSONValue {
            guard let object = value.members else { return value }
            var result = object.mapSchemas(without)
            for keyword in keywords { result[keyword] = nil }
            if result["oneOf"] != nil { result["enum"] = nil }
            return .object(result)
        }
        let plain = try await file(hints: false)
        #expect(keywords.allSatisfy { !plain.compact.contains($0) })
        #expect(without(try await file(hints: true)) == plain)
    }
}
