import CCatalogSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An end of a pipe between the command's process and a child process, closed when released.
final class PipeEnd {
    let file: Int32

    fileprivate init(_ file: Int32) {
        self.file = file
    }

    deinit { close(file) }

    /// Makes the end give up at once where a wait would be needed.
    ///
    /// Only the calling process is affected: the other end is another file.
    func stopWaiting() {
        _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) | O_NONBLOCK)
    }

    /// Writes bytes as room permits; nil when no reader is left.
    func send(_ bytes: ArraySlice<UInt8>) -> Int? {
        let count = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
        if count >= 0 { return count }
        return errno == EAGAIN || errno == EINTR ? 0 : nil
    }

    /// Reads the available bytes into a buffer; nil when there are none yet, 0 at the end.
    func receive(into buffer: inout [UInt8]) -> Int? {
        let count = buffer.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? nil : max(0, count)
    }
}

/// A pipe between the command's process and a child process; an end set to nil is closed.
///
/// No other child inherits either end.
struct ProgramPipe {
    var readEnd: PipeEnd?
    var writeEnd: PipeEnd?

    init() throws(SystemError) {
        var ends: [Int32] = [-1, -1]
        #if canImport(Darwin)
            if pipe(&ends) != 0 { throw .last }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            _ = fcntl(ends[1], F_SETNOSIGPIPE, 1)
        #else
            if pipe2(&ends, O_CLOEXEC) != 0 { throw .last }
        #endif
        (readEnd, writeEnd) = (PipeEnd(ends[0]), PipeEnd(ends[1]))
    }
}
