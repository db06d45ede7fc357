import CatalogModel

/// Where an implementation runs, by its framework and its language.
struct Platform: Equatable, Sendable {
    /// Small letters and digits only: `SwiftUI` and `swift-ui` are the same.
    let framework: String
    /// Likewise; empty when neither stated nor known.
    let language: String

    init(_ key: String, _ implementation: Implementation) {
        framework = Self.folded(implementation.framework?.value ?? key)
        let stated = implementation.language.map { Self.folded($0.value) }
        language = stated ?? Self.languages[framework] ?? ""
    }

    private static func folded(_ text: String) -> String {
        text.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// The usual language of well-known frameworks; only those that have a target.
    private static let languages = [
        "uikit": "swift", "swiftui": "swift", "appkit": "swift", "watchkit": "swift", "ios": "swift", "macos": "swift",
        "swift": "swift", "web": "typescript", "webcomponents": "typescript", "webcomponent": "typescript",
        "customelements": "typescript", "lit": "typescript", "stencil": "typescript", "fast": "typescript",
        "html": "typescript",
    ]
}
