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

    func compare(_ stated: JSONValue, with declared: JSONValue) -> Agreement {
        if stated == declared { return .same }
        if let old = TokenColor(stated)?.srgb, let new = TokenColor(declared)?.srgb {
            let channels = zip(
                [old.red, old.green, old.blue, old.alpha], [new.red, new.green, new.blue, new.alpha])
            return channels.allSatisfy { isSameChannel($0, as: $1) } ? .same : .different
        }
        if let old = TokenMeasure(stated), let new = TokenMeasure(declared) { return old.compare(with: new) }
        switch (stated, declared) {
        case (.array(let old), .array(let new)) where old.count == new.count:
            return worst(zip(old, new).map(compare))
        case (.object(let old), .object(let new)) where old.members.count == new.members.count:
            return worst(
                old.members.map { member in new[member.name].map { compare(member.value, with: $0) } ?? .different })
        case (.string, .array(let names)): return names.first == stated ? .notation : .different
        case (.array, .string): return compare(declared, with: stated)
        default: return .different
        }
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

/// A number with a unit, in pixels or milliseconds; a plain number has no unit.
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

    /// Compares numbers; one without a unit agrees with the same number of any unit, because Figma has plain numbers.
    func compare(with other: TokenMeasure) -> TokenValues.Agreement {
        guard unit == other.unit || unit.isEmpty || other.unit.isEmpty else { return .different }
        let (least, most) = abs(number) < abs(other.number) ? (number, other.number) : (other.number, number)
        // Readers keep four decimals.
        if abs(most - least) < 0.000_51 { return .same }
        let isPercentage = unit.isEmpty || other.unit.isEmpty
        return isPercentage && abs(most - least * 100) < 0.005_1 ? .notation : .different
    }
}
