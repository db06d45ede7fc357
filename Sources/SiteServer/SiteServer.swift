#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An HTTP server of a site's files to browsers on the same machine, with messages to the open pages.
///
/// A loop looks after all connections and never waits for a single connection. Each connection answers one request and
/// ends.
package final class SiteServer: Sendable {
    package let port: UInt16
    private let listener: Int32
    private let alarm: (read: Int32, write: Int32)
    private let answers: SiteAnswers
    /// More connections than browsers have reason to open; the oldest gives way.
    private static let mostConnections = 256

    /// Creates a server that listens at once, and answers when run.
    ///
    /// - Parameters:
    ///   - files: The files of the site.
    ///   - port: The port on the local machine; 0 for any free port.
    /// - Throws: The problem of listening, such as a port in use.
    package init(_ files: any ServedFiles, port: UInt16) throws(ServerError) {
        answers = SiteAnswers(files)
        listener = try Socket.listening(on: port)
        self.port = Socket.port(of: listener)
        alarm = try Socket.pipe()
    }

    package var address: String { "http://127.0.0.1:\(port)/" }

    /// Tells a text to all open pages, and to pages opened before the next text.
    /// - Parameter text: A text on one line.
    package func tell(_ text: String) {
        answers.tell(text)
        Socket.wake(alarm.write)
    }

    /// Serves files until the end of the program.
    package func run() -> Never {
        let clock = ContinuousClock()
        var connections: [Connection] = []
        while true {
            var requests = [Self.request(listener), Self.request(alarm.read)]
            requests += connections.map { Self.request($0.descriptor, writes: $0.wantsToWrite) }
            Socket.wait(for: &requests, atMost: 500)
            let now = clock.now
            let isNews = requests[1].revents != 0
            if isNews { _ = Socket.receive(alarm.read, atMost: 1_024) }
            connections = zip(connections, requests.dropFirst(2)).compactMap { connection, request in
                served(connection, events: request.revents, tells: isNews, now: now)
            }
            if requests[0].revents != 0 { accept(into: &connections, now: now) }
        }
    }

    /// Returns the connection after the latest events; nil for an ended connection.
    private func served(
        _ connection: Connection, events: Int16, tells: Bool, now: ContinuousClock.Instant
    ) -> Connection? {
        var connection = connection
        var goesOn = true
        if events & Int16(POLLIN | POLLHUP | POLLERR) != 0 {
            goesOn = connection.receive(answers, port: port, now: now)
        }
        if goesOn, events & Int16(POLLOUT) != 0 { goesOn = connection.send(now: now) }
        if goesOn, tells { goesOn = connection.tell(answers.lastEvent, now: now) }
        if goesOn, connection.goesOn(at: now) { return connection }
        Socket.end(connection.descriptor)
        return nil
    }

    private func accept(into connections: inout [Connection], now: ContinuousClock.Instant) {
        while let descriptor = Socket.accepted(from: listener) {
            connections.append(Connection(descriptor, now: now))
            if connections.count > Self.mostConnections { Socket.end(connections.removeFirst().descriptor) }
        }
    }

    private static func request(_ descriptor: Int32, writes: Bool = false) -> pollfd {
        pollfd(fd: descriptor, events: Int16(POLLIN | (writes ? POLLOUT : 0)), revents: 0)
    }
}
