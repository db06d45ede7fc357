import CatalogModel
@testable import TokensBackend

/// The comparison of a token's value with the value that a reader found in an exported file.
enum ValueMatch {
    /// The same value of the same type.
    case same
    /// The same number, in a format that has numbers in place of the type.
    case number
    case different

    /// - Parameters:
    ///   - value: The token's value, or a part of it.
    ///   - read: The value from the file.
    ///   - unit: The number of milliseconds in the unit of durations without a unit.
    ///   - tolerance: The largest difference of a component of a color.
    init(_ value: TypedValue, _ read: TypedValue, unit: Double, tolerance: Double) {
        let wanted: Double? =
            switch value.type {
            case "dimension": value.points
            case "duration": value.milliseconds
            case "number", "fontWeight": value.number
            default: nil
            }
        if value.type == read.type {
            self = Self.isSame(value, read, number: wanted, tolerance: tolerance) ? .same : .different
        } else if read.type == "number", let wanted, let number = read.number {
            self = Self.isNear(wanted / (value.type == "duration" ? unit : 1), number) ? .number : .different
        } else {
            self = .different
        }
    }

    private static func isSame(_ value: TypedValue, _ read: TypedValue, number: Double?, tolerance: Double) -> Bool {
        switch value.type {
        case "color":
            guard let own = value.color?.srgb, let other = read.color?.srgb else { return false }
            let pairs = [
                (own.red, other.red), (own.green, other.green), (own.blue, other.blue), (own.alpha, other.alpha),
            ]
            return pairs.allSatisfy { abs($0 - $1) <= tolerance }
        case "dimension", "duration", "number", "fontWeight":
            let other =
                switch value.type {
                case "dimension": read.points
                case "duration": read.milliseconds
                default: read.number
                }
            guard let number, let other else { return false }
            return isNear(number, other)
        case "fontFamily": return value.families == read.families
        case "boolean", "word": return value.word == read.word
        case "strokeStyle" where value.word != nil: return value.word == read.word
        default:
            let (parts, others) = (value.parts, read.parts)
            return !parts.isEmpty && parts.map(\.name) == others.map(\.name)
                && zip(parts, others).allSatisfy { part, other in
                    let match = ValueMatch(part.value, other.value, unit: 1, tolerance: tolerance)
                    return match == .same
                }
        }
    }

    private static func isNear(_ one: Double, _ other: Double) -> Bool {
        abs(one - other) <= 0.000_1 * max(1, abs(one))
    }
}
