package import CatalogModel

/// The look of a component, or of a part, in a theme: the colors, sizes, borders, shadows and fonts stated by design
/// tokens.
///
/// Facts without a token are nil or missing.
///
/// Lengths are in pixels; one `rem` is 16 of them, the size of text that the token format assumes (Design Tokens Format
/// Module 2025.10, section 8.2).
package struct SpecimenLook: Hashable, Sendable {
    /// The border of an element: color, width and line style.
    package struct Border: Hashable, Sendable {
        package var color: SRGBColor
        package var width: Double?
        /// Lengths of dashes and gaps in turn; empty for a line without gaps.
        package var dashes: [Double] = []
        /// `butt`, `round` or `square`.
        package var cap: String?
    }

    /// The shadow of an element: color, offset, blur and spread.
    package struct Shadow: Hashable, Sendable {
        package var color: SRGBColor
        package var x, y, blur, spread: Double
    }

    /// The font of an element's text.
    package struct Font: Hashable, Sendable {
        package var families: [String]
        package var size: Double
        package var weight: Int?
        /// A multiple of the size.
        package var lineHeight: Double?
        package var letterSpacing: Double?
    }

    /// The content of an element: sample words in the color of the content.
    package struct Content: Hashable, Sendable {
        package var words: String
        package var color: SRGBColor
    }

    /// A token's value as text for people, with the role of the token.
    package struct Fact: Hashable, Sendable {
        package let role: Token.Role
        package let text: String
    }

    /// The color that everything lies on.
    package var ground: SRGBColor?
    package var background: SRGBColor?
    package var border: Border?
    package var radius: Double?
    package var width: Double?
    package var height: Double?
    package var paddingX: Double?
    package var paddingY: Double?
    package var contents: [Content] = []
    /// The one on top first.
    package var shadows: [Shadow] = []
    package var font: Font?
    package var opacity: Double?
    /// Facts of the look, in the order of the roles.
    package var facts: [Fact] = []

    package init() {}

    /// Whether a drawing of it shows anything.
    package var isVisible: Bool {
        let colors = [background, border?.width == 0 ? nil : border?.color] + contents.map(\.color)
        return opacity != 0 && colors.contains { $0.map { $0.alpha > 0 } ?? false }
    }

    /// The facts in words: `background #FFFFFF, foreground #1A2B3C and #000000, radius 8px`.
    package var words: String {
        facts.map(\.role).uniqued().map { role in
            let texts = facts.filter { $0.role == role }.map(\.text).uniqued()
            return "\(role.words) \(texts.joined(separator: " and "))"
        }.joined(separator: ", ")
    }
}
