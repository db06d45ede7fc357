import CatalogModel

extension JSONObject {
    /// Adds the limits of a value: what JSON Schema can say as its keywords, the rest as an annotation.
    mutating func set(_ limits: Limits) {
        var rest = Members()
        func setNumber(_ keyword: String, _ text: Text?, _ value: (String) -> JSONValue?) {
            guard let text else { return }
            if let number = value(text.value) { self[keyword] = number } else { rest.add(keyword, text: text) }
        }
        setNumber("minimum", limits.minimum, JSONNumber.literal)
        setNumber("maximum", limits.maximum, JSONNumber.literal)
        setNumber("multipleOf", limits.step) { Self.multiple($0, from: limits.minimum?.value) }
        setNumber("minLength", limits.minLength, JSONNumber.count)
        setNumber("maxLength", limits.maxLength, JSONNumber.count)
        if let pattern = limits.pattern {
            if ECMAScriptPattern.isPortable(pattern.value) {
                self["pattern"] = .string(pattern.value)
            } else {
                rest.add("pattern", text: pattern)
            }
        }
        rest.add("description", prose: limits.description)
        rest.addExtensions(limits.base, "")
        if !rest.isEmpty { self["x-limits"] = rest.value }
    }

    /// Steps count from the minimum, multiples from zero: they are the same only where the minimum is a multiple.
    private static func multiple(_ step: String, from minimum: String?) -> JSONValue? {
        guard let number = JSONNumber.literal(step), let size = Double(step), size > 0 else { return nil }
        guard let start = minimum.map({ Double($0) }) else { return number }
        guard let start, start.truncatingRemainder(dividingBy: size) == 0 else { return nil }
        return number
    }
}

/// Regular expressions that mean the same to all validators.
enum ECMAScriptPattern {
    /// Whether a pattern keeps to what ECMA-262 and the engines of the usual validators share (JSON Schema Core, section
    /// 6.4): classes, groups, alternatives, repetition and anchors.
    static func isPortable(_ pattern: String) -> Bool {
        var scalars = pattern.unicodeScalars[...]
        var previousIsQuantifier = false
        while let scalar = scalars.popFirst() {
            let isQuantifier = "*+?}".unicodeScalars.contains(scalar)
            switch scalar {
            case "\\": guard let next = scalars.popFirst(), isPortableEscape(next) else { return false }
            case "(" where scalars.first == "?":
                guard ["?:", "?=", "?!"].contains(String(scalars.prefix(2))) else { return false }
                scalars = scalars.dropFirst(2)
            case "+" where previousIsQuantifier: return false
            case "[": if scalars.first == ":" || scalars.first == "]" { return false }
            default: break
            }
            previousIsQuantifier = isQuantifier
        }
        return (try? Regex(pattern)) != nil
    }

    private static func isPortableEscape(_ scalar: Unicode.Scalar) -> Bool {
        "dDwWsSbBnrtfv".unicodeScalars.contains(scalar)
            || !(scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
    }
}
