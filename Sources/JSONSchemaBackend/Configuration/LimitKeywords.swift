import CatalogModel
import SourceCode

/// A conversion of a property's limits into JSON Schema keywords, with the remaining limits as an annotation and as
/// sentences.
struct LimitKeywords {
    private var keywords = JSONObject()
    private var rest = ObjectBuilder()
    /// The rest in words, for the description.
    private(set) var sentences: [Sentence] = []

    init(_ limits: Limits) {
        add("minimum", text: limits.minimum, words: "Minimum", value: Self.bound)
        add("maximum", text: limits.maximum, words: "Maximum", value: Self.bound)
        add("multipleOf", text: limits.step, words: "Step") { Self.multiple($0, from: limits.minimum?.value) }
        add("minLength", text: limits.minLength, words: "Minimum length", value: NumberText.count)
        add("maxLength", text: limits.maxLength, words: "Maximum length", value: NumberText.count)
        add("pattern", text: limits.pattern, words: "Pattern") { ECMAScriptPattern.isPortable($0) ? .string($0) : nil }
        rest.add("description", value: limits.description?.annotation)
        if let description = limits.description { sentences.append(Sentence(description)) }
        rest.add("extensions", value: limits.base.extensions?.annotation)
    }

    /// Limits under `x-limits`; nil where the keywords cover everything.
    var annotation: JSONValue? { rest.isEmpty ? nil : rest.value }

    /// Adds the keywords to the schema of a value.
    ///
    /// The demands of the type stay: a value must satisfy both.
    func add(to schema: inout JSONObject) {
        let isList = Self.isList(schema)
        for keyword in keywords.members {
            let name = isList ? Self.listNames[keyword.name] ?? keyword.name : keyword.name
            if let stated = schema[name], stated != keyword.value, name == "pattern" || name == "multipleOf" {
                schema["allOf"] = .array((schema["allOf"]?.elements ?? []) + [[name: keyword.value]])
            } else {
                schema[name] = schema[name].map { Self.stricter(name, of: $0, and: keyword.value) } ?? keyword.value
            }
        }
    }

    /// Returns the stricter of two bounds: the bound passed by fewer values.
    private static func stricter(_ name: String, of first: JSONValue, and second: JSONValue) -> JSONValue {
        guard case .number(let left) = first, case .number(let right) = second, let left = Double(left),
            let right = Double(right)
        else { return second }
        return (name.hasPrefix("min") ? left > right : left < right) ? first : second
    }

    /// The length of a list is the number of items.
    private static let listNames = ["minLength": "minItems", "maxLength": "maxItems"]

    /// Whether the values of a schema are lists or null.
    private static func isList(_ schema: JSONObject) -> Bool {
        let choices = schema["anyOf"]?.elements?.compactMap(\.members) ?? [schema]
        let types = choices.map { $0["type"]?.string }
        return types.contains("array") && types.allSatisfy { $0 == "array" || $0 == "null" }
    }

    private mutating func add(
        _ keyword: String, text: Text?, words: String, value: (String) -> JSONValue?
    ) {
        guard let text else { return }
        if let value = value(text.value) { return keywords.append(keyword, value: value) }
        rest.add(keyword, value: text.annotation)
        sentences.append(Sentence("\(words): \(text.value)."))
    }

    /// Returns a number within the range of validators: some refuse the whole schema for `1e999`.
    private static func bound(_ text: String) -> JSONValue? {
        Double(text)?.isFinite == true ? NumberText.literal(text) : nil
    }

    /// Returns the multiple for a step.
    ///
    /// Steps count from the minimum, multiples from zero: both agree only where the minimum is a multiple.
    ///
    /// For a step only approximated by a binary number, such as 0.1, validators disagree about the multiples: many
    /// divide, and refuse 0.3.
    private static func multiple(_ step: String, from minimum: String?) -> JSONValue? {
        guard let number = NumberText.literal(step), let size = Double(step), size > 0,
            (size * 1_024).truncatingRemainder(dividingBy: 1) == 0
        else { return nil }
        guard let start = minimum.map({ Double($0) }) else { return number }
        guard let start, start.truncatingRemainder(dividingBy: size) == 0 else { return nil }
        return number
    }
}

/// A check of regular expressions for use as a JSON Schema `pattern`: only syntax with the same meaning to all
/// validators passes.
enum ECMAScriptPattern {
    /// Whether a pattern keeps to the syntax shared by ECMA-262 and the engines of the usual validators (JSON Schema
    /// Core, section 6.4): classes, groups, alternatives, repetition and anchors.
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
