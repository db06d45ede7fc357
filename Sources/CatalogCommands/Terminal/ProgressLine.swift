import BuildEngine
import Synchronization

/// A line on a terminal about work under way: shown after a while, and erased at the end of the work.
final class ProgressLine: Sendable {
    /// The mutable state of the line, protected by a lock.
    private struct State {
        var words = ""
        var isShown = false
        var hasEnded = false
    }

    private let state = Mutex(State())
    private let write: @Sendable (String) -> Void

    init(write: @escaping @Sendable (String) -> Void) {
        self.write = write
    }

    /// Does some work, with a line on standard error after 0.3 seconds; without a line on other streams than terminals.
    static func during<Result>(
        isQuiet: Bool, _ work: (ProgressLine?) async throws -> Result
    ) async rethrows -> Result {
        let terminal = Terminal.errors
        guard terminal.canErase, !isQuiet else { return try await work(nil) }
        // Ignore write errors: progress is optional, and no other output depends on the line.
        return try await during(delay: .milliseconds(300), line: ProgressLine { try? terminal.write($0) }, work)
    }

    static func during<Result>(
        delay: Duration, line: ProgressLine, _ work: (ProgressLine?) async throws -> Result
    ) async rethrows -> Result {
        let showing = Task { await line.show(after: delay) }
        defer {
            showing.cancel()
            line.end()
        }
        return try await work(line)
    }

    /// Sets the words, such as `Reading the catalog`; empty words erase the line.
    func set(_ words: String) { state.withLock { $0.words = words } }

    /// Sets words with a number of finished parts: `Rendering, 12 of 40 parts`.
    func set(_ words: String, finished: Int, of total: Int) { set("\(words), \(finished) of \(total) parts") }

    /// Sets the words for the work of a build.
    func show(_ progress: BuildProgress) {
        switch progress {
        case .reading: set("Reading the catalog")
        case .rendering(let finished, let total): set("Rendering", finished: finished, of: total)
        case .other: set("")
        }
    }

    private func show(after delay: Duration) async {
        var pause = delay
        while (try? await Task.sleep(for: pause)) != nil {
            draw()
            pause = .milliseconds(100)
        }
    }

    private func draw() {
        state.withLock { state in
            if state.hasEnded || state.words.isEmpty && !state.isShown { return }
            write(Self.start + state.words)
            state.isShown = !state.words.isEmpty
        }
    }

    private func end() {
        state.withLock { state in
            if state.isShown { write(Self.start) }
            state.hasEnded = true
        }
    }

    /// Carriage return and "erase in line" (ECMA-48, 8.3.15 and 8.3.41).
    private static let start = "\r\u{1B}[K"
}
