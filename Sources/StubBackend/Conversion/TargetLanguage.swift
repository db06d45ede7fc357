import CatalogTypes

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

    /// The result of functions without a result.
    var nothing: TypeExpression {
        switch self {
        case .kotlin: .name("Unit")
        case .typescript: .name("void")
        }
    }

    /// The type of visible content.
    var slot: TypeExpression {
        switch self {
        case .kotlin:
            var function = TypeExpression.Function([], result: nothing)
            function.attributes = ["Composable"]
            return .function(function)
        case .typescript: return .name("ReactNode")
        }
    }

    /// Returns a text as a literal.
    func literal(_ text: String) -> String {
        switch self {
        case .kotlin: KotlinLiteral.string(text)
        case .typescript: TypeScriptLiteral.string(text)
        }
    }

    /// Returns the names of constants for paths or keys, from the differing parts.
    func constantNames(of paths: [String]) -> [String] {
        let names = ConstantNames.names(of: paths)
        return self == .kotlin ? names : names.map(\.withSmallLetter)
    }
}
