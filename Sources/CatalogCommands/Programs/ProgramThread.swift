import Foundation
import OutsideBackends

/// Runs programs on threads of their own: waiting for them must not keep those few threads on which all else happens.
enum ProgramThread {
    /// - Parameter reportErrors: Takes what the program writes to standard error, as it comes.
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

    /// On this thread, writing to a program that has closed its input is no more than an error of that call.
    static func ignoreBrokenPipes() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }
}
