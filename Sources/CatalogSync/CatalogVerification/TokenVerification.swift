import CatalogModel
import CodeReaders

/// Tokens compared with the values in shipped code.
extension SourceVerification {
    mutating func compare(_ declared: DeclaredTokens, of source: SourceConfiguration, in registry: ComponentRegistry) {
        let all = registry.themes.flatMap(\.tokens.all)
        let tokens = Dictionary(all.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        let names = PairedTokenNames(source)
        let covered = all.map(\.path).uniqued().filter(names.covers)
        // Of tokens with the same name in code, an ignored one has no pair.
        let paths = covered.filter { !ignored.match([$0]) } + covered.filter { ignored.match([$0]) }
        var pairs = TokenPairs(
            names, tokens: paths, declared: declared.tokens.map(\.name.value) + declared.unknown.map(\.value))
        var themes = PairedThemes(source.themes.orEmpty(), of: registry)
        var tally = TokenTally(values: TokenValues(tolerance: source.tolerance?.value))
        var seen = Set(declared.unknown.compactMap { pairs.path(of: $0.value) })
        var missing: Set<String> = []
        for token in declared.tokens {
            let tokenName = token.name.value
            guard let path = pairs.path(of: tokenName) else {
                guard missing.insert(tokenName).inserted else { continue }
                coverage.declared += 1
                if ignored.hold([tokenName]) { continue }
                coverage.missing += 1
                tally.parity.add(.onlyInSource, of: tokenName, source: token.value.tokenText)
                diagnostics.report(.unknownToken(token.name, in: name))
                continue
            }
            if seen.insert(path).inserted { coverage.declared += 1 }
            if ignored.hold([tokenName, path]) { continue }
            guard let theme = themes.theme(of: token), let stated = theme.tokens[path] else {
                coverage.unknown["Token.value, \(token.theme ?? "")", default: 0] += 1
                continue
            }
            if tally.compared.insert(path).inserted { compareSyntax(of: stated, with: token, by: pairs, &tally) }
            compare(stated, with: token, in: theme, of: registry, by: &pairs, &tally)
        }
        compareInherited(declared, of: registry, by: &pairs, in: &themes, adding: &tally)
        reportDrift(&tally)
        for finding in themes.findings(in: name) where !ignored.hold([finding.theme]) {
            diagnostics.report(finding.diagnostic)
        }
        for (key, count) in [("Token.value", declared.unknown.count), ("Token.alias", tally.literals)] where count > 0 {
            coverage.unknown[key, default: 0] += count
        }
        tokenPairs = tally.compared.count
        coverage.drifted += tally.drifted.count
        coverage.verified += tokenPairs - tally.drifted.count
        let least = source.visibility?.value ?? .public
        for path in paths where !seen.contains(path) {
            guard let token = tokens[path], token.visibility.isAtLeast(least), !ignored.hold([path]),
                token.type.map(declared.types.contains) ?? true
            else { continue }
            coverage.gone += 1
            tally.parity.add(.onlyInCatalog, of: path, catalog: token.resolvedValue.tokenText)
            diagnostics.report(.tokenNotInCode(token))
        }
        for theme in registry.themes {
            guard let pairs = tally.pairs[theme.name] else { continue }
            tally.parity.add(
                theme: theme.name, pairs: pairs.count, differing: tally.differing[theme.name, default: []].count)
        }
        parity = tally.parity
    }

    /// Compares the values that tokens have in themes in which the source states no value of its own.
    private mutating func compareInherited(
        _ declared: DeclaredTokens, of registry: ComponentRegistry, by pairs: inout TokenPairs,
        in themes: inout PairedThemes, adding tally: inout TokenTally
    ) {
        for (token, origin) in declared.inherited {
            guard let path = pairs.path(of: token.name.value), !ignored.match([token.name.value, path]),
                let theme = themes.theme(of: token), let stated = theme.tokens[path]
            else { continue }
            let base = themes.theme(of: origin)
            guard token.value == origin.value, let base, stated.resolvedValue == base.tokens[path]?.resolvedValue else {
                compare(stated, with: token, in: theme, of: registry, by: &pairs, &tally)
                continue
            }
            // The finding of the theme with the same values is enough.
            tally.pairs[theme.name, default: []].insert(path)
            if tally.differing[base.name]?.contains(path) == true {
                tally.differing[theme.name, default: []].insert(path)
            }
        }
    }

    /// Compares the values of a pair in a theme, and the targets of aliases with the same value.
    private mutating func compare(
        _ stated: DesignToken, with declared: DeclaredToken, in theme: TokenTheme, of registry: ComponentRegistry,
        by pairs: inout TokenPairs, _ tally: inout TokenTally
    ) {
        let title = registry.themes.count > 1 ? theme.name : nil
        let location = title.map { " in theme '\($0)'" } ?? ""
        tally.pairs[theme.name, default: []].insert(stated.path)
        let agreement = tally.values.compare(stated.resolvedValue, with: declared.value, of: stated.path)
        if agreement == .different {
            tally.differing[theme.name, default: []].insert(stated.path)
            return tally.drifts.append((stated, declared, title))
        }
        tally.agreeing.insert(stated.range)
        if agreement == .notation {
            let (old, new) = Self.texts(of: stated, and: declared)
            tally.parity.add(.notation, of: stated.path, theme: title, catalog: old, source: new)
            report(
                VerificationRules.tokenNotation,
                message:
                    "token '\(stated.path)' is \(old)\(location), and \(new) in the code, which can be the same; use one "
                    + "notation", at: stated.range, code: declared.range)
        }
        guard let alias = stated.alias, let other = declared.alias else {
            if (stated.alias == nil) != (declared.alias == nil) { tally.literals += 1 }
            return
        }
        // The source can skip steps of the chain. A target without a pair is compared by its value alone.
        guard let target = pairs.path(of: other),
            !theme.tokens.aliasChain(from: alias).contains(where: { $0.path == target })
        else { return }
        tally.drifted.insert(stated.path)
        tally.parity.add(.alias, of: stated.path, theme: title, catalog: alias, source: target)
        report(
            VerificationRules.aliasDrift,
            message: "token '\(stated.path)' refers to '\(alias)'\(location), and to '\(target)' in the code; use one",
            at: stated.aliasRange ?? stated.range, code: declared.range)
    }

    /// Checks the names in code that a design tool shows for a token, on the side of the source or of the catalog.
    private mutating func compareSyntax(
        of stated: DesignToken, with declared: DeclaredToken, by pairs: TokenPairs, _ tally: inout TokenTally
    ) {
        let own = OrderedRecords(codeSyntax: stated.extensions, at: stated.range)
        for syntax in declared.codeSyntax.isEmpty ? own : declared.codeSyntax {
            let text = syntax.value.value
            guard let path = pairs.path(ofCodeSyntax: text), path != stated.path else { continue }
            tally.drifted.insert(stated.path)
            tally.parity.add(.codeSyntax, of: stated.path, catalog: stated.path, source: text)
            report(
                VerificationRules.codeSyntax,
                message:
                    "the code syntax '\(text)' of token '\(stated.path)' names token '\(path)'; correct the syntax",
                at: stated.range, code: declared.codeSyntax.isEmpty ? declared.range : syntax.value.range)
        }
    }

    /// Reports the differences of values, after the last pair.
    private mutating func reportDrift(_ tally: inout TokenTally) {
        var fixes = TokenFixes()
        let values = Dictionary(grouping: tally.drifts, by: \.stated.range).mapValues { Set($0.map(\.declared.value)) }
        for (stated, declared, theme) in tally.drifts {
            let location = theme.map { " in theme '\($0)'" } ?? ""
            let (old, new) = Self.texts(of: stated, and: declared)
            tally.drifted.insert(stated.path)
            tally.parity.add(.value, of: stated.path, theme: theme, catalog: old, source: new)
            // Themes can share a token, so the new value must be right in all of them.
            let isCertain = !tally.agreeing.contains(stated.range) && values[stated.range]?.count == 1
            report(
                VerificationRules.tokenDrift,
                message: "token '\(stated.path)' is \(old)\(location), and \(new) in the code",
                at: stated.range, code: declared.range, fix: isCertain ? fixes.fix(stated, to: declared) : nil)
        }
    }
}

extension SourceVerification {
    /// Returns both values in few words, or as JSON where the words are equal.
    private static func texts(of stated: DesignToken, and declared: DeclaredToken) -> (String, String) {
        let (old, new) = (stated.resolvedValue.tokenText, declared.value.tokenText)
        return old == new ? (stated.resolvedValue.compact, declared.value.compact) : (old, new)
    }
}

/// The results of the pairs compared so far.
private struct TokenTally {
    let values: TokenValues
    var parity = TokenParity()
    /// The paths of tokens with a value on both sides in at least one theme, and of those with a difference.
    var compared: Set<String> = []
    var drifted: Set<String> = []
    /// The paths by theme.
    var pairs: [String: Set<String>] = [:]
    var differing: [String: Set<String>] = [:]
    /// The number of pairs that are an alias on one side only.
    var literals = 0
    var drifts: [(stated: DesignToken, declared: DeclaredToken, theme: String?)] = []
    /// The locations of tokens with the value of the code in at least one theme.
    var agreeing: Set<SourceRange> = []
}

extension Diagnostic {
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
