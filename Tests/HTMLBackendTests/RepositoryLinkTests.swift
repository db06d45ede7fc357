import CatalogModel
import CatalogTestSupport
import Testing

@testable import HTMLBackend

@Suite("Links to the repository of a catalog")
struct RepositoryLinkTests {
    /// Returns the links at the foot of the page of an entry, each as words and address.
    private func links(_ repository: String, entry: String = "lamp") async throws -> [String] {
        let loaded = await Snippet.load(
            [entry: "id: \(entry)\ntitle: A/B & {path}\nsummary: Gives light."],
            catalog: "format: 1\nname: Test\nrepository: \(repository)")
        let site = await RenderedSite(try JudgedRegistries.require(loaded))
        let page = try #require(site.files["components/\(entry).html"])
        let overview = try #require(site.files["index.html"])
        #expect(!overview.contains("<ul class=\"edit\">"))
        let list = page.firstMatch(of: #/<ul class="edit">(.*)<\/ul><p>Test/#)?.1 ?? ""
        return list.matches(of: #/<li><a href="([^"]*)">([^<]*)<\/a><\/li>/#).map { "\($0.2): \($0.1)" }
    }

    @Test(
        "The address of a repository on a recognized host is enough for the links of its pages",
        arguments: [
            (
                "https://github.com/acme/design",
                [
                    "Edit this page: https://github.com/acme/design/edit/main/components/lamp.yaml",
                    "Source: https://github.com/acme/design/blob/main/components/lamp.yaml",
                    "Report an issue: https://github.com/acme/design/issues/new?title=A/B%20%26%20%7Bpath%7D",
                ]
            ),
            (
                "{ url: https://gitlab.com/acme/design.git, branch: v2, folder: docs/Catalog/ }",
                [
                    "Edit this page: https://gitlab.com/acme/design/-/edit/v2/docs/Catalog/components/lamp.yaml",
                    "Source: https://gitlab.com/acme/design/-/blob/v2/docs/Catalog/components/lamp.yaml",
                    "Report an issue: "
                        + "https://gitlab.com/acme/design/-/issues/new?issue%5Btitle%5D=A/B%20%26%20%7Bpath%7D",
                ]
            ),
            (
                "https://bitbucket.org/acme/design/",
                [
                    "Edit this page: "
                        + "https://bitbucket.org/acme/design/src/main/components/lamp.yaml?mode=edit&amp;at=main",
                    "Source: https://bitbucket.org/acme/design/src/main/components/lamp.yaml",
                    "Report an issue: https://bitbucket.org/acme/design/issues/new?title=A/B%20%26%20%7Bpath%7D",
                ]
            ),
            (
                "https://codeberg.org/acme/design",
                [
                    "Edit this page: https://codeberg.org/acme/design/_edit/main/components/lamp.yaml",
                    "Source: https://codeberg.org/acme/design/src/branch/main/components/lamp.yaml",
                    "Report an issue: https://codeberg.org/acme/design/issues/new?title=A/B%20%26%20%7Bpath%7D",
                ]
            ),
            ("https://git.example.com/design", ["Source: https://git.example.com/design"]),
        ])
    func hosts(repository: String, expected: [String]) async throws {
        #expect(try await links(repository) == expected)
    }

    @Test("Patterns of a catalog replace those of a host, with percent-encoded values")
    func patterns() async throws {
        let found = try await links(
            """
            { url: "https://github.com/acme/design", branch: a b, folder: ä/x#y, edit: "https://e.com/{branch}/{path}",
              issues: "https://e.com/i#{title}", feedback: "https://e.com/f?page={path}" }
            """)
        #expect(
            found == [
                "Edit this page: https://e.com/a%20b/%C3%A4/x%23y/components/lamp.yaml",
                "Source: https://github.com/acme/design/blob/a%20b/%C3%A4/x%23y/components/lamp.yaml",
                "Report an issue: https://e.com/i#A/B%20%26%20%7Bpath%7D",
                "Feedback: https://e.com/f?page=%C3%A4/x%23y/components/lamp.yaml",
            ])
    }

    @Test(
        "An invalid address or pattern of a repository is reported at its value",
        arguments: [
            ("{ url: https://a.com/b, edit: https://a.com/b }", "missing '{path}' in 'https://a.com/b'"),
            ("{ url: https://a.com/b, source: 'https://a.c/{title}' }", "missing '{path}' in 'https://a.c/{title}'"),
            ("ftp://a.com/b", "'ftp://a.com/b' is not a valid address"),
            ("{ url: https://a.com/b, issues: 'https://a.com/a b' }", "'https://a.com/a b' is not a valid address"),
            (
                "{ url: https://a.com/b, edit: 'https://a.com/{path}{file}' }",
                "'https://a.com/{path}{file}' is not a valid address"
            ),
            (
                "{ url: https://a.com/b, feedback: 'https://a.com/?a=<b>' }",
                "'https://a.com/?a=<b>' is not a valid address"
            ),
            ("{ url: https://a.com/b, feedback: 'mailto:a@b.com' }", "'mailto:a@b.com' is not a valid address"),
        ])
    func findings(repository: String, message: String) async {
        let loaded = await Snippet.load(
            ["lamp": Snippet.entry("lamp")], catalog: "format: 1\nname: Test\nrepository: \(repository)")
        #expect(loaded.diagnostics.map(\.rule.id) == ["repository-address"])
        #expect(loaded.diagnostics.first?.message.hasPrefix(message + "; ") == true, "\(loaded.diagnostics)")
    }

    @Test(
        "A page has the language of the catalog, and its direction if it is right to left",
        arguments: [
            ("", "<html lang=\"en\" data-root"), ("language: pt-BR", "<html lang=\"pt-BR\" data-root"),
            ("language: ar-EG", "<html lang=\"ar-EG\" dir=\"rtl\" data-root"),
            ("language: az-Arab", "<html lang=\"az-Arab\" dir=\"rtl\" data-root"),
            ("language: ur-Latn", "<html lang=\"ur-Latn\" data-root"),
        ])
    func language(line: String, start: String) async throws {
        let loaded = await Snippet.load(["lamp": Snippet.entry("lamp")], catalog: "format: 1\nname: Test\n\(line)")
        let site = await RenderedSite(try JudgedRegistries.require(loaded))
        for page in site.pages.values { #expect(page.hasPrefix("<!DOCTYPE html>\n\(start)")) }
    }

    @Test(
        "A text without the format of a language tag is reported",
        arguments: [
            ("en", true), ("pt-BR", true), ("zh-Hant-TW", true), ("de-1996", true), ("x-team", true),
            ("en-US-u-ca-gregory", true), ("pt_BR", false), ("English language", false), ("e", false), ("en-", false),
            ("-en", false), ("en-u", false), ("12", false), ("en-thelanguage", false),
        ])
    func tags(tag: String, isValid: Bool) async {
        let loaded = await Snippet.load(
            ["lamp": Snippet.entry("lamp")], catalog: "format: 1\nname: Test\nlanguage: \"\(tag)\"")
        #expect(loaded.diagnostics.map(\.rule.id) == (isValid ? [] : ["language-tag"]))
    }
}
