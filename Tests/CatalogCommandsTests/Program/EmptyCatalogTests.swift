import CatalogTestSupport
import Foundation
import Testing

@Suite("Catalogs without entries")
struct EmptyCatalogTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
    }

    private static let tokens =
        #"{ "color": { "$type": "color", "brand": { "$value": { "colorSpace": "srgb", "components": [0.1, 0.2, 0.3] } } } }"#

    @Test("A catalog made by init --empty is valid, and every command has a sensible result")
    func new() throws {
        #expect(try program.run("init", "--empty", "kit").status == 0)
        let checked = try program.run("check", "--strict", from: "kit")
        #expect(checked.errors == "")
        #expect(checked.output == "kit: 0 entries in 1 file, no findings\n")
        #expect(checked.status == 0)
        for command in [["build"], ["check", "--render"], ["list"], ["health"], ["dump"], ["token"]] {
            let verdict = try program.run(command, from: "kit")
            #expect(verdict.status == 0, "\(command): \(verdict.errors)")
            #expect(verdict.errors == "", "\(command)")
        }
        #expect(program.exists("kit/Output/html/index.html"))
        #expect(try program.run("diff", ".", from: "kit").errors.contains("has no entries and no tokens"))
    }

    @Test("A catalog that has tokens only is valid and is built")
    func tokensOnly() throws {
        try program.write(
            "catalog.yaml",
            "format: 1\nname: Kit\ntokens: base.tokens.json\noutputs: { html: {}, docs: { backend: markdown }, tokens: {}, "
                + "schemas: { backend: json-schema } }\n")
        try program.write("base.tokens.json", Self.tokens)
        let checked = try program.run("check", "--strict")
        #expect(checked.errors == "")
        #expect(checked.output == "Kit: 0 entries in 2 files, no findings\n")
        for command in [["build"], ["list"], ["health"], ["dump"], ["token"], ["diff", "."]] {
            let verdict = try program.run(command)
            #expect(verdict.status == 0, "\(command): \(verdict.errors)")
        }
        #expect(try program.run("token").output.contains("color.brand"))
    }

    @Test("A missing folder of another name, or with a similar name beside it, is still an error")
    func missingFolder() throws {
        try program.write("catalog.yaml", "format: 1\nname: Kit\nentries: parts\n")
        #expect(try program.run("check").errors.contains("cannot read 'parts'"))
        try program.write("catalog.yaml", "format: 1\nname: Kit\n")
        try program.write("componets/a.yaml", "id: a\ntitle: A\n")
        let verdict = try program.run("check")
        #expect(verdict.status == 1)
        #expect(verdict.errors.contains("cannot read 'components'"), "\(verdict.errors)")
    }
}
