import Synchronization
import Testing

@testable import CatalogCommands

@Suite("The progress line")
struct ProgressLineTests {
    /// The text written to a terminal.
    private final class Written: Sendable {
        private let texts = Mutex<[String]>([])
        var all: [String] { texts.withLock { $0 } }
        func append(_ text: String) { texts.withLock { $0.append(text) } }
    }

    @Test("The progress line overwrites itself and is erased at the end of the work")
    func drawn() async throws {
        let written = Written()
        try await ProgressLine.during(delay: .zero, line: ProgressLine { written.append($0) }) { line in
            line?.set("Reading")
            while !written.all.contains("\r\u{1B}[KReading") { try await Task.sleep(for: .milliseconds(5)) }
            line?.set("Rendering", finished: 3, of: 40)
            while written.all.last != "\r\u{1B}[KRendering, 3 of 40 parts" {
                try await Task.sleep(for: .milliseconds(5))
            }
        }
        #expect(written.all.last == "\r\u{1B}[K")
        let count = written.all.count
        try await Task.sleep(for: .milliseconds(250))
        #expect(written.all.count == count)
    }

    @Test("Work that ends before the delay has no progress line")
    func short() async {
        let written = Written()
        let result = await ProgressLine.during(delay: .seconds(600), line: ProgressLine { written.append($0) }) {
            line in
            line?.set("Reading")
            return 7
        }
        #expect(result == 7)
        #expect(written.all == [])
    }
}
