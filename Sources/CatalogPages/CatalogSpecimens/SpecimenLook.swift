package import CatalogModel

/// The look of a part of a component, or of the component as a whole, in a theme: the colors, sizes, borders, shadows
/// and fonts stated by design tokens.
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

    /// A token's value as text for people, with the role of the token.
    package struct Fact: Hashable, Sendable {
        package let role: Token.Role
        package let text: String
    }

    package var background: SRGBColor?
    package var border: Border?
    /// The width of the border by a separate token, with precedence over the border.
    package var borderWidth: Double?
    package var radius: Double?
    package var width: Double?
    package var height: Double?
    package var paddingX: Double?
    package var paddingY: Double?
    package var contents: [SpecimenLookContent] = []
    /// The one on top first.
    package var shadows: [Shadow] = []
    package var font: Font?
    package var opacity: Double?
    /// Facts of the look, in the order of the roles.
    package var facts: [Fact] = []

    package init() {}

    /// The color of the content: words, icon or mark.
    var ink: SRGBColor? { contents.first?.color ?? background ?? border?.color }

    /// The border with a width in whole pixels; nil for an invisible border.
    var edge: Border? {
        guard var border, border.color.alpha > 0 else { return nil }
        // Round the width, because edges on whole pixels are sharp.
        border.width = (borderWidth ?? border.width).map { $0 == 0 ? 0 : max(1, $0.rounded()) } ?? 1
        return border.width == 0 ? nil : border
    }

    var hasVisibleArea: Bool { edge != nil || (background?.alpha ?? 0) > 0 }

    /// Takes missing facts from another look.
    mutating func fill(from other: SpecimenLook) {
        background = background ?? other.background
        border = border ?? other.border
        borderWidth = borderWidth ?? other.borderWidth
        radius = radius ?? other.radius
        width = width ?? other.width
        height = height ?? other.height
        paddingX = paddingX ?? other.paddingX
        paddingY = paddingY ?? other.paddingY
        if contents.isEmpty { contents = other.contents }
        if shadows.isEmpty { shadows = other.shadows }
        font = font ?? other.font
        opacity = opacity ?? other.opacity
    }

    /// Takes the border from the look of a border part: any color of the part is the color of the border.
    mutating func edge(with part: SpecimenLook) {
        border = border ?? part.border ?? part.ink.map { Border(color: $0) }
        borderWidth = borderWidth ?? part.borderWidth
        radius = radius ?? part.radius
    }

    /// Makes the colors as translucent as the look.
    mutating func fade() {
        guard let opacity else { return }
        func faded(_ color: SRGBColor) -> SRGBColor {
            SRGBColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha * opacity)
        }
        background = background.map(faded)
        if let color = border?.color { border?.color = faded(color) }
        for index in contents.indices { contents[index].color = faded(contents[index].color) }
    }
}

/// The content of a specimen's element: sample words in the color of the content.
package struct SpecimenLookContent: Hashable, Sendable {
    package var words: String
    package var color: SRGBColor
}
