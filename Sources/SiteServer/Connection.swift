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
    private var received: [UInt8] = []
    private var waiting: ArraySlice<UInt8> = []

    /// A request has a single span of time as a whole; an answer has to progress within each span.
    private static let patience = (request: Duration.seconds(5), answer: Duration.seconds(20))
    /// The maximum number of unread bytes of events for a reader.
    private static let mostWaiting = 1 << 20

    init(_ descriptor: Int32, now: ContinuousClock.Instant) {
        self.descriptor = descriptor
        deadline = now + Self.patience.request
    }

    var wantsToWrite: Bool { !waiting.isEmpty }

    /// Takes the bytes received so far.
    /// - Returns: Whether the connection goes on.
    mutating func receive(_ answers: SiteAnswers, port: UInt16, now: ContinuousClock.Instant) -> Bool {
        let (bytes, outcome) = Socket.receive(descriptor, atMost: 8_192)
        if outcome == .ended { return false }
        guard case .reading = state, !bytes.isEmpty else { return true }
        received += bytes
        switch Request.read(received, port: port) {
        case nil: return true
        case .success(let request)? where answers.isStream(request):
            state = .streaming
            waiting = (Response.streamHead + answers.lastEvent)[...]
        case .success(let request)?:
            answer(answers.response(to: request).bytes(isHead: request.isHead), now: now)
        case .failure(let refusal)?: answer(Response(refusal).bytes(isHead: false), now: now)
        }
        received = []
        return send(now: now)
    }

    /// Sends the bytes accepted by the reader.
    /// - Returns: Whether the connection goes on.
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
        if case .writing = state {
            Socket.finish(descriptor)
            state = .finishing
            deadline = now + .seconds(1)
        }
        return true
    }

    /// Sends an event to a reader of events.
    mutating func tell(_ event: [UInt8], now: ContinuousClock.Instant) -> Bool {
        guard case .streaming = state else { return true }
        if waiting.count + event.count > Self.mostWaiting { return false }
        waiting += event
        return send(now: now)
    }

    /// Whether the connection goes on at a time; a connection after too long a wait for a request gets an answer about
    /// the delay.
    mutating func goesOn(at now: ContinuousClock.Instant) -> Bool {
        if case .streaming = state, waiting.isEmpty { return true }
        if now < deadline { return true }
        guard case .reading = state else { return false }
        answer(Response(RequestError(status: .timeout)).bytes(isHead: false), now: now)
        return send(now: now)
    }

    private mutating func answer(_ bytes: [UInt8], now: ContinuousClock.Instant) {
        state = .writing
        waiting = bytes[...]
        deadline = now + Self.patience.answer
    }
}
