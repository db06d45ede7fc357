/// A place as libyaml says it: counted from zero, in code points.
struct Mark {
    var line: Int
    var column: Int
}

/// Events that libyaml comes to, one after the other.
enum YAMLEvent {
    case streamStart, streamEnd, documentStart, documentEnd, alias, scalar, sequenceStart, mappingStart
    /// The end of a sequence or mapping.
    case end
}

/// Why libyaml stopped, in its own words.
struct YAMLFailure {
    var problem: String
    var problemMark: Mark
    /// Context that libyaml names; empty when it names none.
    var context: String
    /// Start of that context.
    var contextMark: Mark
}
