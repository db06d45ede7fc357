package import CatalogModel
@preconcurrency import Dispatch
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The methods of a protocol on top of JSON-RPC.
package protocol RPCHandler: Sendable {
    /// Returns the result of a request.
    func answer(_ method: String, parameters: JSONObject) async throws(RPCError) -> JSONValue
    /// Takes a notification.
    func receive(_ method: String, parameters: JSONObject) async
}

/// A server of JSON-RPC 2.0 over two open files: one message per line, answers in the order of the requests.
package struct RPCServer: Sendable {
    private let input: Int32
    private let output: Int32
    private let messageLimit: Int
    /// The greatest number of messages that wait for their turn; the client waits with the rest.
    private static let queueLimit = 64

    /// - Parameters:
    ///   - input: The open file with the messages of the client.
    ///   - output: The open file for the answers.
    ///   - messageLimit: The greatest number of bytes of a message.
    package init(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO, messageLimit: Int = 4 << 20) {
        self.input = input
        self.output = output
        self.messageLimit = messageLimit
    }

    /// Answers messages until the input ends and every request before the end has its answer.
    ///
    /// - Parameters:
    ///   - handler: The methods.
    ///   - onLoss: Called when the client is gone before its last request has an answer.
    package func run(_ handler: some RPCHandler, onLoss: @escaping @Sendable () -> Void) async {
        // Writing to a client that is gone must fail instead of ending the process with a signal.
        signal(SIGPIPE, SIG_IGN)
        let isDone = SharedFlag()
        let room = DispatchSemaphore(value: Self.queueLimit)
        let (lines, feed) = AsyncStream<RPCLines.Line>.makeStream()
        DispatchQueue(label: "messages").async { [self] in
            read { line in
                room.wait()
                feed.yield(line)
            }
            feed.finish()
            while !isDone.isSet {
                if isOutputClosed() { return onLoss() }
            }
        }
        for await line in lines {
            room.signal()
            guard let answer = await answer(line, by: handler) else { continue }
            if !write(Array(answer.compact.utf8) + [UInt8(ascii: "\n")]) { break }
        }
        isDone.set()
    }

    /// Returns the answer to a message; nil for a message without an answer.
    func answer(_ line: RPCLines.Line, by handler: some RPCHandler) async -> JSONValue? {
        guard case .text(let text) = line else {
            let error = RPCError.invalidRequest("the message has more than \(messageLimit) bytes")
            return ["jsonrpc": "2.0", "id": .null, "error": error.json]
        }
        let message: RPCMessage
        do throws(RPCFailure) {
            message = try RPCMessage(parsing: text)
        } catch {
            return ["jsonrpc": "2.0", "id": error.id, "error": error.error.json]
        }
        switch message {
        case .response: return nil
        case .notification(let method, let parameters):
            await handler.receive(method, parameters: parameters)
            return nil
        case .request(let id, let method, let parameters):
            do throws(RPCError) {
                return ["jsonrpc": "2.0", "id": id, "result": try await handler.answer(method, parameters: parameters)]
            } catch {
                return ["jsonrpc": "2.0", "id": id, "error": error.json]
            }
        }
    }

    // MARK: Files

    private func read(_ receive: (RPCLines.Line) -> Void) {
        var lines = RPCLines(limit: messageLimit)
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = buffer.withUnsafeMutableBytes { systemRead(input, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { break }
            lines.add(buffer[..<count]).forEach(receive)
        }
        lines.finish().forEach(receive)
    }

    /// Returns whether all bytes were written.
    private func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(output, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            if count <= 0 { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    /// Waits a moment, and returns whether no other process can read the output.
    private func isOutputClosed() -> Bool {
        var state = pollfd(fd: output, events: 0, revents: 0)
        return poll(&state, 1, 100) > 0 && Int32(state.revents) & (POLLERR | POLLHUP | POLLNVAL) != 0
    }
}

/// A flag set by one thread and read by another.
private final class SharedFlag: Sendable {
    private let state = Mutex(false)

    var isSet: Bool { state.withLock { $0 } }
    func set() { state.withLock { $0 = true } }
}

// Within `RPCServer`, the names of its own methods hide those of the system.
private let systemRead = read as @Sendable (Int32, UnsafeMutableRawPointer?, Int) -> Int
private let systemWrite = write as @Sendable (Int32, UnsafeRawPointer?, Int) -> Int
