#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An HTTP server of a site's files to browsers, with messages to the open pages.
///
/// A loop looks after all connections and never waits for a single connection. Each connection answers one request and
/// ends.
package final class SiteServer: Sendable {
    package let port: UInt16
    private let host: ServerHost
    private let listener: Int32
    private let alarm: (read: Int32, write: Int32)
    private let answers: SiteAnswers
    /// The maximum number of connections; the oldest gives way.
    ///
    /// A connection has a socket and at most one file, and half of all descriptors are left to the builds.
    private let mostConnections: Int
    /// More connections than browsers have reason to open.
    private static let mostUseful = 256
    /// The time without accepting connections after the system has refused one.
    private static let pause = Duration.milliseconds(100)

    /// Creates a server that listens at once, and answers when run.
    ///
    /// - Parameters:
    ///   - files: The files of the site.
    ///   - policy: The Content-Security-Policy of the pages.
    ///   - framed: The folder of pages for frames only.
    ///   - host: The address to listen on.
    ///   - port: The port; 0 for any free port.
    /// - Throws: The problem of listening, such as a port in use.
    package init(
        _ files: any ServedFiles, policy: String, framed: String, host: ServerHost = .local, port: UInt16
    ) throws(ServerError) {
        self.host = host
        answers = SiteAnswers(files, policy: policy, framed: framed)
        mostConnections = max(1, min(Self.mostUseful, Socket.descriptorLimit / 4))
        listener = try Socket.listening(on: port, of: host)
        self.port = Socket.port(of: listener)
        alarm = try Socket.pipe()
    }

    package var address: String { "http://\(host.urlHost):\(port)/" }

    /// Sends a text to all open pages, and to pages opened before the next text.
    /// - Parameter text: A text on one line.
    package func tell(_ text: String) {
        answers.tell(text)
        Socket.wake(alarm.write)
    }

    /// Serves files until the end of the program.
    package func run() -> Never {
        let clock = ContinuousClock()
        var connections: [Connection] = []
        var acceptsAgain = clock.now
        while true {
            // A waiting connection that cannot be accepted would wake the loop at once, again and again.
            let accepts = acceptsAgain <= clock.now
            var requests = [pollfd(fd: listener, events: accepts ? Int16(POLLIN) : 0, revents: 0)]
            requests += [pollfd(fd: alarm.read, events: Int16(POLLIN), revents: 0)] + connections.map(Self.request)
            Socket.wait(for: &requests, atMost: accepts ? 500 : 100)
            let now = clock.now
            let isNews = requests[1].revents != 0
            if isNews { _ = Socket.receive(alarm.read, atMost: 1_024) }
            connections = zip(connections, requests.dropFirst(2)).compactMap { connection, request in
                served(connection, events: request.revents, tells: isNews, now: now)
            }
            if requests[0].revents != 0, !accept(into: &connections, now: now) { acceptsAgain = now + Self.pause }
        }
    }

    /// Returns the connection after the latest events; nil for an ended connection.
    private func served(
        _ connection: Connection, events: Int16, tells: Bool, now: ContinuousClock.Instant
    ) -> Connection? {
        var connection = connection
        var goesOn = true
        if events & Int16(POLLIN | POLLHUP | POLLERR) != 0 {
            goesOn = connection.receive(answers, port: port, isShared: host.isShared, now: now)
        }
        if goesOn, events & Int16(POLLOUT) != 0 { goesOn = connection.send(now: now) }
        if goesOn, tells { goesOn = connection.tell(answers.lastEvent, now: now) }
        if goesOn, connection.goesOn(at: now) { return connection }
        Socket.end(connection.descriptor)
        return nil
    }

    /// Accepts all waiting connections.
    /// - Returns: Whether the system allowed all of them.
    private func accept(into connections: inout [Connection], now: ContinuousClock.Instant) -> Bool {
        while true {
            switch Socket.accept(from: listener) {
            case .connection(let descriptor):
                connections.append(Connection(descriptor, now: now))
                if connections.count > mostConnections { Socket.end(connections.removeFirst().descriptor) }
            case .none: return true
            case .refused:
                if !connections.isEmpty { Socket.end(connections.removeFirst().descriptor) }
                return false
            }
        }
    }

    private static func request(_ connection: Connection) -> pollfd {
        // `poll` would report the end of the input again and again.
        let input = connection.hasInputEnded ? 0 : Int16(POLLIN)
        return pollfd(
            fd: connection.descriptor, events: input | (connection.wantsToWrite ? Int16(POLLOUT) : 0), revents: 0)
    }
}
