#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The system calls on sockets needed by the site server: listen, accept, receive, send, close.
///
/// No call waits.
enum Socket {
    /// Returns a socket that listens on an address of this machine, at any free port for 0.
    static func listening(on port: UInt16, of host: ServerHost) throws(ServerError) -> Int32 {
        #if os(Linux) && !canImport(Musl)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        let descriptor = socket(AF_INET, kind, 0)
        if descriptor < 0 { throw ServerError(code: errno) }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = host.address
        let isBound = withSocketAddress(of: &address) { bind(descriptor, $0, $1) == 0 }
        guard isBound, listen(descriptor, 128) == 0 else {
            let problem = ServerError(code: errno)
            close(descriptor)
            throw problem
        }
        keepPrivate(descriptor)
        return descriptor
    }

    static func port(of descriptor: Int32) -> UInt16 {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        return UInt16(bigEndian: address.sin_port)
    }

    /// The result of accepting a connection without waiting.
    enum Acceptance: Equatable {
        case connection(Int32)
        case none
        /// No descriptor or memory for the waiting connection, which keeps waiting.
        case refused
    }

    /// Accepts the next waiting connection.
    static func accept(from descriptor: Int32) -> Acceptance {
        #if canImport(Darwin)
            let connection = Darwin.accept(descriptor, nil, nil)
        #elseif canImport(Musl)
            let connection = Musl.accept(descriptor, nil, nil)
        #else
            let connection = Glibc.accept(descriptor, nil, nil)
        #endif
        if connection < 0 { return [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) ? .refused : .none }
        keepPrivate(connection)
        return .connection(connection)
    }

    /// The maximum number of descriptors of the process.
    static var descriptorLimit: Int {
        var limit = rlimit()
        #if os(Linux) && !canImport(Musl)
            let kind = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
        #else
            let kind = RLIMIT_NOFILE
        #endif
        return getrlimit(kind, &limit) == 0 ? Int(clamping: limit.rlim_cur) : 0
    }

    /// Returns a pair of ends: bytes written to the second end are read from the first end.
    static func pipe() throws(ServerError) -> (read: Int32, write: Int32) {
        var ends: [Int32] = [0, 0]
        #if canImport(Darwin)
            let isMade = Darwin.pipe(&ends) == 0
        #elseif canImport(Musl)
            let isMade = Musl.pipe(&ends) == 0
        #else
            let isMade = Glibc.pipe(&ends) == 0
        #endif
        guard isMade else { throw ServerError(code: errno) }
        for end in ends { keepPrivate(end) }
        return (ends[0], ends[1])
    }

    /// The result of reading from or writing to a socket without waiting.
    enum Outcome: Equatable {
        case done(Int)
        case wouldWait
        case ended
    }

    /// Receives bytes; `.done(0)` at the end of the input.
    static func receive(_ descriptor: Int32, atMost count: Int) -> (bytes: [UInt8], outcome: Outcome) {
        var buffer = [UInt8](repeating: 0, count: count)
        let received = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
        if received >= 0 { return (Array(buffer.prefix(received)), .done(received)) }
        return ([], mayComeAgain ? .wouldWait : .ended)
    }

    static func transmit(_ descriptor: Int32, bytes: ArraySlice<UInt8>) -> Outcome {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        let sent = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, flags) }
        return sent >= 0 ? .done(sent) : mayComeAgain ? .wouldWait : .ended
    }

    /// Ends a connection after the sent bytes: further input from the other side would otherwise wipe out the sent
    /// bytes.
    static func finish(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_WR)) }

    static func end(_ descriptor: Int32) { close(descriptor) }

    static func wake(_ descriptor: Int32) {
        var byte: UInt8 = 1
        _ = write(descriptor, &byte, 1)
    }

    static func wait(for requests: inout [pollfd], atMost milliseconds: Int32) {
        _ = poll(&requests, nfds_t(requests.count), milliseconds)
    }

    private static var mayComeAgain: Bool { errno == EAGAIN || errno == EWOULDBLOCK || errno == EINTR }

    private static func keepPrivate(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        #if canImport(Darwin)
            var yes: Int32 = 1
            setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
        #endif
    }

    private static func withSocketAddress<Result>(
        of address: inout sockaddr_in, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
    }
}

/// The system error on a failed attempt to listen for browsers, for example on a port already in use.
package struct ServerError: Error {
    let code: Int32

    /// Whether another program listens on the port.
    package var isTaken: Bool { code == EADDRINUSE }

    package var words: String { String(cString: strerror(code)) }
}
