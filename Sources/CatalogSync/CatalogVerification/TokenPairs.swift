import CatalogModel

/// Lookup of the design token for a name in code, by spelling and then by `PairedTokenNames`.
struct TokenPairs {
    private let names: PairedTokenNames
    private let bySpelling: [String: String]
    /// The paths of tokens by bare name; several differ in letter case or separators alone.
    private let byBareName: [String: [String]]
    /// The paths of tokens with the exact spelling of a name in code.
    private let spelled: Set<String>
    /// The results of previous lookups: each theme has the same names.
    private var found: [String: String?] = [:]

    init(_ names: PairedTokenNames, tokens: [String], declared: [String]) {
        self.names = names
        let bySpelling = Dictionary(
            tokens.map { (names.spelling(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
        self.bySpelling = bySpelling
        byBareName = Dictionary(grouping: tokens) { names.bare(path: $0) }
        spelled = Set(
            declared.map(names.spelling(inCode:)).flatMap { [bySpelling[$0], bySpelling[$0 + ".$root"]] }
                .compactMap(\.self))
    }

    /// Returns the path of the token for a name in code; nil without a token.
    mutating func path(of name: String) -> String? {
        if let path = found[name] { return path }
        let path = lookUp(name, besides: spelled)
        found.updateValue(path, forKey: name)
        return path
    }

    /// Returns the path of the token for a name as a design tool shows it, such as `var(--ink)`; nil without a token.
    func path(ofCodeSyntax text: String) -> String? {
        let name = text.hasPrefix("var(") && text.hasSuffix(")") ? text.dropFirst(4).dropLast() : text[...]
        return lookUp(String(name.prefix { $0 != "," }.drop { "-$@ ".contains($0) }), besides: [])
    }

    private func lookUp(_ name: String, besides spelled: Set<String>) -> String? {
        let exact = names.spelling(inCode: name)
        if let own = bySpelling[exact] ?? bySpelling[exact + ".$root"] { return own }
        for bare in names.bareNames(of: name) {
            // A token spelled like another name in code is the token of that name.
            if let path = byBareName[bare]?.first(where: { !spelled.contains($0) }) { return path }
        }
        return nil
    }
}

/// The bare forms of token names in code and in a catalog, without letter case, separators, configured prefixes and
/// groups: `color.text-muted` matches `ColorTextMuted`.
struct PairedTokenNames {
    private let start: String
    /// The number of groups after the start that names in code omit.
    private let drop: Int
    private let prefixes: [String]

    init(_ source: SourceConfiguration) {
        start = source.tokenGroup.map { $0.value + "." } ?? ""
        drop = max(source.drop?.value ?? 0, 0)
        // Readers omit the marks of `--ds-ink` and `$ds-ink`.
        prefixes = [""] + source.prefixes.orEmpty().map { String($0.value.drop { "-$@".contains($0) }) }
    }

    /// Whether a token is one of the source.
    func covers(_ path: String) -> Bool { path.hasPrefix(start) }

    func bare(path: String) -> String { Self.bare(rest(of: path)) }

    /// Returns a path as a name in code spells it.
    func spelling(of path: String) -> String { String(rest(of: path)) }

    /// Returns a name in code with the separators of paths.
    func spelling(inCode name: String) -> String { name.replacing("/", with: ".") }

    private func rest(of path: String) -> Substring {
        var rest = path.dropFirst(start.count)
        for _ in 0..<drop {
            guard let dot = rest.firstIndex(of: ".") else { break }
            rest = rest[rest.index(after: dot)...]
        }
        return rest
    }

    /// Returns the bare forms of a name in code, the most likely first.
    func bareNames(of name: String) -> [String] {
        let last = name.split(separator: "/").last.map(String.init) ?? name
        return (last == name ? [name] : [name, last]).flatMap { name in
            prefixes.filter(name.hasPrefix).map { Self.bare(name.dropFirst($0.count)) }
        }
    }

    private static func bare(_ name: Substring) -> String {
        // The `$root` token has the name of its group.
        let name = name.hasSuffix(".$root") ? name.dropLast(".$root".count) : name
        return name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
