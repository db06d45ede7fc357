/// The maturity of an entry or member, from draft to stable, as stated by the key `status`.
public enum Maturity: String, CaseIterable, Sendable { case draft, experimental, beta, stable }

/// The visibility of an entry, member or token, from public to private, for leaving internal parts out of outputs.
public enum Visibility: String, CaseIterable, Sendable {
    case `public`
    case `protected`
    case `internal`
    case `private`
}
