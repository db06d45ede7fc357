extension Unicode.Scalar {
    /// Whether the character controls a terminal, breaks lines, or is invisible with an effect on the text around.
    ///
    /// Joiners and tags are not hidden, because they build letters and flags.
    package var isHidden: Bool {
        switch value {
        case 0x20...0x7E, 0x200C, 0x200D, 0xE0020...0xE007F: return false
        default: break
        }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        case .format: properties.isDefaultIgnorableCodePoint
        default: false
        }
    }

    /// Whether the character only controls the joining of its neighbors.
    package var isJoiner: Bool { value == 0x200C || value == 0x200D }

    /// The hexadecimal digits of the code point, four at least.
    package var hexadecimal: String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
