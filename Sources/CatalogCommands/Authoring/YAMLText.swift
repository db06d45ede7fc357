import CatalogModel

extension String {
    /// The text as a YAML scalar on a single line: plain where safe anywhere, else in double quotes, where YAML reads
    /// the escapes of JSON.
    var yamlScalar: String {
        let isPlain =
            first?.isLetter == true && last != " "
            && unicodeScalars.allSatisfy { $0 == " " || $0 == "-" || $0 == "." || $0.isLetterOrDigit }
        return isPlain ? self : JSONValue.string(self).escaped(pretty: false)
    }
}

extension Unicode.Scalar {
    fileprivate var isLetterOrDigit: Bool {
        visibleForm == nil && (properties.isAlphabetic || properties.numericType != nil)
    }
}
