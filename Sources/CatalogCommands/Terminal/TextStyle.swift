/// The look of text on a terminal (bold, colors) by escape codes, left out where colors are not wanted.
struct TextStyle: Sendable {
    /// A style of text on terminals, with the parameters of the escape sequence.
    enum Look: String, Sendable {
        case bold = "1"
        case faint = "2"
        case red = "1;31"
        case green = "1;32"
        case yellow = "1;33"
        case cyan = "1;36"
    }

    var usesColor: Bool

    static let plain = TextStyle(usesColor: false)

    func apply(_ look: Look, to text: String) -> String {
        usesColor && !text.isEmpty ? "\u{1B}[\(look.rawValue)m\(text)\u{1B}[0m" : text
    }
}
