package import CatalogModel
import CatalogSyntax

/// A reader of the symbol graph files of Swift modules, as written by `swift package dump-symbol-graph` and
/// `swift-symbolgraph-extract`: several at a time, for other platforms and for extensions of types of other modules.
package struct SymbolGraphReader: SourceReader {
    package static let kind = "symbolGraphs"
    package static let language = ProgrammingLanguage.swift.name
    package static let fileEnding = ".symbols.json"
    /// In bytes: more than the graph of the largest frameworks has.
    package static let fileSize = 1 << 28

    package init() {}

    package func read(_ files: [SourceFile]) -> DeclaredAPI {
        var api = DeclaredAPI()
        let graphs = files.compactMap { SymbolGraph($0, findings: &api.diagnostics) }
        let index = SymbolGraphIndex(graphs)
        if index.symbols.isEmpty, let file = files.first, !api.diagnostics.hasErrors {
            api.diagnostics.report(.noSymbols(in: graphs.first?.module ?? "", at: file.range(ofBytes: 0..<0)))
        }
        for symbol in graphs.flatMap(\.symbols) where !symbol.isSwift {
            api.omissions.append(.init(Text(symbol.fullName, at: symbol.range), because: "is not declared in Swift"))
        }
        for symbol in index.repeated {
            api.omissions.append(
                .init(
                    Text(symbol.fullName, at: symbol.range),
                    because: "is already declared with other constraints, and an entry describes a name only once"))
        }
        var draft = SymbolComponentConverter(index: index, module: graphs.first?.module)
        api.components = draft.components(&api.omissions)
        api.origins = index.symbols.compactMap { symbol in
            symbol.origin.map { .init(range: symbol.range, path: $0.path, line: $0.line) }
        }
        return api
    }
}
