package import CatalogModel
package import CatalogSyntax

/// A loader of design tokens from token files (Design Tokens Community Group format 2025.10), with all references
/// resolved.
package enum TokenLoader {
    /// Returns the tokens of some files in order, with later files replacing tokens of earlier files, and with groups
    /// merged.
    ///
    /// Unreadable parts are reported and left out; a reference leading nowhere stays in the value as written.
    package static func load(
        _ documents: [(file: SourceFile, root: YAMLNode)], diagnostics: inout Diagnostics
    ) -> DesignTokens {
        TokenSystem(documents.map(\.root)).tokens(for: TokenInputs(), diagnostics: &diagnostics)
    }

    /// Returns the tokens of some token structures, in order.
    ///
    /// With `replacesByDesign`, a token may replace a token of another type without a finding.
    static func load(
        _ roots: [YAMLNode], replacesByDesign: Bool, diagnostics: inout Diagnostics
    ) -> DesignTokens {
        guard let first = roots.first else { return DesignTokens() }
        var builder = TokenTreeBuilder(firstFile: first.range.file)
        for root in roots { builder.add(root) }
        builder.finish()
        diagnostics.merge(builder.diagnostics)

        var inheritance = GroupExtension(builder.tree)
        inheritance.run()
        diagnostics.merge(inheritance.diagnostics)
        let replacements = replacesByDesign ? [] : builder.replacements
        return resolve(inheritance.tree, replacements: replacements, diagnostics: &diagnostics)
    }

    private static func resolve(
        _ tree: TokenTree, replacements: [TokenReplacement], diagnostics: inout Diagnostics
    ) -> DesignTokens {
        let live = FlatTokens(of: tree)
        let graph = locatedValues(of: live, in: tree, diagnostics: &diagnostics)
        var types = TokenTypes(tree: tree, live: live, graph: graph)
        types.run()
        types.report(replacements)
        var checker = checkedValues(types, tree: tree, live: live, graph: graph)
        if checker.diagnostics.hasErrors || !types.diagnostics.all.isEmpty {
            var mistaken = MistakenTypes(types, wants: checker.wants, tree: tree, live: live, graph: graph)
            mistaken.run()
            diagnostics.merge(mistaken.diagnostics)
            types = TokenTypes(
                tree: tree, live: live, graph: graph, corrections: mistaken.corrections, unreliable: mistaken.unreliable
            )
            types.run()
            types.report(replacements)
            checker = checkedValues(types, tree: tree, live: live, graph: graph)
        }
        diagnostics.merge(types.diagnostics)
        diagnostics.merge(checker.diagnostics)

        var resolver = ValueResolver(graph: graph, live: live, respelled: checker.respelled)
        for token in live.tokens { graph.roots[tree.tokens[token.index].source].map { _ = resolver.value(of: $0) } }
        diagnostics.merge(resolver.diagnostics)
        let tokens = live.tokens.compactMap { token in
            designToken(
                token, tree: tree, live: live, graph: graph, type: types.types[token.index], resolver: resolver)
        }
        reportDeprecations(of: live, in: tree, diagnostics: &diagnostics)
        return DesignTokens(tokens, groups: live.groupPaths, describedGroups: live.describedGroups)
    }

    /// Returns the checker of all values after the checks.
    private static func checkedValues(
        _ types: TokenTypes, tree: TokenTree, live: FlatTokens, graph: ValueGraph
    ) -> ValueChecker {
        var checker = ValueChecker(graph: graph, types: types.reliableTypes, live: live)
        for token in live.tokens where !tree.tokens[token.index].isInherited {
            guard let type = types.types[token.index].flatMap(TokenType.init(rawValue:)),
                let root = graph.roots[tree.tokens[token.index].source]
            else { continue }
            checker.check(root, as: type)
        }
        return checker
    }

    /// Returns the values of all final tokens, with references followed.
    private static func locatedValues(
        of live: FlatTokens, in tree: TokenTree, diagnostics: inout Diagnostics
    ) -> ValueGraph {
        var builder = ValueGraphBuilder(sourceCount: tree.sources.count)
        for token in live.tokens {
            let source = tree.tokens[token.index].source
            if builder.graph.roots[source] == nil { builder.add(tree.sources[source], index: source) }
        }
        diagnostics.merge(builder.diagnostics)
        var locator = ReferenceLocator(tree: tree, live: live, graph: builder.graph)
        locator.run()
        diagnostics.merge(locator.diagnostics)
        return locator.graph
    }

    private static func designToken(
        _ token: FlatTokens.Token, tree: TokenTree, live: FlatTokens, graph: ValueGraph, type: String?,
        resolver: ValueResolver
    ) -> DesignToken? {
        let source = tree.tokens[token.index].source
        guard let root = graph.roots[source] else { return nil }
        let resolved = resolver.cached(root)
        var alias: (path: String, location: SourceRange)?
        if case .reference(let index) = graph.nodes[root].content, let target = graph.references[index].target,
            target.isWhole, let path = live.path(of: target)
        {
            alias = (path, graph.references[index].location)
        }
        let extra = tree.sources[source].extra.completed(by: live.groups[token.group].extra)
        let deprecation = tree.sources[source].deprecation ?? live.groups[token.group].deprecation
        return DesignToken(
            path: token.path, type: type, value: resolver.isAsWritten(root) ? resolved : graph.written(root),
            alias: alias?.path, resolvedValue: resolved, references: references(of: root, in: graph, live: live),
            description: tree.sources[source].description, deprecation: deprecation?.stated(extra.deprecation),
            visibility: extra.visibility ?? .public, extensions: tree.sources[source].extensions,
            range: tree.sources[source].name.range,
            aliasRange: alias?.location)
    }

    /// Reports replacements naming no token, and details for a token without a deprecation.
    private static func reportDeprecations(
        of live: FlatTokens, in tree: TokenTree, diagnostics: inout Diagnostics
    ) {
        for token in live.tokens {
            let source = tree.tokens[token.index].source
            let own = tree.sources[source].extra.deprecation
            guard let details = own ?? live.groups[token.group].extra.deprecation else { continue }
            let stated = tree.sources[source].deprecation ?? live.groups[token.group].deprecation
            if stated?.stated(nil) == nil, own != nil {
                diagnostics.report(.detailsWithoutDeprecation(tree.sources[source].name, path: token.path))
            }
            for name in details.replacements where live.token(at: name.value) == nil {
                diagnostics.report(
                    .unknownToken(
                        name.value, suggestion: suggestion(for: name.value, among: live.tokens.map(\.path)),
                        at: name.range))
            }
        }
    }

    /// Returns the paths of the tokens directly referred to by a value, each only once.
    private static func references(of root: Int, in graph: ValueGraph, live: FlatTokens) -> [String] {
        graph.references(below: root).compactMap { graph.references[$0].target.flatMap(live.path(of:)) }.uniqued()
    }
}
