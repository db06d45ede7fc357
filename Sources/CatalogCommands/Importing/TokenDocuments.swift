import CatalogModel
import CatalogSyntax
import CatalogTokens
import CodeReaders

/// Files in the Design Tokens format: the common ones, and one for each further theme.
///
/// Files that declare the same tokens are themes. The first of them has the common values, unless its name is that of a
/// dark theme.
struct TokenDocuments {
    typealias Document = (file: SourceFile, root: YAMLNode)

    private(set) var common: [Document] = []
    private(set) var themes: [(name: String, document: Document)] = []
    /// nil for files without a token in common.
    private(set) var layers: TokenLayers?

    init(_ documents: [Document]) {
        let names = documents.map { document in
            var ignored = Diagnostics()
            // A resolver document names its themes itself.
            let isWhole = !TokenSystem.isResolver(document.root)
            return isWhole ? TokenLoader.load([document], diagnostics: &ignored).all.map(\.path) : []
        }
        let owners = Dictionary(names.flatMap(\.self).map { ($0, 1) }, uniquingKeysWith: +)
        let shared = documents.indices.filter { names[$0].contains { owners[$0, default: 0] > 1 } }
        func stem(_ index: Int) -> String {
            String(CatalogPath.stem(of: documents[index].file.path).prefix { $0 != "." })
        }
        let base = shared.first { !stem($0).lowercased().contains("dark") } ?? shared.first
        var layerNames = LayerNames()
        var contexts: [TokenLayers.Modifier.Context] = base.map { [(layerNames.name(for: stem($0)), [])] } ?? []
        for (index, document) in documents.enumerated() {
            guard shared.contains(index), index != base else {
                common.append(document)
                continue
            }
            let name = layerNames.name(for: stem(index))
            contexts.append((name, [name]))
            themes.append((name, document))
        }
        if !themes.isEmpty { layers = TokenLayers([.init("theme", contexts: contexts)]) }
    }

    /// Returns the tokens with their themes; those of a theme refer to the common ones.
    func tokens(_ diagnostics: inout Diagnostics) -> [(theme: String?, token: DesignToken)] {
        var all = TokenLoader.load(common, diagnostics: &diagnostics).all.map { (theme: String?.none, token: $0) }
        for (name, document) in themes {
            var found = Diagnostics()
            let tokens = TokenSystem((common + [document]).map(\.root)).tokens(for: TokenInputs(), diagnostics: &found)
            for finding in found.all where finding.range?.file === document.file { diagnostics.report(finding) }
            all += tokens.all.filter { $0.range.file === document.file }.map { (name, $0) }
        }
        return all
    }
}
