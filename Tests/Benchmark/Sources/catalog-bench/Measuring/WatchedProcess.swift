import Foundation

/// A program that goes on, with all that it says.
final class WatchedProcess {
    private let process = Process()
    private let pipe = Pipe()
    private var said = Data()

    init(_ program: String, _ arguments: [String]) throws {
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
    }

    /// Waits until the program has said a text, and forgets all up to the text.
    func wait(for text: String) throws {
        while true {
            if let location = said.firstRange(of: Data(text.utf8)) {
                said = Data(said[location.upperBound...])
                return
            }
            let more = pipe.fileHandleForReading.availableData
            if more.isEmpty { throw BenchmarkFailure("the program has ended without '\(text)'") }
            said += more
        }
    }

    func end() {
        process.interrupt()
        process.waitUntilExit()
    }
}
