/// A language of stubs made from an implementation in another language: Kotlin or TypeScript.
enum TargetLanguage: String, Sendable {
    case kotlin, typescript

    /// The name used by people.
    var title: String {
        switch self {
        case .kotlin: "Kotlin"
        case .typescript: "TypeScript"
        }
    }

    /// The unknown type.
    var anything: String {
        switch self {
        case .kotlin: "Any"
        case .typescript: "unknown"
        }
    }
}
