@preconcurrency import Dispatch
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A handler of Ctrl-C for watching commands: ends the program, but not in the middle of work; at the second time at
/// once.
///
/// The status is 130, as of any program ended by Ctrl-C: a script that continues after a successful watch must stop
/// when the user interrupts.
final class Interruption: Sendable {
    static let status: Int32 = 130

    /// The mutable state of the interruption, protected by a lock.
    private struct State {
        var isWorking = false
        var isAwaited = false
    }

    private let state = Mutex(State())
    private let source: any DispatchSourceSignal

    init() {
        signal(SIGINT, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        source.setEventHandler { [self] in
            let isFree = state.withLock { state in
                defer { state.isAwaited = true }
                return !state.isWorking || state.isAwaited
            }
            if isFree { exit(Self.status) }
        }
        source.activate()
    }

    func begin() { state.withLock { $0.isWorking = true } }

    /// Ends the program, if requested since the beginning.
    func end() {
        let isAwaited = state.withLock { state in
            state.isWorking = false
            return state.isAwaited
        }
        if isAwaited { exit(Self.status) }
    }
}
