/// A browser's connection to the site server: first receiving the request, then sending the answer.
struct Connection {
    /// The phase of the connection.
    enum State {
        case reading
        case writing
        /// The phase after the answer; further input of the reader is awaited and thrown away.
        case finishing
        /// The phase of sending events as they come.
        case streaming
    }

    let descriptor: Int32
    private(set) var state = State.reading
    /// The time of closing, unless there is progress before.
    private(set) var deadline: ContinuousClock.Instant
    /// Whether the reader has closed its side, which a reader may do after the request.
    private(set) var hasInputEnded = false
    private var received: [UInt8] = []
    private var waiting: ArraySlice<UInt8> = []
    /// The body after the waiting bytes, and the number of bytes of its file still to be read.
    private var body: (rest: Response.Body, unread: Int)?

    /// A request has a single span of time as a whole; an answer must progress within each span.
    private static let patience = (request: Duration.seconds(5), answer: Duration.seconds(20))
    /// The maximum number of unread bytes of events for a reader.
    private static let mostWaiting = 1 << 20
    /// The number of bytes of a file in memory at a time.
    private static let piece = 1 << 18

    init(_ descriptor: Int32, now: ContinuousClock.Instant) {
        self.descriptor = descriptor
        deadline = now + Self.patience.request
    }

    var wantsToWrite: Bool { !waiting.isEmpty }

    /// Takes the bytes received so far.
    /// - Returns: Whether the connection stays open.
    mutating func receive(
        _ answers: SiteAnswers, port: UInt16, isShared: Bool, now: ContinuousClock.Instant
    ) -> Bool {
        let (bytes, outcome) = Socket.receive(descriptor, atMost: 8_192)
        if outcome == .ended { return false }
        if outcome == .done(0) {
            hasInputEnded = true
            if case .writing = state { return true }
            return false
        }
        guard case .reading = state, !bytes.isEmpty else { return true }
        received += bytes
        switch Request.read(received, port: port, isShared: isShared) {
        case nil: return true
        case .success(let request)? where answers.isStream(request):
            state = .streaming
            waiting = (Response.streamHead + answers.lastEvent)[...]
        case .success(let request)?: answer(answers.response(to: request), isHead: request.isHead, now: now)
        case .failure(let refusal)?: answer(Response(refusal), isHead: false, now: now)
        }
        received = []
        return send(now: now)
    }

    /// Sends bytes accepted by the reader, at most one piece of a file at a time: others wait for their turn.
    /// - Returns: Whether the connection stays open.
    mutating func send(now: ContinuousClock.Instant) -> Bool {
        while !waiting.isEmpty {
            switch Socket.transmit(descriptor, bytes: waiting) {
            case .done(let count):
                waiting = waiting.dropFirst(count)
                deadline = now + Self.patience.answer
            case .wouldWait: return true
            case .ended: return false
            }
        }
        guard case .writing = state else { return true }
        if body != nil {
            let isWhole = readPiece()
            if !waiting.isEmpty || !isWhole { return isWhole }
        }
        Socket.finish(descriptor)
        state = .finishing
        deadline = now + .seconds(1)
        return !hasInputEnded
    }

    /// Reads the next piece of the body into the waiting bytes.
    /// - Returns: Whether the file still has as many bytes as announced.
    private mutating func readPiece() -> Bool {
        guard var (rest, unread) = body else { return true }
        guard let file = rest.file, unread > 0 else {
            waiting = rest.end[...]
            body = nil
            return true
        }
        let bytes = file.read(atMost: min(unread, Self.piece))
        waiting = bytes[...]
        unread -= bytes.count
        if unread == 0 { rest.file = nil }
        body = (rest, unread)
        return !bytes.isEmpty
    }

    /// Sends an event to a reader of events.
    mutating func tell(_ event: [UInt8], now: ContinuousClock.Instant) -> Bool {
        guard case .streaming = state else { return true }
        if waiting.count + event.count > Self.mostWaiting { return false }
        waiting += event
        return send(now: now)
    }

    /// Whether the connection stays open at a time; a connection after too long a wait for a request gets an answer
    /// about the delay.
    mutating func goesOn(at now: ContinuousClock.Instant) -> Bool {
        if case .streaming = state, waiting.isEmpty { return true }
        if now < deadline { return true }
        guard case .reading = state else { return false }
        answer(Response(RequestError(status: .timeout)), isHead: false, now: now)
        return send(now: now)
    }

    private mutating func answer(_ response: Response, isHead: Bool, now: ContinuousClock.Instant) {
        state = .writing
        waiting = response.head[...]
        body = isHead ? nil : (response.body, response.body.file?.size ?? 0)
        deadline = now + Self.patience.answer
    }
}
