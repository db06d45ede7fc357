import CatalogModel
import CatalogTestSupport
import CatalogSync
import CodeReaders
import Testing

/// Sources in which imports and verifications once disagreed.
@Suite("Verification directly after an import")
struct DirectAgreementTests {
    private static func manifest(_ modules: [(path: String, declarations: String)]) -> String {
        let all = modules.map { #"{ "kind": "javascript-module", "path": "\#($0)", "declarations": [\#($1)] }"# }
        return #"{ "schemaVersion": "1.0.0", "modules": [\#(all.joined(separator: ",\n"))] }"#
    }

    private static func element(_ tag: String, _ name: String, _ rest: String) -> String {
        """
        { "kind": "class", "name": "\(name)", "description": "What it is.", "customElement": true, "tagName": "\(tag)", \(rest) }
        """
    }

    private static func field(_ name: String, _ type: String) -> String {
        #"{ "kind": "field", "name": "\#(name)", "type": { "text": "\#(type)" } }"#
    }

    /// Returns the findings after the import, and the findings with fixes after all fixes for a later release.
    private func findings(
        _ reader: any SourceReader, _ platform: String, _ text: String, later: String? = nil
    ) async throws -> [String] {
        let path = reader is ComposeSignatureReader ? "a.api" : "a.json"
        let catalog = try await AgreeingCatalog(reader, path: path, platform: platform, text: text)
        var all = try await catalog.findings(text)
        if let later { all += try await catalog.settled(later) }
        return all.map(\.testDescription)
    }

    @Test(
        "Components of a namespace have entries of their own",
        arguments: [["Tabs", "Tabs.Panel"], ["Tabs.Panel", "Tabs"], ["A", "A.B", "A.B.C", "D.E"]])
    func namespaces(names: [String]) async throws {
        func docgen(_ names: [String], type: String) -> String {
            let all = names.map { name in
                #"{ "displayName": "\#(name)", "props": { "a": { "type": { "name": "\#(type)" }, "required": false } } }"#
            }
            return "[\(all.joined(separator: ",\n"))]"
        }
        let later = docgen(names + ["Tabs.List"], type: "number")
        #expect(try await findings(DocgenReader(), "react", docgen(names, type: "string"), later: later) == [])
    }

    @Test("A type that another entry describes is not added to the entry of the type around")
    func splitEntries() async throws {
        let code = "public struct Button {\npublic var label: Int\npublic enum Kind { case plain }\n}"
        func entry(_ id: String, _ type: String) -> String {
            Snippet.entry(id, "implementations: { ios: { types: { \(type) } } }")
        }
        let both = [
            "button": entry("button", "Button: { kind: struct, properties: { label: Int } }"),
            "kind": entry("kind", "Button.Kind: { kind: enum, cases: [plain] }"),
        ]
        #expect(try await Kit.verify(code, entries: both).diagnostics.all.map(\.testDescription) == [])
        let one = try await Kit.verify(code, entries: ["button": both["button"] ?? ""])
        #expect(one.diagnostics.all.map(\.rule.id) == ["not-in-entry"])
    }

    @Test(
        "A parameter without a type is not the property of the same name",
        arguments: [
            #"{ "kind": "method", "name": "go", "parameters": [{ "name": "size" }] }"#,
            #"{ "kind": "method", "name": "size", "parameters": [{ "name": "size" }] }"#,
            #"""
            { "kind": "method", "name": "go", "parameters": [{ "name": "size" }] },
            { "kind": "method", "name": "go", "parameters": [{ "name": "size", "type": { "text": "number" } }] }
            """#,
        ])
    func untypedParameter(method: String) async throws {
        func source(_ type: String, _ method: String) -> String {
            let members = [Self.field("size", type), method].joined(separator: ",\n")
            return Self.manifest([("a.js", Self.element("my-box", "Box", #""members": [\#(members)]"#))])
        }
        let typed = method.replacing(#""size" }]"#, with: #""size", "type": { "text": "string" } }]"#)
        for later in [source("string", method), source("number", typed), source("'a' | 'b'", method)] {
            #expect(try await findings(ManifestReader(), "web", source("number", method), later: later) == [])
        }
    }

    @Test("A parameter with a type of its own gets the type from the code, and the property keeps its type")
    func ownType() async throws {
        func source(_ type: String) -> String {
            let method = #"{ "kind": "method", "name": "go", "parameters": [{ "name": "size"\#(type) }] }"#
            return Self.manifest([
                ("a.js", Self.element("my-box", "Box", #""members": [\#(Self.field("size", "number")), \#(method)]"#))
            ])
        }
        let catalog = try await AgreeingCatalog(
            ManifestReader(), path: "a.json", platform: "web", text: source(""))
        let (entries, rest) = try await catalog.fixed(source(#", "type": { "text": "string" }"#))
        #expect(rest.map(\.testDescription) == [])
        #expect(entries["my-box"]?.contains("          size: number\n") == true)
        #expect(entries["my-box"]?.contains("              size: string\n") == true)
    }

    @Test("Members of a supertype or mixin are not asked of the code of a type")
    func inherited() async throws {
        let features = """
            "members": [\(Self.field("size", "number"))], "events": [{ "name": "change" }], "cssParts": [{ "name": "base" }],
            "slots": [{ "name": "icon" }], "cssProperties": [{ "name": "--gap", "default": "1px" }]
            """
        let base = #"{ "kind": "class", "name": "Base", \#(features) }"#
        let own = #""superclass": { "name": "Base", "module": "a.js" }, "cssProperties": [{ "name": "--gap" }]"#
        for member in ["", #", "members": [{ "kind": "field", "name": "size" }]"#] {
            let text = Self.manifest([
                ("a.js", [base, Self.element("my-sub", "Sub", own + member)].joined(separator: ","))
            ])
            #expect(try await findings(ManifestReader(), "web", text) == [])
        }
    }

    @Test("Declarations of the same name are distinguished by module")
    func modules() async throws {
        func source(_ types: [String]) -> String {
            Self.manifest(
                zip(["a.js", "b.js"], types).map { path, type in
                    let field = Self.field("a", type)
                    let function =
                        #"{ "kind": "function", "name": "f", "parameters": [{ "name": "a", "type": { "text": "\#(type)" } }] }"#
                    return (path, #"{ "kind": "class", "name": "Util", "members": [\#(field)] }, \#(function)"#)
                })
        }
        let (first, later) = (source(["string", "number"]), source(["boolean", "string[]"]))
        #expect(try await findings(ManifestReader(), "web", first, later: later) == [])
        func files(_ types: [String]) -> String {
            let all = zip(["a", "b"], types).map { folder, type in
                #""\#(folder)/Card.jsx": [{ "displayName": "Card", "props": { "a": { "type": { "name": "\#(type)" } } } }]"#
            }
            return "{ \(all.joined(separator: ", ")) }"
        }
        #expect(
            try await findings(
                DocgenReader(), "react", files(["string", "number"]), later: files(["bool", "any"])) == [])
    }

    @Test("Composable functions of the same name in two packages are two types")
    func packages() async throws {
        func source(_ types: [String]) -> String {
            let all = zip(["com.a", "com.b"], types).map { package, type in
                """
                package \(package) {
                  public final class BoxKt {
                    method @androidx.compose.runtime.Composable public static void Box(\(type) size);
                  }
                }
                """
            }
            return "// Signature format: 4.0\n" + all.joined(separator: "\n") + "\n"
        }
        #expect(
            try await findings(
                ComposeSignatureReader(), "compose", source(["int", "String"]), later: source(["long", "char"])) == [])
    }

    @Test("Parameters of the same name are not overloads of each other")
    func repeatedParameters() async throws {
        let method = #"{ "name": "go", "params": [{ "name": "a" }, { "name": "a" }, { "name": "a" }] }"#
        let text = #"[{ "displayName": "Box", "props": {}, "methods": [\#(method)] }]"#
        let catalog = try await AgreeingCatalog(DocgenReader(), path: "a.json", platform: "react", text: text)
        let lines = catalog.entries["box"]?.split(separator: "\n").suffix(4).map { $0.drop { $0 == " " } }
        #expect(lines == ["parameters:", "a: {}", "a2: {}", "a3: {}"])
        #expect(try await catalog.findings(text).map(\.testDescription) == [])
    }

    @Test(
        "The values of a union follow from its type",
        arguments: [
            ("type: \"'a' | 'b'\"", "'a' | 'b'", []), ("type: \"'a' | 'b'\", values: [a, b]", "'a' | 'b'", []),
            ("type: Size, values: [a, b]", "Size", []), ("type: '\"a\" | \"b\"'", "'a' | 'b'", []),
            ("type: \"'a' | 'b'\", values: [a]", "'a' | 'b'", ["not-in-entry"]),
            ("type: \"'a' | 'b'\", values: [a, b]", "string", ["type-drift"]),
            ("type: string", "'a' | 'b'", ["type-drift"]),
        ])
    func values(stated: String, declared: String, rules: [String]) async throws {
        let entry = Snippet.entry(
            "box",
            "implementations: { web: { types: { my-box: { kind: element, names: { javascript: Box }, "
                + "properties: { kind: { \(stated) } } } } } }")
        let text = Self.manifest([
            ("a.js", Self.element("my-box", "Box", #""members": [\#(Self.field("kind", declared))]"#))
        ])
        let catalog = try await AgreeingCatalog(ManifestReader(), path: "a.json", platform: "web", text: text)
        let found = try await catalog.findings(text, ["box": entry])
        // The entry of the test does not name the module.
        #expect(found.map(\.rule.id).filter { !["not-in-catalog", "declaration-drift"].contains($0) } == rules)
    }

    @Test("An overload is added to the others, and only the overload that is gone is removed")
    func overloads() async throws {
        func source(_ parameters: [String]) -> String {
            let all = parameters.map { #"{ "kind": "method", "name": "go", "parameters": [\#($0)] }"# }
            return Self.manifest([
                ("a.js", Self.element("my-box", "Box", #""members": [\#(all.joined(separator: ", "))]"#))
            ])
        }
        let (text, number) = (
            #"{ "name": "a", "type": { "text": "string" } }"#, #"{ "name": "b", "type": { "text": "number" } }"#
        )
        let catalog = try await AgreeingCatalog(
            ManifestReader(), path: "a.json", platform: "web", text: source([text]))
        let (entries, rest) = try await catalog.fixed(source([text, number]))
        #expect(rest.map(\.testDescription) == [])
        let end = """
                    methods:
                      go:
                        - parameters:
                            a: string
                        - parameters:
                            b: number

            """
        #expect(entries["my-box"]?.hasSuffix(end) == true)
        for (old, new) in [([text, number], [number]), ([text, number, ""], [text, ""]), ([""], [text, number])] {
            #expect(try await findings(ManifestReader(), "web", source(old), later: source(new)) == [])
        }
    }

    @Test("A member that is a name alone gets the facts that it has in a later release")
    func names() async throws {
        func source(_ events: String) -> String {
            Self.manifest([("a.js", Self.element("my-box", "Box", #""events": [\#(events)]"#))])
        }
        let names = #"{ "name": "open" }, { "name": "close" }"#
        let later =
            #"{ "name": "open", "type": { "text": "CustomEvent<string>" } }, { "name": "close", "deprecated": true }"#
        #expect(try await findings(ManifestReader(), "web", source(names), later: source(later)) == [])
        #expect(
            try await findings(
                ManifestReader(), "web", source(#"{ "name": "open" }"#), later: source(later)) == [])
    }

    @Test("A source without the name of the implementation suggests the implementation")
    func suggestion() async throws {
        let text = Self.manifest([("a.js", Self.element("my-box", "Box", #""members": []"#))])
        let reader = ManifestReader()
        let catalog = try await AgreeingCatalog(reader, path: "a.json", platform: "web", text: text)
        let loaded = await Snippet.load(
            catalog.entries, catalog: "format: 1\nname: Test\nsources:\n  code:\n    manifest: a.json\n")
        let registry = try #require(loaded.registry)
        let source = try #require(registry.configuration.sources?.elements.first)
        let api = reader.read([SourceFile(path: "a.json", text: text)])
        let found = SourceVerification(source, declaring: api, in: registry).diagnostics.all
            .filter { VerificationRules.all.contains($0.rule) }
        #expect(
            found.map(\.message) == [
                "0 of the 1 types that the code declares are in entries, fewer than the floor of 1; add 'implementations: [web]' to "
                    + "the source 'code', because no entry has an implementation called 'code'"
            ])
        let fix = try #require(found.first?.fixIts.first)
        let bytes = fix.range.file.bytes
        let fixed = bytes[..<fix.range.lowerBound] + Array(fix.replacement.utf8) + bytes[fix.range.upperBound...]
        #expect(
            String(decoding: fixed, as: UTF8.self)
                == "format: 1\nname: Test\nsources:\n  code:\n    manifest: a.json\n    implementations:\n      - web\n"
        )
    }

    @Test("Tokens whose names differ in letter case or separators alone are distinguished by spelling")
    func tokens() async throws {
        func tokens(_ values: (Int, Int, Int)) -> String {
            """
            { "textMuted": { "$type": "number", "$value": \(values.0) }, "text_muted": { "$type": "number", "$value": \(values.1) },
              "text": { "$root": { "$type": "number", "$value": \(values.2) }, "x": { "$type": "number", "$value": 1 } } }
            """
        }
        func declared(_ names: [String]) -> DeclaredTokens {
            var all = DeclaredTokens()
            all.types = ["number"]
            all.tokens = zip(names, ["1", "2", "3", "1"]).map { name, value in
                let range = SourceRange(file: SourceFile(path: "a.xml", text: name), from: 0, to: 0)
                return DeclaredToken(
                    name: Text(name, at: range), theme: nil, type: "number", value: .number(value), at: range)
            }
            return all
        }
        for names in [
            ["textMuted", "text_muted", "text", "text/x"], ["textMuted", "text_muted", "text.$root", "TextX"],
        ] {
            for (values, count) in [((1, 2, 3), 0), ((2, 1, 3), 2), ((1, 2, 4), 1)] {
                let loaded = await Snippet.load(
                    ["a": Snippet.entry("a")], files: ["t.tokens.json": tokens(values)],
                    catalog: "format: 1\nname: Test\ntokens: t.tokens.json\nsources: { colors: { tokens: x } }")
                let registry = try #require(loaded.registry)
                let source = try #require(registry.configuration.sources?.elements.first)
                let content = SourceContent(tokens: declared(names))
                let found = SourceVerification(source, holding: content, in: registry).diagnostics.all
                #expect(found.map(\.rule.id) == Array(repeating: "token-drift", count: count), "\(names), \(values)")
            }
        }
    }
}
