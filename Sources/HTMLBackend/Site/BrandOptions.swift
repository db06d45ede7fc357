import CatalogModel
import CatalogRendering

/// The options for a team's branding of the HTML site: logo, accent color, font and style sheet.
struct BrandOptions {
    static let badLook = Rule(
        "site-look", .error,
        "Colors and fonts of a site are valid in CSS; its logo and style sheet are files that browsers read.",
        reason: "Browsers would ignore the setting, and the site would appear without the look of its team."
    )
    .example(
        failing: "outputs: { html: { options: { accent: reddish } } }",
        passing: "outputs: { html: { options: { accent: '#b00020' } } }", at: "reddish",
        in: "catalog.yaml")

    static let logo = "logo"
    static let styleSheet = "stylesheet"

    /// Returns the files named by an output, with the places of the names.
    static func files(of output: OutputConfiguration) -> [Text] {
        [logo, styleSheet].compactMap { name in
            guard let stated = output.options.orEmpty()[name], case .string(let file) = stated.value else { return nil }
            return Text(file, at: stated.range)
        }
    }

    private let accent: String?
    private let accentDark: String?
    private let font: String?
    /// The logo as named in `catalog.yaml`.
    let logo: String?
    /// The style sheet as named in `catalog.yaml`.
    let ownStyleSheet: String?

    init(_ options: BackendOptions) {
        accent = options.text("accent")
        accentDark = options.text("accentDark")
        font = options.text("font")
        logo = options.text(Self.logo)
        ownStyleSheet = options.text(Self.styleSheet)
    }

    /// The color of the mark in place of a logo.
    var iconColor: String { accent.flatMap(Self.color) ?? "#92321f" }

    /// The text of the style sheet; nil without any settings.
    var styleSheet: String? {
        var text = ""
        if let color = accent.flatMap(Self.color) { text += ":root { --accent: \(color); }\n" }
        if let color = accentDark.flatMap(Self.color) {
            let rule = "{ --accent: \(color); }"
            text += ":root[data-scheme=\"dark\"] \(rule)\n"
            text += "@media (prefers-color-scheme: dark) { :root:not([data-scheme=\"light\"]) \(rule) }\n"
        }
        if let font = font.flatMap(Self.families) { text += ":root { --font: \(font); }\n" }
        return text.isEmpty ? nil : text
    }

    func findings(in registry: ComponentRegistry) -> [Diagnostic?] {
        [
            finding("accent", text: accent, in: registry, read: Self.color),
            finding("accentDark", text: accentDark, in: registry, read: Self.color),
            finding("font", text: font, in: registry, read: Self.families),
            finding(Self.logo, text: logo, in: registry, read: Self.picture),
            finding(Self.styleSheet, text: ownStyleSheet, in: registry, read: Self.sheet),
        ]
    }

    private func finding(
        _ name: String, text: String?, in registry: ComponentRegistry, read: (String) -> String?
    ) -> Diagnostic? {
        guard let text, read(text) == nil else { return nil }
        let options = registry.configuration.outputs.orEmpty().elements.compactMap { $0.value.options }
        let stated = options.lazy.compactMap { $0[name] }.first { $0.value == .string(text) }
        let hint =
            switch name {
            case "font": "names of font families, separated by commas"
            case Self.logo: "the name of a picture: \(Self.pictures.joined(separator: ", "))"
            case Self.styleSheet: "the name of a file that ends in .css"
            default: "a color such as #0b57d0"
            }
        return Diagnostic(
            Self.badLook,
            "'\(text)' is not a valid value of the option '\(name)'; write \(hint)",
            at: stated?.range)
    }

    private static let pictures = ["svg", "png", "webp", "avif", "jpg", "jpeg", "gif"]

    private static func picture(_ file: String) -> String? {
        pictures.contains(CatalogPath.pathExtension(of: file).lowercased()) ? file : nil
    }

    private static func sheet(_ file: String) -> String? {
        CatalogPath.pathExtension(of: file).lowercased() == "css" ? file : nil
    }

    /// Returns a color of the format `#rrggbb` or `#rgb`.
    private static func color(_ text: String) -> String? {
        let digits = text.dropFirst()
        let isColor = text.first == "#" && [3, 6].contains(digits.count) && digits.allSatisfy(\.isHexDigit)
        return isColor && text.utf8.count == digits.count + 1 ? text : nil
    }

    /// Returns names of letters, digits, spaces and hyphens, each in quotation marks unless generic.
    private static func families(_ text: String) -> String? {
        let names = text.split(separator: ",").map { $0.trimmed }
        guard !names.isEmpty, names.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isFontLetter) }) else {
            return nil
        }
        return names.map { generic.contains($0) ? $0 : "\"\($0)\"" }.joined(separator: ", ")
    }

    private static let generic: Set<String> = ["serif", "sans-serif", "monospace", "system-ui", "ui-sans-serif"]
}

extension Substring {
    fileprivate var trimmed: String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}

extension UInt8 {
    fileprivate var isFontLetter: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: " "), UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
