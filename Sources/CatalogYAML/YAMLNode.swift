public import CatalogModel

/// A part of a YAML or JSON file, at its place. Aliases are replaced by what they stand for.
public struct YAMLNode: Sendable {
    public enum Content: Sendable {
        case scalar(YAMLScalar)
        case sequence(YAMLSequence)
        case mapping(YAMLMapping)
    }

    public var content: Content
    /// From the first to behind the last character, quotes and brackets included. Of a block collection: its first
    /// entry, because its own end lies behind blank lines and comments.
    public var range: SourceRange

    public init(_ content: Content, at range: SourceRange) {
        self.content = content
        self.range = range
    }
}

extension YAMLNode {
    /// Whether nothing stands there at all: a key without a value.
    public var isAbsent: Bool {
        if case .scalar(let scalar) = content { scalar.isAbsent } else { false }
    }
}

public struct YAMLScalar: Sendable {
    public enum Style: Sendable { case plain, singleQuoted, doubleQuoted, literal, folded }

    /// The text after unescaping and folding.
    public var text: String
    public var style: Style

    public init(_ text: String, _ style: Style) {
        self.text = text
        self.style = style
    }

    /// Whether nothing stands there at all: a key without a value, not empty quotes.
    public var isAbsent: Bool { style == .plain && text.isEmpty }
}

public struct YAMLSequence: Sendable {
    public var elements: [YAMLNode]
    /// Whether it is written in brackets.
    public var isFlow: Bool

    public init(_ elements: [YAMLNode], isFlow: Bool) {
        self.elements = elements
        self.isFlow = isFlow
    }
}

/// Keys with their values in the order of the file. Keys are scalars and unique.
public struct YAMLMapping: Sendable {
    public struct Pair: Sendable {
        public var key: Text
        public var value: YAMLNode

        public init(key: Text, value: YAMLNode) {
            self.key = key
            self.value = value
        }
    }

    public var pairs: [Pair]
    /// Whether it is written in braces.
    public var isFlow: Bool

    public init(_ pairs: [Pair], isFlow: Bool) {
        self.pairs = pairs
        self.isFlow = isFlow
    }

    public subscript(key: String) -> YAMLNode? {
        pairs.first { $0.key.value == key }?.value
    }
}
