import CatalogModel
import CatalogSyntax
import CodeReaders

/// The fixes that write values of code into files of tokens; each file is parsed once.
struct TokenFixes {
    /// A file of tokens, with the path to the `$value` of each token, by the offset of the token's name.
    private struct TokenFile {
        let editor: YAMLEditor
        var paths: [Int: YAMLPath] = [:]

        init?(_ file: SourceFile) {
            var found = Diagnostics()
            guard let editor = YAMLEditor(file, diagnostics: &found), !found.hasErrors else { return nil }
            self.editor = editor
            add(editor.root, at: [])
        }

        private mutating func add(_ node: YAMLNode, at path: YAMLPath) {
            guard case .mapping(let mapping) = node.content else { return }
            for pair in mapping.pairs {
                let own = path + [.key(pair.key.value)]
                if case .mapping(let token) = pair.value.content, token["$value"] != nil {
                    paths[pair.key.range.lowerBound] = own + ["$value"]
                }
                add(pair.value, at: own)
            }
        }
    }

    private var files: [ObjectIdentifier: TokenFile?] = [:]

    /// Returns the fix with the code's value in place of a token's own value; nil for an alias, and for another type.
    mutating func fix(_ stated: DesignToken, to declared: DeclaredToken) -> Diagnostic.FixIt? {
        let file = stated.range.file
        guard stated.alias == nil, stated.references.isEmpty, stated.type == declared.type || declared.type == nil
        else {
            return nil
        }
        let parsed = files[ObjectIdentifier(file)] ?? TokenFile(file)
        files.updateValue(parsed, forKey: ObjectIdentifier(file))
        guard let parsed, let path = parsed.paths[stated.range.lowerBound], let value = parsed.editor.node(at: path)
        else { return nil }
        var new = declared.value
        if case .scalar = value.content, let color = TokenColor(declared.value)?.srgb { new = .string(color.hex) }
        if file.path.hasSuffix(".json") || value.isPlaceOfOneValue, !YAMLQuoting.needsEscapes(new.compact) {
            return .init(replace: value.range, with: new.compact)
        }
        var editor = parsed.editor
        return editor.apply(.set(path, new)) ? .init(from: file, to: editor.file) : nil
    }
}

extension YAMLNode {
    /// Whether the range of the node has all of the value: not so for a block of keys or elements.
    fileprivate var isPlaceOfOneValue: Bool {
        switch content {
        case .scalar: range.isOneLine
        case .sequence(let list): list.isFlow
        case .mapping(let mapping): mapping.isFlow
        }
    }
}

extension JSONValue {
    /// The value in few words.
    var tokenText: String {
        if let color = TokenColor(self)?.srgb { return color.hex }
        if case .object(let object) = self, case .number(let number)? = object["value"],
            case .string(let unit)? = object["unit"]
        {
            return number + unit
        }
        return compact
    }
}
