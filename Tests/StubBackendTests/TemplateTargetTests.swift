import CatalogLoading
import CatalogModel
import CatalogRendering
import CatalogTestSupport
import StubBackend
import Testing

/// Stub targets that a catalog declares.
@Suite("Custom stub targets of a catalog")
struct TemplateTargetTests {
    /// A catalog with a target `own` and its template.
    static func load(
        _ template: String, _ target: String = "extension: txt", entries: [String: String], name: String = "own",
        catalog: String = "", files: [String: String] = [:]
    ) async -> LoadedCatalog {
        var files = files.merging(["stubs/own.template": template]) { first, _ in first }
        for (name, text) in entries { files["components/\(name).yaml"] = Snippet.entry(name, text) }
        files["catalog.yaml"] = """
            format: 1
            name: Test
            stubTargets:
              \(name): { template: stubs/own.template, context: 1, \(target) }
            \(catalog)
            """
        let backend = StubBackend()
        return await CatalogLoader.load(
            "catalog.yaml", from: InMemoryFiles(files), laterRules: backend.rules,
            namedFiles: backend.namedFiles(in:), laterChecks: { backend.check($0, files: $1) })
    }

    /// The files of the target.
    static func stubs(
        _ template: String, _ target: String = "extension: txt", entries: [String: String], name: String = "own"
    ) async throws -> Stubs {
        let loaded = await load(template, target, entries: entries, name: name)
        return Stubs(try JudgedRegistries.require(loaded), options: ["targets": .string(name)])
    }

    private static let button = """
        kind: component
        since: 1.2.0
        states: { pressed: A finger is on it. }
        variants: { size: { default: small, values: { small: {}, large: For thumbs. } } }
        strings: { button.title: { text: Go } }
        implementations:
          swiftui:
            imports: [Core]
            types:
              Button:
                kind: view
                inherits: Base
                description: "Starts *something*.\\n\\nOnce."
                deprecated: { message: Old. }
                properties:
                  in: { type: String, default: '"x"', description: What it says. }
                  tone: { either: [Tone, Int], required: true }
                initializers:
                  - parameters: { action: { label: "", type: () -> Void } }
                methods:
                  press: { returns: { type: Bool }, throws: {}, async: true }
              Button.Tone: { kind: enum, raw: String, cases: { warm: { raw: w }, cold: {} } }
        """

    // MARK: What a template sees

    @Test("A template can read the declarations of an implementation, spelled in their language")
    func declarations() async throws {
        let template = """
            {{ entry.id }} {{ implementation }}{{ target }}
            """
        #expect(
            await Self.load(template, entries: ["a": ""]).diagnostics.map(\.testDescription) == [
                """
                stubs/own.template:1:19 «implementation» 'implementation' is an Implementation that may be absent, not text; \
                use it within '{{ if implementation }}' [template-kind]
                """
            ])
        let shown = """
            {{ for type in types }}{{ show type(type) }}{{ end }}
            {{ define type(type: Type) }}
            {{ type.kind }} {{ type.fullName }} {{ type.visibility }}
              {{ type.documentation | lines "/// " }}
              {{ if type.deprecated }}@deprecated {{ type.deprecated }}{{ end }}
              {{ for super in type.supertypes }}
              : {{ super.type }}{{ if super.isClass }} (class){{ end }}
              {{ end }}
              {{ for p in type.properties }}
              {{ p.identifier }} = {{ p.name }}: {{ p.type | default "-" }} <{{ p.statedTypes | join "+" }}>{{ if p.default }} = {{ p.default }}{{ end }}{{ if p.isRequired }}!{{ end }}
              {{ end }}
              {{ for i in type.initializers }}
              init({{ for p in i.parameters join ", " }}{{ if p.label }}{{ p.label }} {{ end }}{{ p.identifier }}: {{ p.type | default "?" }}{{ end }})
              {{ end }}
              {{ for m in type.methods }}
              {{ m.form }} {{ m.name }}(){{ if m.isAsync }} async{{ end }}{{ if m.throws }} throws{{ end }}{{ if m.returns }} -> {{ m.returns }}{{ end }}
              {{ end }}
              {{ for c in type.cases }}
              case {{ c.identifier }}{{ if c.raw }} = {{ c.raw | literal "swift" }}{{ end }}
              {{ end }}
              {{ for inner in type.types }}
              {{ show type(inner) }}
              {{ end }}
            {{ end }}
            """
        let stubs = try await Self.stubs(
            shown, "extension: txt, language: swift", entries: ["button": Self.button])
        #expect(
            stubs.files == [
                "own/button/button.txt": """
                component Button public
                  /// Starts *something*.
                  ///
                  /// Once.
                  @deprecated Old.
                  : Base (class)
                  `in` = in: String <String> = "x"
                  tone = tone: Any <Tone+Int>!
                  init(_ action: () -> Void)
                  method press() async throws -> Bool
                  enum Button.Tone public
                    case warm = "w"
                    case cold

                """
            ])
        #expect(
            stubs.diagnostics.map(\.testDescription).filter { $0.contains("stub-type") } == [
                """
                components/button.yaml:20:28 «Tone» note: Swift has no type for 'Tone' or 'Int'; the stub has them in a \
                comment [stub-type]
                """
            ])
        // What no template shows is no finding.
        let silent = try await Self.stubs(
            "{{ entry.title }}", "extension: txt, language: swift", entries: ["button": Self.button])
        #expect(silent.diagnostics.isEmpty)
        #expect(silent.files == ["own/button/button.txt": "button"])
    }

    @Test(
        "A template target converts types and values of another language to its own",
        arguments: [
            ("kotlin", "size: Int = 4|names: List<String>?|`in`: Boolean = true|buttonTone: Any"),
            ("typescript", "size: number = 4|names: string[] | null|in_: boolean = true|buttonTone: unknown"),
            ("swift", "size: Int = 4|names: [String]?|`in`: Bool = true|buttonTone: Galaxy"),
        ])
    func languages(language: String, expected: String) async throws {
        let entry = """
            implementations:
              swiftui:
                types:
                  Button:
                    kind: view
                    properties:
                      size: { type: Int, default: 4 }
                      names: { type: "[String]?" }
                      in: { type: Bool, default: true }
                      button-tone: { type: Galaxy, default: .far }
            """
        let template = """
            {{ for type in types }}{{ for p in type.properties join "|" }}{{ p.identifier }}: {{ p.type | default "-" }}{{ if p.default }} = {{ p.default }}{{ end }}{{ end }}{{ end }}
            """
        let stubs = try await Self.stubs(
            template, "extension: txt, language: \(language), frameworks: other", entries: ["button": entry])
        #expect(stubs.files["own/button/button.txt"] == expected)
    }

    @Test("A template can arrange the program's own Swift code")
    func code() async throws {
        let template = """
            // House style
            {{ if code }}
            {{ code.imports | lines "" }}
            {{ for declaration in code.declarations join "\\n\\n// MARK: -\\n" }}
            {{ declaration }}
            {{ end }}
            {{ else }}
            // Nothing in Swift.
            {{ end }}
            """
        let entries = [
            "a": """
            implementations:
              uikit: { types: { A: { kind: struct }, B: { kind: enum, cases: [x] } } }
            """,
            "b": "implementations: { web: { types: { B: { kind: element } } } }",
        ]
        let stubs = try await Self.stubs(template, "extension: swift", entries: entries)
        #expect(
            stubs.files == [
                "own/a/a.swift": """
                // House style
                import UIKit
                /// A test.
                public struct A {
                }

                // MARK: -

                public enum B {
                    case x
                }

                """,
                "own/b/b.swift": "// House style\n// Nothing in Swift.\n",
            ])
    }

    @Test("A template can read the whole entry")
    func entry() async throws {
        let template = """
            {{ entry.title }} {{ entry.kind }} {{ entry.since | default "?" }}{{ if entry.category }}!{{ end }}
            {{ for state in entry.states }}
            {{ state.name }}: {{ state.description | lines "" }}
            {{ end }}
            {{ for axis in entry.variants }}
            {{ axis.name }}={{ axis.default | default "-" }}: {{ for v in axis.values join "|" }}{{ v.name }}{{ end }}
            {{ end }}
            {{ for text in entry.strings }}
            {{ text.key }} = {{ text.text | default "" }}
            {{ end }}
            {{ if implementation }}{{ implementation.framework }} {{ implementation.language | default "" }}{{ end }}
            {{ imports | join "," }}
            """
        let stubs = try await Self.stubs(template, entries: ["button": Self.button])
        #expect(
            stubs.files == [
                "own/button/button.txt": """
                button component 1.2.0
                pressed: A finger is on it.
                size=small: small|large
                button.title = Go
                SwiftUI swift
                Core
                """
            ])
    }

    // MARK: Which files there are

    private static let several = [
        "both": """
        implementations:
          uikit: { types: { UIBoth: { kind: class }, UIPart: { kind: struct } } }
          flutter: { types: { Both: { kind: view } } }
        """,
        "other": "implementations: { uikit: { types: { Other: { kind: view } } } }",
        "none": "",
        "guide": "kind: guide",
    ]

    private static let names = "{{ for type in types }}{{ type.name }} {{ end }}{{ if isDerived }}derived{{ end }}"

    @Test("A template target has a file for each entry, of the first implementation with content")
    func entries() async throws {
        let stubs = try await Self.stubs(Self.names, entries: Self.several)
        #expect(
            stubs.files == [
                "own/both/both.txt": "UIBoth UIPart ", "own/other/other.txt": "Other ", "own/none/none.txt": "",
                "own/guide/guide.txt": "",
            ])
    }

    @Test("A template target has a file for each component, of the preferred implementation or another")
    func frameworks() async throws {
        let stubs = try await Self.stubs(
            Self.names,
            "extension: dart, frameworks: [Flutter], file: '{{ id | snake }}-{{ implementation | default \"x\" }}'",
            entries: Self.several)
        #expect(
            stubs.files == [
                "own/both/both-flutter.dart": "Both ", "own/other/other-uikit.dart": "Other derived",
                "own/none/none-x.dart": "derived",
            ])
        let strict = try await Self.stubs(
            Self.names, "extension: dart, frameworks: flutter, derived: false", entries: Self.several)
        #expect(strict.files == ["own/both/both.dart": "Both "])
    }

    @Test("A template target has a file for each type, named after it or by a template")
    func types() async throws {
        let stubs = try await Self.stubs(
            Self.names, "extension: d.ts, each: type, frameworks: uikit", entries: Self.several)
        #expect(
            stubs.files == [
                "own/both/UIBoth.d.ts": "UIBoth ", "own/both/UIPart.d.ts": "UIPart ", "own/other/Other.d.ts": "Other ",
                "own/none/none.d.ts": "derived",
            ])
        let same = try await Self.stubs(
            Self.names, "extension: h, each: type, frameworks: uikit, derived: false, file: A/b", entries: Self.several)
        #expect(
            same.files == [
                "own/both/A-b.h": "UIBoth ", "own/both/A-b-2.h": "UIPart ", "own/other/A-b.h": "Other ",
            ])
    }

    @Test("A template target replaces a built-in target of the same name")
    func replaced() async throws {
        let entries = [
            "a": "implementations: { swiftui: { types: { B: {} } }, uikit: { types: { A: { kind: class } } } }"
        ]
        let uikit = try await Self.stubs("mine: \(Self.names)", entries: entries, name: "uikit")
        #expect(uikit.files == ["uikit/a/a.txt": "mine: A "])
        let outline = try await Self.stubs("mine: \(Self.names)", entries: entries, name: "outline")
        #expect(outline.files == ["outline/a/a.txt": "mine: B "])
    }

    // MARK: What can be wrong

    @Test(
        "Templates are checked when the catalog is loaded",
        arguments: [
            (
                "{{ entry.titel }}", "extension: txt", "own",
                """
                stubs/own.template:1:10 «titel» 'titel' is not a field of Entry; did you mean 'title'? [template-name] → title
                """
            ),
            (
                "", "extension: .txt, context: 2", "own",
                """
                catalog.yaml:4:63 «.txt» '.txt' is not a valid file extension; write letters and digits without a \
                leading dot [stub-target]
                catalog.yaml:4:69 «context» duplicate key 'context'; remove or rename one [duplicate-key] \
                (the first 'context' is here at catalog.yaml:4:40)
                """
            ),
            (
                "", "extension: .txt, language: swfit", "Own",
                """
                catalog.yaml:4:3 «Own» 'Own' is not a valid name of a stub target; use lowercase letters and digits, \
                joined by hyphens, \
                for example 'own' [stub-target]
                catalog.yaml:4:63 «.txt» '.txt' is not a valid file extension; write letters and digits without a \
                leading dot [stub-target]
                catalog.yaml:4:79 «swfit» 'swfit' is not a valid value of 'language'; did you mean 'swift'? [unknown-word] → swift
                """
            ),
            (
                "", "extension: txt, file: \"{{ typo }}\"", "own",
                """
                catalog.yaml:4:78 «typo» 'typo' is not a value here; there are 'id', 'title', 'name', 'implementation' \
                [template-name]
                """
            ),
            (
                "", "file: x", "own",
                "catalog.yaml:4:8 «» the stub target 'own' has no 'extension'; add it [missing-key]"
            ),
        ])
    func findings(template: String, target: String, name: String, findings: String) async {
        let loaded = await Self.load(template, target, entries: ["a": ""], name: name)
        #expect(loaded.registry == nil)
        #expect(loaded.diagnostics.map(\.testDescription).joined(separator: "\n") == findings)
    }

    @Test("A template must be a readable file in the catalog's folder with a supported context version")
    func files() async {
        let loaded = await CatalogLoader.load(
            "docs/catalog.yaml",
            from: InMemoryFiles(
                bytes: [
                    "docs/catalog.yaml": Array(
                        """
                        format: 1
                        name: Test
                        stubTargets:
                          a: { template: ../a.template, context: 1, extension: a }
                          b: { template: b.template, context: 2, extension: b }
                          c: { template: c.template, context: 1, extension: c }
                        """.utf8), "a.template": [], "docs/c.template": [0x61, 0x0A, 0xFF],
                    "docs/components/a.yaml": Array(Snippet.entry("a").utf8),
                ]), namedFiles: StubBackend().namedFiles(in:),
            laterChecks: { StubBackend().check($0, files: $1) })
        #expect(
            loaded.diagnostics.map(\.testDescription) == [
                "docs/c.template:2:1 «\u{FFFD}» invalid UTF-8; save the file as UTF-8 [template-syntax]",
                """
                docs/catalog.yaml:4:18 «../a.template» the file '../a.template' is outside of the catalog's folder; move it there [template-outside]
                """,
                """
                docs/catalog.yaml:5:18 «b.template» cannot read 'docs/b.template': there is no such file [unreadable]
                """,
                """
                docs/catalog.yaml:5:39 «2» templates get version 1 of the context, not 2; adapt the template and write \
                1 [stub-target]
                """,
            ])
    }

    @Test("Findings of templates are reported even if the catalog was not checked")
    func unchecked() async throws {
        let loaded = await CatalogLoader.load(
            "catalog.yaml",
            from: InMemoryFiles([
                "components/a.yaml": Snippet.entry("a"), "x.template": "{{ y }}",
                "catalog.yaml": """
                format: 1
                name: Test
                stubTargets: { own: { template: x.template, context: 1, extension: x } }
                """,
            ]), namedFiles: StubBackend().namedFiles(in:))
        let stubs = Stubs(try JudgedRegistries.require(loaded), options: ["targets": "own"])
        #expect(stubs.files == [:])
        #expect(
            stubs.diagnostics.map(\.rule.id) == ["template-name"])
    }

    @Test("A template can read the value and the alias of a token in each theme")
    func themedTokens() async throws {
        func color(_ value: String) -> String {
            #"{ "$type": "color", "ink": { "$value": { "colorSpace": "srgb", "components": [\#(value)] } } }"#
        }
        let loaded = await Self.load(
            """
            {{ for token in entry.tokens }}
            {{ token.path }}: {{ for one in token.themes join ", " }}{{ one.theme }} {{ one.value }}{{ if one.alias }} \
            ({{ one.alias }}){{ end }}{{ end }}
            {{ end }}
            """,
            entries: ["a": "kind: component\ntokens: { text: {}, ink: {} }"],
            catalog: """
                tokens: themes.resolver.json
                themes: { light: { inputs: { theme: light } }, dark: { inputs: { theme: dark } } }
                """,
            files: [
                "base.tokens.json": #"{ "text": { "$value": "{ink}" } }"#, "light.tokens.json": color("0, 0, 0"),
                "dark.tokens.json": color("1, 1, 1"),
                "themes.resolver.json": """
                { "version": "2025.10",
                  "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }],
                  "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } },
                  "modifiers": { "theme": { "contexts": {
                    "light": [{ "$ref": "light.tokens.json" }], "dark": [{ "$ref": "dark.tokens.json" }] } } } }
                """,
            ])
        let stubs = Stubs(try JudgedRegistries.require(loaded), options: ["targets": "own"])
        #expect(
            stubs.files["own/a/a.txt"] == """
                text: light #000000 (ink), dark #FFFFFF (ink)
                ink: light #000000, dark #FFFFFF

                """)
    }

    // MARK: Awkward texts

    @Test("A template inserts every text verbatim")
    func awkward() async throws {
        let catalogs = try await ContractCatalogs.load()
        var target = StubTargetConfiguration()
        let location = SourceFile(path: "catalog.yaml", text: "x").range(ofBytes: 0..<1)
        (target[StubTargetConfiguration.keys.template], target[StubTargetConfiguration.keys.extension]) = (
            Text("t", at: location), Text("txt", at: location)
        )
        target[StubTargetConfiguration.keys.context] = Located(1, at: location)
        let template = SourceFile(
            path: "t",
            text: """
                {{ entry.title }}|{{ entry.summary | default "" }}
                {{ for s in entry.strings }}
                {{ s.text | default "" }}
                {{ end }}
                {{ for type in types }}{{ for p in type.properties }}
                {{ p.statedTypes | join "" }}{{ p.statedDefault | default "" }}
                {{ end }}{{ end }}
                """)
        var configuration = catalogs.awkward.configuration
        configuration[CatalogConfiguration.keys.stubTargets] = OrderedRecords([
            .init(key: Text("own", at: location), value: target)
        ])
        let registry = ComponentRegistry(
            configuration: configuration, components: catalogs.awkward.components, themes: [], types: OrderedRecords(),
            tokenUsers: [:], namedFiles: ["t": template])
        let stubs = Stubs(registry, options: ["targets": "own"])
        let text = try #require(stubs.files["own/awkward/awkward.txt"])
        #expect(stubs.diagnostics.isEmpty)
        for (fact, texts) in catalogs.awkwardTexts where fact != .code {
            for awkward in texts {
                #expect(text.contains(awkward.trimmingPrefix("\n")), "\(fact.rawValue): \(awkward)")
            }
        }
        #expect(Stubs(registry, options: ["targets": "own"]).files == stubs.files)
    }
}
