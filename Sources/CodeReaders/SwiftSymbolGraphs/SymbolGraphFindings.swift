package import CatalogModel

/// The rules for findings about Swift symbol graph files.
package enum SymbolGraphRules {
    fileprivate static func graph(_ symbols: String) -> String {
        #"{ "metadata": {}, "module": { "name": "Box" }, "relationships": [], "symbols": [\#(symbols)] }"#
    }

    package static let noSymbolGraph = Rule(
        "no-symbol-graph", "A source of symbol graphs names symbol graph files.",
        reason: "Entries would not be compared with any code, so differences would go unnoticed."
    )
    .graph(failing: "{}", at: "")
    package static let unreadSymbol = Rule(
        "unread-symbol", "Every symbol and relationship of a symbol graph can be read.",
        reason: "The code would appear to lack a skipped symbol, and correct entries would be reported."
    )
    .graph(failing: graph("{}"), at: "")
    package static let emptySymbolGraph = Rule(
        "empty-symbol-graph", "Symbol graphs declare at least one symbol in Swift.",
        reason: "Compared with a module that was not built, everything documented would look removed."
    )
    .graph(failing: graph(""), at: "")

    package static let all = [noSymbolGraph, unreadSymbol, emptySymbolGraph]
}

extension Rule {
    fileprivate func graph(failing: String, at location: String) -> Rule {
        let symbol = """

            { "kind": { "identifier": "swift.struct" }, "names": { "title": "Box" }, "pathComponents": ["Box"],
              "identifier": { "precise": "s:Box", "interfaceLanguage": "swift" }, "accessLevel": "public",
              "declarationFragments": [{ "kind": "keyword", "spelling": "struct" },
                { "kind": "text", "spelling": " " }, { "kind": "identifier", "spelling": "Box" }] }
            """
        return example(
            failing: failing, passing: SymbolGraphRules.graph(symbol), at: location, in: "box.symbols.json",
            catalog: "sources: { swiftui: { symbolGraphs: box.symbols.json } }",
            entry: "implementations: { swiftui: { types: { Box: { kind: struct } } } }")
    }
}

extension Diagnostic {
    static func noSymbolGraph(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            SymbolGraphRules.noSymbolGraph,
            "invalid symbol graph: it has no module with a name and no list of symbols; generate the file with "
                + "'swift package dump-symbol-graph' or 'swift-symbolgraph-extract'",
            at: range)
    }

    static func unreadSymbol(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            SymbolGraphRules.unreadSymbol,
            "symbol without a kind, name or path; regenerate the symbol graph",
            at: range.beginning)
    }

    /// Returns the finding about a symbol of an unknown kind, without a place in entries.
    static func unknownKind(of symbol: SymbolGraph.Symbol) -> Diagnostic {
        Diagnostic(
            SymbolGraphRules.unreadSymbol,
            "'\(symbol.fullName)' has the unknown kind of declaration '\(symbol.kind.value)', so no entry is compared with it; "
                + "update this program, or set 'rules: { unread-symbol: warning }' in 'catalog.yaml' to "
                + "continue without it",
            at: symbol.kind.range)
    }

    static func noSymbols(in module: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            SymbolGraphRules.emptySymbolGraph,
            "the symbol graphs of '\(module)' have no Swift declarations; check that the module was built and has public declarations",
            at: range)
    }
}
