import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

@testable import HTMLBackend

@Suite("The demos of a site")
struct DemoTests {
    private static let module = """
        customElements.define("x-a", class extends HTMLElement {
          connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = "<b style='color: var(--color-text)'>shown</b>"; }
        }); // </script> <!--
        """
    private static let hostile = """
        <p id="result"></p>
        <script>
          const tries = {
            top: () => { top.location = "https://evil.example/"; },
            parent: () => parent.document.title,
            storage: () => localStorage.setItem("a", "b"),
            frame: () => frameElement.removeAttribute("sandbox"),
          };
          const refused = Object.keys(tries).filter((name) => { try { tries[name](); return false; } catch { return true; } });
          document.querySelector("#result").textContent = "refused: " + refused.join(", ");
        </script>
        """
    private static let entry = """
        implementations:
          web:
            demo: { element: x-a, modules: [a.js] }
            examples:
              - { title: Markup, code: '<x-a id="own"></x-a>', demo: { element: x-a, modules: [a.js], height: 90 } }
              - { title: File, code: a, demo: { file: part.html } }
              - { title: Page, code: a, demo: { file: whole.html } }
              - { title: Hostile, code: a, demo: { file: hostile.html } }
              - { title: Story, code: a, demo: { url: 'https://stories.example/button?theme={theme}', height: 120 } }
        """

    /// A document type in a text does not begin a page.
    private static let part = "<p>A part in <i>var(--color-text)</i></p><textarea><!doctype html></textarea>"
    private static let whole = "<!-- A page -->\n<!DOCTYPE html><title>Whole</title><p>whole</p>"

    private static func registry() async throws -> ComponentRegistry {
        let tokens =
            #"{ "color": { "text": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } } }"#
        return try JudgedRegistries.require(
            await Snippet.load(
                ["a": Snippet.entry("a", entry)],
                files: [
                    "components/a.js": module, "components/part.html": part,
                    "components/whole.html": whole,
                    "components/hostile.html": hostile, "t.tokens.json": tokens,
                ], catalog: "format: 1\nname: Test\ntokens: t.tokens.json"))
    }

    private static let unchangedPolicy =
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'\">\n"

    @Test("Without demos on other servers, the policy of every page is that of a site without demos.")
    func policyWithoutDemos() async throws {
        let site = await RenderedSite(try await JudgedRegistries.own())
        #expect(
            site.pages.filter { !$0.key.hasPrefix("demos/") }.values.allSatisfy { $0.contains(Self.unchangedPolicy) })
    }

    @Test("The policy of every page allows frames of exactly the origins in the catalog.")
    func policy() async throws {
        let site = await RenderedSite(try await Self.registry())
        let policy =
            "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'; frame-src 'self' https://stories.example\">\n"
        let pages = site.pages.filter { !$0.key.hasPrefix("demos/") }.values
        #expect(!pages.isEmpty && pages.allSatisfy { $0.contains(policy) })
    }

    @Test("Frames of the site have no origin; frames of other servers keep theirs, unless that is the site's.")
    func sandboxes() async throws {
        let registry = try await Self.registry()
        let page = try #require(await RenderedSite(registry).pages["components/a.html"])
        let frames = page.components(separatedBy: "<iframe").dropFirst().map { $0.prefix { $0 != ">" } }
        let sandboxes = frames.map { frame in
            (
                frame.contains("src=\"https:"), frame.contains("sandbox=\"allow-scripts\""),
                frame.contains("sandbox=\"allow-scripts allow-same-origin\"")
            )
        }
        #expect(frames.count == 6)
        #expect(sandboxes.allSatisfy { isForeign, isAlone, hasOrigin in isForeign ? hasOrigin : isAlone })
        #expect(sandboxes.count { $0.0 } == 1)
        let own = try #require(
            await RenderedSite(registry, options: ["url": "https://stories.example/docs/"]).pages["components/a.html"])
        #expect(!own.contains("allow-same-origin"))
    }

    @Test("A part of a page gets the tokens that it mentions; a whole page is copied unchanged.")
    func pages() async throws {
        let files = await RenderedSite(try await Self.registry()).files
        #expect(files["demos/components--whole.html"] == Self.whole)
        let part = try #require(files["demos/components--part.html"])
        #expect(part.contains("<p>A part in <i>var(--color-text)</i></p>"))
        #expect(part.contains("  --color-text: #ff0000;\n"))
        let elements = files.filter { $0.key.hasPrefix("demos/x-a--") }
        #expect(elements.count == 2)
        #expect(elements.values.allSatisfy { $0.contains("// <\\/script> <\\!--") })
        #expect(elements.values.contains { $0.contains("<body>\n<x-a id=\"own\"></x-a>\n</body>") })
        #expect(elements.values.contains { $0.contains("<body>\n<x-a></x-a>\n</body>") })
    }

    @Test(
        "In a browser, each kind of demo is shown under the policy, and a hostile one stays in its sandbox.",
        .enabled(if: Judge.python.isPresent, Comment(rawValue: Judge.python.reason)),
        .enabled(if: Judge.chromium.isPresent, Comment(rawValue: Judge.chromium.reason)))
    func browser() async throws {
        let folder = try TemporaryFolder()
        try await RenderedSite(try await Self.registry()).write(to: folder)
        let script = Judge.scripts.appendingPathComponent("judge_demos.py")
        let verdict = try Judge.python.verdict(
            [script.path, folder.url.path, "components/a.html"], reads: [folder.url], with: [.chromium]
        ) { $0.status == 0 && $0.output.isEmpty }
        #expect(verdict.output == "")
        #expect(verdict.status == 0, "\(verdict.errors.suffix(400))")
    }
}
