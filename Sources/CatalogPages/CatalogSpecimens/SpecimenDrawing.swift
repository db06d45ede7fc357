import CatalogModel

/// The layout of a specimen picture, before printing as SVG: boxes, words and dots with places in pixels.
///
/// Sizes not stated by tokens are neutral: as wide as needed by the words, as high as a line, with some space around;
/// square corners; an edge of a single pixel. Colors are never made up.
struct SpecimenDrawing {
    /// A rounded rectangle of the drawing: an element's edges and the radius of the corners.
    struct Box {
        var x, y, width, height, radius: Double

        /// Returns the same with all edges moved outward, or inward by a negative length.
        func grown(by length: Double) -> Box {
            let radius = radius == 0 && length > 0 ? 0 : max(0, radius + length)
            return Box(
                x: x - length, y: y - length, width: max(0, width + 2 * length), height: max(0, height + 2 * length),
                radius: radius)
        }
    }

    /// A line of words in the drawing, beginning or ending at `x`, with the baseline at `y`.
    struct Words {
        var text: String
        var color: SRGBColor
        var x, y: Double
    }

    /// A dot in the drawing, in place of words without room.
    struct Dot {
        var color: SRGBColor
        var x, y, radius: Double
    }

    let look: SpecimenLook
    let box: Box
    let width: Double
    let height: Double
    let words: [Words]
    let dots: [Dot]
    var font: SpecimenLook.Font { look.font ?? Self.neutralFont }

    static let neutralFont = SpecimenLook.Font(families: ["system-ui"], size: 14)

    private static let neutralPaddingX = 12.0
    private static let neutralPaddingY = 8.0
    private static let neutralLineHeight = 1.4
    /// Width of words without a stated width.
    private static let neutralWords = 64.0...160.0
    private static let groundMargin = 8.0
    private static let gap = 8.0

    init(_ look: SpecimenLook) {
        self.look = look
        let font = look.font ?? Self.neutralFont
        let paddingX = look.paddingX ?? Self.neutralPaddingX
        let estimates = look.contents.map { TextWidth.estimate($0.words, font: font) }
        let needed = estimates.reduce(0, +) + Self.gap * Double(max(0, estimates.count - 1))
        let range = Self.neutralWords
        let inner = min(max(needed.rounded(.up), range.lowerBound), range.upperBound)
        let width = look.width ?? inner + 2 * paddingX
        let line = font.size * (font.lineHeight ?? Self.neutralLineHeight)
        let height = look.height ?? (line + 2 * (look.paddingY ?? Self.neutralPaddingY)).rounded(.up)
        let margin = Self.margin(look)
        box = Box(
            x: margin, y: margin, width: width, height: height, radius: min(look.radius ?? 0, width / 2, height / 2))
        self.width = width + 2 * margin
        self.height = height + 2 * margin
        let content = Self.content(look.contents, in: box, paddingX: paddingX, font: font, estimates: estimates)
        (words, dots) = (content.words, content.dots)
    }

    /// Returns the room needed around the box.
    private static func margin(_ look: SpecimenLook) -> Double {
        let shadows = look.castShadows.map { max(abs($0.x), abs($0.y)) + $0.blur + max(0, $0.spread) }
        return max(look.ground == nil ? 0 : groundMargin, (shadows.max() ?? 0).rounded(.up))
    }

    /// Returns each content on a share of the line.
    private static func content(
        _ contents: [SpecimenLook.Content], in box: Box, paddingX: Double, font: SpecimenLook.Font,
        estimates: [Double]
    ) -> (words: [Words], dots: [Dot]) {
        if contents.isEmpty { return ([], []) }
        let count = Double(contents.count)
        let room = box.width - 2 * paddingX - gap * (count - 1)
        let needed = estimates.reduce(0, +)
        let middle = box.y + box.height / 2
        var words: [Words] = []
        var x = box.x + paddingX
        for (content, estimate) in zip(contents, estimates) {
            let share = needed <= room ? estimate : room / count
            guard font.size <= box.height, let text = TextWidth.cut(content.words, font: font, to: share) else {
                return ([], self.dots(contents, in: box))
            }
            // The middle of small letters lies about a third of the size above the baseline.
            words.append(Words(text: text, color: content.color, x: x, y: middle + 0.35 * font.size))
            x += share + gap
        }
        return (words, [])
    }

    private static func dots(_ contents: [SpecimenLook.Content], in box: Box) -> [Dot] {
        let share = box.width / Double(contents.count)
        return contents.enumerated().map { index, content in
            Dot(
                color: content.color, x: box.x + share * (Double(index) + 0.5), y: box.y + box.height / 2,
                radius: min(share, box.height) / 5)
        }
    }
}

extension SpecimenLook {
    /// The visible shadows.
    ///
    /// Shadows are seen beside the box, so shadows are drawn only for a box without anything shining through.
    var castShadows: [Shadow] { background?.alpha == 1 ? shadows : [] }
}

/// An estimate of the width of a text in pixels for laying out specimen pictures, independent of the reader's font.
enum TextWidth {
    static func estimate(_ text: String, font: SpecimenLook.Font) -> Double {
        text.reduce(0) { $0 + width(of: $1, font) }
    }

    /// Returns the text, or as much of the text as fits, with an ellipsis; nil if there is not even room for a letter.
    static func cut(_ text: String, font: SpecimenLook.Font, to room: Double) -> String? {
        // For sums that differ by less than anybody sees.
        let room = room + 0.01
        if estimate(text, font: font) <= room { return text }
        var left = room - width(of: "…", font)
        let kept = text.prefix { character in
            left -= width(of: character, font)
            return left >= 0
        }
        return kept.isEmpty ? nil : kept + "…"
    }

    private static func width(of character: Character, _ font: SpecimenLook.Font) -> Double {
        let isWide = character.unicodeScalars.contains { $0.value >= 0x1100 && $0 != "…" }
        return font.size * (isWide ? 1 : 0.6) + max(0, font.letterSpacing ?? 0)
    }
}
