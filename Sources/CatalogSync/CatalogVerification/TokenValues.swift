import CatalogModel

/// A comparison of token values from a catalog and from code: colors by their channels, sizes in pixels.
struct TokenValues {
    /// The result for a pair of values, from the best to the worst.
    enum Agreement: Int {
        case same
        /// Probably the same value: a percentage and a fraction, or a font and a list that begins with it.
        case notation
        case different
    }

    /// The accepted difference of a channel in steps of eight bits; nil: half a step.
    let tolerance: Int?

    /// Compares the values of a token; a name of a proportion, such as an opacity, allows percentages.
    func compare(_ stated: JSONValue, with declared: JSONValue, of name: String) -> Agreement {
        if stated == declared { return .same }
        if let old = TokenColor(stated)?.srgb, let new = TokenColor(declared)?.srgb {
            let channels = zip(
                [old.red, old.green, old.blue, old.alpha], [new.red, new.green, new.blue, new.alpha])
            return channels.allSatisfy { isSameChannel($0, as: $1) } ? .same : .different
        }
        if let old = TokenMeasure(stated), let new = TokenMeasure(declared) { return old.compare(with: new, of: name) }
        switch (stated, declared) {
        case (.array(let old), .array(let new)) where old.count == new.count:
            return worst(zip(old, new).map { compare($0, with: $1, of: name) })
        // A single layer of a shadow can be a list.
        case (.array(let layers), .object) where layers.count == 1: return compare(layers[0], with: declared, of: name)
        case (.object, .array(let layers)) where layers.count == 1: return compare(stated, with: layers[0], of: name)
        case (.object(let old), .object(let new)):
            // A missing flag is false.
            let names = (old.members + new.members).filter { $0.value != false }.map(\.name).uniqued()
            return worst(
                names.map { part in
                    guard let old = old[part], let new = new[part] else { return .different }
                    return compare(Self.bounded(old, as: part), with: Self.bounded(new, as: part), of: part)
                })
        case (.string, .array(let names)):
            return names.first != stated ? .different : names.count == 1 ? .same : .notation
        case (.array, .string): return compare(declared, with: stated, of: name)
        default: return .different
        }
    }

    /// Returns the position of a color in a gradient within 0 to 1, and any other part unchanged.
    private static func bounded(_ value: JSONValue, as part: String) -> JSONValue {
        guard part == "position", case .number(let digits) = value, let number = Double(digits) else { return value }
        return number < 0 ? .number("0") : number > 1 ? .number("1") : value
    }

    private func worst(_ agreements: [Agreement]) -> Agreement {
        agreements.max { $0.rawValue < $1.rawValue } ?? .same
    }

    private func isSameChannel(_ old: Double, as new: Double) -> Bool {
        guard let tolerance else {
            // Half of the smallest step of a color in eight bits, and the loss of rounding to three digits.
            return abs(old - new) < 0.5 / 255 + 0.000_5
        }
        return abs((old * 255).rounded() - (new * 255).rounded()) <= Double(tolerance)
    }
}

/// A number with a unit, in pixels or milliseconds; a plain number has no unit, and neither has the name of a font
/// weight.
private struct TokenMeasure {
    let number: Double
    let unit: String

    /// nil for a value that is neither a number nor a size nor a duration.
    init?(_ value: JSONValue) {
        switch value {
        case .number(let digits):
            guard let number = Double(digits) else { return nil }
            self.number = number
            unit = ""
        case .string(let word):
            guard let weight = FontWeight.numbers[word] else { return nil }
            number = Double(weight)
            unit = ""
        case .object(let object):
            guard object.members.count == 2, case .number(let digits)? = object["value"],
                case .string(let unit)? = object["unit"], let number = Double(digits)
            else { return nil }
            // The usual size of the root element is 16 px.
            let factor: Double = ["rem": 16, "s": 1_000][unit] ?? 1
            self.number = number * factor
            self.unit = ["rem": "px", "s": "ms"][unit] ?? unit
        default: return nil
        }
    }

    /// Compares numbers; one without a unit agrees with the same number of any unit, because Figma has plain numbers, and
    /// with the same number of seconds, because Swift has them.
    func compare(with other: TokenMeasure, of name: String) -> TokenValues.Agreement {
        guard unit == other.unit || unit.isEmpty || other.unit.isEmpty else { return .different }
        let (least, most) = abs(number) < abs(other.number) ? (number, other.number) : (other.number, number)
        // Readers keep four decimals.
        if abs(most - least) < 0.000_51 { return .same }
        if unit != other.unit, [unit, other.unit].contains("ms") {
            let (plain, duration) = unit.isEmpty ? (number, other.number) : (other.number, number)
            return abs(plain * 1_000 - duration) < 0.051 ? .same : .different
        }
        let isPercentage = unit == other.unit && unit.isEmpty && Self.isProportion(name)
        return isPercentage && abs(most - least * 100) < 0.005_1 ? .notation : .different
    }

    /// Returns whether tools write the values of a name as a percentage or as a fraction.
    private static func isProportion(_ name: String) -> Bool {
        let letters = name.lowercased().filter(\.isLetter)
        return ["opacity", "alpha", "lineheight", "leading", "letterspacing", "tracking", "percent"]
            .contains { letters.contains($0) }
    }
}
