import CatalogModel

extension Specimen {
    /// Returns the specimen as a picture on its own: SVG 1.1 without scripts, styles or anything from elsewhere.
    ///
    /// - Parameters:
    ///   - title: The subject of the picture, for readers who cannot see the picture.
    ///   - description: The long description; the facts in words unless given.
    /// - Returns: The text of the SVG document.
    package func svg(title: String, description: String? = nil) -> String {
        var printer = SVGPrinter()
        printer.print(SpecimenDrawing(self), title: title, description: description ?? words)
        return printer.text
    }
}

/// A printer of a laid-out specimen picture (`SpecimenDrawing`) as SVG text.
private struct SVGPrinter {
    private(set) var text = ""
    private var filterCount = 0
    private var hasPattern = false

    mutating func print(_ drawing: SpecimenDrawing, title: String, description: String) {
        let (width, height) = (SVG.number(drawing.width), SVG.number(drawing.height))
        text += "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        text += "viewBox=\"0 0 \(width) \(height)\" role=\"img\">"
        text += "<title>\(SVG.escaped(title))</title>"
        if !description.isEmpty { text += "<desc>\(SVG.escaped(description))</desc>" }
        if let ground = drawing.ground {
            text += "<rect width=\"\(width)\" height=\"\(height)\"\(paint("fill", color: ground))/>"
        }
        if let opacity = drawing.opacity { text += "<g opacity=\"\(SVG.number(opacity))\">" }
        for mark in drawing.marks {
            switch mark {
            case .shadow(let box, let shadow): print(shadow, of: box, in: drawing)
            case .squares(let box): printSquares(box)
            case .box(let box, let fill, let border): print(box, fill: fill, border: border)
            case .words(let words): print(words)
            case .stroke(let path, let color, let width):
                text += "<path d=\"\(path)\" fill=\"none\"\(paint("stroke", color: color))"
                text += " stroke-width=\"\(SVG.number(width))\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/>"
            }
        }
        if drawing.opacity != nil { text += "</g>" }
        text += "</svg>\n"
    }

    private mutating func printSquares(_ box: SpecimenDrawing.Box) {
        if !hasPattern {
            text += "<pattern id=\"q\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\">"
            text += "<path d=\"M0 0h4v8h4V4H0z\" fill=\"#808080\" fill-opacity=\"0.15\"/></pattern>"
            hasPattern = true
        }
        print(box, attributes: " fill=\"url(#q)\"")
    }

    private mutating func print(
        _ shadow: SpecimenLook.Shadow, of box: SpecimenDrawing.Box, in drawing: SpecimenDrawing
    ) {
        var box = box.grown(by: shadow.spread)
        box.x += shadow.x
        box.y += shadow.y
        var attributes = paint("fill", color: shadow.color)
        if shadow.blur > 0 {
            // A blur of CSS is twice the standard deviation (CSS Backgrounds and Borders Module Level 3, section 7.1.1).
            let region = "width=\"\(SVG.number(drawing.width))\" height=\"\(SVG.number(drawing.height))\""
            text += "<filter id=\"s\(filterCount)\" filterUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" \(region)>"
            text += "<feGaussianBlur stdDeviation=\"\(SVG.number(shadow.blur / 2))\"/></filter>"
            attributes += " filter=\"url(#s\(filterCount))\""
            filterCount += 1
        }
        print(box, attributes: attributes)
    }

    private mutating func print(_ box: SpecimenDrawing.Box, fill: SRGBColor?, border: SpecimenLook.Border?) {
        guard let border else {
            if let fill { print(box, attributes: paint("fill", color: fill)) }
            return
        }
        let width = min(border.width ?? 1, min(box.width, box.height) / 2)
        let line = box.grown(by: -width / 2)
        // A background extends to the outer edge, so it is visible through a translucent or dashed border.
        let isOneShape = border.color.alpha == 1 && border.dashes.isEmpty
        if !isOneShape, let fill { print(box, attributes: paint("fill", color: fill)) }
        let inside = isOneShape ? fill.map { paint("fill", color: $0) } : nil
        print(line, attributes: (inside ?? " fill=\"none\"") + stroke(border, width: width))
    }

    private func stroke(_ border: SpecimenLook.Border, width: Double) -> String {
        var attributes = paint("stroke", color: border.color)
        if width != 1 { attributes += " stroke-width=\"\(SVG.number(width))\"" }
        if !border.dashes.isEmpty {
            attributes += " stroke-dasharray=\"\(border.dashes.map(SVG.number).joined(separator: " "))\""
        }
        if let cap = border.cap, cap != "butt" { attributes += " stroke-linecap=\"\(cap)\"" }
        return attributes
    }

    private mutating func print(_ words: SpecimenDrawing.Words) {
        text += "<text x=\"\(SVG.number(words.x))\" y=\"\(SVG.number(words.y))\"\(attributes(of: words.font))"
        if words.isCentered { text += " text-anchor=\"middle\"" }
        text += paint("fill", color: words.color) + ">\(SVG.escaped(words.text))</text>"
    }

    private func attributes(of font: SpecimenLook.Font) -> String {
        var attributes = " font-family=\"\(SVG.escaped(SVG.families(font.families)))\""
        attributes += " font-size=\"\(SVG.number(font.size))\""
        if let weight = font.weight { attributes += " font-weight=\"\(weight)\"" }
        if let spacing = font.letterSpacing, spacing != 0 {
            attributes += " letter-spacing=\"\(SVG.number(spacing))\""
        }
        return attributes
    }

    private mutating func print(_ box: SpecimenDrawing.Box, attributes: String) {
        text += "<rect"
        for (name, value) in [("x", box.x), ("y", box.y)] where value != 0 {
            text += " \(name)=\"\(SVG.number(value))\""
        }
        text += " width=\"\(SVG.number(box.width))\" height=\"\(SVG.number(box.height))\""
        if box.radius > 0 { text += " rx=\"\(SVG.number(box.radius))\"" }
        text += attributes + "/>"
    }

    /// Returns the color and, separately, the opacity, as supported by older readers of SVG.
    private func paint(_ name: String, color: SRGBColor) -> String {
        let opaque = SRGBColor(red: color.red, green: color.green, blue: color.blue)
        let opacity = color.alpha < 1 ? " \(name)-opacity=\"\(SVG.number(color.alpha))\"" : ""
        return " \(name)=\"\(opaque.hex)\"\(opacity)"
    }
}

/// Functions for writing SVG text: formatted numbers, escaped texts and lists of font families.
enum SVG {
    /// Returns a number with three decimals at most, without trailing zeros.
    static func number(_ value: Double) -> String {
        let thousandths = Int((value * 1_000).rounded())
        let (whole, rest) = (abs(thousandths) / 1_000, abs(thousandths) % 1_000)
        let sign = thousandths < 0 ? "-" : ""
        if rest == 0 { return sign + String(whole) }
        var decimals = String(rest + 1_000).dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        return "\(sign)\(whole).\(decimals)"
    }

    /// Returns text for use within an element or an attribute.
    ///
    /// Characters not allowed in XML are left out (Extensible Markup Language 1.0, section 2.2).
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n", "\r": result += " "
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": continue
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns families as listed in CSS, with a universal family at the end.
    static func families(_ names: [String]) -> String {
        let listed = names.map { FontFamily.generic.contains($0) ? $0 : quoted($0) }
        let hasGeneric = names.contains { ["serif", "sans-serif", "monospace", "cursive", "fantasy"].contains($0) }
        return (hasGeneric ? listed : listed + ["sans-serif"]).joined(separator: ", ")
    }

    private static func quoted(_ name: String) -> String {
        var text = "'"
        for character in name {
            if character == "'" || character == "\\" { text += "\\" }
            if !character.isNewline { text.append(character) }
        }
        return text + "'"
    }
}
