package import CatalogModel

/// A node in the tree of a YAML or JSON file: a scalar, a sequence or a mapping with the place in the file.
///
/// Aliases are replaced by the values of their anchors.
package struct YAMLNode: Sendable {
    package var content: YAMLNodeContent
    /// From the first character to after the last character, quotes and brackets included.
    ///
    /// Of a block collection: the first entry, because a block ends after blank lines and comments.
    package var range: SourceRange

    package init(_ content: YAMLNodeContent, at range: SourceRange) {
        self.content = content
        self.range = range
    }
}

/// The content of a YAML node.
package enum YAMLNodeContent: Sendable {
    case scalar(YAMLScalar)
    case sequence(YAMLSequence)
    case mapping(YAMLMapping)
}

extension YAMLNode {
    /// Whether the value is absent, as for a key without a value.
    package var isAbsent: Bool {
        if case .scalar(let scalar) = content { scalar.isAbsent } else { false }
    }
}

/// A scalar of a YAML or JSON file: the unescaped text and the quoting style.
package struct YAMLScalar: Sendable {
    /// The quoting style of a scalar.
    package enum Style: Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }

    /// The text after unescaping and folding.
    package var text: String
    package var style: Style

    package init(_ text: String, style: Style) {
        self.text = text
        self.style = style
    }

    /// Whether the value is absent, as for a key without a value; empty quotes are a value.
    package var isAbsent: Bool { style == .plain && text.isEmpty }
}

/// A list of nodes in a YAML or JSON file, in brackets or with a dash for each element.
package struct YAMLSequence: Sendable {
    package var elements: [YAMLNode]
    /// Whether the sequence is written in brackets.
    package var isFlow: Bool

    package init(_ elements: [YAMLNode], isFlow: Bool) {
        self.elements = elements
        self.isFlow = isFlow
    }
}

/// A mapping in a YAML or JSON file: keys with values, in the order of the file.
///
/// Keys are scalars and unique.
package struct YAMLMapping: Sendable {
    /// A key with the value.
    package struct Pair: Sendable {
        package var key: Text
        package var value: YAMLNode

        package init(key: Text, value: YAMLNode) {
            self.key = key
            self.value = value
        }
    }

    package var pairs: [Pair]
    /// Whether the mapping is written in braces.
    package var isFlow: Bool

    package init(_ pairs: [Pair], isFlow: Bool) {
        self.pairs = pairs
        self.isFlow = isFlow
    }

    package subscript(key: String) -> YAMLNode? {
        pairs.first { $0.key.value == key }?.value
    }
}
