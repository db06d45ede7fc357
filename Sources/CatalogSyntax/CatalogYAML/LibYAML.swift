import CLibYAML

/// A Swift wrapper of libyaml's event parser over bytes in memory: all the unsafe code of the program, together with
/// the C types.
///
/// Only requested parts of an event are taken over into Swift.
struct LibYAML: ~Copyable {
    /// The result of a step of the parser: an event, or the end by an error.
    enum Step {
        case event(YAMLEvent)
        case failure(YAMLParserError)
    }

    /// The parser.
    ///
    /// libyaml keeps pointers into the parser, so the parser must not move.
    private let parser: UnsafeMutablePointer<yaml_parser_t>
    /// The event, to be freed by libyaml.
    private let event: UnsafeMutablePointer<yaml_event_t>

    /// Runs `body` with a parser of `bytes`, required to be UTF-8 without a byte order mark.
    ///
    /// - Returns: The result of `body`; nil when there is no memory for a parser.
    static func parse<Result>(_ bytes: ArraySlice<UInt8>, body: (inout LibYAML) -> Result) -> Result? {
        bytes.withUnsafeBufferPointer { buffer in
            guard var events = LibYAML(buffer) else { return nil }
            return body(&events)
        }
    }

    private init?(_ buffer: UnsafeBufferPointer<UInt8>) {
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        guard yaml_parser_initialize(parser) == 1 else {
            parser.deallocate()
            return nil
        }
        self.parser = parser
        event = .allocate(capacity: 1)
        event.initialize(to: yaml_event_t())
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
    }

    deinit {
        yaml_event_delete(event)
        event.deallocate()
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    /// Parses the next event.
    ///
    /// There is no event after the end of the stream or a failure.
    mutating func next() -> Step {
        yaml_event_delete(event)
        return yaml_parser_parse(parser, event) == 1 ? .event(YAMLEvent(event.pointee.type)) : .failure(failure)
    }

    private var failure: YAMLParserError {
        let state = parser.pointee
        return YAMLParserError(
            problem: state.problem.map { String(cString: $0) } ?? "out of memory",
            problemMark: Mark(state.problem_mark),
            context: state.context.map { String(cString: $0) } ?? "",
            contextMark: Mark(state.context_mark))
    }
}

/// Facts of an event.
extension LibYAML {
    var start: Mark { Mark(event.pointee.start_mark) }
    var end: Mark { Mark(event.pointee.end_mark) }

    /// The text of a scalar.
    var text: String {
        let scalar = event.pointee.data.scalar
        return String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
    }

    /// Style of a scalar.
    var style: YAMLScalar.Style { YAMLScalar.Style(event.pointee.data.scalar.style) }

    /// The name referred to by an alias.
    var alias: String { String(cString: event.pointee.data.alias.anchor) }

    /// Whether a beginning collection is written in brackets.
    var isFlow: Bool {
        event.pointee.type == YAML_MAPPING_START_EVENT
            ? event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
            : event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE
    }

    /// The name given by `&name` to a beginning scalar or collection.
    var anchor: String? { properties.anchor.map { String(cString: $0) } }

    /// Whether an anchor or a tag precedes a beginning scalar or collection.
    ///
    /// libyaml forgets the tag `!` of scalars.
    var hasProperties: Bool { properties.anchor != nil || properties.tag != nil }

    private var properties: (anchor: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?) {
        let data = event.pointee.data
        return switch event.pointee.type {
        case YAML_SCALAR_EVENT: (data.scalar.anchor, data.scalar.tag)
        case YAML_MAPPING_START_EVENT: (data.mapping_start.anchor, data.mapping_start.tag)
        case YAML_SEQUENCE_START_EVENT: (data.sequence_start.anchor, data.sequence_start.tag)
        default: (nil, nil)
        }
    }
}

extension Mark {
    fileprivate init(_ mark: yaml_mark_t) {
        self.init(line: mark.line, column: mark.column)
    }
}

extension YAMLEvent {
    fileprivate init(_ type: yaml_event_type_t) {
        self =
            switch type {
            case YAML_STREAM_START_EVENT: .streamStart
            case YAML_STREAM_END_EVENT, YAML_NO_EVENT: .streamEnd
            case YAML_DOCUMENT_START_EVENT: .documentStart
            case YAML_DOCUMENT_END_EVENT: .documentEnd
            case YAML_ALIAS_EVENT: .alias
            case YAML_SCALAR_EVENT: .scalar
            case YAML_SEQUENCE_START_EVENT: .sequenceStart
            case YAML_MAPPING_START_EVENT: .mappingStart
            default: .end
            }
    }
}

extension YAMLScalar.Style {
    fileprivate init(_ style: yaml_scalar_style_t) {
        switch style {
        case YAML_SINGLE_QUOTED_SCALAR_STYLE: self = .singleQuoted
        case YAML_DOUBLE_QUOTED_SCALAR_STYLE: self = .doubleQuoted
        case YAML_LITERAL_SCALAR_STYLE: self = .literal
        case YAML_FOLDED_SCALAR_STYLE: self = .folded
        default: self = .plain
        }
    }
}
