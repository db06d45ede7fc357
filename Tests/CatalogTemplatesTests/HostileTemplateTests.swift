import CatalogModel
import StubBackend
import CatalogTestSupport
import Testing

/// Templates that no author would write on purpose.
@Suite("Hostile templates")
struct HostileTemplateTests {
    @Test("Bytes that are not text are reported at their location")
    func misencoded() {
        #expect(
            rendered(Array("é\na".utf8) + [0xFF, 0x62])
                == "t:2:2 «\u{FFFD}» invalid UTF-8; save the file as UTF-8 [template-syntax]")
    }

    @Test("Nesting of tags and parentheses is limited")
    func nesting() {
        let tags = String(repeating: "{{ if isOpen }}", count: 100_000 / 20)
        #expect(
            rendered(tags).hasSuffix(
                "nesting deeper than 64 levels; define a block for the inner part [template-size]"))
        let parentheses = String(repeating: "(", count: 100_000)
        #expect(
            rendered("{{ if \(parentheses)isOpen }}{{ end }}").contains("nesting deeper than 64 levels"))
        #expect(rendered("{{ if \(String(repeating: "not ", count: 100_000))isOpen }}y{{ end }}") == "y")
        let fine = String(repeating: "{{ if isOpen }}", count: 60) + "x" + String(repeating: "{{ end }}", count: 60)
        #expect(rendered(fine) == "x")
    }

    @Test("The length of conditions and the number of findings are limited")
    func counts() {
        let long = Array(repeating: "isOpen", count: 50_000)
        for word in [" and ", " or "] {
            #expect(
                rendered("{{ if \(long.joined(separator: word)) }}{{ end }}").hasSuffix(
                    "nesting deeper than 64 levels; define a block for the inner part [template-size]"))
        }
        let branches = String(repeating: "{{ else if isOpen }}", count: 10_000)
        #expect(rendered("{{ if not isOpen }}\(branches)y{{ end }}") == "")
        for wrong in ["{{ x }}", "{{ ' }}", "{{ title title }}", "{{ end }}", "{{\n", "{{ if x }}{{ end }}"] {
            let lines = rendered(String(repeating: wrong, count: 20_000)).split(separator: "\n")
            #expect((1...101).contains(lines.count), "\(wrong)")
        }
    }

    @Test("The size of templates is limited")
    func size() {
        let text = String(repeating: "a", count: 1_024 * 1_024)
        #expect(rendered(text) == text)
        #expect(
            rendered(text + "b")
                == "t:1:1 «» template larger than 1048576 bytes; make it smaller [template-size]")
    }

    @Test("The size and depth of rendered output are limited", .timeLimit(.minutes(20)))
    func output() {
        // Each level shows its part twice, so that 60 levels would take forever.
        var item = Item(name: "leaf")
        for _ in 0..<60 { item = Item(name: "x", parts: [item]) }
        let template =
            "{{ for i in items }}{{ show a(i) }}{{ end }}{{ define a(i: Item) }}"
            + "{{ for p in i.parts }}{{ show a(p) }}{{ show a(p) }}{{ end }}{{ end }}"
        let finding =
            "t:1:1 «» the output of this template is too large; find a block that shows the same parts repeatedly "
            + "[template-size]"
        #expect(rendered(template, Shop(items: [item])) == finding)
        var deep = Item(name: "leaf")
        for _ in 0..<1_000 { deep = Item(name: "x", parts: [deep]) }
        let once =
            "{{ for i in items }}{{ show a(i) }}{{ end }}{{ define a(i: Item) }}"
            + "{{ for p in i.parts }}{{ show a(p) }}{{ end }}{{ end }}"
        #expect(rendered(once, Shop(items: [deep])) == finding)
    }

    @Test("Any fragment of a template gives output or findings, never a trap")
    func fragments() {
        let template =
            "{{ for a in items join \", \" }}{{ if a.price == \"1\" or not (a.parts) }}{{ a.name | replace \"x\" \"y\" }}"
            + "{{ else }}{{ show b(a, title) }}{{ end }}{{ end }}{{! c }}{{ define b(c: Item, d: text?) }}{{ end }}"
        let bytes = Array(template.utf8)
        var outputs = 0
        for length in 0...bytes.count {
            if !rendered(Array(bytes.prefix(length))).contains("template-") { outputs += 1 }
            for cut in [1, 2, 7] where length + cut <= bytes.count {
                _ = rendered(Array(bytes[..<length] + bytes[(length + cut)...]))
            }
        }
        #expect(outputs > 0 && outputs < bytes.count)
    }

    @Test("A template within another file has findings at locations in that file")
    func inner() {
        let file = SourceFile(path: "catalog.yaml", text: "a: b\nfile: \"{{ titel }}.md\"\n")
        var found = Diagnostics()
        _ = Template<Shop>(
            TemplateSource(Text("{{ titel }}.md", at: file.range(ofBytes: 11..<27))), diagnostics: &found)
        #expect(
            found.sorted().map(\.testDescription) == [
                "catalog.yaml:2:11 «titel» 'titel' is not a value here; did you mean 'title'? [template-name] → title"
            ])
    }
}
