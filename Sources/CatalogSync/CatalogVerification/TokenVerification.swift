import CatalogModel
import CatalogSyntax
import CodeReaders

/// Tokens compared with the values in shipped code.
extension SourceVerification {
    mutating func compare(_ declared: DeclaredTokens, of source: SourceConfiguration, in registry: ComponentRegistry) {
        let names = PairedTokenNames(group: source.tokenGroup?.value, prefixes: source.prefixes.orEmpty().map(\.value))
        let paths = registry.tokens.all.map(\.path).filter(names.holds)
        let pairs = TokenPairs(
            names, tokens: paths, declared: declared.tokens.map(\.name.value) + declared.unknown.map(\.value))
        var drifted: Set<String> = []
        var seen: Set<String> = Set(declared.unknown.compactMap { pairs.path(of: $0.value) })
        var missing: Set<String> = []
        for token in declared.tokens {
            guard let path = pairs.path(of: token.name.value) else {
                guard missing.insert(token.name.value).inserted else { continue }
                coverage.declared += 1
                if ignored.hold([token.name.value]) { continue }
                coverage.missing += 1
                diagnostics.report(.unknownToken(token.name, in: name))
                continue
            }
            if seen.insert(path).inserted { coverage.declared += 1 }
            if ignored.hold([token.name.value, path]) { continue }
            guard let theme = registry.theme(for: token.theme), let stated = theme.tokens[path] else {
                coverage.unknown["Token.value, \(token.theme ?? "")", default: 0] += 1
                continue
            }
            if TokenValues.isSame(stated.resolvedValue, as: token.value) { continue }
            drifted.insert(path)
            diagnostics.report(.tokenDrift(stated, from: token, theme: token.theme == nil ? nil : theme.name))
        }
        coverage.unknown["Token.value", default: 0] += declared.unknown.count
        if declared.unknown.isEmpty { coverage.unknown["Token.value"] = nil }
        coverage.drifted += drifted.count
        coverage.verified += seen.subtracting(drifted).count
        let least = source.visibility?.value ?? .public
        for path in paths where !seen.contains(path) {
            guard let token = registry.tokens[path], token.visibility.isAtLeast(least), !ignored.hold([path]),
                token.type.map(declared.types.contains) ?? true
            else { continue }
            coverage.gone += 1
            diagnostics.report(.tokenNotInCode(token))
        }
    }
}

/// Lookup of the design token for a name in code, by spelling and then by `PairedTokenNames`.
struct TokenPairs {
    private let names: PairedTokenNames
    private let tokens: Set<String>
    /// The paths of tokens by bare name; several differ in letter case or separators alone.
    private let byBareName: [String: [String]]
    /// The paths of tokens with the exact spelling of a name in code.
    private let spelled: Set<String>

    init(_ names: PairedTokenNames, tokens: [String], declared: [String]) {
        self.names = names
        self.tokens = Set(tokens)
        byBareName = Dictionary(grouping: tokens, by: names.bare(path:))
        spelled = self.tokens.intersection(declared.map(names.path(spelled:)).flatMap { [$0, $0 + ".$root"] })
    }

    /// Returns the path of the token for a name in code; nil without a token.
    func path(of name: String) -> String? {
        let exact = names.path(spelled: name)
        if let own = [exact, exact + ".$root"].first(where: tokens.contains) { return own }
        for bare in names.bareNames(of: name) {
            // A token spelled like another name in code is the token of that name.
            if let path = byBareName[bare]?.first(where: { !spelled.contains($0) }) { return path }
        }
        return nil
    }
}

/// The bare forms of token names in code and in a catalog, without letter case, separators and configured prefixes:
/// `color.text-muted` matches `ColorTextMuted`.
struct PairedTokenNames {
    private let start: String
    private let prefixes: [String]

    init(group: String?, prefixes: [String]) {
        start = group.map { $0 + "." } ?? ""
        self.prefixes = [""] + prefixes
    }

    func holds(_ path: String) -> Bool { path.hasPrefix(start) }

    func bare(path: String) -> String { Self.bare(path.dropFirst(start.count)) }

    /// Returns the path of a token with the spelling of a name in code.
    func path(spelled name: String) -> String { start + name.replacing("/", with: ".") }

    /// Returns the bare forms of a name in code, the most likely first.
    func bareNames(of name: String) -> [String] {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        return [name, last].flatMap { name in
            prefixes.filter(name.hasPrefix).map { Self.bare(name.dropFirst($0.count)) }
        }
    }

    private static func bare(_ name: Substring) -> String {
        // The `$root` token has the name of its group.
        let name = name.hasSuffix(".$root") ? name.dropLast(".$root".count) : name
        return name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}

/// A comparison of token values from a catalog and from code; colors are equal within the rounding of eight bits.
enum TokenValues {
    /// Half of the smallest step of a color in eight bits, and the loss of rounding to three digits.
    private static let tolerance = 0.5 / 255 + 0.000_5

    static func isSame(_ stated: JSONValue, as declared: JSONValue) -> Bool {
        if let old = TokenColor(stated)?.srgb, let new = TokenColor(declared)?.srgb {
            return zip([old.red, old.green, old.blue, old.alpha], [new.red, new.green, new.blue, new.alpha])
                .allSatisfy { abs($0 - $1) < tolerance }
        }
        switch (stated, declared) {
        case (.number(let old), .number(let new)): return Double(old) == Double(new)
        case (.array(let old), .array(let new)):
            return old.count == new.count && zip(old, new).allSatisfy { isSame($0, as: $1) }
        case (.object(let old), .object(let new)):
            return old.members.count == new.members.count
                && old.members.allSatisfy { member in new[member.name].map { isSame(member.value, as: $0) } ?? false }
        default: return stated == declared
        }
    }
}

extension ComponentRegistry {
    /// Returns the theme of a variant in code: the theme of the same name, or with a context of the same name; the
    /// first theme for the fallback of all variants; nil for a variant without a theme in the catalog.
    fileprivate func theme(for variant: String?) -> TokenTheme? {
        guard let variant else { return themes.first }
        return themes.first { $0.name == variant }
            ?? themes.first { theme in theme.inputs.choices.contains { $0.context == variant } }
    }
}

extension Diagnostic {
    fileprivate static func tokenDrift(_ stated: DesignToken, from declared: DeclaredToken, theme: String?)
        -> Diagnostic
    {
        let location = theme.map { " in theme '\($0)'" } ?? ""
        return Diagnostic(
            VerificationRules.tokenDrift,
            "token '\(stated.path)' is \(stated.resolvedValue.tokenText)\(location), and \(declared.value.tokenText) in the code",
            at: stated.range, notes: [.init("in the code", at: declared.range)],
            fixIts: fix(stated, to: declared).map { [$0] } ?? [])
    }

    /// Returns the fix with the code's value in place of a token's own value.
    private static func fix(_ stated: DesignToken, to declared: DeclaredToken) -> FixIt? {
        guard stated.alias == nil, stated.references.isEmpty else { return nil }
        let file = stated.range.file
        var found = Diagnostics()
        guard let root = YAMLReader.read(file, diagnostics: &found), !found.hasErrors,
            let value = root.value(below: stated.range)
        else { return nil }
        var new = declared.value
        if case .scalar = value.content, let color = TokenColor(declared.value)?.srgb { new = .string(color.hex) }
        if file.path.hasSuffix(".json") || value.isPlaceOfOneValue, !YAMLQuoting.needsEscapes(new.compact) {
            return FixIt(replace: value.range, with: new.compact)
        }
        guard var editor = YAMLEditor(file, diagnostics: &found),
            let path = root.path(toValueBelow: stated.range), editor.apply(.set(path, new))
        else { return nil }
        return FixIt(from: file, to: editor.file)
    }

    fileprivate static func tokenNotInCode(_ token: DesignToken) -> Diagnostic {
        Diagnostic(
            VerificationRules.notInCode,
            "the code has no value for token '\(token.path)'; remove it, or add it to 'ignore' with a reason",
            at: token.range)
    }

    fileprivate static func unknownToken(_ name: Text, in source: String) -> Diagnostic {
        Diagnostic(
            VerificationRules.notInCatalog,
            "source '\(source)' has the value '\(name.value)' without a token in the catalog; add a token, or add the name to "
                + "'ignore' with a reason",
            at: name.range)
    }
}

extension YAMLNode {
    /// Whether the range of the node has all of the value: not so for a block of keys or elements.
    fileprivate var isPlaceOfOneValue: Bool {
        switch content {
        case .scalar: range.isOneLine
        case .sequence(let list): list.isFlow
        case .mapping(let mapping): mapping.isFlow
        }
    }

    /// Returns the way to the `$value` of the token named at a place.
    fileprivate func path(toValueBelow name: SourceRange) -> YAMLPath? {
        guard case .mapping(let mapping) = content else { return nil }
        for pair in mapping.pairs {
            let key = YAMLPathStep.key(pair.key.value)
            if pair.key.range == name, case .mapping = pair.value.content { return [key, "$value"] }
            if let found = pair.value.path(toValueBelow: name) { return [key] + found }
        }
        return nil
    }

    /// Returns the `$value` of the token named at a place.
    fileprivate func value(below name: SourceRange) -> YAMLNode? {
        guard case .mapping(let mapping) = content else { return nil }
        for pair in mapping.pairs {
            if pair.key.range == name, case .mapping(let token) = pair.value.content { return token["$value"] }
            if let found = pair.value.value(below: name) { return found }
        }
        return nil
    }
}

extension JSONValue {
    /// The value in few words.
    fileprivate var tokenText: String {
        if let color = TokenColor(self)?.srgb { return color.hex }
        if case .object(let object) = self, case .number(let number)? = object["value"],
            case .string(let unit)? = object["unit"]
        {
            return number + unit
        }
        return compact
    }
}
