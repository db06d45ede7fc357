import CatalogModel
import CatalogSyntax

/// A reader of Tokens Studio's tokens: a file with all sets and `$themes`, or a folder with a file for each set.
enum TokensStudioFile {
    /// Returns the tokens of the enabled sets: sets that always apply as common values, all others as layers.
    static func read(_ files: [SourceFile], diagnostics: inout Diagnostics) -> ForeignTokens {
        var sets: [(name: String, tokens: JSONTokenTree)] = []
        var themes: [YAMLNode] = []
        var order: [String] = []
        let folder = files.first { isIndex($0) }.map { CatalogPath.folder(of: $0.path) }
        for file in files {
            guard let root = JSONReader.read(file, diagnostics: &diagnostics) else { continue }
            if let mapping = root.mapping {
                order +=
                    (mapping["$metadata"]?.mapping ?? mapping)["tokenSetOrder"]?.elements?.compactMap(
                        \.statedText?.value) ?? []
            }
            if isIndex(file) {
                themes += root.elements ?? []
            } else if let folder {
                guard let set = root.mapping else { continue }
                let path = folder.isEmpty ? file.path : String(file.path.dropFirst(folder.count + 1))
                sets.append((String(path.dropLast(".json".count)), JSONTokenTree(set)))
            } else {
                themes += root.mapping?["$themes"]?.elements ?? []
                for pair in root.mapping?.pairs ?? [] where !pair.key.value.hasPrefix("$") {
                    if let set = pair.value.mapping { sets.append((pair.key.value, JSONTokenTree(set))) }
                }
            }
        }
        let positions = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let inOrder = sets.enumerated().sorted { left, right in
            (positions[left.element.name] ?? Int.max, left.offset) < (
                positions[right.element.name] ?? Int.max, right.offset
            )
        }.map(\.element)
        return tokens(
            of: inOrder,
            themes: StudioThemes(themes, sets: inOrder.map { ($0.name, Set($0.tokens.tokens.map(\.path))) }))
    }

    /// Whether a file lists the themes or the order of the sets of a folder.
    static func isIndex(_ file: SourceFile) -> Bool {
        ["$themes.json", "$metadata.json"].contains { file.path == $0 || file.path.hasSuffix("/" + $0) }
    }

    private static func tokens(of sets: [(name: String, tokens: JSONTokenTree)], themes: StudioThemes) -> ForeignTokens
    {
        var all: [ForeignTokens.Token] = []
        var replaced: [ForeignTokens.Token] = []
        var common: [[String]: Int] = [:]
        for set in sets {
            replaced += set.tokens.strays
            for token in set.tokens.tokens {
                var made = ForeignTokens.Token(
                    path: token.path, layer: themes.layers[set.name], value: value(of: token), range: token.value.range,
                    annotations: token.annotations)
                if themes.unused.contains(set.name) {
                    made.value = .unread("is in the set '\(set.name)', which no theme enables")
                    replaced.append(made)
                    continue
                }
                if made.layer == nil, let index = common.updateValue(all.count, forKey: token.path) {
                    // A later set overrides an earlier one.
                    var earlier = all[index]
                    earlier.value = .unread("is overridden in the set '\(set.name)'")
                    replaced.append(earlier)
                    all[index] = made
                    common[token.path] = index
                } else {
                    all.append(made)
                }
            }
        }
        return ForeignTokens(all + replaced, layers: themes.modifiers.isEmpty ? nil : TokenLayers(themes.modifiers))
    }

    private static func value(of token: JSONTokenTree.Token) -> ForeignTokens.Value {
        let extensions = token.whole["$extensions"]?.mapping?["studio.tokens"]?.mapping
        if extensions?["modify"] != nil { return .unread("is modified by a formula, which is not evaluated") }
        return JSONTokenValue(hasPixels: true).value(token.value, type: token.type)
    }
}
