package import CatalogModel

/// The rules about the sources, addresses and files of demos.
package enum DemoRules {
    package static let demo = Rule(
        "demo", "A demo has one source: an address with https, an element with its modules, or an HTML file.",
        reason: "The page could not show the demo, or a browser would refuse to load it."
    )
    .example(
        failing: "examples: { code: a, demo: { url: http://example.org/box } }",
        passing: "examples: { code: a, demo: { url: https://example.org/box } }", at: "http://example.org/box"
    )
    .example(
        failing: "examples: { code: a, demo: { element: x-box } }",
        passing: "examples: { code: a, demo: { element: x-box, modules: [x-box.js] } }", at: "x-box",
        files: ["components/x-box.js": "customElements.define(\"x-box\", class extends HTMLElement {});\n"])
    package static let file = Rule(
        "demo-file", "The page and the modules of a demo are HTML and JavaScript files in the folders of the catalog.",
        reason: "The demo would not run, or a file from elsewhere would be published with the pages."
    )
    .example(
        failing: "examples: { code: a, demo: { file: box.yaml } }",
        passing: "examples: { code: a, demo: { file: box.html } }", at: "box.yaml",
        files: ["components/box.html": "<p>Box</p>\n"])

    package static let all = [demo, file]
}

/// A checker of the sources of a demo.
enum DemoChecks {
    static func check(_ demo: Demo, diagnostics: inout Diagnostics) {
        let sources = [demo.url, demo.element, demo.file].compactMap(\.self)
        if sources.isEmpty { diagnostics.report(.demoWithoutSource(at: demo.base.range)) }
        for other in sources.dropFirst() { diagnostics.report(.demoWithSeveralSources(other)) }
        if let url = demo.url, DemoAddress.origin(of: url.value) == nil { diagnostics.report(.demoAddress(url)) }
        if let element = demo.element {
            if !isElementName(element.value) { diagnostics.report(.demoElement(element)) }
            if demo.modules.orEmpty().isEmpty { diagnostics.report(.demoWithoutModules(element)) }
        } else if let module = demo.modules?.first {
            diagnostics.report(.demoModules(module))
        }
    }

    /// Whether a name is valid for a custom element (HTML, section 4.13.2).
    private static func isElementName(_ name: String) -> Bool {
        let isStart = name.unicodeScalars.first.map { ("a"..."z").contains($0) } ?? false
        let isPlain = name.unicodeScalars.allSatisfy { scalar in
            ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar) || "-._".unicodeScalars.contains(scalar)
        }
        return isStart && isPlain && name.contains("-")
    }
}

extension Diagnostic {
    static func demoWithoutSource(at range: SourceRange?) -> Diagnostic {
        Diagnostic(DemoRules.demo, "a demo without a source; add 'url', 'element' or 'file'", at: range)
    }

    static func demoWithSeveralSources(_ source: Text) -> Diagnostic {
        Diagnostic(
            DemoRules.demo, "a demo with several sources; keep one of 'url', 'element' and 'file'", at: source.range)
    }

    static func demoAddress(_ url: Text) -> Diagnostic {
        Diagnostic(
            DemoRules.demo,
            "'\(url.value)' is not an absolute address with https; pages over https cannot show any other in a frame",
            at: url.range)
    }

    static func demoElement(_ element: Text) -> Diagnostic {
        Diagnostic(
            DemoRules.demo,
            "'\(element.value)' is not the name of a custom element; use lowercase letters with a hyphen, such as x-box",
            at: element.range)
    }

    static func demoWithoutModules(_ element: Text) -> Diagnostic {
        Diagnostic(
            DemoRules.demo,
            "no module defines the element '\(element.value)'; list its JavaScript files under 'modules'",
            at: element.range)
    }

    static func demoModules(_ module: Text) -> Diagnostic {
        Diagnostic(
            DemoRules.demo, "modules without an element; add 'element', or load them from the page of the demo",
            at: module.range)
    }
}
