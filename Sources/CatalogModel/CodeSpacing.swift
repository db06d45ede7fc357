/// The whitespace of code, where only the whitespace within string literals has a meaning.
package enum CodeSpacing {
    /// Returns code with each run of whitespace outside of string literals as one space, and none at the ends.
    package static func folded(_ code: String) -> String {
        replacingSpaces(in: code) { isAtEnd in isAtEnd ? "" : " " }
    }

    /// Returns code without the whitespace outside of string literals.
    package static func removed(from code: String) -> String { replacingSpaces(in: code) { _ in "" } }

    private static func replacingSpaces(in code: String, with space: (_ isAtEnd: Bool) -> String) -> String {
        if !code.unicodeScalars.contains(where: \.properties.isWhitespace) { return code }
        let scalars = Array(code.unicodeScalars)
        var result = String.UnicodeScalarView()
        var index = 0
        while index < scalars.count {
            if let end = literalEnd(in: scalars, from: index) {
                result.append(contentsOf: scalars[index..<end])
                index = end
            } else if scalars[index].properties.isWhitespace {
                let end = scalars[index...].firstIndex { !$0.properties.isWhitespace } ?? scalars.count
                result.append(contentsOf: space(index == 0 || end == scalars.count).unicodeScalars)
                index = end
            } else {
                result.append(scalars[index])
                index += 1
            }
        }
        return String(result)
    }

    /// Returns the index after the closing quote; nil where no string literal starts, or the literal has no end.
    private static func literalEnd(in scalars: [Unicode.Scalar], from start: Int) -> Int? {
        let quote = scalars[start]
        guard ["'", "\"", "`"].contains(quote) else { return nil }
        var index = start + 1
        while index < scalars.count {
            if scalars[index] == quote { return index + 1 }
            index += scalars[index] == "\\" ? 2 : 1
        }
        return nil
    }
}
