import CatalogSyntax

/// The reason for a name in a file of colors that no design token can have.
struct TokenNameProblem {
    let words: String

    /// nil for a name that a token can have.
    init?(_ name: String) {
        if name.utf8.allSatisfy({ $0 == UInt8(ascii: "/") }) {
            words = "empty name of a value"
        } else if let control = name.firstControl {
            words = "the name '\(name)' has the control character \(control.codeName)"
        } else {
            return nil
        }
    }
}
