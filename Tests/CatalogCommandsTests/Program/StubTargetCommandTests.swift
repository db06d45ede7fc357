import CatalogTestSupport
import Foundation
import Testing

/// Stub targets of a catalog's own, as people use them.
@Suite("Stub targets at the command line")
struct StubTargetCommandTests {
    private static let template = "{{ entry.title }}: {{ entry.summary | default \"\" }}\n"

    private static func program(_ template: String, options: String = "{}") throws -> CatalogProgram {
        let program = try CatalogProgram()
        try program.writeSmallCatalog()
        try program.write(
            "catalog.yaml",
            """
            format: 1
            name: Small
            stubTargets:
              card: { template: stubs/card.template, context: 1, extension: txt }
            outputs:
              stubs: { backend: stub, options: \(options) }
            """)
        try program.write("stubs/card.template", template)
        return program
    }

    @Test("Stub targets are built with all others, or by name")
    func build() throws {
        let program = try Self.program(Self.template)
        #expect(try program.run("build").status == 0)
        #expect(try program.files(below: "Output/stubs").keys.contains("outline/divider/divider.txt"))
        let text = try program.read("Output/stubs/card/divider/divider.txt")
        #expect(text.hasPrefix("Divider: "))
        let chosen = try Self.program(Self.template, options: "{ targets: card }")
        #expect(try chosen.run("build").status == 0)
        #expect(
            try chosen.files(below: "Output/stubs").keys.filter { !$0.hasPrefix(".") } == ["card/divider/divider.txt"])
        #expect(try chosen.read("Output/stubs/card/divider/divider.txt") == text)
    }

    @Test("Stub targets are rebuilt when their template changes")
    func changes() throws {
        let program = try Self.program(Self.template)
        #expect(try program.run("build").status == 0)
        #expect(try program.run("build", "--check").status == 0)
        try program.write("stubs/card.template", "other {{ entry.id }}")
        #expect(try program.run("build", "--check").status == 2)
        #expect(try program.run("build").status == 0)
        #expect(try program.read("Output/stubs/card/divider/divider.txt") == "other divider")
    }

    @Test("Stub targets are checked without a build, and their findings stop a build")
    func findings() throws {
        let program = try Self.program("a\n  {{ entry.titel }}\n", options: "{ targets: crad }")
        let finding = """
            stubs/card.template:2:12: error: 'titel' is not a field of Entry; did you mean 'title'? [template-name]
                2 |   {{ entry.titel }}
                  |            ^~~~~
             fix: |            title
            1 error

            """
        let check = try program.run("check")
        #expect(check.status == 1)
        #expect(check.errors == finding)
        let build = try program.run("build")
        #expect(build.status == 1)
        #expect(build.errors == finding)
        #expect(!program.exists("Output"))
        try program.write("stubs/card.template", Self.template)
        for command in ["check", "build"] {
            let misspelled = try program.run(command)
            #expect(misspelled.status == 1)
            #expect(misspelled.errors.contains("'crad' is not a valid value of option 'targets'; did you mean 'card'?"))
        }
    }
}
