/// A run of `*` or `_` in prose, with the ability to begin or end emphasis (CommonMark 0.31, 6.4).
struct DelimiterRun {
    let character: UInt8
    /// Number of delimiters in the source.
    let length: Int
    let canOpen: Bool
    let canClose: Bool
    /// Start of the run.
    let start: Int
    /// Number of delimiters left as text instead of emphasis.
    var remaining: Int
    /// The widths of the emphasis ending at the run, from the innermost, with the first delimiters.
    var closings: [Int] = []
    /// The widths of the emphasis beginning at the run, from the innermost, with the last delimiters.
    var openings: [Int] = []
    /// The neighbors among the runs still able to become emphasis.
    var previous: Int?
    var next: Int?

    init(in bytes: ArraySlice<UInt8>, at start: Int) {
        let character = bytes[start]
        let run = bytes[start...].prefix { $0 == character }
        let before = CharacterClass(of: bytes[..<start].lastScalar)
        let after = CharacterClass(of: bytes[run.endIndex...].firstScalar)
        let leftFlanking = after != .space && (after != .punctuation || before != .other)
        let rightFlanking = before != .space && (before != .punctuation || after != .other)
        let isUnderscore = character == UInt8(ascii: "_")
        self.character = character
        self.start = start
        length = run.count
        remaining = run.count
        canOpen = leftFlanking && (!isUnderscore || !rightFlanking || before == .punctuation)
        canClose = rightFlanking && (!isUnderscore || !leftFlanking || after == .punctuation)
    }
}

/// The class of the character beside a run of `*` or `_` (space, punctuation or other), deciding between emphasis and
/// plain text.
///
/// The ends of the text count as white space.
enum CharacterClass {
    case space, punctuation, other

    init(of scalar: Unicode.Scalar?) {
        guard let scalar else {
            self = .space
            return
        }
        if scalar.isASCII {
            let byte = UInt8(truncatingIfNeeded: scalar.value)
            self = byte.isASCIIWhitespace ? .space : byte.isASCIIPunctuation ? .punctuation : .other
            return
        }
        switch scalar.properties.generalCategory {
        case .spaceSeparator: self = .space
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol:
            self = .punctuation
        default: self = .other
        }
    }
}

extension ArraySlice<UInt8> {
    var firstScalar: Unicode.Scalar? {
        String(utf8: prefix(4)).unicodeScalars.first
    }

    var lastScalar: Unicode.Scalar? {
        String(utf8: suffix(4)).unicodeScalars.last
    }
}
