import CatalogModel
import CatalogPages
import CatalogTestSupport
import Testing

@testable import HTMLBackend

@Suite("Prose in the search index")
struct SearchProseTests {
    private static let lamp = """
        id: lamp
        title: Desk Lamp
        category: Light
        summary: Brightens a table.
        description: Draws little current.
        usage:
          when: Readers want warmth.
          dont: { text: Never cover it., why: Fabric catches fire. }
        behaviors: { when: A visitor claps., then: It toggles. }
        sections: { title: Bulbs, description: Sockets take halogen. }
        changes: { 2.0.0: The cord grew. }
        states: { dimmed: Glows faintly. }
        implementations:
          web: { types: { x-lamp: { kind: element, properties: { volts: { type: number, description: Voltage of the plug. } } } } }
          swiftui:
            description: Renders natively.
            usage: { avoid: Screens flicker. }
            types: { Lamp: { kind: view } }
        """

    private func data(_ files: [String: String] = [:], catalog: String = "") async throws -> SearchData {
        let loaded = await Snippet.load(
            ["lamp": Self.lamp, "other": Snippet.entry("other")], files: files,
            catalog: "format: 1\nname: Test\n" + catalog)
        return try SearchData(await RenderedSite(try JudgedRegistries.require(loaded)))
    }

    @Test(
        "Each word of prose leads to the nearest heading or member, in lowercase",
        arguments: [
            ("brightens", "page Desk Lamp (Light) components/lamp.html"),
            ("current", "text Draws little current. (Desk Lamp) components/lamp.html"),
            ("warmth", "text Readers want warmth. (When to use it · Desk Lamp) components/lamp.html#when-to-use-it"),
            ("cover", "text Never cover it. (When to use it · Desk Lamp) components/lamp.html#when-to-use-it"),
            ("fabric", "text Fabric catches fire. (When to use it · Desk Lamp) components/lamp.html#when-to-use-it"),
            ("claps", "text A visitor claps. (Behavior · Desk Lamp) components/lamp.html#behavior"),
            ("halogen", "section Bulbs (Desk Lamp) components/lamp.html#section--bulbs"),
            ("cord", "text The cord grew. (Changes · Desk Lamp) components/lamp.html#changes"),
            ("faintly", "state dimmed (Desk Lamp) components/lamp.html#state--dimmed"),
            ("voltage", "prop volts (Web · x-lamp · Desk Lamp) components/lamp.html#x-lamp--volts"),
            (
                "flicker",
                "text Screens flicker. (When to use it · Desk Lamp) components/lamp.html#implementation--swiftui"
            ),
        ])
    func locations(word: String, location: String) async throws {
        let data = try await data()
        #expect(data.prose[word]?.map(\.description) == [location])
        #expect(data.names[word] == [])
    }

    @Test("Short words and stop words are omitted from the index, and a name is found by its name")
    func words() async throws {
        let data = try await data()
        #expect(["it", "of", "the", "when"].filter { data.prose[$0]?.isEmpty == false } == [])
        #expect(data.names["bulbs"]?.map(\.anchor) == ["section--bulbs"])
        #expect(
            SearchKeys.ofProse("The 3 ways to use a Voltage: voltage, ampère and 電流計.") == [
                "ways", "voltage", "ampère", "電流", "流計",
            ])
    }

    @Test("The catalog's own pages, groups of tokens and releases are found")
    func pages() async throws {
        let data = try await data(
            [
                "a.tokens.json": """
                {
                  "hue": {
                    "$description": "Pigments of paint.", "$type": "color",
                    "sky": { "$description": "Noon.", "$value": { "colorSpace": "srgb", "components": [0, 0.5, 1] } }
                  }
                }
                """,
                "history.json": """
                {
                  "version": "1",
                  "releases": [
                    {
                      "name": "v2.0.0", "version": "2.0.0", "notes": [{ "entry": "lamp", "text": "Cheaper." }],
                      "changes": [
                        { "entry": "lamp", "rule": "a", "effect": "safe", "area": "api", "text": "Property 'volts' vanished." },
                        { "entry": "secret", "rule": "a", "effect": "safe", "area": "api", "text": "Hushed." }
                      ]
                    }
                  ]
                }
                """,
            ], catalog: "description: Everything luminous.\ntokens: a.tokens.json\nhistory: history.json")
        let platforms = "page Platforms () platforms.html"
        #expect(data.names["platforms"]?.map(\.description) == [platforms])
        #expect(data.prose["properties"]?.map(\.description) == [platforms])
        #expect(data.names["overview"]?.map(\.description) == ["page Overview () index.html"])
        #expect(data.prose["luminous"]?.map(\.description) == ["page Overview () index.html"])
        #expect(data.names["designtokens"]?.map(\.description) == ["page Design tokens () tokens/index.html"])
        #expect(data.names["hue"]?.contains { $0.description == "page hue (Design tokens) tokens/hue.html" } == true)
        #expect(data.prose["pigments"]?.map(\.description) == ["page hue (Design tokens) tokens/hue.html"])
        #expect(data.prose["noon"]?.map(\.description) == ["token hue.sky (#0080FF) tokens/hue.html#token--hue.sky"])
        let news = "(2.0.0 · What’s new) whats-new.html#2-0-0"
        #expect(data.prose["vanished"]?.map(\.description) == ["text Property 'volts' vanished. \(news)"])
        #expect(data.prose["cheaper"]?.map(\.description) == ["text Cheaper. \(news)"])
        #expect(data.prose["hushed"] == nil)
    }

    @Test("A word on many pages leads to a few locations of each page, and to a bounded number in all")
    func bounds() async throws {
        let states = (1...9).map { "s\($0): Flickers." }.joined(separator: ", ")
        let entries = (1...40).map { ("e\($0)", Snippet.entry("e\($0)", "states: { \(states) }")) }
        let loaded = await Snippet.load(Dictionary(uniqueKeysWithValues: entries))
        let data = try SearchData(await RenderedSite(try JudgedRegistries.require(loaded)))
        let locations = try #require(data.prose["flickers"])
        #expect(locations.count == 24)
        #expect(Set(locations.map(\.page)).count == 12)
    }

    @Test("Every location is on its page, and the table states the approximate size of each file")
    func whole() async throws {
        let site = await RenderedSite(try await JudgedRegistries.own())
        let data = try SearchData(site)
        let locations = Set([data.names, data.prose].flatMap(\.values).joined())
        #expect(locations.count > 600)
        let anchors = site.pages.mapValues { page in
            Set(page.matches(of: #/ id="([^"]*)"/#).map { String($0.1) })
        }
        let lost = locations.filter { !$0.anchor.isEmpty && anchors[$0.page]?.contains($0.anchor) != true }
        #expect(lost.map(\.description) == [])
        #expect(locations.filter { site.pages[$0.page] == nil } == [])
        let wrong = data.sizes.filter { $0.actual > ($0.stated + 2) * 1_280 }
        #expect(wrong.map(\.actual) == [])
        #expect(data.sizes.count > 20 && data.sizes.allSatisfy { $0.actual < 20_000 })
    }
}
