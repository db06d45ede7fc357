import CatalogTestSupport
import Foundation
import Testing

/// Pages with one fault each, in the one view that shows it.
@Suite("The browser check")
struct BrowserJudgeTests {
    @Test(
        "The browser check finds a planted fault of each kind", .enabled(if: BrowserJudge.isThere, BrowserJudge.reason))
    func plantedFaults() throws {
        let folder = try TemporaryFolder()
        try folder.write("sound.html", Self.page("<p>Words that everybody can read.</p>"))
        try folder.write("unlabeled.html", Self.page(#"<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">"#))
        try folder.write(
            "pale.html",
            Self.page("<p>Pale words.</p>", style: "@media (prefers-color-scheme: dark) { p { color: #444; } }"))
        try folder.write("broad.html", Self.page(#"<div style="width: 600px">Broad.</div>"#))
        try folder.write("curious.html", Self.page("<script>alert('here')</script>"))
        let pages = ["sound", "unlabeled", "pale", "broad", "curious"].map { $0 + ".html" }
        let verdict = try BrowserJudge.verdict(BrowserJudge.run(on: pages, of: folder.url))
        let findings = Set(verdict.findings.map { "\($0.page), \($0.scheme), \($0.width): \($0.rule)" })
        #expect(
            findings == [
                "unlabeled.html, light, wide: image-alt", "unlabeled.html, light, phone: image-alt",
                "pale.html, dark, wide: color-contrast",
            ])
        #expect(verdict.overflows == ["broad.html (phone, light)"])
        #expect(Set(verdict.ran.map { $0.replacing(#/^.*: dialog/#, with: "dialog") }) == ["dialog here"])
    }

    private static func page(_ content: String, style: String = "") -> String {
        """
        <!doctype html>
        <html lang="en">
        <head><title>A page</title><meta name="viewport" content="width=device-width">
        <style>:root { color-scheme: light dark } html { background: Canvas } \(style)</style></head>
        <body><main><article><h1>A page</h1>\(content)</article></main></body>
        </html>
        """
    }
}
