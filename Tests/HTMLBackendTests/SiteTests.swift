import CatalogLoading
import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

@testable import HTMLBackend

@Suite("A finished site")
struct SiteTests {
    @Test("A site has an HTML page and its Markdown for each page of the Markdown backend")
    func pages() async throws {
        let site = await RenderedSite(try await JudgedRegistries.own())
        let html = site.pages.keys.filter { $0 != "404.html" }.map { $0.dropLast(".html".count) }
        let markdown = site.files.keys.filter { $0.hasSuffix(".md") }.map { $0.dropLast(".md".count) }
        #expect(html.sorted() == markdown.sorted())
        #expect(site.files["llms.txt"]?.contains("(components/button.md)") == true)
    }

    @Test("A site lists the strings of all entries with links to their descriptions")
    func localization() async throws {
        let site = await RenderedSite(try await JudgedRegistries.own())
        let page = try #require(site.pages["localization.html"])
        #expect(page.contains("href=\"components/checkbox.html#string--"))
        let empty = await RenderedSite(try await ContractCatalogs.load().empty)
        #expect(empty.pages["localization.html"] == nil)
    }

    @Test("The script with the style sheet and the median page of a site are small")
    func sizes() async throws {
        let site = await RenderedSite(try await JudgedRegistries.own())
        let assets = [SiteFiles.script, SiteFiles.styleSheet].compactMap { site.files[$0]?.utf8.count }
        #expect(assets.count == 2 && assets.reduce(0, +) <= 60_000)
        let sizes = site.pages.values.map(\.utf8.count).sorted()
        #expect(sizes[sizes.count / 2] <= 60_000)
    }

    @Test("The search index is split into files small enough to load several for one search")
    func searchFiles() async throws {
        let words = ["account", "booking", "cart", "delivery", "event", "invoice"]
        var entries: [String: String] = [:]
        for number in 0..<120 {
            let id = "\(words[number % 6])-button-\(number)"
            let members = (0..<12).map { "        isButton\($0)Shown: { type: Bool, description: Shows a button. }" }
            entries[id] = """
                id: \(id)
                title: \(words[number % 6]) Button \(number)
                summary: A button with a border that people press.
                implementations:
                  swiftui:
                    types:
                      Button\(number):
                        properties:
                \(members.map { "    " + $0 }.joined(separator: "\n"))
                """
        }
        let site = await RenderedSite(try JudgedRegistries.require(await Snippet.load(entries)))
        let parts = site.files.filter { $0.key.hasPrefix("search/") }
        #expect(parts.count > 4)
        #expect(parts.allSatisfy { $0.value.utf8.count < 40_000 })
        #expect(parts.values.contains { $0.contains("button119") })
    }

    @Test("Shared navigation names each component once, and pages do not repeat it")
    func navigation() async throws {
        let site = await RenderedSite(try await JudgedRegistries.own())
        let page = try #require(site.pages["components/button.html"])
        #expect(!page.contains("shimmer.html"))
        #expect(site.files[SiteFiles.list]?.contains("components/shimmer.html") == true)
    }

    @Test("A token row marks facts that differ with their theme, and shared facts without a theme")
    func themes() async throws {
        let site = await RenderedSite(try await JudgedRegistries.own())
        let page = try #require(site.pages["tokens/theme.html"])
        let id = "id=\"token--theme.color.foreground.support\""
        let row = try #require(page.components(separatedBy: "<tr>").first { $0.contains(id) })
        let plain = row.replacing(#/<(?!span class|\/span|br)[^>]*>/#, with: "")
        let cell = try #require(plain.range(of: "#<span").map { plain[$0.lowerBound...].dropFirst() })
        #expect(
            cell.trimmingCharacters(in: .whitespacesAndNewlines) == """
                <span class="line th th-0">Light: #5A6170</span><span class="line th th-1">Dark: #A2A9B7</span>\
                <span class="line th th-0">Light: {palette.neutral.600}</span>\
                <span class="line th th-1">Dark: {palette.neutral.400}</span>\
                <span class="line th th-0">Light: For placeholders and hints.</span>Input Amount
                """)
    }

    @Test(
        "Options accept only colors and fonts that are safe in a style sheet",
        arguments: [
            ("accent", "#0b57d0", true), ("accent", "#0b57d0; } body { display: none", false), ("accent", "red", false),
            ("accentDark", "#abc", true), ("font", "Inter, sans-serif", true), ("font", "a\"}</style>", false),
        ])
    func brand(option: String, value: String, isFine: Bool) async throws {
        let site = await RenderedSite(try await ContractCatalogs.load().full, options: [option: value])
        #expect(site.diagnostics.map(\.rule.id) == (isFine ? [] : ["site-look"]))
        #expect((site.files[SiteFiles.brand] != nil) == isFine)
    }

    /// A catalog whose output names these files, and what loading it finds.
    private func load(_ options: String, files: [String: String] = [:]) async -> LoadedCatalog {
        var all = files
        all["components/button.yaml"] = Snippet.entry("button")
        all["catalog.yaml"] = """
            format: 1
            name: Test
            outputs:
              html: { options: { \(options) } }
            """
        return await CatalogLoader.load(
            "catalog.yaml", from: InMemoryFiles(all), laterRules: HTMLBackend().rules,
            namedFiles: { HTMLBackend().namedFiles(in: $0) })
    }

    @Test("A site includes the team's logo and, as the last style sheet, the team's")
    func files() async throws {
        let style = ".brand { letter-spacing: .1em; }"
        let loaded = await load(
            "logo: brand/sign.SVG, stylesheet: brand/own.css",
            files: ["brand/sign.SVG": "<svg xmlns='http://www.w3.org/2000/svg'/>", "brand/own.css": style])
        let site = await RenderedSite(
            try JudgedRegistries.require(loaded),
            options: ["logo": "brand/sign.SVG", "stylesheet": "brand/own.css", "accent": "#0b57d0"])
        #expect(site.diagnostics.isEmpty)
        #expect(site.files["brand/style.css"] == style)
        #expect(site.files["brand/logo.svg"] == "<svg xmlns='http://www.w3.org/2000/svg'/>")
        #expect(site.files["assets/icon.svg"] == nil)
        let page = try #require(site.pages["components/button.html"])
        #expect(page.contains("<img class=\"logo\" alt=\"\" src=\"../brand/logo.svg\">"))
        #expect(page.contains("<link rel=\"icon\" href=\"../brand/logo.svg\">"))
        let sheets = page.components(separatedBy: "<link rel=\"stylesheet\" href=\"../").dropFirst()
        #expect(sheets.map { $0.prefix { $0 != "\"" } } == ["assets/site.css", "assets/brand.css", "brand/style.css"])
    }

    @Test("An invalid logo or style sheet is reported")
    func faultyFiles() async throws {
        let missing = await load("logo: gone.svg").diagnostics.map(\.testDescription)
        #expect(missing == ["catalog.yaml:4:28 «gone.svg» cannot read 'gone.svg': there is no such file [unreadable]"])
        let outside = await load("stylesheet: ../own.css").diagnostics.map(\.testDescription)
        #expect(
            outside == [
                """
                catalog.yaml:4:34 «../own.css» the file '../own.css' is outside of the catalog's folder; move it there \
                [template-outside]
                """
            ])
        let program = try JudgedRegistries.require(await load("logo: logo.exe", files: ["logo.exe": "MZ"]))
        let site = await RenderedSite(program, options: ["logo": "logo.exe"])
        #expect(
            site.diagnostics.map(\.testDescription) == [
                """
                catalog.yaml:4:28 «logo.exe» 'logo.exe' is not a valid value of the option 'logo'; write the name of \
                a picture: svg, png, webp, avif, jpg, jpeg, gif [site-look]
                """
            ])
    }
}
