import CatalogModel
import CatalogTokens
import CatalogSyntax

/// A renaming of a token or group within a single token file or resolver document.
struct TokenFileRenaming {
    private let name: TokenName
    private let root: YAMLNode?

    init(_ name: TokenName, file: SourceFile) {
        self.name = name
        var found = Diagnostics()
        root = YAMLReader.read(file, diagnostics: &found)
    }

    func rename(_ edits: inout NameEdits) {
        guard let root else { return }
        // A resolver document may contain the tokens of a source.
        let trees = TokenSystem.isResolver(root) ? root.mappingsInLists : [root]
        for tree in trees { renameKey(in: tree, &edits) }
        renameReferences(in: root, &edits)
    }

    private func renameKey(in tree: YAMLNode, _ edits: inout NameEdits) {
        var node = tree
        for step in name.oldNames.dropLast() {
            guard case .mapping(let mapping) = node.content, let next = mapping[step] else { return }
            node = next
        }
        guard case .mapping(let mapping) = node.content,
            let pair = mapping.pairs.first(where: { $0.key.value == name.oldName })
        else { return }
        if let taken = mapping.pairs.first(where: { $0.key.value == name.newName }) {
            return edits.refuse("'\(name.new)' already exists; choose another name", at: taken.key.range)
        }
        edits.replace(name.oldName, with: name.newName, in: pair.key.range)
    }

    private func renameReferences(in node: YAMLNode, key: String = "", _ edits: inout NameEdits) {
        switch node.content {
        case .scalar(let scalar): renameReference(scalar.text, key: key, at: node.range, edits: &edits)
        case .sequence(let list):
            for element in list.elements { renameReferences(in: element, key: key, &edits) }
        case .mapping(let mapping):
            for pair in mapping.pairs where pair.key.value != "$description" && pair.key.value != "$deprecated" {
                renameReferences(in: pair.value, key: pair.key.value, &edits)
            }
        }
    }

    private func renameReference(
        _ text: String, key: String, at range: SourceRange, edits: inout NameEdits
    ) {
        if let path = TokenAlias.path(in: text) {
            if name.holds(path) { edits.replace("{" + name.old, with: "{" + name.new, in: range) }
        } else if text.hasPrefix("#/") {
            let pointer = "#/" + name.oldNames.joined(separator: "/")
            guard text == pointer || text.hasPrefix(pointer + "/") else { return }
            edits.replace(pointer, with: "#/" + name.newNames.joined(separator: "/"), in: range)
        } else if key == "replacements", name.holds(text) {
            edits.replace(name.old, with: name.new, in: range)
        }
    }
}

extension YAMLNode {
    /// The mappings inside lists, at any depth.
    fileprivate var mappingsInLists: [YAMLNode] {
        switch content {
        case .scalar: []
        case .sequence(let list):
            list.elements.filter { if case .mapping = $0.content { true } else { false } }
        case .mapping(let mapping): mapping.pairs.flatMap(\.value.mappingsInLists)
        }
    }
}
