import CatalogModel

extension SpecimenLayout {
    /// Draws a field with the label above, and the supporting text of a part below.
    func drawField(in drawing: inout SpecimenDrawing) {
        let (x, width) = (drawing.origin, area.width ?? 200)
        let labelLine = line(font(.label))
        draw(specimen.title, as: .label, x: x, middle: x + labelLine / 2, room: width, bar: 56, in: &drawing)
        let location: SpecimenLocation = ink(.value) == nil && ink(.placeholder) != nil ? .placeholder : .value
        let paddingX = area.paddingX ?? 12
        let height = area.height ?? line(font(location)) + 2 * (area.paddingY ?? 8)
        let box = SpecimenDrawing.Box(
            x: x, y: (x + labelLine + 4).rounded(), width: width, height: height, radius: area.radius ?? 0
        ).aligned
        drawing.add(area, in: box, needsOutline: true)
        var inner = (left: box.x + paddingX, right: box.right - paddingX)
        for icon in [SpecimenLocation.icon, .trailingIcon] {
            guard let look = specimen.contents[icon], let color = look.ink else { continue }
            let size = min(look.width ?? look.height ?? 16, 48)
            let isTrailing = icon == .trailingIcon
            drawing.addIcon(
                color, x: isTrailing ? inner.right - size : inner.left, middle: box.middle, size: size,
                isTrailing: isTrailing, isGlass: !isTrailing)
            if isTrailing { inner.right -= size + Self.gap } else { inner.left += size + Self.gap }
        }
        let content = specimen.contents[location]?.contents.first?.words
        let words = location == .placeholder ? "Placeholder" : content == specimen.title ? "Value" : content ?? ""
        draw(
            words, as: location, x: inner.left, middle: box.middle, room: max(inner.right - inner.left, 0), bar: 80,
            on: area.background, in: &drawing)
        if ink(.support) != nil {
            let middle = box.bottom + 4 + line(font(.support)) / 2
            draw("Supporting text", as: .support, x: x, middle: middle, room: width, bar: 0, in: &drawing)
        }
    }

    /// Draws a surface with a title and two lines of text; a dialog with an action.
    func drawPanel(in drawing: inout SpecimenDrawing) {
        let isDialog = specimen.shape == .dialog
        let width = area.width ?? 240
        let padding = (x: area.paddingX ?? 16, y: area.paddingY ?? 16)
        let inner = max(width - 2 * padding.x, 0)
        let titleLine = line(font(.label))
        let textLine = max(line(font(.support)), 16)
        let action = specimen.contents[.action] ?? SpecimenLook()
        let actionHeight = isDialog ? min(action.height ?? 32, 48) : 0
        let hasWords = ink(.support) != nil
        let text = hasWords ? textLine : 2 * textLine
        let height = area.height ?? titleLine + text + 2 * padding.y + (isDialog ? actionHeight + 16 : 4)
        let box = SpecimenDrawing.Box(
            x: drawing.origin, y: drawing.origin, width: width, height: height, radius: area.radius ?? 0
        ).aligned
        drawing.add(area, in: box)
        let x = box.x + padding.x
        var y = box.y + padding.y
        draw(
            specimen.title, as: .label, x: x, middle: y + titleLine / 2, room: inner, bar: inner * 0.5,
            on: area.background, in: &drawing)
        y += titleLine + 4
        draw(
            "Supporting text", as: .support, x: x, middle: y + textLine / 2, room: inner, bar: inner,
            on: area.background, in: &drawing)
        if !hasWords { drawing.addBar(x: x, middle: y + textLine * 1.5, width: inner * 0.7, on: area.background) }
        guard isDialog else { return }
        let size = min(action.width ?? 72, inner)
        let button = SpecimenDrawing.Box(
            x: box.right - padding.x - size, y: box.bottom - padding.y - actionHeight, width: size,
            height: actionHeight, radius: action.radius ?? 0
        ).aligned
        if button.y < y { return }
        drawing.add(action, in: button)
        if let color = action.contents.first?.color, let text = TextWidth.cut("Action", font: font(.action), to: size) {
            drawing.add(
                .init(text: text, color: color, font: font(.action), x: button.x + size / 2, y: 0, isCentered: true),
                middle: button.middle)
        } else if action.hasVisibleArea {
            drawing.addBar(x: button.x + size / 4, middle: button.middle, width: size / 2, on: action.background)
        } else {
            drawing.addBar(
                x: button.x, middle: button.middle, width: size, height: min(actionHeight, 24), on: area.background)
        }
    }

    /// Draws three tabs, the first with the indicator; beside a selected tab the others are at rest.
    func drawTabs(in drawing: inout SpecimenDrawing) {
        let font = font(.label)
        let words = (1...3).map { "Tab \($0)" }
        let paddingX = area.paddingX ?? 16
        let width = area.width ?? (TextWidth.estimate(words[0], font: font) + 2 * paddingX).rounded(.up)
        let height = area.height ?? line(font) + 2 * (area.paddingY ?? 8)
        for (index, word) in words.enumerated() {
            let box = SpecimenDrawing.Box(
                x: drawing.origin + Double(index) * width, y: drawing.origin, width: width, height: height,
                radius: area.radius ?? 0
            ).aligned
            drawing.reach(right: box.right, bottom: box.bottom)
            let shown = index == 0 || specimen.choice != .on ? specimen : specimen.others.first
            if let shown { drawing.add(shown.area, in: box) }
            guard let color = shown?.contents[.label]?.contents.first?.color else {
                drawing.addBar(x: box.x + (width - 40) / 2, middle: box.middle, width: 40, on: shown?.area.background)
                continue
            }
            drawing.add(
                .init(text: word, color: color, font: font, x: box.x + width / 2, y: 0, isCentered: true),
                middle: box.middle)
        }
        guard let mark = specimen.contents[.mark], let color = mark.ink else { return }
        let thickness = min(mark.height ?? mark.borderWidth ?? 2, 8).rounded()
        let line = SpecimenDrawing.Box(
            x: drawing.origin, y: drawing.origin + height - thickness, width: width, height: thickness)
        drawing.add(line, fill: color)
    }
}
