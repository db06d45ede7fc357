import CatalogModel

extension SpecimenLayout {
    /// Draws a check box, radio button or switch with the label beside.
    func drawChoice(in drawing: inout SpecimenDrawing) {
        let isToggle = specimen.shape == .toggle
        let height = min(area.height ?? area.width ?? (isToggle ? 24 : 20), 64)
        let width = min(area.width ?? (isToggle ? height * 1.75 : height), 112)
        let isRow = specimen.row?.hasVisibleArea ?? false
        let padding = (x: specimen.row?.paddingX ?? (isRow ? 12 : 0), y: specimen.row?.paddingY ?? (isRow ? 8 : 0))
        let lineHeight = line(font(.label))
        let rowHeight = max(specimen.row?.height ?? max(height, lineHeight) + 2 * padding.y, height)
        let needed =
            ink(.label) == nil ? 64 : min(TextWidth.estimate(specimen.title, font: font(.label)).rounded(.up), 160)
        let x = drawing.origin
        if let row = specimen.row, isRow {
            let whole = SpecimenDrawing.Box(
                x: x, y: x, width: row.width ?? width + Self.gap + needed + 2 * padding.x, height: rowHeight,
                radius: row.radius ?? 0)
            drawing.add(row, in: whole)
        }
        let middle = x + (rowHeight / 2).rounded()
        let round = specimen.shape == .checkbox ? 0 : Measure.unlimited
        let box = SpecimenDrawing.Box(
            x: x + padding.x, y: middle - (height / 2).rounded(.down), width: width, height: height,
            radius: specimen.shape == .radio ? round : area.radius ?? round
        ).aligned
        drawing.add(area, in: box, needsOutline: true)
        switch specimen.shape {
        case .toggle: drawThumb(in: box, of: &drawing)
        case .radio: if specimen.choice != .off { drawDot(in: box, of: &drawing) }
        default: drawCheck(in: box, of: &drawing)
        }
        draw(
            specimen.title, as: .label, x: box.right + Self.gap, middle: box.middle, room: needed, bar: needed,
            in: &drawing)
        drawing.reach(right: box.right + Self.gap + needed + padding.x, bottom: x + rowHeight)
    }

    private var markColor: SRGBColor {
        specimen.contents[.mark]?.ink ?? SpecimenDrawing.neutral(on: area.background)
    }

    private func drawCheck(in box: SpecimenDrawing.Box, of drawing: inout SpecimenDrawing) {
        let size = min(box.width, box.height)
        let width = max(2, (size / 10).rounded())
        switch specimen.choice {
        case .off: return
        case .mixed:
            let inset = (box.width / 4).rounded()
            let dash = SpecimenDrawing.Box(
                x: box.x + inset, y: (box.middle - width / 2).rounded(), width: box.width - 2 * inset, height: width)
            drawing.add(dash, fill: markColor)
        case .on:
            let points = [(0.24, 0.52), (0.42, 0.7), (0.76, 0.32)].map { x, y in
                (x: box.x + (box.width - size) / 2 + x * size, y: box.y + (box.height - size) / 2 + y * size)
            }
            drawing.addStroke(points, color: markColor, width: width)
        }
    }

    /// Draws the dot in the middle, with the same distance from each edge.
    private func drawDot(in box: SpecimenDrawing.Box, of drawing: inout SpecimenDrawing) {
        let inset = min((min(box.width, box.height) * 0.3).rounded(), box.height / 2 - 1)
        let dot = box.grown(by: -inset)
        drawing.add(
            .init(x: dot.x, y: dot.y, width: dot.width, height: dot.height, radius: dot.height / 2), fill: markColor)
    }

    private func drawThumb(in box: SpecimenDrawing.Box, of drawing: inout SpecimenDrawing) {
        let mark = specimen.contents[.mark]
        let size = min(mark?.width ?? mark?.height ?? box.height - 6, box.width).rounded()
        let inset = ((box.height - size) / 2).rounded()
        let x = specimen.choice == .off ? box.x + max(inset, 0) : box.right - max(inset, 0) - size
        var look = SpecimenLook()
        look.background = markColor
        look.border = mark?.border
        look.shadows = mark?.shadows ?? []
        let thumb = SpecimenDrawing.Box(
            x: x, y: box.y + inset, width: size, height: size,
            radius: mark?.radius ?? (area.radius.map { $0 < box.height / 2 ? max(0, $0 - 3) : size } ?? size))
        drawing.add(look, in: thumb)
    }
}
