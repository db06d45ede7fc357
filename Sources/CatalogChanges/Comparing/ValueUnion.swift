import CatalogModel
import SourceCode

/// A union of literal values, as in TypeScript: `'small' | 'large'`.
///
/// A new value is like a new case of an enum: code that reads the union still compiles, unless it lists all values.
enum ValueUnion {
    /// Returns whether the only difference between two types is that the new one has more literal values of the kinds
    /// that the old one has.
    static func grows(from old: String, to new: String, in language: ProgrammingLanguage) -> Bool {
        guard language.traits.hasLiteralTypes, let old = members(of: old), let new = members(of: new) else {
            return false
        }
        let added = new.subtracting(old)
        guard !added.isEmpty, old.isSubset(of: new) else { return false }
        let kinds = Set(old.compactMap(kind))
        return added.allSatisfy { member in kind(member).map(kinds.contains) ?? false }
    }

    private static func members(of text: String) -> Set<TypeExpression>? {
        switch TypeParser.parse(text)?.unwrapped {
        case .union(let members)?: Set(members.map(\.unwrapped))
        case .literal(let value)?: [.literal(value)]
        default: nil
        }
    }

    /// Returns the kind of a literal value; nil for a value without one, such as null, and for other types.
    private static func kind(_ member: TypeExpression) -> String? {
        guard case .literal(let value) = member else { return nil }
        switch value {
        case .string: return "string"
        case .number: return "number"
        default: return nil
        }
    }
}
