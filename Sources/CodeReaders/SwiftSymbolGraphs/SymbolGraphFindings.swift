package import CatalogModel

/// The rules for findings about Swift symbol graph files.
package enum SymbolGraphRules {
    fileprivate static func graph(_ symbols: String) -> String {
        #"{ "metadata": {}, "module": { "name": "Box" }, "relationships": [], "symbols": [\#(symbols)] }"#
    }

    package static let noSymbolGraph = Rule(
        "no-symbol-graph", "A source of symbol graphs names symbol graph files.",
        reason: "Entries would be compared with nothing, so differences from the code would go unnoticed."
    )
    .graph(failing: "{}", at: "")
    package static let unreadSymbol = Rule(
        "unread-symbol", "Every symbol and relationship of a symbol graph can be read.",
        reason: "A skipped symbol would look as though the code did not have it, and entries would be called wrong."
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
    fileprivate func graph(failing: String, at place: String) -> Rule {
        let symbol = """

            { "kind": { "identifier": "swift.struct" }, "names": { "title": "Box" }, "pathComponents": ["Box"],
              "identifier": { "precise": "s:Box", "interfaceLanguage": "swift" }, "accessLevel": "public",
              "declarationFragments": [{ "kind": "keyword", "spelling": "struct" },
                { "kind": "text", "spelling": " " }, { "kind": "identifier", "spelling": "Box" }] }
            """
        return example(
            failing: failing, passing: SymbolGraphRules.graph(symbol), at: place, in: "box.symbols.json",
            catalog: "sources: { swiftui: { symbolGraphs: box.symbols.json } }",
            entry: "implementations: { swiftui: { types: { Box: { kind: struct } } } }")
    }
}

extension Diagnostic {
    static func noSymbolGraph(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            SymbolGraphRules.noSymbolGraph,
            "the file is no symbol graph: it has no module with a name and no list of symbols; make one with "
                + "'swift package dump-symbol-graph' or 'swift-symbolgraph-extract'",
            at: range)
    }

    static func unreadSymbol(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            SymbolGraphRules.unreadSymbol,
            "something here has no kind, name or path, so that nobody knows what it declares; make the graph anew",
            at: range.beginning)
    }

    /// Returns the finding about a symbol of an unknown kind, without a place in entries.
    static func unknownKind(of symbol: SymbolGraph.Symbol) -> Diagnostic {
        Diagnostic(
            SymbolGraphRules.unreadSymbol,
            "'\(symbol.fullName)' is a '\(symbol.kind.value)', a kind of declaration that this program does not know, so "
                + "that no entry is held to it; a newer version may know it, and 'rules: { unread-symbol: warning }' in "
                + "'catalog.yaml' goes on without it",
            at: symbol.kind.range)
    }

    static func noSymbols(in module: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            SymbolGraphRules.emptySymbolGraph,
            "the graphs of '\(module)' declare nothing in Swift; was the module built, and is anything in it public?",
            at: range)
    }
}
