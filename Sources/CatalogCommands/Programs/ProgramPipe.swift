import CCatalogSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A pipe (two file descriptors) between the command's process and a child process.
///
/// No other child inherits either end.
struct ProgramPipe {
    private(set) var readEnd: Int32
    private(set) var writeEnd: Int32

    init() throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
            if pipe(&ends) != 0 { throw .last }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            _ = fcntl(ends[1], F_SETNOSIGPIPE, 1)
        #else
            if pipe2(&ends, O_CLOEXEC) != 0 { throw .last }
        #endif
        (readEnd, writeEnd) = (ends[0], ends[1])
    }

    /// Makes an end give up at once where a wait would be needed.
    ///
    /// Only the calling process is affected: the other end is another file.
    static func stopWaiting(_ end: Int32) {
        _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }

    mutating func closeReadEnd() {
        if readEnd >= 0 { close(readEnd) }
        readEnd = -1
    }

    mutating func closeWriteEnd() {
        if writeEnd >= 0 { close(writeEnd) }
        writeEnd = -1
    }

    mutating func closeBoth() {
        closeReadEnd()
        closeWriteEnd()
    }

    /// Writes bytes as room permits; nil when no reader is left.
    func write(_ bytes: ArraySlice<UInt8>) -> Int? {
        let count = bytes.withUnsafeBytes { send(to: writeEnd, $0) }
        if count >= 0 { return count }
        return errno == EAGAIN || errno == EINTR ? 0 : nil
    }

    /// The result of reading from the pipe.
    enum Reading {
        case bytes(Int)
        case nothingYet
        case end
    }

    /// Reads the available bytes into a buffer.
    func read(into buffer: inout [UInt8]) -> Reading {
        let count = buffer.withUnsafeMutableBytes { receive(readEnd, into: $0) }
        if count > 0 { return .bytes(count) }
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothingYet : .end
    }
}

// Within the pipe these calls would be hidden by its own functions.

private func send(to file: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
    write(file, buffer.baseAddress, buffer.count)
}

private func receive(_ file: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    read(file, buffer.baseAddress, buffer.count)
}
