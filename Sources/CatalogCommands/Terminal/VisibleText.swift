import CatalogModel

/// Text on a terminal acts as well as reads: an escape character in a file's name could recolor the screen or worse,
/// and marks of direction could show a line in another order than read by the parser. All text from a file goes through
/// here before printing.
extension String {
    /// The text on a single line, with visible forms for all characters that a terminal would obey or hide.
    var visible: String {
        if utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return self }
        var text = ""
        for scalar in unicodeScalars {
            if let form = scalar.visibleForm { text += form } else { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}

extension Unicode.Scalar {
    /// Replacement of the character where invisible or with an effect on the terminal; nil for all others.
    var visibleForm: String? {
        switch value {
        case 0x20...0x7E: nil
        case 0x00...0x1F: Unicode.Scalar(0x2400 + value).map { String(Character($0)) }
        case 0x7F: "\u{2421}"
        default: isHidden ? "<U+\(hexadecimal)>" : nil
        }
    }
}
