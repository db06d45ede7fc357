public enum Maturity: String, CaseIterable, Sendable { case draft, experimental, beta, stable }

public enum Visibility: String, CaseIterable, Sendable {
    case `public`
    case `protected`
    case `internal`
    case `private`
}
