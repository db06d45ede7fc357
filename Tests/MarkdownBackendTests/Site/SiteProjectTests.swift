import CatalogModel
import CatalogRendering
import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

/// The files of the site's project, apart from what its hosts make of them.
@Suite("The project of a site")
struct SiteProjectTests {
    private func rendered(
        _ options: [String: String] = [:], lamp: String = "category: Light & <b>", files: [String: String] = [:]
    ) async throws -> [String: String] {
        let pages = try await TestPages(
            ["lamp": lamp, "bulb": ""],
            files: files.merging(["t.tokens.json": #"{"Color": {"red": {"$type": "number", "$value": 1}}}"#]) { $1 },
            catalog: "format: 1\nname: Lamps & \"more\"\ndescription: All *lamps*.\ntokens: t.tokens.json")
        return RenderedCatalog(siteOf: pages.registry, options: options).files
    }

    @Test("A site project has pages in a folder, and files for build, style and installation")
    func paths() async throws {
        let files = try await rendered(["llms": "none"])
        #expect(
            files.keys.filter { !$0.hasPrefix("docs/") || !$0.hasSuffix(".md") }.sorted() == [
                ".gitignore", "docs/javascripts/catalog.js", "docs/stylesheets/catalog.css", "mkdocs.yml",
                "requirements.txt",
            ])
        #expect(files["docs/components/lamp.md"]?.contains("# lamp") == true)
        #expect(files["docs/tokens/index.md"] != nil)
        #expect(files["requirements.txt"]?.hasSuffix("\nmkdocs-material>=9.5,<10\n") == true)
    }

    @Test("A site project has pages in plain Markdown by default")
    func languageModels() async throws {
        let files = try await rendered(["url": "https://example.com/lamps"])
        #expect(files["docs/llms.txt"]?.contains("(https://example.com/lamps/components/lamp.txt)") == true)
        #expect(files["docs/components/lamp.txt"]?.hasPrefix("# lamp\n") == true)
        #expect(files["docs/llms-full.txt"] == nil)
        #expect(try await rendered(["llms": "full"])["docs/llms-full.txt"] != nil)
        #expect(try await rendered(["llms": "none"])["docs/llms.txt"] == nil)
    }

    @Test("The configuration describes the site in HTML and the commands to build it")
    func identity() async throws {
        let configuration = try #require(try await rendered()["mkdocs.yml"])
        #expect(configuration.hasPrefix("# Written by `catalog build`"))
        for command in ["mkdocs build --strict", "zensical build --strict"] {
            #expect(configuration.contains("#     \(command)\n"))
        }
        #expect(
            configuration.contains("site_name: \"Lamps &amp; &quot;more&quot;\"\nsite_description: \"All lamps.\"\n"))
        #expect(!configuration.contains("site_url") && !configuration.contains("repo_url"))
    }

    @Test("Options set name and addresses, and invalid addresses are ignored")
    func options() async throws {
        let given = [
            "title": "Everything: that shines", "url": "https://example.com/a b", "repository": "javascript:alert(1)",
        ]
        let configuration = try #require(try await rendered(given)["mkdocs.yml"])
        #expect(configuration.contains("site_name: \"Everything: that shines\"\n"))
        #expect(configuration.contains("site_url: \"https://example.com/a%20b\"\n"))
        #expect(!configuration.contains("repo_url"))
        let repository = try #require(try await rendered(["repository": "https://example.com/r"])["mkdocs.yml"])
        #expect(repository.contains("repo_url: \"https://example.com/r\"\n"))
    }

    @Test("The configuration has the navigation of the pages")
    func navigation() async throws {
        let configuration = try #require(try await rendered()["mkdocs.yml"])
        #expect(
            configuration.hasSuffix(
                """

                nav:
                  - "Lamps &amp; &quot;more&quot;": "index.md"
                  - "Light &amp; &lt;b&gt;":
                      - "lamp": "components/lamp.md"
                  - "Others":
                      - "bulb": "components/bulb.md"
                  - "Design tokens":
                      - "tokens/index.md"
                      - "Color": "tokens/_43olor.md"

                """))
    }

    @Test("Files of the catalog are linked if their address is available, and otherwise named")
    func catalogFiles() async throws {
        let lamp = "description: See [the plan](plan.pdf)."
        func page(_ options: [String: String]) async throws -> String? {
            try await rendered(options, lamp: lamp, files: ["components/plan.pdf": ""])["docs/components/lamp.md"]
        }
        #expect(try await page([:])?.contains("See the plan.") == true)
        #expect(try await page(["fileBase": "../.."])?.contains("See the plan.") == true)
        #expect(
            try await page(["fileBase": "https://example.com/files"])?
                .contains("See [the plan](https://example.com/files/components/plan.pdf).") == true)
    }
}
