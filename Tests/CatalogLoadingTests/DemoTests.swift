import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Testing

@Suite("Demos")
struct DemoTests {
    private static func load(_ demo: String, files: [String: String] = [:]) async -> LoadedCatalog {
        await Snippet.load(["a": Snippet.entry("a", "examples: { code: a, demo: \(demo) }")], files: files)
    }

    @Test("The page and the modules of demos are read once, by their paths from the catalog's folder.")
    func files() async throws {
        let entry = """
            examples:
              - { code: a, demo: { file: a.html } }
              - { code: a, demo: { element: x-a, modules: [../js/a.mjs, ./a.js] } }
            implementations: { web: { demo: { element: x-a, modules: [a.js] } } }
            """
        let loaded = await Snippet.load(
            ["a": Snippet.entry("a", entry)],
            files: ["components/a.html": "page", "js/a.mjs": "first", "components/a.js": "second"])
        #expect(loaded.diagnostics.map(\.testDescription) == [])
        let files = try #require(loaded.registry).demoFiles
        #expect(
            files.mapValues { String(decoding: $0.bytes, as: UTF8.self) } == [
                "components/a.html": "page", "js/a.mjs": "first", "components/a.js": "second",
            ])
    }

    @Test(
        "A demo without exactly one usable source has a finding.",
        arguments: [
            ("{ height: 20 }", "{ height: 20 }", "a demo without a source; add 'url', 'element' or 'file'"),
            (
                "{ url: 'https://a.example', file: a.html }", "a.html",
                "a demo with several sources; keep one of 'url', 'element' and 'file'"
            ),
            (
                "{ element: x-a }", "x-a",
                "no module defines the element 'x-a'; list its JavaScript files under 'modules'"
            ),
            (
                "{ element: Button, modules: [a.js] }", "Button",
                "'Button' is not the name of a custom element; use lowercase letters with a hyphen, such as x-box"
            ),
            (
                "{ file: a.html, modules: [a.js] }", "a.js",
                "modules without an element; add 'element', or load them from the page of the demo"
            ),
        ])
    func sources(demo: String, location: String, message: String) async {
        let loaded = await Self.load(demo, files: ["components/a.html": "", "components/a.js": ""])
        let found = loaded.diagnostics.map(\.testDescription)
        #expect(found.count == 1 && found[0].hasSuffix(" «\(location)» \(message) [demo]"), "\(found)")
    }

    @Test(
        "The address of a demo is absolute, with https and a plain host.",
        arguments: [
            ("https://a.example/b?c=d#e", true), ("HTTPS://A.example:8443", true), ("https://127.0.0.1/a", true),
            ("http://a.example", false), ("//a.example", false), ("a.html", false), ("javascript:alert(1)", false),
            ("https://", false), ("https://user@a.example", false), ("https://a.example;script-src *", false),
            ("https://a.example 'unsafe-inline'", false), ("https://:80", false), ("https:a.example", false),
        ])
    func addresses(url: String, isUsable: Bool) async {
        let loaded = await Self.load("{ url: \"\(url)\" }")
        let rules = loaded.diagnostics.map(\.rule.id)
        #expect(rules == (isUsable ? [] : ["demo"]))
    }

    @Test("An element without modules is named in its finding, also beside another source.")
    func elementBesideAddress() async {
        let loaded = await Self.load("{ url: 'https://a.example', element: x-a }")
        #expect(
            loaded.diagnostics.map(\.message) == [
                "a demo with several sources; keep one of 'url', 'element' and 'file'",
                "no module defines the element 'x-a'; list its JavaScript files under 'modules'",
            ])
    }

    @Test("The origin of an address has no path, no user and no default port.")
    func origins() {
        #expect(DemoAddress.origin(of: "HTTPS://A.Example:443/b") == "https://a.example")
        #expect(DemoAddress.origin(of: "https://a.example:8443?b") == "https://a.example:8443")
        #expect(DemoAddress.origin(of: "https://a.example\\@b.example") == "https://a.example")
        #expect(DemoAddress.origin(of: "http://a.example") == nil)
        #expect(
            DemoAddress.address("https://a.example/{theme}?t={theme}", forTheme: "dark")
                == "https://a.example/dark?t=dark")
    }

    @Test("A file of another kind, or outside of the catalog, is not published with a demo.")
    func otherFiles() async throws {
        let loaded = await Snippet.load(
            [
                "a": Snippet.entry(
                    "a",
                    "examples: [{ code: a, demo: { file: a.txt } }, { code: a, demo: { file: ../../b.html } }]")
            ], files: ["components/a.txt": "", "../b.html": "secret"])
        #expect(
            loaded.diagnostics.map { "\($0.rule.id): \($0.message)" } == [
                "demo-file: 'a.txt' is not a valid page; use a file of html or htm",
                "demo-file: the page '../../b.html' is outside of the catalog, and would be published with it; move it to the entries",
            ])
    }

    @Test("The files of a demo that an output leaves out are left out, too.")
    func disclosure() async throws {
        let entry = """
            implementations:
              web: { demo: { file: web.html } }
              ios: { visibility: internal, demo: { file: ios.html } }
            """
        let loaded = await Snippet.load(
            ["a": Snippet.entry("a", entry)], files: ["components/web.html": "", "components/ios.html": ""])
        let registry = try #require(loaded.registry)
        #expect(registry.demoFiles.keys.sorted() == ["components/ios.html", "components/web.html"])
        let shown = await registry.disclosed(Disclosure(.records, visibilities: [.public]))
        #expect(shown.demoFiles.keys.sorted() == ["components/web.html"])
    }
}
