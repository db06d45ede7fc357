import Foundation
import ExternalBackends

/// A runner of outside programs on separate threads: waiting for programs must not block the few threads for all other
/// work.
enum ProgramThread {
    /// Runs a program on a thread of its own.
    ///
    /// - Parameters:
    ///   - start: The program; streams and group are set for the run.
    ///   - input: The bytes for standard input.
    ///   - limits: The time and the amounts of output allowed.
    ///   - reportErrors: Takes the program's output to standard error, as received.
    /// - Returns: The answer, or the reason for ending without an answer.
    static func run(
        _ start: ProcessStart, input: [UInt8], limits: BackendProgram.Limits,
        reportErrors: @escaping @Sendable (ArraySlice<UInt8>) -> Void = { _ in }
    ) async -> ProgramEnding {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                ignoreBrokenPipes()
                let ending = ProgramRun.run(start, input: input, limits: limits, reportErrors: reportErrors)
                continuation.resume(returning: ending)
            }
        }
    }

    /// Ignores broken pipes: on the current thread, writing to a program with closed input is no more than an error of
    /// the call.
    static func ignoreBrokenPipes() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
}
