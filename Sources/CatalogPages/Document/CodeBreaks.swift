/// A splitter of long code names in narrow table columns into pieces, with allowed line breaks in between.
package enum CodeBreaks {
    /// Maximum number of characters in a name kept whole in every place.
    package static let longest = 16

    /// Returns the pieces between which a line may end; nil where none is needed.
    ///
    /// A line ends behind signs that join names, such as dots, and before the capital letters within a name.
    package static func pieces(of code: String) -> [String]? {
        guard code.utf8.count > longest,
            code.unicodeScalars.split(separator: " ").contains(where: { $0.count > longest })
        else { return nil }
        let scalars = code.unicodeScalars
        var pieces: [String] = []
        var start = scalars.startIndex
        var previous: Unicode.Scalar?
        for (index, scalar) in zip(scalars.indices, scalars) {
            if let previous, index > scalars.index(after: start), mayEnd(behind: previous, before: scalar) {
                pieces.append(String(scalars[start..<index]))
                start = index
            }
            previous = scalar
        }
        if pieces.isEmpty { return nil }
        return pieces + [String(scalars[start...])]
    }

    private static func mayEnd(behind previous: Unicode.Scalar, before next: Unicode.Scalar) -> Bool {
        if next == " " || previous == " " { return false }
        let isHump = ("A"..."Z").contains(next) && ("a"..."z").contains(previous)
        return isHump || isJoint(previous) && !isJoint(next)
    }

    private static func isJoint(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case ".", ",", ":", ";", "/", "|", "<", "(", "[", "{", "=", "&", "_", "-": true
        default: false
        }
    }
}
