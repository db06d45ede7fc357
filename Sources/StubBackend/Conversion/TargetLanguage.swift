/// A language for stubs made from the facts of another language.
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
