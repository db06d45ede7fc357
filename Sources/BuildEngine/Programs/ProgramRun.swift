package import ExternalBackends

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A single run of an outside program: feeds the input, takes the output, and ends the program when necessary.
///
/// Streams are polled before any call that could wait, so neither side can block the other, with any use of the streams
/// by the program. To be used on a thread of its own, where broken pipes raise no signal.
package struct ProgramRun {
    private let limits: BackendProgram.Limits
    private let reportErrors: (ArraySlice<UInt8>) -> Void
    private var rest: ArraySlice<UInt8>
    private var output: [UInt8] = []
    private var errorCount = 0
    private var input: ProgramPipe
    private var answer: ProgramPipe
    private var errors: ProgramPipe
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)

    /// Runs a program to the end.
    ///
    /// - Parameters:
    ///   - start: The program; the streams and the group are set here.
    ///   - input: The bytes for standard input, closed afterwards.
    ///   - limits: The time and the amounts of output allowed.
    ///   - reportErrors: Takes the program's output to standard error, as received.
    /// - Returns: The answer, or the reason for ending without an answer.
    package static func run(
        _ start: ProcessStart, input: [UInt8], limits: BackendProgram.Limits,
        reportErrors: @escaping (ArraySlice<UInt8>) -> Void
    ) -> ProgramEnding {
        do throws(SystemError) {
            var run = try ProgramRun(input, limits: limits, reportErrors: reportErrors)
            var programGuard = try ProgramGuard()
            defer { programGuard.end() }
            return try run.run(start, in: programGuard.group)
        } catch {
            return .unstartable(start.reason(error))
        }
    }

    private init(
        _ input: [UInt8], limits: BackendProgram.Limits, reportErrors: @escaping (ArraySlice<UInt8>) -> Void
    ) throws(SystemError) {
        self.limits = limits
        self.reportErrors = reportErrors
        rest = input[...]
        self.input = try ProgramPipe()
        answer = try ProgramPipe()
        errors = try ProgramPipe()
    }

    private mutating func run(_ start: ProcessStart, in group: pid_t) throws(SystemError) -> ProgramEnding {
        var start = start
        start.streams = (input.readEnd?.file, answer.writeEnd?.file, errors.writeEnd?.file)
        start.group = group
        let process = try start.spawn()
        let deadline = ContinuousClock.now + .seconds(limits.seconds)
        (input.readEnd, answer.writeEnd, errors.writeEnd) = (nil, nil, nil)
        for end in [input.writeEnd, answer.readEnd, errors.readEnd] { end?.stopWaiting() }
        if rest.isEmpty { input.writeEnd = nil }
        while true {
            var isMore = false
            if let ending = exchange(&isMore) {
                Self.stop(process, in: group)
                return ending
            }
            if let end = ProcessEnd.poll(process) { return ending(end, in: group, before: deadline) }
            if ContinuousClock.now >= deadline {
                Self.stop(process, in: group)
                return .outOfTime
            }
            if !isMore { wait() }
        }
    }

    /// Ends the program and all children, including children outside of the group.
    private static func stop(_ process: pid_t, in group: pid_t) {
        ProcessKiller.killTree(process)
        kill(-group, SIGKILL)
        ProcessEnd.wait(process)
    }

    /// Waits until a stream is ready.
    ///
    /// The wait is short: no event wakes the thread when the program ends while a child of the program keeps the
    /// streams open.
    private func wait() {
        let streams = [(input.writeEnd, POLLOUT), (answer.readEnd, POLLIN), (errors.readEnd, POLLIN)]
        var polled = streams.compactMap { end, events in
            end.map { pollfd(fd: $0.file, events: Int16(events), revents: 0) }
        }
        let isRead = answer.readEnd != nil || errors.readEnd != nil
        poll(&polled, nfds_t(polled.count), isRead ? 10 : 1)
    }

    /// Moves some of the bytes ready to move; an ending when the program writes more than allowed.
    ///
    /// Of each stream only a single piece is taken, or a program in endless writing would never meet the deadline.
    /// `isMore` is set where bytes were there to read, so that more may be.
    private mutating func exchange(_ isMore: inout Bool) -> ProgramEnding? {
        feed()
        if let piece = Self.piece(of: &answer.readEnd, buffer: &buffer) {
            isMore = true
            if output.count + piece.count > limits.bytes { return .tooMuchOutput }
            output += piece
        }
        if let piece = Self.piece(of: &errors.readEnd, buffer: &buffer) {
            isMore = true
            errorCount += piece.count
            if errorCount > limits.bytes { return .tooManyErrors }
            reportErrors(piece)
        }
        return nil
    }

    private mutating func feed() {
        while let end = input.writeEnd {
            guard let count = end.send(rest.prefix(1 << 16)) else { return input.writeEnd = nil }
            if count == 0 { return }
            rest = rest.dropFirst(count)
            if rest.isEmpty { input.writeEnd = nil }
        }
    }

    /// Reads a piece of a stream, and closes a stream at the end; nil without bytes to read.
    private static func piece(of end: inout PipeEnd?, buffer: inout [UInt8]) -> ArraySlice<UInt8>? {
        guard let count = end?.receive(into: &buffer) else { return nil }
        if count > 0 { return buffer[..<count] }
        end = nil
        return nil
    }

    /// Returns the outcome of the program's end.
    ///
    /// The children end with the program, so the pipes contain all remaining output. A child outside of the group may
    /// continue to write, but not beyond the deadline.
    private mutating func ending(
        _ end: ProcessEnd, in group: pid_t, before deadline: ContinuousClock.Instant
    ) -> ProgramEnding {
        kill(-group, SIGKILL)
        var isMore = true
        while isMore {
            isMore = false
            if let ending = exchange(&isMore) { return ending }
            if isMore, ContinuousClock.now >= deadline { return .outOfTime }
        }
        switch end {
        case .exited(0): return .answered(output)
        case .exited(let status): return .failed(status: status)
        case .killed(let signal): return .killed(signal: SignalName.of(signal))
        }
    }
}

extension ProcessStart {
    /// Returns the reason why the program cannot be started, with a remedy.
    fileprivate func reason(_ error: SystemError) -> String {
        switch error.code {
        case EACCES: "\(error.words); make the file executable: chmod +x \(shown)"
        case ENOENT where hasCarriageReturn:
            "its first line ends with a carriage return; save the file with line feeds alone"
        case ENOENT: "\(error.words); does the program in its first line exist?"
        case ENOEXEC: "\(error.words); a script begins with a line such as #!/usr/bin/env python3"
        default: error.words
        }
    }

    /// Whether the first line of a script ends as on Windows: the system then looks for a program whose name ends in
    /// the same way.
    private var hasCarriageReturn: Bool {
        guard case .bytes(let bytes)? = try? System.read(path, followingLinks: true, limit: 1 << 20) else {
            return false
        }
        return bytes.prefix { $0 != UInt8(ascii: "\n") }.last == UInt8(ascii: "\r")
    }
}

/// The names of system signals for messages: `SIGKILL` for 9.
enum SignalName {
    private static let all: [(Int32, String)] = [
        (SIGHUP, "SIGHUP"), (SIGINT, "SIGINT"), (SIGQUIT, "SIGQUIT"), (SIGILL, "SIGILL"), (SIGTRAP, "SIGTRAP"),
        (SIGABRT, "SIGABRT"), (SIGBUS, "SIGBUS"), (SIGFPE, "SIGFPE"), (SIGKILL, "SIGKILL"), (SIGSEGV, "SIGSEGV"),
        (SIGPIPE, "SIGPIPE"), (SIGALRM, "SIGALRM"), (SIGTERM, "SIGTERM"), (SIGXCPU, "SIGXCPU"),
        (SIGXFSZ, "SIGXFSZ"), (SIGSYS, "SIGSYS"),
    ]

    static func of(_ signal: Int32) -> String {
        all.first { $0.0 == signal }?.1 ?? "signal \(signal)"
    }
}
