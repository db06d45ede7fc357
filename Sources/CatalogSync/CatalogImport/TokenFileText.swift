import CatalogModel
import CatalogSyntax

/// The text of a new file of tokens: groups in blocks, each value in a line.
struct TokenFileText {
    let text: String

    init(_ tokens: [DraftedToken]) {
        var root = Group()
        for token in tokens { root.add(token, at: token.path[...]) }
        text = root.lines.map { $0 + "\n" }.joined()
    }

    /// A group of tokens and of other groups, in the order of the source.
    private struct Group {
        private var names: [String] = []
        private var groups: [String: Group] = [:]
        private var token: DraftedToken?

        mutating func add(_ token: DraftedToken, at path: ArraySlice<String>) {
            guard let name = path.first else { return self.token = token }
            if groups[name] == nil { names.append(name) }
            groups[name, default: Group()].add(token, at: path.dropFirst())
        }

        var lines: [String] {
            if let token {
                return (token.type.map { ["$type: \($0)"] } ?? []) + ["$value: \(YAMLValueText.flow(token.value))"]
                    + token.annotations.members.map { "\($0.name): \(YAMLValueText.flow($0.value))" }
            }
            return names.flatMap { name in
                ["\(YAMLValueText.key(name)):"] + (groups[name]?.lines ?? []).map { "  " + $0 }
            }
        }
    }
}
