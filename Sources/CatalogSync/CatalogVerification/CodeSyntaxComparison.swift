import CatalogModel
import CodeReaders

/// A check that the names in code that a design tool shows for its tokens belong to these tokens.
struct CodeSyntaxComparison {
    /// A name without a pair, with the finding.
    private typealias Unpaired = (stated: DesignToken, name: String, diagnostic: Diagnostic)

    private var unpairedByPlatform: [(platform: String, name: Unpaired)] = []
    /// The platforms with a name that belongs to its token.
    private var paired: Set<String> = []

    /// Names without a token, on platforms whose names otherwise follow the pairing rules of the source.
    var unpaired: [(stated: DesignToken, name: String, diagnostic: Diagnostic)] {
        unpairedByPlatform.filter { paired.contains($0.platform) }.map(\.name)
    }

    /// Returns the names of other tokens, each with the finding.
    ///
    /// The names are those of the source, or else of the catalog's token, in Figma's extension.
    mutating func compare(
        _ stated: DesignToken, with declared: DeclaredToken, by pairs: inout TokenPairs
    ) -> [(name: String, diagnostic: Diagnostic)] {
        let own = OrderedRecords(codeSyntax: stated.extensions, at: stated.range)
        let (syntax, other) = declared.codeSyntax.isEmpty ? (own, declared.range) : (declared.codeSyntax, stated.range)
        var findings: [(String, Diagnostic)] = []
        for name in syntax {
            let path = pairs.path(of: Self.name(in: name.value.value))
            if path == stated.path {
                paired.insert(name.name)
                continue
            }
            let diagnostic = Diagnostic.codeSyntax(name.value, of: stated, naming: path, other: other)
            if path == nil {
                unpairedByPlatform.append((name.name, (stated, name.value.value, diagnostic)))
            } else {
                findings.append((name.value.value, diagnostic))
            }
        }
        return findings
    }

    /// Returns the name in `var(--ink)`, `$ink` or `Color.ink`.
    private static func name(in text: String) -> String {
        var name = text[...]
        if let open = name.firstIndex(of: "("), name.hasSuffix(")") {
            name = name[name.index(after: open)...].dropLast().prefix { $0 != "," }
        }
        return String(name.drop { "-$@ ".contains($0) })
    }
}

extension Diagnostic {
    fileprivate static func codeSyntax(
        _ name: Text, of token: DesignToken, naming path: String?, other: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            VerificationRules.codeSyntax,
            "the code syntax '\(name.value)' of token '\(token.path)' names "
                + (path.map { "token '\($0)'" } ?? "no token of the catalog") + "; correct the code syntax in the design tool",
            at: name.range, notes: [.init("the other side", at: other)])
    }
}
