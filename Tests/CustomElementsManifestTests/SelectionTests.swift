import CatalogModel
import CodeReaders
import Testing

/// Small manifests with the peculiarities of released libraries.
@Suite("The selection of declarations of a manifest")
struct SelectionTests {
    private func manifest(_ modules: String, head: String = "") -> String {
        #"{ "schemaVersion": "1.0.0", \#(head)"modules": [\#(modules)] }"#
    }

    private func module(_ path: String, _ declarations: String, exports: String = "") -> String {
        #"{ "kind": "javascript-module", "path": "\#(path)", "declarations": [\#(declarations)], "exports": [\#(exports)] }"#
    }

    private func element(_ name: String, _ tag: String, _ more: String = "") -> String {
        #"{ "kind": "class", "name": "\#(name)", "customElement": true, "tagName": "\#(tag)"\#(more) }"#
    }

    private func definition(_ tag: String, of name: String, in module: String) -> String {
        #"{ "kind": "custom-element-definition", "name": "\#(tag)", "declaration": { "name": "\#(name)", "module": "\#(module)" } }"#
    }

    private func entries(_ text: String) -> [String] {
        Imported(text).entries.map { "\($0.id.rawValue)\($0.supporting == nil ? "" : "?")" }
    }

    @Test("Functions, variables and classes beside elements are supporting declarations.")
    func supporting() {
        let others = #"""
            { "kind": "function", "name": "a" }, { "kind": "variable", "name": "b" }, { "kind": "class", "name": "C" }
            """#
        let both = manifest(module("a.js", element("Tag", "x-tag") + "," + others) + "," + module("b.js", others))
        #expect(entries(both) == ["x-tag", "a?", "b?"])
        #expect(entries(manifest(module("b.js", others))) == ["b"])
    }

    @Test("Findings about supporting declarations are not reported unless the declarations are imported.")
    func findingsOfSupporting() {
        let text = manifest(module("a.js", element("Tag", "x-tag") + #", { "kind": "variable", "name": "b" }"#))
        let api = ManifestReader().read([.init(path: "custom-elements.json", text: text)])
        #expect(!api.diagnostics.all.contains { $0.rule.id == "manifest-type" })
        #expect(api.components.map { $0.supporting?.all.map(\.rule.id) } == [nil, ["manifest-type"]])
    }

    @Test("One tag in two modules is one entry, of the declaration with the definition.")
    func definedCopy() throws {
        let typed = #", "members": [{ "kind": "field", "name": "a", "type": { "text": "string" } }]"#
        let text = manifest(
            module("dist/tag.js", element("Tag", "x-tag", typed)) + ","
                + module(
                    "src/tag.ts", element("Tag", "x-tag"), exports: definition("x-tag", of: "Tag", in: "src/tag.ts")))
        let api = ManifestReader().read([.init(path: "custom-elements.json", text: text)])
        #expect(api.components.map(\.symbol.value) == ["x-tag"])
        #expect(api.omissions.map(\.name.value) == ["Tag"])
        #expect(!api.diagnostics.all.contains { $0.rule.id == "manifest-duplicate" })
        #expect(try #require(Imported(text).entries.first).text.contains("module: src/tag.ts"))
    }

    @Test(
        "Without a definition the declaration with the most facts is kept, then one outside of src.",
        arguments: [
            (#", "description": "A tag.""#, "", "src/tag.js"), ("", #", "description": "A tag.""#, "lib/tag.js"),
            ("", "", "lib/tag.js"),
        ])
    func otherCopy(source: String, published: String, kept: String) throws {
        let text = manifest(
            module("src/tag.js", element("Tag", "x-tag", source)) + ","
                + module("lib/tag.js", element("Tag", "x-tag", published)))
        #expect(entries(text) == ["x-tag"])
        #expect(try #require(Imported(text).entries.first).text.contains("module: \(kept)"))
    }

    @Test("A declaration with an invalid tag is a copy if its class has a valid tag in another module.")
    func invalidTag() {
        let copy = module("dist/tag.js", element("Tag", "tagName"))
        #expect(entries(manifest(copy + "," + module("src/tag.js", element("Tag", "x-tag")))) == ["x-tag"])
        let alone = Imported(manifest(copy))
        #expect(alone.entries.map(\.id.rawValue) == ["tag"])
        #expect(
            alone.messages.contains(
                "warning: 'tagName' is not a valid tag name, which has lowercase letters and a hyphen; the entry is named after the "
                    + "class [manifest-name]"))
    }

    @Test("An element class without a tag that another class inherits from is a base class.")
    func baseElement() {
        func text(_ own: String) -> String {
            let field = #"{ "kind": "field", "name": "label", "type": { "text": "string" } }"#
            return manifest(
                module(
                    "internal/button.js",
                    #"{ "kind": "class", "name": "Button", "customElement": true, "members": [\#(field)] }"#) + ","
                    + module(
                        "filled.js",
                        element(
                            "MdFilledButton", "md-filled-button",
                            #", "superclass": { "name": "Button", "module": "/internal/button.js" }, "members": [\#(own.isEmpty ? "" : field)]"#
                        )))
        }
        #expect(entries(text("")) == ["md-filled-button", "button"])
        #expect(entries(text("label")) == ["md-filled-button", "button?"])
    }

    @Test("A mixin with members that an element does not list again is an entry.")
    func mixin() {
        let text = manifest(
            module("m.js", #"{ "kind": "mixin", "name": "Focus", "members": [{ "kind": "method", "name": "focus" }] }"#)
                + ","
                + module("a.js", element("A", "x-a", #", "mixins": [{ "name": "Focus", "module": "m.js" }]"#)) + ","
                + module("b.js", element("B", "x-b", #", "superclass": { "name": "LitElement", "package": "lit" }"#)))
        #expect(entries(text) == ["x-a", "x-b", "focus"])
    }

    @Test("A tag defined in another module belongs to the class, and to the imports.")
    func definedElsewhere() throws {
        let text = manifest(
            module("src/LionButton.js", #"{ "kind": "class", "name": "LionButton", "customElement": true }"#) + ","
                + module(
                    "define/lion-button.js", "",
                    exports: definition("lion-button", of: "LionButton", in: "src/LionButton.js")),
            head: #""package": "@lion/ui", "#)
        let entry = try #require(Imported(text).entries.first)
        #expect(entry.id.rawValue == "lion-button")
        #expect(entry.text.contains("- \"'@lion/ui/define/lion-button.js'\"\n"))
    }

    @Test("The package of a manifest, a name or an object, completes all module names.")
    func package() throws {
        let modules = module(
            "components/alert/alert.js",
            element("SlAlert", "sl-alert", #", "superclass": { "name": "Base", "module": "/internal/base.js" }"#),
            exports:
                #"{ "kind": "js", "name": "default", "declaration": { "name": "SlAlert", "module": "components/alert/alert.js" } }"#
        )
        let record = #"{ "name": "@scope/kit", "version": "2.1.0", "license": "MIT" }"#
        for package in [record, #""@scope/kit""#] {
            let text = manifest(modules, head: #""package": \#(package), "#)
            let entry = try #require(Imported(text).entries.first).text
            #expect(entry.contains("- SlAlert from '@scope/kit/components/alert/alert.js'\n"))
            #expect(entry.contains("package: '@scope/kit'\n"))
            #expect(entry.contains("module: '@scope/kit/components/alert/alert.js'\n"))
            #expect(entry.contains("module: '@scope/kit/internal/base.js'\n"))
            #expect(!Imported(text).messages.contains { $0.contains("manifest-unplaced") })
        }
        let api = ManifestReader().read([
            .init(path: "custom-elements.json", text: manifest(modules, head: #""package": \#(record), "#))
        ])
        #expect(api.version == "2.1.0")
    }

    @Test("A reference to a module in src leads to the built module of the same name with the declaration.")
    func referenceToSource() throws {
        let text = manifest(
            module("internal/base.js", #"{ "kind": "class", "name": "Base" }"#) + ","
                + module(
                    "a.js",
                    element("A", "x-a", #", "superclass": { "name": "Base", "module": "/src/internal/base.ts" }"#),
                    exports: #"{ "kind": "js", "name": "*", "declaration": { "name": "A", "module": "a.js" } }"#),
            head: #""package": "kit", "#)
        let imported = Imported(text)
        #expect(!imported.messages.contains { $0.contains("manifest-reference") })
        let entry = try #require(imported.entries.first).text
        #expect(entry.contains("module: kit/internal/base.js\n"))
        #expect(!entry.contains("imports:"))
    }

    @Test(
        "Titles have no prefix that nearly all tags have.",
        arguments: [
            (["SlAlert": "sl-alert", "SlTabGroup": "sl-tab-group"], ["Alert", "Tab Group"]),
            (["CDSButton": "cds-button", "CDSUIShell": "cds-ui-shell"], ["Button", "UI Shell"]),
            (["GlideCoreTab": "glide-core-tab", "GlideCoreRow": "glide-core-row"], ["Row", "Tab"]),
            (["Button": "vaadin-button", "Grid": "vaadin-grid"], ["Button", "Grid"]),
            (["Tab": "tab-a", "Row": "row-a"], ["Row", "Tab"]),
        ])
    func titles(_ elements: [String: String], _ expected: [String]) {
        let all = elements.sorted { $0.key < $1.key }.map { element($0.key, $0.value) }.joined(separator: ",")
        let titles = Imported(manifest(module("a.js", all))).entries.compactMap { $0.value["title"]?.text }
        #expect(titles == expected)
    }

    @Test(
        "An export without a declaration is reported only if the manifest has a gap.",
        arguments: [
            (#"{ "kind": "js", "name": "*", "declaration": { "name": "*", "module": "a.js" } }"#, false),
            (#"{ "kind": "js", "name": "*", "declaration": { "name": "*", "package": "./b.js" } }"#, false),
            (#"{ "kind": "js", "name": "html", "declaration": { "name": "html", "package": "lit" } }"#, false),
            (#"{ "kind": "js", "name": "default", "declaration": { "module": "a.js" } }"#, false),
            (#"{ "kind": "js", "name": "Tone", "declaration": { "name": "Tone", "module": "types.js" } }"#, false),
            (#"{ "kind": "js", "name": "Gone", "declaration": { "name": "Gone", "module": "a.js" } }"#, true),
            (
                #"{ "kind": "custom-element-definition", "name": "x-gone", "declaration": { "name": "Gone", "module": "c.js" } }"#,
                true
            ),
        ])
    func exports(_ export: String, isReported: Bool) {
        let text = manifest(module("a.js", element("Tag", "x-tag")) + "," + module("index.js", "", exports: export))
        #expect(Imported(text).messages.contains { $0.contains("manifest-reference") } == isReported)
    }

    @Test("Documented members come before undocumented and private ones.")
    func order() throws {
        let members = #"""
            , "members": [
              { "kind": "field", "name": "host", "type": { "text": "HTMLElement" } },
              { "kind": "field", "name": "secret", "type": { "text": "string" }, "privacy": "private", "description": "S." },
              { "kind": "field", "name": "tone", "type": { "text": "string" }, "description": "T." },
              { "kind": "field", "name": "size", "type": { "text": "string" }, "attribute": "size" },
              { "kind": "method", "name": "render" }, { "kind": "method", "name": "show", "description": "Shows it." }
            ], "attributes": [{ "name": "size", "fieldName": "size" }]
            """#
        let type = try #require(
            Imported(manifest(module("a.js", element("Tag", "x-tag", members)))).entries.first?.value[
                "implementations"]?[
                    "web"]?["types"]?["x-tag"])
        func names(_ key: String) -> [String] {
            if case .object(let object)? = type[key] { object.members.map(\.name) } else { [] }
        }
        #expect(names("properties") == ["tone", "size", "host", "secret"])
        #expect(names("methods") == ["show", "render"])
    }
}
