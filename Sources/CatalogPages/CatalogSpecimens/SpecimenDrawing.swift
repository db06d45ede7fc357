import CatalogModel

/// A laid-out specimen picture before printing as SVG: marks with places in pixels.
///
/// Boxes, lines and words are on whole pixels, for sharp edges.
struct SpecimenDrawing {
    /// A rounded rectangle: the edges and the radius of the corners.
    struct Box {
        var x, y, width, height: Double
        var radius = 0.0

        var right: Double { x + width }
        var bottom: Double { y + height }
        var middle: Double { y + height / 2 }

        /// Returns the same with all edges moved outward, or inward by a negative length.
        func grown(by length: Double) -> Box {
            let radius = radius == 0 && length > 0 ? 0 : max(0, radius + length)
            return Box(
                x: x - length, y: y - length, width: max(0, width + 2 * length), height: max(0, height + 2 * length),
                radius: radius)
        }

        /// Returns the same on whole pixels, with corners no rounder than possible.
        var aligned: Box {
            let (width, height) = (width.rounded(), height.rounded())
            return Box(
                x: x.rounded(), y: y.rounded(), width: width, height: height, radius: min(radius, width / 2, height / 2)
            )
        }
    }

    /// A line of words with the baseline at `y`, beginning at `x` or centered there.
    struct Words {
        var text: String
        var color: SRGBColor
        var font: SpecimenLook.Font
        var x, y: Double
        var isCentered = false
    }

    /// A mark of the drawing, in the order from below to the top.
    enum Mark {
        case shadow(Box, SpecimenLook.Shadow)
        /// Squares to make a translucent color visible on an unknown ground.
        case squares(Box)
        case box(Box, fill: SRGBColor?, border: SpecimenLook.Border?)
        case words(Words)
        /// Lines with a width of two pixels or more, as the path of SVG.
        case stroke(path: String, color: SRGBColor, width: Double)
    }

    /// Returns the color of parts required by a shape, without a token: outlines of controls and fields without
    /// background and border, marks of choices, and bars in place of words.
    ///
    /// Gray has enough contrast on light and dark pages; on a background, black or white.
    static func neutral(on background: SRGBColor? = nil, alpha: Double = 1) -> SRGBColor {
        guard let background, background.alpha == 1 else {
            return SRGBColor(red: 0.5, green: 0.5, blue: 0.5, alpha: alpha)
        }
        let part = background.relativeLuminance > 0.45 ? 0.0 : 1
        return SRGBColor(red: part, green: part, blue: part, alpha: alpha)
    }

    private static let groundMargin = 8.0

    let ground: SRGBColor?
    let opacity: Double?
    /// The place of the upper left corner, with room for shadows before.
    let origin: Double
    private(set) var marks: [Mark] = []
    private(set) var width = 0.0
    private(set) var height = 0.0

    init(_ specimen: Specimen) {
        ground = specimen.ground
        opacity = (specimen.row ?? specimen.area).opacity.flatMap { $0 < 1 ? $0 : nil }
        let shadows = specimen.area.castShadows.map { max(abs($0.x), abs($0.y)) + 0.75 * $0.blur + max(0, $0.spread) }
        origin = max(ground == nil ? 0 : Self.groundMargin, (shadows.max() ?? 0).rounded(.up))
        SpecimenLayout(specimen).draw(in: &self)
    }

    /// Makes the drawing large enough for a mark ending there.
    mutating func reach(right: Double, bottom: Double) {
        width = max(width, (right + origin).rounded(.up))
        height = max(height, (bottom + origin).rounded(.up))
    }

    /// Draws the area of a look: shadows, background and border, or a required neutral outline.
    mutating func add(_ look: SpecimenLook, in box: Box, needsOutline: Bool = false) {
        let box = box.aligned
        reach(right: box.right, bottom: box.bottom)
        for shadow in look.castShadows.reversed() { marks.append(.shadow(box, shadow)) }
        let fill = look.background.flatMap { $0.alpha > 0 ? $0 : nil }
        if let fill, fill.alpha < 1, ground == nil { marks.append(.squares(box)) }
        let outline = needsOutline && fill == nil ? SpecimenLook.Border(color: Self.neutral(), width: 1) : nil
        add(box, fill: fill, border: look.edge ?? outline)
    }

    mutating func add(_ box: Box, fill: SRGBColor?, border: SpecimenLook.Border? = nil) {
        let box = box.aligned
        if fill == nil && border == nil { return }
        reach(right: box.right, bottom: box.bottom)
        marks.append(.box(box, fill: fill, border: border))
    }

    /// Draws a bar in place of words without a color.
    mutating func addBar(
        x: Double, middle: Double, width: Double, height: Double = 8, on background: SRGBColor? = nil
    ) {
        let y = (middle - height / 2).rounded()
        let box = Box(x: x, y: y, width: width, height: height, radius: height / 2)
        add(box, fill: Self.neutral(on: background, alpha: 0.3))
    }

    /// Draws words with their middle at a height; the middle of small letters is about a third of the size above the
    /// baseline.
    mutating func add(_ words: Words, middle: Double) {
        var words = words
        words.x = words.x.rounded()
        words.y = (middle + 0.35 * words.font.size).rounded()
        marks.append(.words(words))
    }

    mutating func addStroke(_ points: [(x: Double, y: Double)], color: SRGBColor, width: Double) {
        let path = points.enumerated().map { "\($0 == 0 ? "M" : "L")\(SVG.number($1.x)) \(SVG.number($1.y))" }
        marks.append(.stroke(path: path.joined(), color: color, width: width))
    }

    /// Draws an icon: a plus or a magnifying glass, or a cross at the trailing edge.
    mutating func addIcon(
        _ color: SRGBColor, x: Double, middle: Double, size: Double, isTrailing: Bool, isGlass: Bool = false
    ) {
        let box = Box(x: x, y: middle - size / 2, width: size, height: size).aligned
        let inset = (size / 5).rounded()
        let (left, right, top, bottom) = (box.x + inset, box.right - inset, box.y + inset, box.bottom - inset)
        if isTrailing {
            addStroke([(left, top), (right, bottom)], color: color, width: 2)
            addStroke([(left, bottom), (right, top)], color: color, width: 2)
        } else if isGlass {
            let part = (size * 0.7).rounded()
            let glass = Box(x: box.x, y: box.y, width: part, height: part, radius: part / 2)
            add(glass, fill: nil, border: .init(color: color, width: 2))
            addStroke(
                [(box.x + part - 1, box.y + part - 1), (right + inset - 1, bottom + inset - 1)], color: color, width: 2)
        } else {
            let center = (x: (box.x + size / 2).rounded(), y: box.middle.rounded())
            addStroke([(left, center.y), (right, center.y)], color: color, width: 2)
            addStroke([(center.x, top), (center.x, bottom)], color: color, width: 2)
        }
    }
}

extension SpecimenLook {
    /// The visible shadows.
    ///
    /// Shadows are seen beside the box, so shadows are drawn only for a box without anything shining through.
    var castShadows: [Shadow] { background?.alpha == 1 ? shadows : [] }
}
