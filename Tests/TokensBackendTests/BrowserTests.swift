import CatalogModel
import CatalogTestSupport
import Foundation
import Testing

/// The style sheets in a browser: whether a property takes the value that is meant for it.
@Suite("Style sheets in a browser", .enabled(if: Judge.chromium.isPresent, "\(Judge.chromium.reason)"))
struct BrowserTests {
    /// The property of CSS that takes values of a type.
    private static let properties = [
        "color": "color", "dimension": "margin-left", "duration": "transition-delay", "fontFamily": "font-family",
        "fontWeight": "font-weight", "number": "scale", "cubicBezier": "transition-timing-function",
        "strokeStyle": "border-top-style", "border": "border", "transition": "transition", "shadow": "box-shadow",
        "gradient": "background-image", "typography": "font",
    ]

    private static let furtherProperties = [
        "-letter-spacing": "letter-spacing", "-dash-array": "stroke-dasharray", "-line-cap": "stroke-linecap",
        "-stops": "background-image",
    ]

    /// Name and property of each custom property.
    private static func uses(_ tokens: DesignTokens) -> [(name: String, property: String)] {
        tokens.all.flatMap { token in
            let path = token.path.hasSuffix(".$root") ? String(token.path.dropLast(6)) : token.path
            let name = "--" + path.replacing(".", with: "-")
            let own = token.type.flatMap { properties[$0] }.map { (name, $0) }
            return (own.map { [$0] } ?? [])
                + furtherProperties.sorted { $0.key < $1.key }.map { (name + $0.key, $0.value) }
        }
    }

    @Test(
        "A browser accepts a style sheet with every type of token and computes the expected colors",
        arguments: ["resolve", "keep"])
    func taken(aliases: String) throws {
        let catalog = try TokenCatalog(EveryType.file)
        let sheet = try #require(try catalog.rendered(["aliases": .string(aliases)]).files["tokens.css"])
        let verdict = try verdict(sheet, Self.uses(catalog.registry.tokens), rejected: [])
        #expect(verdict["rejected"] == [])
        #expect(verdict["taken"]?.count == 65)
        #expect(
            verdict["colors"] == [
                "rgb(63, 76, 184)", "rgba(255, 0, 0, 0.5)", "color(srgb none 0.5 0)", "color(srgb-linear 0 0.5 1)",
            ])
    }

    @Test("A browser rejects style sheet declarations with invalid values")
    func rejected() throws {
        let uses = [("--a", "color"), ("--b", "box-shadow"), ("--c", "color")]
        let verdict = try verdict(
            ":root { --a: #ff000; --b: 1px 1px -1px 0px red; --c: red; }", uses, rejected: ["--a", "--b"])
        #expect(verdict["rejected"] == ["--a", "--b"])
        #expect(verdict["taken"] == ["--c"])
    }

    private func verdict(
        _ sheet: String, _ uses: [(name: String, property: String)], rejected: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws
        -> [String: [String]]
    {
        func read(_ text: String) throws -> [String: [String]] {
            let data = try #require(Data(base64Encoded: text), sourceLocation: sourceLocation)
            return try JSONDecoder().decode([String: [String]].self, from: data)
        }
        let list = JSONValue.array(uses.map { .array([.string($0.name), .string($0.property)]) })
        let page = """
            <!doctype html><meta charset="utf-8"><style>\(sheet)</style><pre id="verdict"></pre><script>
            const style = getComputedStyle(document.documentElement);
            const found = { taken: [], rejected: [], colors: [] };
            for (const [name, property] of \(list.compact.replacing("</", with: "<\\/"))) {
              let value = style.getPropertyValue(name);
              if (value === "") continue;
              if (name.endsWith("-stops")) value = `conic-gradient(${value})`;
              (CSS.supports(property, value) ? found.taken : found.rejected).push(name);
              if (property === "color" && found.colors.length < 4) {
                const probe = document.getElementById("verdict");
                probe.style.color = value;
                found.colors.push(getComputedStyle(probe).color);
              }
            }
            document.getElementById("verdict").textContent = btoa(JSON.stringify(found, (_, value) =>
              typeof value === "string" ? value.replace(/[^ -~]/g, "?") : value));
            </script>
            """
        return try read(
            try Judge.browserVerdict(on: page) { text in (try? read(text))?["rejected"] == rejected })
    }
}
