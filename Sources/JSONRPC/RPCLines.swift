/// A splitter of a stream of bytes into messages, one per line.
///
/// A language server needs another splitter, by the header `Content-Length`; the rest of the module does not depend on
/// the separation.
struct RPCLines {
    /// A line of the stream, or the fact that a line had more bytes than allowed.
    enum Line: Equatable {
        case text([UInt8])
        case tooLong
    }

    private let limit: Int
    private var pending: [UInt8] = []
    /// Whether the rest of the line is skipped.
    private var isTooLong = false

    /// - Parameter limit: The greatest number of bytes in a line.
    init(limit: Int) { self.limit = limit }

    /// Adds bytes of the stream, and returns the lines that are complete.
    mutating func add(_ bytes: some Collection<UInt8>) -> [Line] {
        var lines: [Line] = []
        var rest = bytes[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            append(rest[..<end])
            lines += finish()
            rest = rest[rest.index(after: end)...]
        }
        append(rest)
        return lines
    }

    /// Returns the line at the end of the stream; none for an empty line.
    mutating func finish() -> [Line] {
        defer { (pending, isTooLong) = ([], false) }
        if isTooLong { return [.tooLong] }
        let isBlank = pending.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == 0x0D }
        return isBlank ? [] : [.text(pending)]
    }

    private mutating func append(_ bytes: some Collection<UInt8>) {
        if isTooLong { return }
        if pending.count + bytes.count > limit { (pending, isTooLong) = ([], true) } else { pending += bytes }
    }
}
