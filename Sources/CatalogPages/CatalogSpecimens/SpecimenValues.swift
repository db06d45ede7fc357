import CatalogModel

// Conversion of resolved token values to facts of a look (Design Tokens Format Module 2025.10, sections 8 and 9).
//
// A specimen shows exact values only. It skips values that do not have the format of their type, and measures too large
// for a drawing in a page.

extension SpecimenLook {
    /// Takes a value for a role; returns false for a value impossible to draw.
    mutating func take(_ value: JSONValue, as role: Token.Role) -> Bool {
        switch role {
        case .background: Self.set(&background, to: TokenColor(value)?.srgb?.clipped)
        case .foreground: false
        case .border: takeBorder(value)
        case .borderWidth: Self.set(&borderWidth, to: Measure.length(value, in: 0...Measure.largestEdge))
        case .radius: Self.set(&radius, to: Measure.length(value, in: 0...Measure.unlimited))
        case .width: Self.set(&width, to: Measure.length(value, in: 1...Measure.largest))
        case .height: Self.set(&height, to: Measure.length(value, in: 1...Measure.largest))
        case .padding: takePadding(value)
        case .paddingX: Self.set(&paddingX, to: Measure.length(value))
        case .paddingY: Self.set(&paddingY, to: Measure.length(value))
        case .shadow: takeShadow(value)
        case .typography: Self.set(&font, to: Font(value))
        case .opacity: Self.set(&opacity, to: Measure.number(value).flatMap { (0...1).contains($0) ? $0 : nil })
        }
    }

    private static func set<Value>(_ location: inout Value?, to value: Value?) -> Bool {
        guard let value else { return false }
        location = value
        return true
    }

    private mutating func takeBorder(_ value: JSONValue) -> Bool {
        if let color = TokenColor(value)?.srgb?.clipped {
            border = Border(color: color)
            return true
        }
        return Self.set(&border, to: Border(value))
    }

    private mutating func takePadding(_ value: JSONValue) -> Bool {
        guard let length = Measure.length(value) else { return false }
        (paddingX, paddingY) = (length, length)
        return true
    }

    private mutating func takeShadow(_ value: JSONValue) -> Bool {
        let layers = if case .array(let layers) = value { layers } else { [value] }
        let read = layers.map(Shadow.init)
        guard !read.isEmpty, read.allSatisfy({ $0 != nil }) else { return false }
        shadows = read.compactMap(\.self)
        return true
    }
}

extension SpecimenLook.Border {
    /// Reads a composite border; nil for a style without lines of its own in a drawing, such as `groove`.
    fileprivate init?(_ value: JSONValue) {
        guard case .object(let border) = value, let color = border["color"].flatMap({ TokenColor($0)?.srgb?.clipped }),
            let width = border["width"].flatMap({ Measure.length($0, in: 0...Measure.largestEdge) })
        else { return nil }
        self.init(color: color, width: width)
        switch border["style"] {
        case "solid"?: break
        case "dashed"?: dashes = [3 * width, 3 * width]
        case "dotted"?: (dashes, cap) = ([0, 2 * width], "round")
        case .object(let style)?:
            guard case .array(let lengths)? = style["dashArray"] else { return nil }
            let read = lengths.compactMap { Measure.length($0) }
            guard read.count == lengths.count, read.contains(where: { $0 > 0 }) else { return nil }
            dashes = read
            if case .string(let name)? = style["lineCap"], ["butt", "round", "square"].contains(name) { cap = name }
        default: return nil
        }
    }
}

extension SpecimenLook.Shadow {
    /// Reads a shadow; nil for inner shadows, in need of another drawing.
    fileprivate init?(_ value: JSONValue) {
        guard case .object(let shadow) = value, shadow["inset"] != true,
            let color = shadow["color"].flatMap({ TokenColor($0)?.srgb?.clipped })
        else { return nil }
        func length(_ name: String, from least: Double = -Measure.largestEdge) -> Double? {
            shadow[name].flatMap { Measure.length($0, in: least...Measure.largestEdge) }
        }
        guard let x = length("offsetX"), let y = length("offsetY"), let blur = length("blur", from: 0),
            let spread = length("spread")
        else { return nil }
        self.init(color: color, x: x, y: y, blur: blur, spread: spread)
    }
}

extension SpecimenLook.Font {
    fileprivate init?(_ value: JSONValue) {
        guard case .object(let font) = value,
            let size = font["fontSize"].flatMap({ Measure.length($0, in: 4...Measure.largestEdge) }),
            let families = font["fontFamily"].flatMap(Self.families)
        else { return nil }
        self.init(families: families, size: size)
        switch font["fontWeight"] {
        case .number(let digits)?: weight = Double(digits).flatMap { (1...1_000).contains($0) ? Int($0) : nil }
        case .string(let name)?: weight = FontWeight.numbers[name]
        default: break
        }
        lineHeight = font["lineHeight"].flatMap(Measure.number).flatMap { (0.5...4).contains($0) ? $0 : nil }
        letterSpacing = font["letterSpacing"].flatMap { Measure.length($0, in: -10...Measure.largestEdge) }
    }

    private static func families(_ value: JSONValue) -> [String]? {
        switch value {
        case .string(let name): return [name]
        case .array(let values):
            let names = values.compactMap { if case .string(let name) = $0 { name } else { nil } }
            return names.isEmpty ? nil : names
        default: return nil
        }
    }
}

/// Size limits of a specimen picture, and conversions of token dimensions into pixels, with nil for a length outside
/// the permitted range.
enum Measure {
    /// The greatest size in a drawing, in pixels.
    static let largest = 400.0
    /// The greatest length along an edge.
    static let largestEdge = 64.0
    /// For radii, where a number beyond any size means: as round as can be.
    static let unlimited = 1_000_000.0

    /// Returns the length of a resolved dimension.
    static func length(_ value: JSONValue, in range: ClosedRange<Double> = 0...largestEdge * 2) -> Double? {
        guard case .object(let object) = value, let number = object["value"].flatMap(number) else { return nil }
        let pixels: Double
        switch object["unit"] {
        case "px"?: pixels = number
        case "rem"?: pixels = number * 16
        default: return nil
        }
        return range.contains(pixels) ? pixels : nil
    }

    static func number(_ value: JSONValue) -> Double? {
        guard case .number(let digits) = value, let number = Double(digits), number.isFinite else { return nil }
        return number
    }
}
