import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogCommands

@Suite("Commands that read the catalog")
struct ReadingCommandTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.write("catalog.yaml", "format: 1\nname: Sample\noutputs:\n  docs: { backend: markdown }\n")
        try program.write("components/divider.yaml", CatalogProgram.divider)
        try program.write(
            "components/switch.yaml",
            """
            id: switch
            title: Schalter 名前
            summary: Turns *one* setting on or off.
            description: |
              Takes effect at once.

              - Never asks.
              - Never waits.
            category: Inputs
            since: 1.2.0
            status: beta
            related: divider
            states:
              on: { when: isOn = true, description: The setting is in effect. }
              off: It is not.
            variants:
              size: [small, large]
            implementations:
              swiftui:
                imports: Sample
                platforms: { iOS: 17.0, macOS: 14 }
                types:
                  Switch:
                    kind: struct
                    conforms: View
                    properties:
                      isOn: { type: Bool, binding: true, required: true, description: Whether it is on. }
                      label: { type: String, default: '""' }
                    initializers:
                      - { parameters: { title: { label: _, type: String }, isOn: Bool } }

            """)
    }

    @Test("'explain' describes a rule, including custom rules of the catalog")
    func explain() throws {
        try program.write(
            "catalog.yaml",
            """
            format: 1
            name: Sample
            outputs: { docs: { backend: markdown } }
            ownRules:
              needs-category:
                each: components
                where: kind != guide
                expect: category is present
                message: Say where '{id}' is listed.

            """)
        let own = try program.run("explain", "needs-category")
        #expect(own.errors == "")
        #expect(
            own.output == """
                needs-category: warning, a rule of the catalog

                Say where '{id}' is listed.

                Declared at catalog.yaml:6:

                    each:    components
                    where:   kind != guide
                    expect:  category is present

                For the whole catalog, in catalog.yaml (off, note, warning or error):

                    ownRules: { needs-category: { …, severity: off } }

                In one record, with a reason (an unneeded suppression is reported):

                    allow: { needs-category: Why it is right here. }

                For all present findings, with a baseline:

                    catalog check --baseline baseline.json --baseline-update

                """)
        #expect(try program.run("explain").output.contains("needs-category  "))
        #expect(try program.run("explain", "unused-token").output.contains("rules: { unused-token: note }"))
        #expect(
            try program.run("explain", "default-changed").output == """
                default-changed: dangerous, a rule of 'catalog diff'

                Code that omits it gets another value.

                Before:

                    a: { type: Int, default: 1 }

                After:

                    a: { type: Int, default: 2 }

                For another version level, in catalog.yaml (none, patch, minor or major):

                    changes: { levels: { default-changed: patch } }

                For one change, by its fingerprint, with a reason:

                    changes: { accepted: { 0123456789abcdef: Why it is harmless. } }

                """)
        let unknown = try program.run("explain", "need-category")
        #expect(unknown.status == 1)
        #expect(unknown.errors.contains("'needs-category'"))
    }

    @Test("'list' shows the entries by category")
    func list() throws {
        let listed = try program.run("list")
        #expect(listed.errors == "")
        #expect(
            listed.output == """
                Inputs
                  switch  Schalter 名前  component  beta  iOS 17.0, macOS 14

                Without a category
                  divider  Divider  component

                """)
    }

    @Test("'list --json' has the same facts")
    func listAsJSON() throws {
        let listed = try program.run("list", "--json")
        #expect(
            listed.output == """
                [
                  {
                    "id": "divider",
                    "title": "Divider",
                    "kind": "component",
                    "deprecated": false,
                    "summary": "A thin line.",
                    "platforms": [],
                    "path": "components/divider.yaml"
                  },
                  {
                    "id": "switch",
                    "title": "Schalter 名前",
                    "kind": "component",
                    "category": "Inputs",
                    "status": "beta",
                    "deprecated": false,
                    "summary": "Turns one setting on or off.",
                    "platforms": ["iOS 17.0", "macOS 14"],
                    "path": "components/switch.yaml"
                  }
                ]

                """)
    }

    @Test("'show' prints an entry for the terminal")
    func show() throws {
        let shown = try program.run("show", "switch")
        #expect(shown.errors == "")
        #expect(
            shown.output == """
                Schalter 名前  switch
                component · Inputs · beta · since 1.2.0 · iOS 17.0, macOS 14

                Turns one setting on or off.

                Takes effect at once.

                - Never asks.
                - Never waits.

                States
                  on   isOn = true  The setting is in effect.
                  off               It is not.

                Variants
                  size  small | large

                swiftui
                  import Sample

                swiftui: Switch
                  struct, is a View
                  isOn   Bool    required  Whether it is on.
                  label  String  = ""
                  init(_:isOn:)

                refers to  divider
                file       components/switch.yaml

                """)
    }

    @Test("'show' marks a property as required with any default")
    func required() throws {
        try program.write(
            "components/box.yaml",
            "id: box\ntitle: Box\nsummary: Holds.\nproperties:\n"
                + "  a: { default: '', required: true }\n  b: { default: x, required: true }\n  c: { default: '' }\n")
        let lines = try program.run("show", "box").output.split(separator: "\n").map(String.init)
        #expect(lines.filter { $0.hasPrefix("  ") } == ["  a  required, empty", "  b  required, = x", "  c  empty"])
    }

    @Test("'show --json' prints the entry's part of the dump")
    func showAsJSON() throws {
        let shown = try JSONSerialization.jsonObject(
            with: Data(try program.run("show", "switch", "--json").output.utf8))
        let dumped = try JSONSerialization.jsonObject(with: Data(try program.run("dump").output.utf8))
        let components = ((dumped as? NSDictionary)?["components"] as? [NSDictionary]) ?? []
        #expect(components.count == 2)
        #expect(components.last == shown as? NSDictionary)
    }

    @Test(
        "'show' reports an unknown entry",
        arguments: [("swich", "did you mean 'switch'?"), ("xyz", "'catalog list' shows all entries")])
    func unknownEntry(id: String, fix: String) throws {
        let refused = try program.run("show", id)
        #expect(refused.output == "")
        #expect(refused.errors == "error: unknown entry '\(id)'; \(fix) [unknown-entry]\n1 error\n")
        #expect(refused.status == 1)
    }

    @Test("'backends' and 'schema' need no catalog")
    func withoutCatalog() throws {
        let empty = try CatalogProgram()
        let backends = try empty.run("backends")
        #expect(backends.output.hasPrefix("\(BuiltInBackends.all[0].name): "))
        #expect(backends.status == 0)
        let list = try JSONSerialization.jsonObject(with: Data(try empty.run("backends", "--json").output.utf8))
        #expect((list as? [NSDictionary])?.map { $0["name"] as? String } == BuiltInBackends.all.map(\.name))
        for file in ["entry", "catalog", "types"] {
            let schema = try JSONSerialization.jsonObject(with: Data(try empty.run("schema", file).output.utf8))
            #expect((schema as? NSDictionary)?["$schema"] as? String == "http://json-schema.org/draft-07/schema#")
        }
    }

    @Test("Shells complete ids and outputs from the catalog")
    func completions() throws {
        let ids = try program.run("---completion", "show", "--", "positional@0", "2", "0", "catalog", "show", "")
        #expect(ids.output == "divider\nswitch\n")
        let outputs = try program.run(
            "---completion", "build", "--", "--only", "3", "0", "catalog", "build", "--only", "")
        #expect(outputs.output == "docs\n")
        let words = ["catalog", "show", "--catalog", program.folder.url.path, ""]
        let elsewhere = try Program.run(
            CatalogProgram.executable.path, ["---completion", "show", "--", "positional@0", "4", "0"] + words)
        #expect(elsewhere.output == "divider\nswitch\n")
        let nowhere = try CatalogProgram().run(
            "---completion", "show", "--", "positional@0", "2", "0", "catalog", "show", "")
        #expect(nowhere.output + nowhere.errors == "")
    }

    @Test("Each shell gets its completion script", arguments: ["bash", "zsh", "fish"])
    func completionScripts(shell: String) throws {
        let script = try program.run("--generate-completion-script", shell)
        #expect(script.output.contains("---completion"))
        #expect(script.status == 0)
    }
}
