/// A place as libyaml says it: counted from zero, in code points.
struct Mark {
    var line: Int
    var column: Int
}

/// One step of libyaml's parse, with the text already taken over into Swift.
struct YAMLEvent {
    enum Kind {
        case streamStart, streamEnd, documentStart, documentEnd, alias, scalar, sequenceStart, mappingStart, end
    }

    var kind: Kind
    var start: Mark
    var end: Mark
    /// The text of a scalar, or the name that an alias refers to.
    var text = ""
    var style = YAMLScalar.Style.plain
    /// Whether a collection is written in brackets.
    var isFlow = false
    /// The name that `&name` gives to the node.
    var anchor: String?
    /// Whether a tag stands before the node. libyaml forgets the tag `!` of scalars.
    var hasTag = false
}

/// Why libyaml stopped, in its own words.
struct YAMLFailure {
    var problem: String
    var problemMark: Mark
    /// What libyaml was about; empty when it does not say.
    var context: String
    /// Where that began.
    var contextMark: Mark
}
