import CatalogModel

/// In which languages the types of an implementation are written, by the keys that the types file may have for them.
enum TypeLanguages {
    private static let families: [(language: String, frameworks: Set<String>)] = [
        ("swift", ["swift", "uikit", "swiftui", "appkit", "watchkit", "ios", "macos", "tvos", "watchos", "visionos"]),
        ("kotlin", ["kotlin", "compose", "jetpack-compose", "android"]),
        (
            "typescript",
            [
                "typescript", "ts", "tsx", "javascript", "js", "jsx", "web", "html", "lit", "stencil", "react",
                "react-native", "angular", "vue", "svelte", "solid",
            ]
        ),
        ("nunjucks", ["nunjucks", "njk"]),
        ("dart", ["dart", "flutter"]),
        ("csharp", ["csharp", "c#", "winui"]),
    ]

    /// The language as stated, the key of the implementation and the family that either belongs to; the first that the
    /// types file speaks of counts.
    static func keys(of name: String, _ implementation: Implementation) -> [String] {
        let framework = implementation.framework?.value ?? name
        let stated = [implementation.language?.value, framework].compactMap { $0?.lowercased() }
        var keys: [String] = []
        for key in stated + stated.compactMap(family) where !keys.contains(key) { keys.append(key) }
        return keys
    }

    /// The languages of what all implementations of an entry share.
    static func keys(of entry: Entry) -> [String] {
        var all: [String] = []
        for implementation in entry.implementations.orEmpty() {
            for key in keys(of: implementation.name, implementation.value) where !all.contains(key) { all.append(key) }
        }
        return all
    }

    private static func family(of key: String) -> String? {
        families.first { $0.frameworks.contains(key) }?.language
    }
}
