import CLibYAML

/// What libyaml's event parser finds in files; nothing else is kept of it.
public struct EventCount: Equatable, Sendable {
    public var events = 0
    public var scalars = 0
    /// The bytes of all scalars after unescaping: nobody, a compiler included, can work them out without parsing.
    public var scalarBytes = 0

    public init() {}

    /// Parses a file to its end, as a program in C would.
    ///
    /// - Returns: false when libyaml refuses the file.
    public mutating func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        // libyaml keeps pointers into the parser, so it must not move.
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        let event = UnsafeMutablePointer<yaml_event_t>.allocate(capacity: 1)
        defer {
            parser.deallocate()
            event.deallocate()
        }
        guard yaml_parser_initialize(parser) == 1 else { return false }
        defer { yaml_parser_delete(parser) }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
        while yaml_parser_parse(parser, event) == 1 {
            let type = event.pointee.type
            events += 1
            if type == YAML_SCALAR_EVENT {
                scalars += 1
                scalarBytes += event.pointee.data.scalar.length
            }
            yaml_event_delete(event)
            if type == YAML_STREAM_END_EVENT { return true }
        }
        return false
    }
}
