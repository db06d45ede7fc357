import CatalogModel
import CodeReaders

/// Tokens compared with the values in shipped code.
extension SourceVerification {
    mutating func compare(_ declared: DeclaredTokens, of source: SourceConfiguration, in registry: ComponentRegistry) {
        var tokens: [String: DesignToken] = [:]
        for token in registry.themes.lazy.flatMap(\.tokens.all) where tokens[token.path] == nil {
            tokens[token.path] = token
        }
        let names = PairedTokenNames(source)
        let paths = registry.themes.flatMap { $0.tokens.all.map(\.path) }.uniqued().filter(names.covers)
        var comparison = TokenComparison(
            pairs: TokenPairs(
                names, tokens: paths, declared: declared.tokens.map(\.name.value) + declared.unknown.map(\.value)),
            aliases: DeclaredAliases(declared.tokens), values: TokenValues(tolerance: source.tolerance?.value),
            namesThemes: registry.themes.count > 1)
        var themes = PairedThemes(source.themes.orEmpty(), layers: declared.layers, of: registry)
        var parity = TokenParity()
        var seen = Set(declared.unknown.compactMap { comparison.pairs.path(of: $0.value) })
        var missing: Set<String> = []
        for token in declared.tokens {
            guard let path = comparison.pairs.path(of: token.name.value) else {
                guard missing.insert(token.name.value).inserted else { continue }
                coverage.declared += 1
                if ignored.hold([token.name.value]) { continue }
                coverage.missing += 1
                parity.differences.append(.init(.onlyInSource, token.name.value, source: token.value.tokenText))
                diagnostics.report(.unknownToken(token.name, in: name))
                continue
            }
            if seen.insert(path).inserted { coverage.declared += 1 }
            if ignored.hold([token.name.value, path]) { continue }
            guard let theme = themes.theme(of: token), let stated = theme.tokens[path] else {
                coverage.unknown["Token.value, \(token.theme ?? "")", default: 0] += 1
                continue
            }
            comparison.compare(stated, with: token, in: theme)
        }
        comparison.finish()
        for finding in comparison.findings { diagnostics.report(finding) }
        parity.differences += comparison.differences
        for finding in themes.findings(in: name) where !ignored.hold([finding.theme]) {
            diagnostics.report(finding.diagnostic)
        }
        let unknown: [(String, Int)] = [
            ("Token.value", declared.unknown.count), ("Token.alias", comparison.literalCount),
        ]
        for (key, count) in unknown where count > 0 { coverage.unknown[key, default: 0] += count }
        let drifted = comparison.drifted
        coverage.drifted += drifted.count
        tokenPairs = comparison.compared.count
        coverage.verified += tokenPairs - drifted.count
        let least = source.visibility?.value ?? .public
        for path in paths where !seen.contains(path) {
            guard let token = tokens[path], token.visibility.isAtLeast(least), !ignored.hold([path]),
                token.type.map(declared.types.contains) ?? true
            else { continue }
            coverage.gone += 1
            parity.differences.append(.init(.onlyInCatalog, path, catalog: token.resolvedValue.tokenText))
            diagnostics.report(.tokenNotInCode(token))
        }
        parity.themes = registry.themes.compactMap { comparison.count(in: $0.name) }
        self.parity = parity
    }
}

/// A comparison of paired tokens, in all themes.
struct TokenComparison {
    var pairs: TokenPairs
    private let aliases: DeclaredAliases
    private let values: TokenValues
    /// Whether findings name the theme.
    private let namesThemes: Bool
    private var syntax = CodeSyntaxComparison()
    private(set) var findings: [Diagnostic] = []
    private(set) var differences: [TokenParity.Difference] = []
    /// The paths of tokens with a value on both sides in at least one theme, and of those that differ.
    private(set) var compared: Set<String> = []
    private(set) var drifted: Set<String> = []
    /// The number of tokens that are an alias on one side only.
    private(set) var literalCount = 0
    /// Differences of values, with the name of the theme, and the locations of tokens that agree in another theme.
    private var drifts: [(stated: DesignToken, declared: DeclaredToken, theme: String?)] = []
    private var agreeing: Set<SourceRange> = []
    private var counts: [String: (pairs: Set<String>, differing: Set<String>)] = [:]

    init(pairs: TokenPairs, aliases: DeclaredAliases, values: TokenValues, namesThemes: Bool) {
        self.pairs = pairs
        self.aliases = aliases
        self.values = values
        self.namesThemes = namesThemes
    }

    /// Returns the number of pairs in a theme; nil for a theme without pairs.
    func count(in theme: String) -> TokenParity.Theme? {
        counts[theme].map { .init(name: theme, pairs: $0.pairs.count, differing: $0.differing.count) }
    }

    mutating func compare(_ stated: DesignToken, with declared: DeclaredToken, in theme: TokenTheme) {
        let path = stated.path
        let title = namesThemes ? theme.name : nil
        if compared.insert(path).inserted {
            for (name, diagnostic) in syntax.compare(stated, with: declared, by: &pairs) {
                add(.codeSyntax, stated, diagnostic, theme: nil, catalog: path, source: name)
            }
        }
        counts[theme.name, default: ([], [])].pairs.insert(path)
        switch values.compare(stated.resolvedValue, with: declared.value) {
        case .different:
            counts[theme.name]?.differing.insert(path)
            drifts.append((stated, declared, title))
            return
        case .notation:
            add(
                .notation, stated, .tokenNotation(stated, in: declared, theme: title), theme: title,
                catalog: stated.resolvedValue.tokenText, source: declared.value.tokenText)
        case .same: break
        }
        agreeing.insert(stated.range)
        guard let alias = stated.alias, let other = declared.alias else {
            if (stated.alias == nil) != (declared.alias == nil) { literalCount += 1 }
            return
        }
        let own = theme.tokens.aliasChain(from: alias).map(\.path)
        let others = aliases.chain(from: declared).compactMap { pairs.path(of: $0) }
        // Either side can skip steps of the chain. A target without a pair is compared by its value alone.
        guard let target = others.first, !own.contains(target), !others.contains(alias) else { return }
        add(
            .alias, stated, .aliasDrift(stated, to: alias, from: declared, to: other, theme: title), theme: title,
            catalog: alias, source: other)
    }

    /// Adds the findings that depend on all pairs.
    mutating func finish() {
        for (stated, name, diagnostic) in syntax.unpaired {
            add(.codeSyntax, stated, diagnostic, theme: nil, catalog: stated.path, source: name)
        }
        var fixes = TokenFixes()
        // A token that several themes share has a fix only if the new value is right in all of them.
        let values = Dictionary(grouping: drifts, by: \.stated.range).mapValues { Set($0.map(\.declared.value)) }
        for (stated, declared, theme) in drifts {
            drifted.insert(stated.path)
            let isCertain = !agreeing.contains(stated.range) && values[stated.range]?.count == 1
            add(
                .value, stated,
                .tokenDrift(
                    stated, from: declared, theme: theme, fix: isCertain ? fixes.fix(stated, to: declared) : nil),
                theme: theme, catalog: stated.resolvedValue.tokenText, source: declared.value.tokenText)
        }
    }

    private mutating func add(
        _ category: TokenParity.Category, _ stated: DesignToken, _ finding: Diagnostic, theme: String?, catalog: String,
        source: String
    ) {
        if category == .alias || category == .codeSyntax { drifted.insert(stated.path) }
        findings.append(finding)
        differences.append(.init(category, stated.path, theme: theme, catalog: catalog, source: source))
    }
}

extension Diagnostic {
    fileprivate static func tokenDrift(
        _ stated: DesignToken, from declared: DeclaredToken, theme: String?, fix: FixIt?
    ) -> Diagnostic {
        let location = theme.map { " in theme '\($0)'" } ?? ""
        return Diagnostic(
            VerificationRules.tokenDrift,
            "token '\(stated.path)' is \(stated.resolvedValue.tokenText)\(location), and \(declared.value.tokenText) in the code",
            at: stated.range, notes: [.init("in the code", at: declared.range)], fixIts: fix.map { [$0] } ?? [])
    }

    fileprivate static func tokenNotation(
        _ stated: DesignToken, in declared: DeclaredToken, theme: String?
    ) -> Diagnostic {
        let location = theme.map { " in theme '\($0)'" } ?? ""
        return Diagnostic(
            VerificationRules.tokenNotation,
            "token '\(stated.path)' is \(stated.resolvedValue.tokenText)\(location), and \(declared.value.tokenText) in the "
                + "code, which can be the same value; use one notation on both sides",
            at: stated.range, notes: [.init("in the code", at: declared.range)])
    }

    fileprivate static func aliasDrift(
        _ stated: DesignToken, to alias: String, from declared: DeclaredToken, to other: String, theme: String?
    ) -> Diagnostic {
        let location = theme.map { " in theme '\($0)'" } ?? ""
        return Diagnostic(
            VerificationRules.aliasDrift,
            "token '\(stated.path)' refers to '\(alias)'\(location), and to '\(other)' in the code; refer to the same token",
            at: stated.aliasRange ?? stated.range, notes: [.init("in the code", at: declared.range)])
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
