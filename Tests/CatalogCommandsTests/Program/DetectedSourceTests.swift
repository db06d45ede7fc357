import CatalogTestSupport
import Foundation
import Testing

@Suite("Detecting source formats by content")
struct DetectedSourceTests {
    private let program: CatalogProgram

    init() throws {
        program = try CatalogProgram()
        try program.write("catalog.yaml", "format: 1\nname: Kit\nrules: { missing-summary: off }\n")
    }

    @Test(
        "A recognized format that cannot be imported is reported with an alternative",
        arguments: [
            (
                "docs.json",
                #"{ "timestamp": "", "compiler": { "name": "@stencil/core" }, "components": [{ "tag": "my-a", "encapsulation": "shadow", "props": [{ "name": "size" }] }] }"#,
                "Stencil docs-json, which cannot be imported; build with the custom-elements-manifest output target, and import its result instead"
            ),
            (
                "index.json",
                #"{ "v": 5, "entries": { "a--b": { "type": "story", "id": "a--b", "name": "B", "title": "A", "importPath": "./a.stories.ts" } } }"#,
                "a Storybook index, which cannot be imported; import a Custom Elements Manifest or the output of react-docgen instead"
            ),
            (
                "en.json",
                #"{ "v": 3, "stories": { "a--b": { "id": "a--b", "title": "A", "kind": "A", "story": "B" } } }"#,
                "a Storybook index, which"
            ),
            (
                "t.json", #"{ "id": 0, "name": "lib", "variant": "project", "kind": 1, "children": [] }"#,
                "TypeDoc JSON, which"
            ),
            (
                "x.api.json",
                #"{ "metadata": { "toolPackage": "@microsoft/api-extractor" }, "kind": "Package", "canonicalReference": "x!", "name": "x", "members": [] }"#,
                "an API Extractor model, which"
            ),
            (
                "f.json", #"{ "document": {}, "schemaVersion": 0, "components": {} }"#,
                "a Figma file, which cannot be imported; export it in the Design Tokens format (W3C DTCG) instead"
            ),
            (
                "theo.json", ##"{ "global": { "type": "color" }, "props": { "red": { "value": "#f00" } } }"##,
                "Theo design properties, which"
            ),
            ("a.less", "@red: #f00;", "Less variables, which"),
            ("a.sass", "$red: #f00", "Sass in the indented syntax, which"),
            ("a.styl", "red = #f00", "Stylus variables, which"),
            ("a.dart", "const red = 0xFFFF0000;", "Dart code, which"),
            ("a.plist", "<plist/>", "a property list, which"),
            ("a.toml", "red = '#f00'", "TOML, which"),
            ("a.yaml", "red:\n  value: '#f00'\n", "Style Dictionary tokens in YAML, which"),
            (
                "theme.json", ##"{ "colors": { "red": "#f00" }, "space": [0, 4] }"##,
                "a theme of Theme UI or Styled System, which"
            ),
            ("a.css", ".a { color: red }", "a style sheet without variables, which"),
            (
                "package.json", #"{ "name": "x", "version": "1.0.0", "scripts": {} }"#,
                "the package.json of a package, which cannot be imported; import the file that its key 'customElements' names instead"
            ),
            ("l.json", #"{ "name": "x", "lockfileVersion": 3, "packages": {} }"#, "a package lock file, which"),
            ("t.json", "{ // why\n \"compilerOptions\": {} }", "a TypeScript configuration, which"),
            ("a.json", #"{ "openapi": "3.0.0", "info": {}, "paths": {} }"#, "an OpenAPI description, which"),
            (
                "v.json", #"{ "exportName": "default", "displayName": "A", "props": [{ "name": "size" }] }"#,
                "vue-docgen-api output, which"
            ),
            (
                "c.json", #"{ "pipes": [], "injectables": [], "components": [], "modules": [] }"#,
                "Compodoc JSON, which"
            ),
        ])
    func unsupported(file: String, text: String, message: String) throws {
        try program.write(file, text)
        let verdict = try program.run("import", file)
        #expect(verdict.status == 1)
        #expect(
            verdict.errors.contains("\(file):1:1: error: cannot import '\(file)': it looks like \(message)"),
            "\(verdict.errors)")
        #expect(!program.exists("components"))
    }

    @Test(
        "A file of Design Tokens is recognized by a value, with any file name",
        arguments: ["colors.json", "theme.yaml"])
    func designTokens(file: String) throws {
        try program.write(file, ##"{ "color": { "$type": "color", "brand": { "$value": "#1a59cc" } } }"##)
        let imported = try program.run("import", file)
        // The short form of a color is a finding of the token file, if any: the kind is right.
        #expect(!imported.errors.contains("unknown-source-kind"), "\(imported.errors)")
        try program.write(
            file,
            #"{ "color": { "$type": "color", "brand": { "$value": { "colorSpace": "srgb", "components": [0.1, 0.2, 0.3] } } } }"#
        )
        let valid = try program.run("import", file)
        #expect(valid.status == 0, "\(valid.errors)")
        #expect(try program.read("catalog.yaml").contains("tokens: \(file)\n"))
        let checked = try program.run("check")
        #expect(checked.status == 0, "\(checked.errors)")
    }

    @Test(
        "JSON of an unrecognized format is not imported as strings",
        arguments: ["{ \"a\": 1, \"b\": [1] }", "[]", "{}", "{ \"a\": true }"])
    func noTexts(text: String) throws {
        try program.write("de.json", text)
        let verdict = try program.run("import", "de.json")
        #expect(verdict.status == 1)
        #expect(verdict.errors.contains("[unknown-source-kind]"), "\(verdict.errors)")
    }

    @Test("A JSON file with a syntax error is reported at the error")
    func syntax() throws {
        try program.write("a.json", "{ \"a\": \n")
        let verdict = try program.run("import", "a.json")
        #expect(verdict.status == 1)
        #expect(!verdict.errors.contains("unknown-source-kind"), "\(verdict.errors)")
    }

    @Test("Strings of a language are recognized even with a few other values among them")
    func texts() throws {
        try program.write("de.json", #"{ "close": "Zu", "open": "Auf", "a": { "b": "C", "d": "D", "max": 3 } }"#)
        let imported = try program.run("import", "de.json")
        #expect(imported.status == 0, "\(imported.errors)")
    }
}
