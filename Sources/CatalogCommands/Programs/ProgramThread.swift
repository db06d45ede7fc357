import ExternalBackends

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A runner of outside programs on separate threads: waiting for programs must not block the few threads for all other
/// work.
enum ProgramThread {
    /// Runs a program on a thread of its own.
    ///
    /// - Parameters:
    ///   - start: The program; streams and group are set for the run.
    ///   - input: The bytes for standard input.
    ///   - limits: The time and the amounts of output allowed.
    /// - Returns: The answer, or the reason for ending without an answer.
    static func run(_ start: ProcessStart, input: [UInt8], limits: BackendProgram.Limits) async -> ProgramEnding {
        await result { ProgramRun.run(start, input: input, limits: limits) { _ in } }
    }

    /// Returns the result of work that waits for a program, done on a thread of its own.
    static func result(of work: @escaping @Sendable () -> ProgramEnding) async -> ProgramEnding {
        await withCheckedContinuation { continuation in
            let start = Unmanaged.passRetained(Start { continuation.resume(returning: work()) })
            if let error = detach(start) {
                start.release()
                continuation.resume(returning: .unstartable(error.words))
            }
        }
    }

    /// The work of a thread, as an object for the C library to carry.
    private final class Start: Sendable {
        let work: @Sendable () -> Void

        init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }

    /// Starts a thread, which takes over the object.
    ///
    /// - Returns: nil, or the error that left the object alone.
    private static func detach(_ start: Unmanaged<Start>) -> SystemError? {
        // A number in glibc, else a pointer.
        #if canImport(Glibc)
            var thread: pthread_t = 0
        #else
            var thread: pthread_t?
        #endif
        let code = pthread_create(
            &thread, nil,
            { argument in
                // Optional on some systems only.
                let argument: UnsafeMutableRawPointer? = argument
                ProgramThread.ignoreBrokenPipes()
                if let argument { Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().work() }
                return nil
            }, start.toOpaque())
        if code != 0 { return SystemError(code: code) }
        #if canImport(Glibc)
            pthread_detach(thread)
        #else
            if let thread { pthread_detach(thread) }
        #endif
        return nil
    }

    /// Ignores broken pipes: on the current thread, writing to a program with closed input is no more than an error of
    /// the call.
    private static func ignoreBrokenPipes() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
}
