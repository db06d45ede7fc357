import CLibYAML

/// libyaml's event parser over bytes in memory: all the unsafe code of the program, together with its C types.
struct LibYAML: ~Copyable {
    enum Step {
        case event(YAMLEvent)
        case failure(YAMLFailure)
    }

    /// libyaml keeps pointers into the parser, so it must not move.
    private let parser: UnsafeMutablePointer<yaml_parser_t>

    /// Runs `body` with a parser of `bytes`, which must be UTF-8 without a byte order mark.
    ///
    /// - Returns: What `body` returns; nil when there is no memory for a parser.
    static func parse<Result>(_ bytes: ArraySlice<UInt8>, _ body: (inout LibYAML) -> Result) -> Result? {
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
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
    }

    deinit {
        yaml_parser_delete(parser)
        parser.deallocate()
    }

    /// The next event. Nothing follows the end of the stream and a failure.
    mutating func next() -> Step {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { return .failure(failure) }
        defer { yaml_event_delete(&event) }
        return .event(YAMLEvent(event))
    }

    private var failure: YAMLFailure {
        let state = parser.pointee
        return YAMLFailure(
            problem: state.problem.map { String(cString: $0) } ?? "out of memory",
            problemMark: Mark(state.problem_mark),
            context: state.context.map { String(cString: $0) } ?? "",
            contextMark: Mark(state.context_mark))
    }
}

extension Mark {
    fileprivate init(_ mark: yaml_mark_t) {
        self.init(line: mark.line, column: mark.column)
    }
}

extension YAMLEvent {
    fileprivate init(_ event: yaml_event_t) {
        self.init(kind: .end, start: Mark(event.start_mark), end: Mark(event.end_mark))
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            kind = .scalar
            text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            style = YAMLScalar.Style(scalar.style)
            takeProperties(anchor: scalar.anchor, tag: scalar.tag)
        case YAML_MAPPING_START_EVENT:
            let mapping = event.data.mapping_start
            kind = .mappingStart
            isFlow = mapping.style == YAML_FLOW_MAPPING_STYLE
            takeProperties(anchor: mapping.anchor, tag: mapping.tag)
        case YAML_SEQUENCE_START_EVENT:
            let sequence = event.data.sequence_start
            kind = .sequenceStart
            isFlow = sequence.style == YAML_FLOW_SEQUENCE_STYLE
            takeProperties(anchor: sequence.anchor, tag: sequence.tag)
        case YAML_ALIAS_EVENT:
            kind = .alias
            text = String(cString: event.data.alias.anchor)
        case YAML_STREAM_START_EVENT: kind = .streamStart
        case YAML_STREAM_END_EVENT, YAML_NO_EVENT: kind = .streamEnd
        case YAML_DOCUMENT_START_EVENT: kind = .documentStart
        case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
        default: break
        }
    }

    private mutating func takeProperties(anchor name: UnsafeMutablePointer<UInt8>?, tag: UnsafeMutablePointer<UInt8>?) {
        if let name { anchor = String(cString: name) }
        hasTag = tag != nil
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
