/// A place as given by libyaml: counted from zero, in code points.
struct Mark {
    var line: Int
    var column: Int
}

/// Events of libyaml, in sequence.
enum YAMLEvent {
    case streamStart, streamEnd, documentStart, documentEnd, alias, scalar, sequenceStart, mappingStart
    /// The end of a sequence or mapping.
    case end
}

/// The reason for a stop of libyaml, in libyaml's own words.
struct YAMLFailure {
    var problem: String
    var problemMark: Mark
    /// Context named by libyaml; empty without a context.
    var context: String
    /// Start of the context.
    var contextMark: Mark
}
