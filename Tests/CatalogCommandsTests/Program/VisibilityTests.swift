import CatalogTestSupport
import Foundation
import Testing

/// An output shows only records that are visible to its readers.
@Suite("Visibility")
struct VisibilityTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.write(
            "components/box.yaml",
            """
            id: box
            title: Box
            summary: "Holds things, see [the vault](entry:vault) and [how](#secretMember)."
            related: vault
            implementations:
              swiftui:
                types:
                  Box:
                    kind: struct
                    properties:
                      lid: { type: String, description: What covers it. }
                      secretMember: { type: Int, visibility: private, description: Secret words. }
                    initializers:
                      - { parameters: { lid: String } }
                      - { visibility: internal, parameters: { secretParameter: Int } }
            """)
        try program.write(
            "components/vault.yaml",
            """
            id: vault
            title: Secret vault
            summary: For the team.
            visibility: internal
            implementations: { swiftui: { types: { SecretVault: { kind: struct } } } }
            """)
        try program.write(
            "theme.tokens.json",
            """
            { "$type": "dimension",
              "secretStep": { "$value": { "value": 4, "unit": "px" },
                              "$extensions": { "component-catalog": { "visibility": "private" } } },
              "gap": { "$value": "{secretStep}" } }
            """)
        try write(options: "")
    }

    private func write(options: String) throws {
        let outputs = ["html", "markdown", "site", "json-schema", "stub", "tokens"].map { backend in
            let isAsked = backend != "tokens" && !options.isEmpty
            return "  \(backend): { options: { \(isAsked ? options : "") } }\n"
        }
        try program.write(
            "catalog.yaml", "format: 1\nname: Small\ntokens: theme.tokens.json\noutputs:\n\(outputs.joined())")
    }

    /// The files of an output in which something hidden is found, and what that is.
    private func traces(in output: String) throws -> [String: Set<String>] {
        try program.files(below: "Output/\(output)").reduce(into: [:]) { traces, file in
            let text = file.key + String(decoding: file.value, as: UTF8.self)
            let found = Set(text.matches(of: /(?i)secret ?\w+|vault\.\w+|entry:vault/).map { String($0.output) })
            if !found.isEmpty { traces[file.key] = found }
        }
    }

    @Test("Private and internal records are absent from pages and stubs by default")
    func unlessAsked() throws {
        let built = try program.run("build")
        #expect(built.status == 0, "\(built.errors)")
        for output in ["html", "markdown", "site", "stub"] {
            #expect(try traces(in: output) == [:], "\(output)")
            let names = try program.files(below: "Output/\(output)").keys
            #expect(names.contains { $0.lowercased().contains("box") }, "\(output)")
        }
        #expect(!program.exists("Output/json-schema/vault.schema.json"))
        // Style sheets need it: others are made of it.
        #expect(try program.read("Output/tokens/default.tokens.json").contains("secretStep"))
        #expect(try program.read("Output/markdown/tokens/gap.md").contains("`4px`"))
        let page = try program.read("Output/markdown/components/box.md")
        #expect(page.contains("Holds things, see the vault and how."))
        #expect(built.errors.matches(of: /\[unpublished-link\]/).count == 2, "\(built.errors)")
        #expect(!built.errors.contains("dead-link"))
    }

    @Test("The option 'visibility' adds records to an output")
    func asked() throws {
        try write(options: "visibility: [internal, private]")
        let built = try program.run("build")
        #expect(built.status == 0, "\(built.errors)")
        #expect(!built.errors.contains("unpublished-link"))
        let page = try program.read("Output/markdown/components/box.md")
        #expect(try program.read("Output/markdown/tokens/gap.md").contains("secretStep"))
        for name in ["secretMember", "Secret words", "secretParameter", "[Secret vault](vault.md)"] {
            #expect(page.contains(name), "\(name)")
        }
        #expect(program.exists("Output/site/docs/components/vault.md"))
        #expect(program.exists("Output/json-schema/vault.schema.json"))
        #expect(program.exists("Output/stub/swiftui/vault/SecretVault.swift"))
        try write(options: "visibility: internal")
        _ = try program.run("build")
        let less = try program.read("Output/markdown/components/box.md")
        #expect(less.contains("secretParameter") && !less.contains("secretMember:"))
        #expect(!less.contains("Secret words"))
    }

    @Test("The option 'visibility' does not change schemas of public entries")
    func schemas() throws {
        try write(options: "visibility: public")
        _ = try program.run("build", "--only", "json-schema")
        let some = try program.read("Output/json-schema/box.schema.json")
        #expect(some.contains("secretMember"))
        #expect(!some.contains("\"x-related\""))
    }

    @Test("The dump and 'show' contain records of every visibility")
    func whole() throws {
        #expect(try program.run("dump").output.contains("Secret vault"))
        #expect(try program.run("dump").output.contains("secretMember"))
        #expect(try program.run("show", "vault").output.contains("Secret vault"))
        #expect(try program.run("show", "box").output.contains("secretMember"))
    }

    @Test("The stub command uses the visibility of its output")
    func stubs() throws {
        let plain = try program.run("stub", "box", "--target", "swiftui")
        #expect(plain.status == 0 && !plain.output.contains("secret"))
        let refused = try program.run("stub", "vault")
        #expect(
            refused.errors == """
                error: entry 'vault' is internal, and 'stub' leaves it out; add 'internal' to the option 'visibility' of the \
                output [missing-stub]
                1 error

                """)
        try write(options: "visibility: [internal, private]")
        #expect(try program.run("stub", "box", "--target", "swiftui").output.contains("secretMember"))
        #expect(try program.run("stub", "vault").status == 0)
    }

    @Test("The option 'visibility' accepts one of four values")
    func words() throws {
        try write(options: "visibility: [public, privat]")
        let built = try program.run("build")
        #expect(built.status == 1)
        #expect(built.errors.contains("'privat' is not a valid value of option 'visibility'; did you mean 'private'?"))
        // The table of a backend with longer values wraps this one.
        let listed = try program.run("backends").output
        #expect(listed.matches(of: /visibility +list of public \|(?: protected \| internal \| private)?/).count == 6)
    }
}
