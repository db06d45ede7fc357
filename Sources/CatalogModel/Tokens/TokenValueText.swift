/// A formatter of the resolved value of a design token for people, on a single line: `8px`, `#1A2B3C`, `200ms`.
public enum TokenValueText {
    /// Returns the text of a value: `8px`, `#1A2B3C`, `200ms`, `"Inter", sans-serif`; of a composite value in the order
    /// of the CSS shorthand of the same name.
    ///
    /// A value without the format of the type is shown as JSON, a string unchanged.
    ///
    /// `type` is a type of the Design Tokens Format Module 2025.10, or nil when unknown.
    public static func text(of value: JSONValue, type: String?) -> String {
        formatted(value, as: type) ?? plain(value)
    }

    private static func plain(_ value: JSONValue) -> String {
        if case .string(let text) = value { text } else { value.compact }
    }

    /// Returns the formatted value; nil when the value lacks the format of the type.
    private static func formatted(_ value: JSONValue, as type: String?) -> String? {
        switch type {
        case "color": TokenColorText.text(of: value)
        case "dimension", "duration": measure(value)
        case "fontFamily": fontFamily(value)
        case "cubicBezier": list(value).map { "cubic-bezier(" + $0.map(plain).joined(separator: ", ") + ")" }
        case "strokeStyle": strokeStyle(value)
        case "border": parts(of: value, ("width", "dimension"), ("style", "strokeStyle"), ("color", "color"))
        case "transition": transition(value)
        case "shadow": layers(of: value, shadow)
        case "gradient": layers(of: value, gradientStop)
        case "typography": typography(value)
        default: nil
        }
    }

    private static func measure(_ value: JSONValue) -> String? {
        guard case .object(let object) = value, case .number(let number)? = object["value"],
            case .string(let unit)? = object["unit"]
        else { return nil }
        return number + unit
    }

    private static func list(_ value: JSONValue) -> [JSONValue]? {
        if case .array(let elements) = value { elements } else { nil }
    }

    private static func fontFamily(_ value: JSONValue) -> String? {
        switch value {
        case .string(let name): FontFamily.generic.contains(name) ? name : "\"\(name)\""
        case .array(let names): names.map { fontFamily($0) ?? plain($0) }.joined(separator: ", ")
        default: nil
        }
    }

    private static func strokeStyle(_ value: JSONValue) -> String? {
        guard case .object(let object) = value, let lengths = object["dashArray"].flatMap(list) else { return nil }
        let dashes = lengths.map { text(of: $0, type: "dimension") }.joined(separator: " ")
        guard case .string(let cap)? = object["lineCap"] else { return "dashes \(dashes)" }
        return "dashes \(dashes), \(cap) caps"
    }

    private static func transition(_ value: JSONValue) -> String? {
        guard case .object(var object) = value else { return nil }
        // A delay of zero, in any unit, has no effect.
        if let delay = object["delay"], case .object(let parts) = delay, case .number(let number)? = parts["value"],
            Double(number) == 0
        {
            object["delay"] = nil
        }
        return parts(
            of: .object(object), ("duration", "duration"), ("timingFunction", "cubicBezier"), ("delay", "duration"))
    }

    private static func shadow(_ value: JSONValue) -> String? {
        guard case .object(let object) = value else { return nil }
        let text = parts(
            of: value, ("offsetX", "dimension"), ("offsetY", "dimension"), ("blur", "dimension"),
            ("spread", "dimension"), ("color", "color"))
        return object["inset"] == true ? text.map { "inset " + $0 } : text
    }

    private static func gradientStop(_ value: JSONValue) -> String? {
        guard case .object(let object) = value, let color = object["color"] else { return nil }
        guard case .number(let digits)? = object["position"], let position = Double(digits) else { return nil }
        return text(of: color, type: "color") + " " + TokenColorText.percentage(position)
    }

    /// Returns the layers in succession; a layer may be a list of layers of another token.
    private static func layers(of value: JSONValue, _ layer: (JSONValue) -> String?) -> String? {
        guard case .array(let elements) = value else { return layer(value) }
        return elements.map { layers(of: $0, layer) ?? plain($0) }.joined(separator: ", ")
    }

    private static func typography(_ value: JSONValue) -> String? {
        guard case .object(let object) = value, let size = object["fontSize"] else { return nil }
        var font = text(of: size, type: "dimension")
        if let height = object["lineHeight"] { font += "/" + plain(height) }
        if let weight = object["fontWeight"] { font = plain(weight) + " " + font }
        if let family = object["fontFamily"] { font += " " + text(of: family, type: "fontFamily") }
        guard let spacing = object["letterSpacing"] else { return font }
        return font + "; letter spacing " + text(of: spacing, type: "dimension")
    }

    /// Returns the existing parts of an object, in the given order.
    private static func parts(of value: JSONValue, _ names: (name: String, type: String)...) -> String? {
        guard case .object(let object) = value else { return nil }
        let texts = names.compactMap { part in object[part.name].map { text(of: $0, type: part.type) } }
        return texts.isEmpty ? nil : texts.joined(separator: " ")
    }
}
