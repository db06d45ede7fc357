import CatalogModel
import CatalogTestSupport
import Testing

@testable import CatalogPages
@testable import MarkdownBackend

@Suite("Addresses")
struct LinkAddressTests {
    private let addresses = LinkAddress(page: "components/a.md", fileBase: "../..")

    @Test("Addresses of pages are relative to the page")
    func pages() {
        #expect(addresses.of(.page("components/b.md", anchor: nil)) == "b.md")
        #expect(addresses.of(.page("components/b.md", anchor: "state--x")) == "b.md#state--x")
        #expect(addresses.of(.page("index.md", anchor: nil)) == "../index.md")
        #expect(addresses.of(.page("tokens/theme/color.md", anchor: "t")) == "../tokens/theme/color.md#t")
        #expect(addresses.of(.page("components/a.md", anchor: "x")) == "#x")
        #expect(addresses.of(.page("components/a.md", anchor: nil)) == "a.md")
        #expect(addresses.of(.anchor("größe")) == "#gr%C3%B6%C3%9Fe")
    }

    /// MkDocs looks for the name as the link has it, and aborts a strict build where it finds none.
    @Test("Letters of anchors are not encoded for hosts that compare them verbatim")
    func locations() {
        let encodes = Dialect.mkdocs.encodesFragments
        let addresses = LinkAddress(page: "components/a.md", fileBase: "", encodesFragments: encodes)
        #expect(addresses.of(.page("components/b.md", anchor: "string--größe")) == "b.md#string--größe")
        #expect(addresses.of(.anchor("a (b)")) == "#a%20%28b%29")
    }

    @Test("Addresses of files lead to the catalog's folder")
    func files() {
        #expect(addresses.of(.file("components/box.png")) == "../../../components/box.png")
        #expect(addresses.of(.file("a b#1%.png")) == "../../../a%20b%231%25.png")
        #expect(addresses.of(.file("https://example.com/x.png")) == "https://example.com/x.png")
        let absolute = LinkAddress(page: "index.md", fileBase: "https://example.com/base")
        #expect(absolute.of(.file("components/box.png")) == "https://example.com/base/components/box.png")
        #expect(LinkAddress(page: "index.md", fileBase: "..").of(.file("x.png")) == "../x.png")
    }

    @Test("Addresses are encoded so that they end at the right character")
    func encoding() {
        #expect(
            LinkAddress.encoded("https://e.com/a(b)?c=d&copy;|<x>") == "https://e.com/a%28b%29?c=d&copy%3B%7C%3Cx%3E")
        #expect(LinkAddress.encoded("https://e.com/%20#top") == "https://e.com/%20#top")
    }

    @Test(
        "Addresses with other schemes are not followed",
        arguments: ["javascript:alert(1)", "data:x", "file:///etc", "x", "//e.com"])
    func unsafe(address: String) {
        #expect(SiteLinks.address(address) == nil)
    }

    @Test("Relative addresses are resolved as paths")
    func paths() {
        #expect(RelativePath.resolve("../x.png", from: "a/b") == "a/x.png")
        #expect(RelativePath.resolve("./x/../y", from: "") == "y")
        #expect(RelativePath.resolve("../../x", from: "a") == "../x")
        #expect(RelativePath.from("a/b/c.md", to: "a/d.md") == "../d.md")
        #expect(RelativePath.from("a.md", to: "a.md") == "a.md")
        #expect(RelativePath.folder(of: "a/b.md") == "a")
    }
}

@Suite("Pages of tokens")
struct TokenPageRuleTests {
    @Test("The page of a token follows from its path")
    func paths() {
        #expect(TokenPageRule.group.path(ofToken: "theme.color.border.default") == "tokens/theme.md")
        #expect(TokenPageRule.subgroup.path(ofToken: "theme.color.border.default") == "tokens/theme/color.md")
        #expect(TokenPageRule.subgroup.path(ofToken: "space.sm") == "tokens/space.md")
        #expect(TokenPageRule.group.path(ofToken: "alone") == "tokens/alone.md")
    }

    @Test("Pages of tokens have different file names that are valid on every system")
    func names() {
        let groups = ["con", "Con", "index", "a b", "a-b", "A-b", "a/b", "com1", "ü"]
        let paths = groups.map { TokenPageRule.group.path(ofToken: "\($0).x") }
        #expect(Set(paths).count == paths.count)
        #expect(paths[0] == "tokens/_con.md")
        #expect(paths[2] == "tokens/_index.md")
        #expect(paths.allSatisfy { $0.unicodeScalars.allSatisfy { $0.isASCII && $0 != " " } })
    }
}

@Suite("Types in the text of types")
struct TypeIndexTests {
    @Test(
        "Type names in the text of a type are found",
        arguments: [
            ("Binding<BB.Layout?>", ["Binding", "BB.Layout"]), ("((Bool) -> Void)?", ["Bool", "Void"]),
            ("[String: my-element]", ["String", "my-element"]), ("...", []), ("A|B.C...", ["A", "B.C"]),
        ])
    func mentions(type: String, names: [String]) {
        #expect(TypeMentions.mentions(in: type) == names)
    }

    @Test("A type name resolves to the nearest type")
    func lookup() async throws {
        let loaded = await Snippet.load([
            "a": Snippet.entry(
                "a", "implementations: { uikit: { types: { BB.A: {}, BB.A.Layout: {}, Layout: {}, BB.Other: {} } } }"),
            "b": Snippet.entry(
                "b", "implementations: { swiftui: { types: { Shared: {} } }, web: { types: { Page: {} } } }"),
            "c": Snippet.entry("c", "implementations: { web: { types: { Layout: {} } } }"),
        ])
        let registry = try #require(loaded.registry, "\(loaded.diagnostics.map(\.testDescription))")
        let component = try #require(registry["a"])
        let mentions = TypeMentions(TypeMentionIndex(registry.components), component: component)
        func find(_ type: String, owner: String? = nil) -> String? {
            mentions.first(in: type, implementation: "uikit", owner: owner)
                .map { "\($0.entry) \($0.type)" }
        }
        #expect(find("Layout", owner: "BB.A") == "a BB.A.Layout")
        #expect(find("Other?", owner: "BB.A") == "a BB.Other")
        #expect(find("Layout") == "a Layout")
        // Of its own type a member does not speak.
        #expect(find("(BB.A) -> Shared", owner: "BB.A") == "b Shared")
        // Another language.
        #expect(find("Page") == nil)
    }
}
