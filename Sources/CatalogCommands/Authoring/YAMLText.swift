import CatalogModel
import CatalogSyntax

extension String {
    /// The text as a YAML scalar on a single line: plain where safe anywhere, else in double quotes.
    var yamlScalar: String {
        let isPlain =
            first?.isLetter == true && last != " "
            && unicodeScalars.allSatisfy { $0 == " " || $0 == "-" || $0 == "." || $0.isLetterOrDigit }
        return isPlain ? self : YAMLQuoting.doubleQuoted(self)
    }
}

extension Unicode.Scalar {
    fileprivate var isLetterOrDigit: Bool {
        visibleForm == nil && (properties.isAlphabetic || properties.numericType != nil)
    }
}
