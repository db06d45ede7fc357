/// A count of the parentheses and angle brackets still open in an unquoted YAML text, for detecting a value split at a
/// comma.
struct Nesting {
    /// The greatest distance between the values of a single split text.
    static let reach = 32

    private var parentheses = 0
    private var angles = 0

    /// nil unless the node is plain text.
    init?(_ node: YAMLNode) {
        guard case .scalar(let scalar) = node.content, scalar.style == .plain else { return nil }
        add(scalar.text.utf8)
    }

    var isOpen: Bool { parentheses > 0 || angles > 0 }

    mutating func add(_ other: Nesting) {
        parentheses += other.parentheses
        angles += other.angles
    }

    mutating func add(_ text: String.UTF8View) {
        var before = UInt8.space
        for byte in text {
            switch byte {
            case UInt8(ascii: "("): parentheses += 1
            case UInt8(ascii: ")"): parentheses -= 1
            case UInt8(ascii: "<") where before.isWord: angles += 1
            // Arrows and comparisons do not close an angle bracket.
            case UInt8(ascii: ">") where before != UInt8(ascii: "-") && before != UInt8(ascii: "=") && !before.isBlank:
                angles -= 1
            default: break
            }
            before = byte
        }
    }
}
