import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("Navigation files")
struct NavigationTests {
    private func rendered(_ dialect: Dialect) async throws -> [String: String] {
        let pages = try await TestPages(
            ["lamp": "category: Light & <b>", "bulb": ""],
            files: ["t.tokens.json": #"{"Color": {"red": {"$type": "number", "$value": 1}}}"#],
            catalog: "format: 1\nname: Lamps\ntokens: t.tokens.json")
        return RenderedCatalog(pages.registry, dialect: dialect).files
    }

    @Test("MkDocs navigation has paths relative to its own folder, and titles as HTML")
    func mkdocs() async throws {
        // Pages across the catalog come last.
        #expect(
            try await rendered(.mkdocs)[".nav.yml"]?.hasPrefix(
                """
                nav:
                  - "Lamps": "index.md"
                  - "Light &amp; &lt;b&gt;":
                      - "lamp": "components/lamp.md"
                  - "Others":
                      - "bulb": "components/bulb.md"
                  - "Design tokens":
                      - "tokens/index.md"
                      - "Color": "tokens/_43olor.md"

                """) == true)
    }

    @Test("Docusaurus navigation names documents whose files are published")
    func docusaurus() async throws {
        let files = try await rendered(.docusaurus)
        let sidebar = try #require(files["sidebar.json"])
        #expect(sidebar.contains(#"{ "type": "doc", "id": "tokens/x._43olor", "label": "Color" }"#))
        #expect(sidebar.contains(#""link": { "type": "doc", "id": "tokens/index" }"#))
        #expect(files["tokens/x._43olor.md"] != nil)
        #expect(files["components/_category_.json"] == "{ \"label\": \"Components\" }\n")
        #expect(files["tokens/_category_.json"] == "{ \"label\": \"Design tokens\" }\n")
    }

    @Test("VitePress navigation has addresses of the site")
    func vitepress() async throws {
        let sidebar = try #require(try await rendered(.vitepress)["sidebar.json"])
        #expect(sidebar.hasPrefix("[\n  { \"text\": \"Lamps\", \"link\": \"/\" },\n"))
        #expect(sidebar.contains(#"{ "text": "lamp", "link": "/components/lamp" }"#))
        #expect(sidebar.contains(#""link": "/tokens/""#))
    }

    @Test("Jekyll navigation has addresses of the site")
    func jekyll() async throws {
        let navigation = try #require(try await rendered(.jekyll)["_navigation.yml"])
        #expect(navigation.hasPrefix("- title: \"Lamps\"\n  url: \"/index.html\"\n- title: \"Light & <b>\"\n"))
        #expect(navigation.contains("    - title: \"Color\"\n      url: \"/tokens/x._43olor.html\"\n"))
    }

    @Test("DocC navigation consists of the topics of its pages")
    func docc() async throws {
        let files = try await rendered(.docc)
        #expect(
            files["catalog.index.md"]?.contains(
                """
                ## Topics

                ### Light & \\<b>

                - <doc:lamp>

                ### Others

                - <doc:bulb>

                ### Design tokens

                - <doc:tokens.index>

                """) == true)
        #expect(files["catalog.index.md"]?.hasPrefix("# Lamps\n\n@Metadata {\n    @TechnologyRoot\n}\n\n") == true)
        #expect(
            files["tokens/tokens.index.md"]?.hasSuffix(
                "## Topics\n\n### Design tokens\n\n- <doc:tokens._43olor>\n") == true)
    }

    @Test("Navigation begins with the path of the host's folder from an option")
    func sitePath() async throws {
        let registry = try await ContractCatalogs.load().full
        let site = SiteLinks(registry)
        let navigation = NavigationFiles(site: site, title: nil, names: .published, sitePath: "/design/system/")
        let files = navigation.units(.docusaurus).flatMap { $0.render().files }
        let sidebar = try #require(files.first { $0.path.text == "sidebar.json" })
        #expect(String(decoding: sidebar.bytes, as: UTF8.self).contains(#""id": "design/system/components/alpha""#))
    }

    @Test(
        "The configuration of MkDocs can inherit the navigation file",
        .enabled(if: DocsHost.mkdocs.isPresent, DocsHost.mkdocs.reason))
    func inherited() async throws {
        let folder = try TemporaryFolder()
        for (path, text) in try await rendered(.mkdocs) { try folder.write("docs/\(path)", text) }
        let configuration = try folder.write(
            "mkdocs.yml",
            """
            INHERIT: docs/.nav.yml
            site_name: Lamps
            validation: { nav: { omitted_files: warn } }
            markdown_extensions: [admonition, attr_list, tables]
            """)
        let verdict = try Judge.mkdocs.verdict(
            ["build", "--strict", "--config-file", configuration.path],
            environment: ["NO_MKDOCS_2_WARNING": "1"], reads: [folder.url], with: [.python]
        ) { $0.status == 0 && ($0.output + $0.errors).withoutInformation.isEmpty }
        #expect((verdict.output + verdict.errors).withoutInformation == "")
        #expect(verdict.status == 0)
    }
}
