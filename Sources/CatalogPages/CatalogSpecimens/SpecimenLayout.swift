import CatalogModel

/// The layout of a specimen: the parts of each shape with places and sizes.
///
/// Sizes without a token are neutral: as wide as the words, as high as a line, with some space around; square
/// corners, except where round ones make the shape; an edge of a single pixel.
struct SpecimenLayout {
    let specimen: Specimen
    var area: SpecimenLook { specimen.area }

    static let neutralFont = SpecimenLook.Font(families: ["system-ui"], size: 14)
    static let gap = 8.0
    private static let neutralLineHeight = 1.4
    /// Width of words without a stated width.
    private static let neutralWords = 64.0...160.0

    init(_ specimen: Specimen) {
        self.specimen = specimen
    }

    func draw(in drawing: inout SpecimenDrawing) {
        switch specimen.shape {
        case .text where !area.hasVisibleArea: drawText(in: &drawing)
        case .box, .button, .badge, .chip, .text: drawBox(in: &drawing)
        case .checkbox, .radio, .toggle: drawChoice(in: &drawing)
        case .field: drawField(in: &drawing)
        case .panel, .dialog: drawPanel(in: &drawing)
        case .tabs: drawTabs(in: &drawing)
        }
    }

    // MARK: - Content

    /// Returns the font of a place.
    func font(_ location: SpecimenLocation) -> SpecimenLook.Font {
        if let font = specimen.contents[location]?.font ?? specimen.row?.font ?? area.font { return font }
        var font = Self.neutralFont
        if specimen.shape == .badge { font.size = 12 }
        return font
    }

    func line(_ font: SpecimenLook.Font) -> Double {
        (font.size * (font.lineHeight ?? Self.neutralLineHeight)).rounded(.up)
    }

    func ink(_ location: SpecimenLocation) -> SRGBColor? { specimen.contents[location]?.contents.first?.color }

    /// The words of the label: the component's title, or the kind of a small component with a long title.
    var title: String {
        switch specimen.shape {
        case .badge where specimen.title.count > 10: "Badge"
        case .chip where specimen.title.count > 16: "Chip"
        default: specimen.title
        }
    }

    /// Draws words in the color of a place, or a bar without a color.
    func draw(
        _ text: String, as location: SpecimenLocation, x: Double, middle: Double, room: Double, bar: Double,
        on background: SRGBColor? = nil, in drawing: inout SpecimenDrawing
    ) {
        let font = font(location)
        guard let color = ink(location) else {
            return drawing.addBar(x: x, middle: middle, width: min(bar, room), on: background)
        }
        guard let text = TextWidth.cut(text, font: font, to: room) else { return }
        drawing.add(.init(text: text, color: color, font: font, x: x, y: 0), middle: middle)
        drawing.reach(right: x + min(room, TextWidth.estimate(text, font: font)), bottom: middle + line(font) / 2)
    }

    // MARK: - Boxes

    /// Draws a box with the label in the middle, and icons before and after.
    private func drawBox(in drawing: inout SpecimenDrawing) {
        let isPill = [.badge, .chip].contains(specimen.shape)
        let font = font(.label)
        let contents = (specimen.contents[.label]?.contents ?? []).map { content in
            (words: content.words == specimen.title ? title : content.words, color: content.color)
        }
        let icons = [SpecimenLocation.icon, .trailingIcon].map { location in
            specimen.contents[location].flatMap { look in
                look.ink.map { ($0, min(look.width ?? look.height ?? 16, 48)) }
            }
        }
        let estimates = contents.map { TextWidth.estimate($0.words, font: font) }
        // If the words of a button have no color, draw a bar. Other boxes may have no words.
        let bar = contents.isEmpty && icons.allSatisfy { $0 == nil } && specimen.shape != .box ? 48.0 : 0
        let sizes = estimates + icons.compactMap { $0?.1 } + (bar > 0 ? [bar] : [])
        let needed = sizes.reduce(0, +) + Self.gap * Double(max(0, sizes.count - 1))
        let least = isPill ? 12 : icons.contains { $0 != nil } && contents.isEmpty ? 16 : Self.neutralWords.lowerBound
        let inner = min(max(needed.rounded(.up), least), Self.neutralWords.upperBound)
        let paddingX = area.paddingX ?? (specimen.shape == .badge ? 8 : 12)
        let paddingY = area.paddingY ?? (specimen.shape == .badge ? 2 : isPill ? 6 : 8)
        let box = SpecimenDrawing.Box(
            x: drawing.origin, y: drawing.origin, width: area.width ?? inner + 2 * paddingX,
            height: area.height ?? line(font) + 2 * paddingY, radius: area.radius ?? (isPill ? Measure.unlimited : 0)
        ).aligned
        drawing.add(area, in: box)
        drawing.reach(right: box.right, bottom: box.bottom)
        let room = box.width - 2 * paddingX
        drawContent(contents, icons: icons, bar: bar, sizes: sizes, room: room, in: box, of: &drawing)
    }

    private func drawContent(
        _ contents: [(words: String, color: SRGBColor)], icons: [(SRGBColor, Double)?], bar: Double, sizes: [Double],
        room: Double, in box: SpecimenDrawing.Box, of drawing: inout SpecimenDrawing
    ) {
        let font = font(.label)
        let gaps = Self.gap * Double(max(0, sizes.count - 1))
        let iconsWidth = icons.reduce(0) { $0 + ($1?.1 ?? 0) }
        let textRoom = room - iconsWidth - gaps
        let textNeeded = sizes.reduce(0, +) - iconsWidth
        var x = box.x + ((box.width - min(iconsWidth + gaps + textNeeded, max(room, 0))) / 2)
        let isFlat = font.size > box.height
        if let (color, size) = icons[0] {
            drawing.addIcon(color, x: x, middle: box.middle, size: size, isTrailing: false)
            x += size + Self.gap
        }
        if bar > 0 { drawing.addBar(x: x, middle: box.middle, width: min(bar, max(textRoom, 8)), on: area.background) }
        for (index, content) in contents.enumerated() {
            let share = textNeeded <= textRoom ? sizes[index] : textRoom / Double(contents.count)
            guard !isFlat, let text = TextWidth.cut(content.words, font: font, to: share) else {
                // Without room for the words, draw a dot.
                let part = box.width / Double(contents.count)
                let size = 2 * (min(part, box.height) / 5).rounded()
                let dot = SpecimenDrawing.Box(
                    x: box.x + part * (Double(index) + 0.5) - size / 2, y: box.middle - size / 2, width: size,
                    height: size, radius: size / 2)
                drawing.add(dot, fill: content.color)
                continue
            }
            let isAlone = sizes.count == 1
            let start = isAlone ? box.x + box.width / 2 : x
            drawing.add(
                .init(text: text, color: content.color, font: font, x: start, y: 0, isCentered: isAlone),
                middle: box.middle)
            x += share + Self.gap
        }
        if let (color, size) = icons[1] {
            drawing.addIcon(color, x: x, middle: box.middle, size: size, isTrailing: true)
        }
    }

    private func drawText(in drawing: inout SpecimenDrawing) {
        let middle = drawing.origin + line(font(.label)) / 2
        let room = Self.neutralWords.upperBound
        draw(title, as: .label, x: drawing.origin, middle: middle, room: room, bar: 0, in: &drawing)
    }
}
