package import CatalogModel

/// The rules for findings about Swift symbol graph files.
package enum SymbolGraphRules {
    package static let noSymbolGraph = Rule("no-symbol-graph", "A source of symbol graphs has files of that kind.")
    package static let unreadSymbol = Rule("unread-symbol", "All symbols and relationships of a graph can be read.")
    package static let emptySymbolGraph = Rule("empty-symbol-graph", "Symbol graphs declare something in Swift.")

    package static let all = [noSymbolGraph, unreadSymbol, emptySymbolGraph]
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

    static func noSymbols(in module: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            SymbolGraphRules.emptySymbolGraph,
            "the graphs of '\(module)' declare nothing in Swift; was the module built, and is anything in it public?",
            at: range)
    }
}
