/// A framework, platform or language that the program defines by key, such as `swiftui`, with display name and
/// languages, the same for all backends.
///
/// An implementation is not limited to the defined frameworks: an unlisted implementation has the author-given name,
/// and no language unless stated.
public struct WellKnownFramework: Hashable, Sendable {
    /// Name in people's spelling: `Jetpack Compose`.
    public let name: String
    /// The language of the framework's code as named in code blocks: `tsx`; a markup language where code mostly is
    /// markup.
    public let codeLanguage: String
    /// The language of the framework's types, as named in the types file: `typescript`.
    public let typeLanguage: String

    /// Looks a key up: without regard to case, and to signs between words.
    public init?(_ key: String) {
        guard let framework = Self.byKey[Self.folded(key)] else { return nil }
        self = framework
    }

    private init(_ name: String, code: String, types: ProgrammingLanguage) {
        self.name = name
        codeLanguage = code
        typeLanguage = types.name
    }

    /// Returns a key in the form for comparison: letters and digits only, so that `Swift-UI` and `swiftui` are the
    /// same.
    public static func folded(_ key: String) -> String {
        if key.utf8.allSatisfy({ (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }) { return key }
        return key.lowercased().replacing("#", with: "sharp").filter { $0.isLetter || $0.isNumber }
    }

    private static let byKey = Dictionary(
        (frameworks + languages).flatMap { row in row.keys.map { ($0, row.framework) } },
        uniquingKeysWith: { first, _ in first })

    private static let frameworks: [(keys: [String], framework: WellKnownFramework)] =
        [
            (["uikit"], "UIKit"), (["swiftui"], "SwiftUI"), (["appkit"], "AppKit"), (["watchkit"], "WatchKit"),
            (["ios"], "iOS"), (["macos"], "macOS"), (["tvos"], "tvOS"), (["watchos"], "watchOS"),
            (["visionos"], "visionOS"),
        ].map { keys, name in (keys, WellKnownFramework(name, code: "swift", types: .swift)) }
        + [
            (["compose", "jetpackcompose"], WellKnownFramework("Jetpack Compose", code: "kotlin", types: .kotlin)),
            (["android"], WellKnownFramework("Android", code: "kotlin", types: .kotlin)),
            (["react"], WellKnownFramework("React", code: "tsx", types: .typescript)),
            (["reactnative"], WellKnownFramework("React Native", code: "tsx", types: .typescript)),
            (["solid"], WellKnownFramework("Solid", code: "tsx", types: .typescript)),
            (["angular"], WellKnownFramework("Angular", code: "typescript", types: .typescript)),
            (["vue"], WellKnownFramework("Vue", code: "vue", types: .typescript)),
            (["svelte"], WellKnownFramework("Svelte", code: "svelte", types: .typescript)),
            (["web"], WellKnownFramework("Web", code: "html", types: .typescript)),
            (["html"], WellKnownFramework("HTML", code: "html", types: .typescript)),
            (
                ["webcomponents", "webcomponent", "customelements"],
                WellKnownFramework("Web Components", code: "html", types: .typescript)
            ),
            (["lit"], WellKnownFramework("Lit", code: "typescript", types: .typescript)),
            (["stencil"], WellKnownFramework("Stencil", code: "tsx", types: .typescript)),
            (["fast"], WellKnownFramework("FAST", code: "typescript", types: .typescript)),
            (["nunjucks", "njk"], WellKnownFramework("Nunjucks", code: "njk", types: .named("nunjucks"))),
            (["flutter"], WellKnownFramework("Flutter", code: "dart", types: .named("dart"))),
            (["winui"], WellKnownFramework("WinUI", code: "csharp", types: .named("csharp"))),
        ]

    private static let languages: [(keys: [String], framework: WellKnownFramework)] = [
        (["swift"], WellKnownFramework("Swift", code: "swift", types: .swift)),
        (["kotlin"], WellKnownFramework("Kotlin", code: "kotlin", types: .kotlin)),
        (["typescript", "ts"], WellKnownFramework("TypeScript", code: "typescript", types: .typescript)),
        (["tsx"], WellKnownFramework("TypeScript", code: "tsx", types: .typescript)),
        (["javascript", "js"], WellKnownFramework("JavaScript", code: "javascript", types: .typescript)),
        (["jsx"], WellKnownFramework("JavaScript", code: "jsx", types: .typescript)),
        (["dart"], WellKnownFramework("Dart", code: "dart", types: .named("dart"))),
        (["csharp"], WellKnownFramework("C#", code: "csharp", types: .named("csharp"))),
    ]
}
