/// A language that stubs can be made in from the facts of another one.
enum TargetLanguage: String, Sendable {
    case kotlin, typescript

    /// As people call it.
    var title: String {
        switch self {
        case .kotlin: "Kotlin"
        case .typescript: "TypeScript"
        }
    }

    /// The type of which nothing is known.
    var anything: String {
        switch self {
        case .kotlin: "Any"
        case .typescript: "unknown"
        }
    }
}
