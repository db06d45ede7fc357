public import CatalogModel

/// Look of a subject in one theme by the tokens of a component. Facts without a token are nil or missing.
///
/// Lengths are in pixels; one `rem` is 16 of them, the size of text that the token format assumes (Design Tokens Format
/// Module 2025.10, section 8.2).
public struct SpecimenLook: Hashable, Sendable {
    public struct Border: Hashable, Sendable {
        public var color: SRGBColor
        public var width: Double?
        /// Lengths of dashes and gaps in turn; empty for a line without gaps.
        public var dashes: [Double] = []
        /// `butt`, `round` or `square`.
        public var cap: String?
    }

    public struct Shadow: Hashable, Sendable {
        public var color: SRGBColor
        public var x, y, blur, spread: Double
    }

    public struct Font: Hashable, Sendable {
        public var families: [String]
        public var size: Double
        public var weight: Int?
        /// A multiple of the size.
        public var lineHeight: Double?
        public var letterSpacing: Double?
    }

    /// Something that stands in it. The words only show the color.
    public struct Content: Hashable, Sendable {
        public var words: String
        public var color: SRGBColor
    }

    /// A value as the token has it, for people.
    public struct Fact: Hashable, Sendable {
        public let role: Token.Role
        public let text: String
    }

    /// The color that everything lies on.
    public var ground: SRGBColor?
    public var background: SRGBColor?
    public var border: Border?
    public var radius: Double?
    public var width: Double?
    public var height: Double?
    public var paddingX: Double?
    public var paddingY: Double?
    public var contents: [Content] = []
    /// The one on top first.
    public var shadows: [Shadow] = []
    public var font: Font?
    public var opacity: Double?
    /// Facts of the look, in the order of the roles.
    public var facts: [Fact] = []

    public init() {}

    /// Whether a drawing of it shows anything.
    public var isVisible: Bool {
        let colors = [background, border?.width == 0 ? nil : border?.color] + contents.map(\.color)
        return opacity != 0 && colors.contains { $0.map { $0.alpha > 0 } ?? false }
    }

    /// The facts in words: `background #FFFFFF, foreground #1A2B3C and #000000, radius 8px`.
    public var words: String {
        facts.map(\.role).uniqued().map { role in
            let texts = facts.filter { $0.role == role }.map(\.text).uniqued()
            return "\(role.words) \(texts.joined(separator: " and "))"
        }.joined(separator: ", ")
    }
}
