package import ExternalBackends

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A runner of outside programs on separate threads: waiting for programs must not block the few threads for all other
/// work.
package enum ProgramThread {
    /// Returns the result of blocking work, done on a separate thread.
    package static func result(of work: @escaping @Sendable () -> ProgramEnding) async -> ProgramEnding {
        await withCheckedContinuation { continuation in
            let start = Unmanaged.passRetained(Start { continuation.resume(returning: work()) })
            // `pthread_t` is an integer in glibc, and an optional pointer elsewhere.
            var thread = pthread_t(bitPattern: 0)
            let code = pthread_create(
                &thread, nil,
                { argument in
                    // Optional on some systems only.
                    let argument: UnsafeMutableRawPointer? = argument
                    pthread_detach(pthread_self())
                    ProgramThread.ignoreBrokenPipes()
                    if let argument { Unmanaged<Start>.fromOpaque(argument).takeRetainedValue().work() }
                    return nil
                }, start.toOpaque())
            if code != 0 {
                start.release()
                continuation.resume(returning: .unstartable(SystemError(code: code).words))
            }
        }
    }

    /// The work of a thread, as an object for the C library to carry.
    private final class Start: Sendable {
        let work: @Sendable () -> Void

        init(_ work: @escaping @Sendable () -> Void) { self.work = work }
    }

    /// Ignores broken pipes: on the current thread, writing to a program with closed input is only an error of the
    /// call.
    private static func ignoreBrokenPipes() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
}
