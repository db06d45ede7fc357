package import CatalogModel

/// An editor of values in the text of a YAML file, with every other byte left as the author wrote.
///
/// The text is read again after each change. A change with another result than the requested value is not made.
package struct YAMLEditor: Sendable {
    /// The file with all changes made.
    package private(set) var file: SourceFile
    /// The tree of `file`.
    package private(set) var root: YAMLNode

    /// nil for a file that cannot be read, which is reported.
    package init?(_ file: SourceFile, diagnostics: inout Diagnostics) {
        guard let root = YAMLReader.read(file, diagnostics: &diagnostics) else { return nil }
        self.file = file
        self.root = root
    }

    /// Makes a change.
    /// - Returns: Whether the change is made. Otherwise the text is unchanged: the value is missing, or written in a
    ///   way that prevents the change, for example as an alias.
    package mutating func apply(_ change: YAMLChange) -> Bool {
        guard let meant = root.jsonValue().applying(change) else { return false }
        if meant.isIdentical(to: root.jsonValue()), !change.keepsValue { return true }
        guard var text = YAMLTextChanges(of: file, root), text.make(change) else { return false }
        let changed = SourceFile(path: file.path, bytes: text.edits.result)
        var findings = Diagnostics()
        // Accept warnings: after a value without quotes, a comment can look like part of the value.
        guard let tree = YAMLReader.read(changed, diagnostics: &findings), !findings.hasErrors,
            tree.jsonValue().isIdentical(to: meant)
        else { return false }
        (file, root) = (changed, tree)
        return true
    }

    /// Returns the value at a path.
    package func value(at path: YAMLPath) -> JSONValue? { root.node(at: path[...])?.jsonValue() }

    /// Returns the node at a path.
    package func node(at path: YAMLPath) -> YAMLNode? { root.node(at: path[...]) }
}

extension YAMLNode {
    func node(at path: ArraySlice<YAMLPathStep>) -> YAMLNode? {
        guard let step = path.first else { return self }
        return child(step)?.node(at: path.dropFirst())
    }

    func child(_ step: YAMLPathStep) -> YAMLNode? {
        switch (step, content) {
        case (.key(let key), .mapping(let mapping)): mapping[key]
        case (.index(let index), .sequence(let list)):
            list.elements.indices.contains(index) ? list.elements[index] : nil
        default: nil
        }
    }

    /// Whether the value is in brackets or braces.
    var isFlow: Bool {
        switch content {
        case .scalar: false
        case .sequence(let list): list.isFlow
        case .mapping(let mapping): mapping.isFlow
        }
    }
}
