@preconcurrency import Dispatch
import Synchronization

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Ends the program when somebody presses Ctrl-C, but not in the middle of its work; at the second time at once.
///
/// The status is 130, as of any program that Ctrl-C has ended: a script that goes on after a watch that succeeded must not
/// go on when somebody wants to stop.
final class Interruption: Sendable {
    static let status: Int32 = 130

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

    /// Ends the program, if somebody has asked for it since the beginning.
    func end() {
        let isAwaited = state.withLock { state in
            state.isWorking = false
            return state.isAwaited
        }
        if isAwaited { exit(Self.status) }
    }
}
