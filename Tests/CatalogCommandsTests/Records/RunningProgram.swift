import CatalogTestSupport
import Foundation

/// A command that watches or serves until it is interrupted, with its output so far.
final class RunningProgram {
    private let process = Process()
    private let words: URL

    /// Starts a command.
    ///
    /// - Parameters:
    ///   - arguments: The command with its arguments.
    ///   - program: The program with its folder.
    ///   - path: The working folder, within the folder of the program.
    ///   - shell: A command of the shell to run before, such as `ulimit -n 64`.
    /// - Throws: An error of starting the command.
    init(_ arguments: [String], in program: CatalogProgram, from path: String = "", after shell: String? = nil) throws {
        words = try program.folder.write(".words", "")
        let cache = program.folder.url.appendingPathComponent(".cache").path
        let command = arguments + ["--cache-folder", cache]
        if let shell {
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", shell + " && exec \"$0\" \"$@\"", CatalogProgram.executable.path] + command
        } else {
            process.executableURL = CatalogProgram.executable
            process.arguments = command
        }
        process.currentDirectoryURL = program.folder.url.appendingPathComponent(path)
        let handle = try FileHandle(forWritingTo: words)
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

    var said: String { (try? String(contentsOf: words, encoding: .utf8)) ?? "" }

    /// Waits until a text was printed so many times, as long as a slow machine takes.
    func says(_ text: String, times: Int = 1) -> Bool {
        for _ in 0..<1_500 {
            if said.components(separatedBy: text).count > times { return true }
            if !process.isRunning { return false }
            Thread.sleep(forTimeInterval: 0.02)
        }
        return false
    }

    func interrupt() -> Int32 {
        kill(process.processIdentifier, SIGINT)
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -1
    }
}
