import CatalogModel
import CatalogPages
import CatalogRendering
import TokensBackend

/// The pages of demos on the site, each complete in one file.
///
/// A frame in a sandbox has no origin, so that browsers refuse it modules and other files of the site.
struct DemoFiles: Sendable {
    private let demos: SiteDemos
    private let registry: ComponentRegistry
    /// The language of the catalog's texts; nil where unknown.
    private let language: LanguageTag?

    init(_ demos: SiteDemos, of registry: ComponentRegistry, language: LanguageTag?) {
        (self.demos, self.registry, self.language) = (demos, registry, language)
    }

    func units() -> [RenderUnit] {
        demos.sources.compactMap { source in
            source.path.map { path in
                RenderUnit(paths: [path]) {
                    Rendering(files: content(of: source).map { [OutputFile(path: path, bytes: $0)] } ?? [])
                }
            }
        }
    }

    /// Returns the bytes of a page; nil for a file missing from the catalog.
    private func content(of source: DemoSource) -> [UInt8]? {
        switch source {
        case .address: return nil
        case .file(let file):
            guard let bytes = registry.demoFiles[file]?.bytes else { return nil }
            return Self.isWholePage(bytes) ? bytes : page(file, body: bytes, modules: [])
        case .markup(let markup, let element, let files):
            let modules = files.compactMap { registry.demoFiles[$0]?.bytes }
            return page(element, body: Array(markup.utf8), modules: modules)
        }
    }

    /// Whether an HTML file has a document type or an `html` element, after spaces and comments at most.
    private static func isWholePage(_ bytes: [UInt8]) -> Bool {
        // The name of a custom element can begin with `html-`.
        let start = #/(?:\s|\u{FEFF}|<!--.*?-->)*<(?:!doctype|html[\s>])/#.ignoresCase().dotMatchesNewlines()
        return String(decoding: bytes.prefix(4_096), as: UTF8.self).prefixMatch(of: start) != nil
    }

    private func page(_ title: String, body: [UInt8], modules: [[UInt8]]) -> [UInt8] {
        var html = Markup()
        html.raw("<!DOCTYPE html>\n<html")
        html.attribute("lang", language?.text ?? "en")
        if language?.isRightToLeft == true { html.raw(" dir=\"rtl\"") }
        if let theme = registry.themes.first?.name { html.attribute("data-theme", theme) }
        html.raw(">\n<head>\n<meta charset=\"utf-8\">\n<title>")
        html.text(title)
        html.raw("</title>\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<style>\n")
        html.raw(Self.style)
        // The sandbox, not an escape, isolates the author's own markup, styles and scripts.
        var bytes = html.bytes
        bytes += Array(tokens(in: modules + [body]).utf8)
        bytes += Array("</style>\n<script>\n\(Self.script)</script>\n".utf8)
        for module in modules {
            bytes += Array("<script type=\"module\">\n".utf8)
            bytes += Self.withoutEnd(module)
            bytes += Array("\n</script>\n".utf8)
        }
        bytes += Array("</head>\n<body>\n".utf8)
        bytes += body
        bytes += Array("\n</body>\n</html>\n".utf8)
        return bytes
    }

    /// Returns the custom properties of the tokens mentioned by a page, in each theme.
    private func tokens(in texts: [[UInt8]]) -> String {
        var names: Set<String> = []
        for text in texts { Self.collectProperties(of: text[...], into: &names) }
        return names.isEmpty ? "" : TokenProperties.styleSheet(of: registry.themes) { names.contains($0) }
    }

    /// Collects the names with two hyphens at the start.
    private static func collectProperties(of text: ArraySlice<UInt8>, into names: inout Set<String>) {
        var rest = text
        while let start = rest.firstIndex(of: UInt8(ascii: "-")) {
            let name = rest[start...].prefix { byte in
                byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
                    || Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
            }
            if name.count > 2, name.dropFirst().first == UInt8(ascii: "-") {
                names.insert(String(decoding: name, as: UTF8.self))
            }
            rest = rest[name.endIndex...]
        }
    }

    /// Returns a module without the strings for the end of a script element and the start of a comment, in another
    /// spelling of the same strings (HTML, section 4.12.1.3).
    private static func withoutEnd(_ module: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(module.count)
        for (index, byte) in module.enumerated() {
            let isStart = index > 0 && module[index - 1] == UInt8(ascii: "<")
            let isEnd = byte == UInt8(ascii: "/") && module.dropFirst(index + 1).prefix(6).lowercasedASCII == "script"
            let isComment = byte == UInt8(ascii: "!") && module.dropFirst(index + 1).starts(with: "--".utf8)
            if isStart, isEnd || isComment { result.append(UInt8(ascii: "\\")) }
            result.append(byte)
        }
        return result
    }

    private static let style: StaticString = """
        :root { font: 16px/1.5 system-ui, sans-serif; }
        body { margin: 0; padding: 1rem; }

        """

    /// The theme is part of the address; the height goes to the page around the frame.
    private static let script = """
        {
          const [root, theme] = [document.documentElement, new URLSearchParams(location.search).get("theme")];
          if (theme) root.dataset.theme = theme;
          root.style.colorScheme = /dark/.test(theme) ? "dark" : "";
          const send = () => parent.postMessage({ demoHeight: root.offsetHeight }, "*");
          addEventListener("DOMContentLoaded", () => new ResizeObserver(send).observe(root));
        }

        """
}

extension ArraySlice<UInt8> {
    fileprivate var lowercasedASCII: String { String(decoding: self, as: UTF8.self).lowercased() }
}
