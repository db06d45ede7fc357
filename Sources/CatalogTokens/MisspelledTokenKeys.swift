import CatalogModel
import CatalogSyntax

/// A repair of misspelled `$` keys in token files: a key such as `$vlaue` is reported and read as `$value`.
enum MisspelledTokenKeys {
    private static let known = Set(TokenKeys.ofTokens + TokenKeys.ofGroups + ["$root", "$schema"])
    private static let withoutDollar = Set(TokenKeys.ofTokens.map { String($0.dropFirst()) })

    /// Returns the mapping with the intended keys, reporting each.
    static func mapping(_ mapping: YAMLMapping, diagnostics: inout Diagnostics) -> YAMLMapping {
        let mapping = Self.withDollars(mapping, diagnostics: &diagnostics)
        let isMisspelled = { (pair: YAMLMapping.Pair) in
            pair.key.value.utf8.first == UInt8(ascii: "$") && !known.contains(pair.key.value)
        }
        guard mapping.pairs.contains(where: isMisspelled) else { return mapping }
        let owner = owner(of: mapping, misspelled: mapping.pairs.filter(isMisspelled).map(\.key.value))
        let keys = owner == .token ? TokenKeys.ofTokens : TokenKeys.ofGroups
        var taken = Set(mapping.pairs.map(\.key.value))
        let pairs = mapping.pairs.map { pair in
            guard isMisspelled(pair), let meant = suggestion(for: pair.key.value, among: keys),
                taken.insert(meant).inserted
            else { return pair }
            diagnostics.report(.unknownTokenKey(pair.key, of: owner))
            return YAMLMapping.Pair(key: Text(meant, at: pair.key.range), value: pair.value)
        }
        return YAMLMapping(pairs, isFlow: mapping.isFlow)
    }

    /// Returns the mapping with `$` before keys without the sign, reporting each.
    private static func withDollars(_ mapping: YAMLMapping, diagnostics: inout Diagnostics) -> YAMLMapping {
        func lacksDollar(_ pair: YAMLMapping.Pair) -> Bool {
            guard withoutDollar.contains(pair.key.value), mapping["$" + pair.key.value] == nil else { return false }
            guard case .mapping(let object) = pair.value.content else { return true }
            return pair.key.value == "value" && isValue(object)
        }
        guard mapping.pairs.contains(where: lacksDollar) else { return mapping }
        let isToken = TokenTree.isToken(mapping)
        let pairs = mapping.pairs.map { pair in
            guard lacksDollar(pair) else { return pair }
            diagnostics.report(
                isToken ? .childInToken(pair.key, token: "") : .notATokenOrGroup(pair.key, value: pair.value))
            return YAMLMapping.Pair(key: Text("$" + pair.key.value, at: pair.key.range), value: pair.value)
        }
        return YAMLMapping(pairs, isFlow: mapping.isFlow)
    }

    /// Whether an object is the value of a token, such as a color, instead of a token or group named `value`: with the
    /// required members of a type, and without tokens as members.
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
