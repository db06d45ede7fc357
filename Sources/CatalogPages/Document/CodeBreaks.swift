/// A splitter of long code names in narrow table columns into pieces, with allowed line breaks in between.
package enum CodeBreaks {
    /// Maximum number of characters in a name kept whole in every place.
    package static let longest = 16

    /// Returns the pieces between which a line may end; nil where none is needed.
    ///
    /// A line ends behind signs that join names, such as dots, and before the capital letters within a name.
    package static func pieces(of code: String) -> [String]? {
        guard code.utf8.count > longest,
            code.split(separator: " ").contains(where: { $0.unicodeScalars.count > longest })
        else { return nil }
        var pieces: [String] = []
        var piece = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in code.unicodeScalars {
            if let previous, piece.count > 1, mayEnd(behind: previous, before: scalar) {
                pieces.append(String(piece))
                piece = String.UnicodeScalarView()
            }
            piece.append(scalar)
            previous = scalar
        }
        pieces.append(String(piece))
        return pieces.count > 1 ? pieces : nil
    }

    private static func mayEnd(behind previous: Unicode.Scalar, before next: Unicode.Scalar) -> Bool {
        if next == " " || previous == " " { return false }
        let isHump = ("A"..."Z").contains(next) && ("a"..."z").contains(previous)
        return isHump || isJoint(previous) && !isJoint(next)
    }

    private static func isJoint(_ scalar: Unicode.Scalar) -> Bool { ".,:;/|<([{=&_-".unicodeScalars.contains(scalar) }
}
