import CatalogModel
import SourceCode

/// A parser of shadows as CSS writes them: `inset 0 1px 2px 0 rgba(0, 0, 0, 0.1), …`.
enum ShadowText {
    /// Returns the value of the Design Tokens format; nil for other texts.
    static func layers(_ text: String) -> JSONValue? {
        guard text.contains(" ") else { return nil }
        let layers = SyntaxScanner.parts(of: text).map { layer($0.trimmed) }
        let found = layers.compactMap(\.self)
        guard found.count == layers.count else { return nil }
        return found.count == 1 ? found[0] : .array(found)
    }

    private static func layer(_ text: String) -> JSONValue? {
        var lengths: [JSONValue] = []
        var color: JSONValue?
        var isInset = false
        for part in SyntaxScanner.parts(of: text, at: UInt8(ascii: " ")) where !part.isEmpty {
            if part == "inset" {
                isInset = true
            } else if color == nil, let found = ColorText.color(part) {
                color = found
            } else if case .value(let length, "dimension")? = MeasureText(part)?.value(.dimension) {
                lengths.append(length)
            } else {
                return nil
            }
        }
        guard let color, 2...4 ~= lengths.count else { return nil }
        let zero: JSONValue = ["value": .number("0"), "unit": "px"]
        lengths += Array(repeating: zero, count: 4 - lengths.count)
        return layer(color: color, lengths: lengths, isInset: isInset)
    }

    /// Returns a layer of a shadow with the offsets, blur and spread.
    static func layer(color: JSONValue, lengths: [JSONValue], isInset: Bool) -> JSONValue {
        var layer = JSONObject()
        layer["color"] = color
        for (name, length) in zip(["offsetX", "offsetY", "blur", "spread"], lengths) { layer[name] = length }
        if isInset { layer["inset"] = .bool(true) }
        return .object(layer)
    }
}
