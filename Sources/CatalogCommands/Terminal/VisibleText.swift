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
        case 0x200C, 0x200D, 0xE0020...0xE007F: nil  // Joiners and tags build letters and flags.
        default: isHidden ? "<U+\(hexadecimal)>" : nil
        }
    }

    private var isHidden: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: properties.isDefaultIgnorableCodePoint
        default: false
        }
    }

    private var hexadecimal: String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
