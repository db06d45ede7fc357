package import CatalogModel
import CatalogSyntax
package import CodeReaders

/// The tokens of a source without those that the loader rejects, with a finding for each rejected token.
package struct AcceptedTokens: Sendable {
    /// The declarations that are left.
    package private(set) var api: DeclaredAPI
    package private(set) var findings = Diagnostics()

    package init(_ api: DeclaredAPI) { self.api = api }

    /// Removes the tokens at errors of the catalog; all tokens of a variant at an error outside of its tokens.
    ///
    /// - Parameters:
    ///   - errors: The errors of the catalog with the files of an outcome.
    ///   - outcome: The import of the declarations that are left.
    /// - Returns: Whether a token was removed.
    package mutating func remove(at errors: [Diagnostic], in outcome: ImportOutcome) -> Bool {
        var isProgress = false
        var roots: [String: YAMLNode] = [:]
        for error in errors {
            guard let range = error.range, let file = outcome.files.first(where: { $0.path == range.file.path }),
                case .tokens(let theme) = file.origin
            else { continue }
            if roots[file.path] == nil {
                var ignored = Diagnostics()
                roots[file.path] = YAMLReader.read(
                    SourceFile(path: file.path, bytes: file.bytes), diagnostics: &ignored)
            }
            let location = roots[file.path].map { EntryLocation(of: range, in: $0) } ?? EntryLocation()
            let names = Array(location.names.prefix { !$0.hasPrefix("$") })
            if remove(names, of: theme, because: error) { isProgress = true }
        }
        return isProgress
    }

    /// Removes the tokens of a variant in a group, or with a name; all of them if no token has the name.
    private mutating func remove(_ names: [String], of theme: String?, because error: Diagnostic) -> Bool {
        guard let own = api.tokens?.tokens.filter({ $0.theme == theme }), !own.isEmpty else { return false }
        let named = own.filter { TokenDraft.path(of: $0.name.value).starts(with: names) }
        let rejected = named.isEmpty ? own : named
        let ranges = Set(rejected.map(\.range))
        api.tokens?.tokens.removeAll { $0.theme == theme && ranges.contains($0.range) }
        for token in rejected {
            findings.report(
                .skipped("'\(token.name.value)'", because: error.message.fact, at: token.range))
        }
        return true
    }
}
