import CatalogTestSupport
import Testing

@Suite("Fixing invalid YAML")
struct SyntaxFixTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.writeSmallCatalog()
    }

    @Test("Closing an unclosed quote keeps the following quoted strings")
    func unclosed() throws {
        func text(_ type: String) -> String {
            """
            id: switch
            title: Switch
            summary: A switch.
            implementations:
              web:
                types:
                  ds-switch:
                    kind: class
                    properties:
                      on:
                        type: \(type)
                    slots:
                      "":
                        type: Mark

            """
        }
        try program.write("components/switch.yaml", text("\"boolean"))
        let fixed = try program.run("check", "--fix")
        #expect(fixed.output == "fixed 1 finding in 1 file\n", "\(fixed.errors)")
        #expect(try program.read("components/switch.yaml") == text("'boolean'"))
    }

    @Test("One run fixes all unclosed quotes")
    func manyUnclosed() throws {
        func text(_ quote: String, _ end: String) -> String {
            let states = (0..<20).map { "  s\($0): \(quote)On.\(end)\n" }.joined()
            return "id: switch\ntitle: Switch\nsummary: A switch.\nstates:\n" + states
        }
        try program.write("components/switch.yaml", text("\"", ""))
        let fixed = try program.run("check", "--fix")
        #expect(fixed.output == "fixed 20 findings in 1 file\n", "\(fixed.errors)")
        #expect(try program.read("components/switch.yaml") == text("'", "'"))
    }

    @Test("A line in a wrong column is moved with its block if its key fits the new siblings")
    func indentation() throws {
        func text(_ spaces: String) -> String {
            """
            id: switch
            title: Switch
            summary: A switch.
            states:
              on: It is on.
            \(spaces)off:
            \(spaces)  description: It is off.
            tags: [a]

            """
        }
        try program.write("components/switch.yaml", text("   "))
        let found = try program.run("check")
        #expect(
            found.errors == """
                components/switch.yaml:6:4: error: 'off' is indented deeper than the line above, so it belongs to that line's text; align it with its siblings [indentation]
                    6 |    off:
                      |    ^~~
                 fix: |   off:
                      |     description: It is off.
                1 error

                """)
        let fixed = try program.run("check", "--fix")
        #expect(fixed.output == "fixed 1 finding in 1 file\n", "\(fixed.errors)")
        #expect(try program.read("components/switch.yaml") == text("  "))
        let foreign = "id: switch\ntitle: Switch\nsummary: A switch\n  note: that is small.\n"
        try program.write("components/switch.yaml", foreign)
        let left = try program.run("check", "--fix")
        #expect(left.output == "fixed 0 findings in 0 files; 1 fix not applied\n", "\(left.errors)")
        #expect(try program.read("components/switch.yaml") == foreign)
    }
}
