import CatalogModel
import CatalogSyntax

/// A repair of misspelled and older keys in token files: a key such as `$vlaue` or `value` is reported and read as
/// `$value`.
enum MisspelledTokenKeys {
    private static let valid = Set(TokenKeys.ofTokens + TokenKeys.ofGroups + ["$root", "$schema"])
    /// Keys of older formats, and of Style Dictionary.
    private static let older = Dictionary(
        uniqueKeysWithValues: TokenKeys.ofTokens.map { (String($0.dropFirst()), $0) } + [("comment", "$description")])

    /// Returns the mapping with the intended keys, reporting each.
    static func mapping(_ mapping: YAMLMapping, diagnostics: inout Diagnostics) -> YAMLMapping {
        let mapping = Self.withDollars(mapping, diagnostics: &diagnostics)
        let isToken = TokenTree.isToken(mapping)
        let isMisspelled = { (pair: YAMLMapping.Pair) in
            if pair.key.value.utf8.first == UInt8(ascii: "$") { return !valid.contains(pair.key.value) }
            // Members of a token without children are keys.
            if case .mapping = pair.value.content { return false }
            return isToken
        }
        guard mapping.pairs.contains(where: isMisspelled) else { return mapping }
        let owner = owner(of: mapping, misspelled: mapping.pairs.filter(isMisspelled).map(\.key.value))
        let keys = owner == .token ? TokenKeys.ofTokens : TokenKeys.ofGroups
        return replacing(mapping) { pair in
            guard isMisspelled(pair) else { return nil }
            let name = pair.key.value
            return suggestion(for: name.hasPrefix("$") ? name : "$" + name, among: keys)
        } report: {
            diagnostics.report(.unknownTokenKey($0, of: owner, meant: $1))
        }
    }

    /// Returns the mapping with other keys, reporting each; a key that is there already stays the only one.
    private static func replacing(
        _ mapping: YAMLMapping, by meant: (YAMLMapping.Pair) -> String?, report: (Text, String) -> Void
    ) -> YAMLMapping {
        var taken = Set(mapping.pairs.map(\.key.value))
        let pairs = mapping.pairs.map { pair in
            guard let meant = meant(pair), taken.insert(meant).inserted else { return pair }
            report(pair.key, meant)
            return YAMLMapping.Pair(key: Text(meant, at: pair.key.range), value: pair.value)
        }
        return YAMLMapping(pairs, isFlow: mapping.isFlow)
    }

    /// Returns the mapping with `$` before keys without the sign, reporting each.
    private static func withDollars(_ mapping: YAMLMapping, diagnostics: inout Diagnostics) -> YAMLMapping {
        func meant(_ pair: YAMLMapping.Pair) -> String? {
            guard let meant = older[pair.key.value], mapping[meant] == nil else { return nil }
            guard case .mapping(let object) = pair.value.content else { return meant }
            return meant == "$value" && isValue(object, in: mapping) ? meant : nil
        }
        guard mapping.pairs.contains(where: { meant($0) != nil }) else { return mapping }
        let isToken = TokenTree.isToken(mapping)
        return replacing(mapping, by: meant) {
            diagnostics.report(isToken ? .unknownTokenKey($0, of: .token, meant: $1) : .olderTokenKey($0, new: $1))
        }
    }

    /// Whether an object is the value of a token instead of a token or group named `value`.
    ///
    /// A member such as `"fontSize": "1rem"` cannot be in a group, so next to a type the object is a value.
    private static func isValue(_ object: YAMLMapping, in token: YAMLMapping) -> Bool {
        if isValue(object) { return true }
        guard token["type"] ?? token["$type"] != nil else { return false }
        return object.pairs.contains { pair in
            if case .mapping = pair.value.content { return false }
            return !pair.key.value.hasPrefix("$") && older[pair.key.value] == nil
        }
    }

    /// Whether an object is a value, such as a color: with the required members of a type, and without tokens as
    /// members.
    private static func isValue(_ object: YAMLMapping) -> Bool {
        requiredMembers.contains { $0.allSatisfy { object[$0] != nil } }
            && object.pairs.allSatisfy { pair in
                if case .mapping(let member) = pair.value.content { isValue(member) } else { true }
            }
    }

    /// The required members of values with members, by the shape of the values.
    private static let requiredMembers = TokenType.allCases.flatMap(\.shape.requiredMembers)

    /// Returns the intended owner of a mapping.
    ///
    /// An object with a misspelled value, and without any children, was meant to be a token.
    private static func owner(of mapping: YAMLMapping, misspelled: [String]) -> Diagnostic.KeyOwner {
        if TokenTree.isToken(mapping) { return .token }
        let hasChildren = mapping.pairs.contains { pair in
            if case .mapping = pair.value.content { !pair.key.value.hasPrefix("$") } else { false }
        }
        let isValue = misspelled.contains { suggestion(for: $0, among: TokenKeys.ofTokens) == "$value" }
        return isValue && !hasChildren ? .token : .group
    }
}
