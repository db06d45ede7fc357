import CatalogModel

/// What is known of frameworks and languages by their usual keys.
enum Frameworks {
    private struct Framework {
        let key: String
        let name: String
        /// The language as code blocks name it.
        let language: String
    }

    private static let known = [
        Framework(key: "uikit", name: "UIKit", language: "swift"),
        Framework(key: "swiftui", name: "SwiftUI", language: "swift"),
        Framework(key: "appkit", name: "AppKit", language: "swift"),
        Framework(key: "watchkit", name: "WatchKit", language: "swift"),
        Framework(key: "ios", name: "iOS", language: "swift"),
        Framework(key: "macos", name: "macOS", language: "swift"),
        Framework(key: "compose", name: "Jetpack Compose", language: "kotlin"),
        Framework(key: "android", name: "Android", language: "kotlin"),
        Framework(key: "react", name: "React", language: "tsx"),
        Framework(key: "react-native", name: "React Native", language: "tsx"),
        Framework(key: "angular", name: "Angular", language: "typescript"),
        Framework(key: "vue", name: "Vue", language: "vue"),
        Framework(key: "svelte", name: "Svelte", language: "svelte"),
        Framework(key: "web", name: "Web", language: "html"),
        Framework(key: "lit", name: "Lit", language: "typescript"),
        Framework(key: "nunjucks", name: "Nunjucks", language: "njk"),
        Framework(key: "flutter", name: "Flutter", language: "dart"),
        Framework(key: "winui", name: "WinUI", language: "csharp"),
    ]

    /// How people spell a framework; the key itself when it is not a known one.
    static func name(of key: String) -> String {
        framework(key)?.name ?? key
    }

    /// The language of a framework's code; empty when it is not known.
    static func language(of key: String) -> String {
        framework(key)?.language ?? ""
    }

    private static func framework(_ key: String) -> Framework? {
        let key = Slug.of(key)
        return known.first { $0.key == key }
    }
}

/// An implementation as a page speaks of it. An object, because all that it declares names it.
final class ImplementationName: Sendable {
    /// The author's key.
    let key: String
    /// For people.
    let title: String
    /// The language of types and examples as code blocks name it; empty when it is not known.
    let language: String

    init(_ element: ByName<Implementation>.Element) {
        key = element.name
        let framework = element.value.framework?.value ?? key
        title = element.value.named.title?.value ?? Frameworks.name(of: framework)
        language = element.value.language?.value ?? Frameworks.language(of: framework)
    }

    /// Whether members have the names that Swift gives them.
    var isSwift: Bool { Slug.of(language) == "swift" }
}
