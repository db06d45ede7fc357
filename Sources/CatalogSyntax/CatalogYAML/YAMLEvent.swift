/// A place in a YAML file as given by libyaml: line and column, counted from zero in code points.
struct Mark {
    var line: Int
    var column: Int
}

/// The kinds of parser events from libyaml, such as the start of a mapping or a scalar.
enum YAMLEvent {
    case streamStart, streamEnd, documentStart, documentEnd, alias, scalar, sequenceStart, mappingStart
    /// The end of a sequence or mapping.
    case end
}

/// The failure reported by libyaml for an unreadable YAML file: libyaml's own words and the places of the problem and
/// of the context.
struct YAMLParserError {
    var problem: String
    var problemMark: Mark
    /// Context named by libyaml; empty without a context.
    var context: String
    /// Start of the context.
    var contextMark: Mark
}
