import CatalogTestSupport
import Foundation
import Testing

@Suite("Unusual records of imported files")
struct UnusualTextTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.write(
            "catalog.yaml",
            "format: 1\nname: Kit\nrules: { missing-summary: note }\noutputs: { html: {} }\n")
        try program.write("components/guide.yaml", "{ id: guide, title: Guide, summary: A guide., kind: guide }\n")
    }

    /// Imports a file, and expects the catalog and a verification against the file to be without errors.
    private func importing(_ path: String, as kind: String) throws -> String {
        let imported = try program.run("import", path)
        #expect(imported.status == 0, "\(imported.errors)")
        #expect(try program.run("check").status == 0)
        let catalog = try program.read("catalog.yaml")
        try program.write("catalog.yaml", catalog + "sources: { code: { \(kind): \(path) } }\n")
        let verified = try program.run("verify")
        #expect(verified.status == 0, "\(verified.errors)")
        return imported.errors
    }

    @Test(
        "CR LF within a text is kept exactly, and a control character leaves out one text",
        arguments: [
            ("Kit.strings", "\"a\" = \"x\r\ny\";\n\"b\" = \"\\U0007\";\n\"c\" = \"z\";\n", "Kit.strings:3:7"),
            ("en.json", #"{"a": "x\r\ny", "b": "\u0007", "c": "z"}"#, "en.json:1:22"),
        ])
    func texts(path: String, text: String, location: String) throws {
        try program.write(path, text)
        let findings = try importing(path, as: "strings")
        #expect(
            findings.contains(
                "\(location): warning: 'b' has the control character U+0007, which no entry can have; it is omitted"),
            "\(findings)")
        let entry = try program.read("components/\(path == "en.json" ? "texts" : "kit").yaml")
        #expect(entry.hasSuffix("strings:\n  a: \"x\\x0D\\ny\"\n  c: z\n"), "\(entry)")
        let dump = try program.run("dump")
        #expect(dump.output.contains(#"x\r\ny"#))
    }

    @Test("A component of a wide color outside of 0 to 1 leaves out one color", arguments: ["1.2", "-0.1", "300", "x"])
    func colors(red: String) throws {
        func set(_ red: String) -> String {
            """
            { "colors": [ { "idiom": "universal", "color": { "color-space": "extended-srgb",
            "components": { "red": "\(red)", "green": "0.500", "blue": "0.100", "alpha": "1.000" } } } ] }
            """
        }
        try program.write("Kit.xcassets/Ink.colorset/Contents.json", set("0.200"))
        try program.write("Kit.xcassets/Wide.colorset/Contents.json", set(red))
        let findings = try importing("Kit.xcassets", as: "tokens")
        let problem = red == "x" ? "is not a number" : "is outside of 0 to 1"
        #expect(
            findings.contains(
                "Kit.xcassets/Wide.colorset/Contents.json:2:24: warning: the component 'red' \(problem) in 'Wide'"),
            "\(findings)")
        #expect(
            try program.read("tokens/kit.tokens.yaml")
                == "Ink:\n  $type: color\n  $value: { colorSpace: srgb, components: [0.2, 0.5, 0.1] }\n")
    }

    @Test("An Android value that is not a color or a size leaves out one value")
    func resources() throws {
        try program.write(
            "values/colors.xml",
            """
            <resources>
            <color name="ink">#000000</color>
            <color name="odd">reddish</color>
            <color name="">#FFFFFF</color>
            <dimen name="gap">wide</dimen>
            </resources>

            """)
        let findings = try importing("values/colors.xml", as: "tokens")
        for location in ["3:19", "4:14", "5:19"] {
            #expect(findings.contains("values/colors.xml:\(location): warning: "), "\(findings)")
        }
        #expect(try program.read("tokens/colors.tokens.yaml").hasPrefix("ink:\n  $type: color\n"))
    }
}
