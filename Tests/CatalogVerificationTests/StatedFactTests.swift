import CatalogModel
import CatalogTestSupport
import CodeReaders
import Testing

/// Facts other than types and defaults, changed one at a time: deprecation messages, flags, names that only code has.
@Suite("Mutations of other facts")
struct StatedFactTests {
    struct Mutation: Sendable, CustomTestStringConvertible {
        let old: String
        /// Empty for a fact that is gone.
        let new: String
        let rule: String

        init(_ old: String, _ new: String, _ rule: String) {
            (self.old, self.new, self.rule) = (old, new, rule)
        }

        var testDescription: String { "\(old) → \(new)" }
    }

    private static let manifest = """
        { "schemaVersion": "2.1.0", "modules": [ { "kind": "javascript-module", "path": "src/lamp.ts", "declarations": [
          { "kind": "class", "name": "Lamp", "customElement": true, "tagName": "my-lamp",
            "deprecated": "Use my-light.",
            "attributes": [
              { "fieldName": "tone", "name": "tone" } ],
            "members": [
              { "kind": "field", "name": "tone", "type": { "text": "string" },
                "reflects": true,
                "deprecated": "Use hue." },
              { "kind": "field", "name": "level", "type": { "text": "number" },
                "static": true,
                "readonly": true,
                "deprecated": true },
              { "kind": "method", "name": "toggle",
                "parameters": [
                  { "name": "force",
                    "optional": true,
                    "type": { "text": "boolean" } },
                  { "name": "speed", "type": { "text": "number" },
                    "default": "3" },
                  { "name": "rest", "type": { "text": "string[]" },
                    "rest": true } ],
                "return": { "type": { "text": "Promise<void>" } },
                "deprecated": "Use turn." } ],
            "events": [
              { "name": "lamp-change", "type": { "text": "CustomEvent<number>" },
                "deprecated": "Ask it." },
              { "name": "lamp-focus",
                "type": { "text": "FocusEvent" } } ],
            "slots": [ { "name": "icon",
                "deprecated": "Use picture." } ],
            "cssParts": [ { "name": "bulb",
                "deprecated": "Use glass." } ],
            "cssProperties": [ { "name": "--lamp-color",
                "default": "red",
                "syntax": "<color>",
                "deprecated": "Use --tone." } ] },
          { "kind": "function", "name": "light",
            "parameters": [ { "type": { "text": "number" },
                "name": "count" } ],
            "return": { "type": { "text": "Lamp[]" } },
            "deprecated": "Use shine." }
        ] } ] }
        """

    @Test(
        "Each changed fact of a manifest is one finding at its line on both sides, with a fix",
        arguments: [
            Mutation("\"tagName\": \"my-lamp\"", "\"tagName\": \"my-light\"", "not-in-code"),
            Mutation("\"Use my-light.\"", "\"Use my-bulb.\"", "deprecation-drift"),
            Mutation("    \"deprecated\": \"Use my-light.\",\n", "", "deprecation-drift"),
            Mutation("\"name\": \"tone\" }", "\"name\": \"hue\" }", "declaration-drift"),
            Mutation("\"reflects\": true", "\"reflects\": false", "declaration-drift"),
            Mutation("\"static\": true", "\"static\": false", "declaration-drift"),
            Mutation("\"readonly\": true", "\"readonly\": false", "declaration-drift"),
            Mutation("\"deprecated\": true", "\"deprecated\": false", "deprecation-drift"),
            Mutation("\"name\": \"force\"", "\"name\": \"strong\"", "label-drift"),
            Mutation("            \"optional\": true,\n", "", "optionality-drift"),
            Mutation("\"default\": \"3\"", "\"default\": \"4\"", "default-drift"),
            Mutation("\"rest\": true", "\"rest\": false", "declaration-drift"),
            Mutation("Promise<void>", "Promise<number>", "type-drift"),
            Mutation("CustomEvent<number>", "CustomEvent<string>", "type-drift"),
            Mutation("\"text\": \"FocusEvent\"", "\"text\": \"number\"", "type-drift"),
            Mutation("\"default\": \"red\"", "\"default\": \"blue\"", "default-drift"),
            Mutation("<color>", "<length>", "declaration-drift"),
            Mutation("\"name\": \"count\"", "\"name\": \"number\"", "label-drift"),
            Mutation("Lamp[]", "Lamp", "type-drift"),
        ]
            + ["hue.", "turn.", "picture.", "glass.", "--tone.", "shine."].map { word in
                Mutation("\"Use \(word)\"", "\"Use other.\"", "deprecation-drift")
            } + [Mutation("\"Ask it.\"", "\"Ask others.\"", "deprecation-drift")])
    func manifest(mutation: Mutation) async throws {
        try await expect(mutation, of: Self.manifest, read: ManifestReader(), in: "custom-elements.json", on: "web")
    }

    private static let docgen = """
        { "src/Chip.tsx": [ { "displayName": "Chip", "description": "A chip.",
          "tags": {
            "deprecated": "Use Tag." },
          "methods": [ { "name": "focus", "docblock": "Focuses.", "modifiers": [],
            "params": [
              { "name": "options",
                "optional": true,
                "type": { "name": "FocusOptions" } } ],
            "returns": { "type": { "name": "void" } } } ],
          "props": {
            "label": { "type": { "name": "string" },
              "required": true },
            "size": { "type": { "name": "number" }, "required": false,
              "defaultValue": { "value": "3" },
              "tags": { "deprecated": "Use scale." } } } } ] }
        """

    @Test(
        "Each changed fact of react-docgen is one finding at its line on both sides, with a fix",
        arguments: [
            Mutation("\"Use Tag.\"", "\"Use Label.\"", "deprecation-drift"),
            Mutation("\"Use scale.\"", "\"Use width.\"", "deprecation-drift"),
            Mutation("\"modifiers\": []", "\"modifiers\": [\"static\"]", "declaration-drift"),
            Mutation("\"name\": \"options\"", "\"name\": \"choices\"", "label-drift"),
            Mutation("\"optional\": true", "\"optional\": false", "optionality-drift"),
            Mutation("FocusOptions", "FocusChoices", "type-drift"),
            Mutation("\"name\": \"void\"", "\"name\": \"boolean\"", "type-drift"),
            Mutation("\"required\": true", "\"required\": false", "optionality-drift"),
            Mutation("\"value\": \"3\"", "\"value\": \"4\"", "default-drift"),
        ])
    func docgen(mutation: Mutation) async throws {
        try await expect(mutation, of: Self.docgen, read: DocgenReader(), in: "docgen.json", on: "react")
    }

    private func expect(
        _ mutation: Mutation, of source: String, read reader: any SourceReader, in path: String, on platform: String
    ) async throws {
        let catalog = try await AgreeingCatalog(
            reader, path: path, platform: platform, text: source, allDeclarations: true)
        #expect(try await catalog.findings(source).map(\.testDescription) == [])
        let location = try #require(source.firstRange(of: mutation.old))
        let text = source.replacingCharacters(in: location, with: mutation.new)
        let findings = try await catalog.findings(text)
        #expect(findings.map(\.rule.id) == [mutation.rule], "\(findings.map(\.testDescription))")
        guard let finding = findings.first else { return }
        #expect(finding.range?.file.path.hasPrefix("components/") == true)
        // Of a flag that is not set, and of what is gone, there is no place but that of the thing.
        if !mutation.new.isEmpty, !mutation.new.hasSuffix(": false"), let note = finding.notes.first?.range {
            let line = source[..<location.lowerBound].count { $0 == "\n" } + 1
            #expect(Int(note.start.line) == line, "\(finding.testDescription)")
        }
        #expect(!finding.notes.isEmpty)
        let (_, rest) = try await catalog.fixed(text)
        #expect(rest.map(\.testDescription) == [])
    }

    @Test("A deprecation that gains a message is a finding at its line on both sides, with a fix")
    func newWords() async throws {
        let catalog = try await AgreeingCatalog(
            ManifestReader(), path: "custom-elements.json", platform: "web", text: Self.manifest)
        let text = Self.manifest.replacing("\"deprecated\": true", with: "\"deprecated\": \"Use tone.\"")
        let findings = try await catalog.findings(text)
        #expect(findings.map(\.rule.id) == ["deprecation-drift"], "\(findings.map(\.testDescription))")
        let note = try #require(findings.first?.notes.first?.range)
        #expect(note.file.line(note.start.line)?.contains("\"Use tone.\"") == true)
        let (_, rest) = try await catalog.fixed(text)
        #expect(rest.map(\.testDescription) == [])
    }

    @Test("Deprecation messages and comments that the source omits are not compared")
    func unknown() async throws {
        let catalog = try await AgreeingCatalog(
            ManifestReader(), path: "custom-elements.json", platform: "web", text: Self.manifest)
        let bare = Self.manifest.replacing("\"Use hue.\"", with: "true")
        #expect(try await catalog.findings(bare).map(\.testDescription) == [])
        let react = try await AgreeingCatalog(
            DocgenReader(), path: "docgen.json", platform: "react", text: Self.docgen)
        let silent = Self.docgen.replacing(
            ",\n      \"tags\": { \"deprecated\": \"Use scale.\" }", with: "")
        try #require(silent != Self.docgen)
        #expect(try await react.findings(silent).map(\.testDescription) == [])
    }
}
