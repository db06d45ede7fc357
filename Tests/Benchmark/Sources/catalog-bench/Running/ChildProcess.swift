import Foundation

/// The price of a process that has ended.
struct ProcessCost: Equatable {
    /// From its start to its end, in seconds.
    let time: Double
    /// On all processors, in its own code and in the system's.
    let processorTime: Double
    /// The most memory that it had at one time, in bytes.
    let peakMemory: Int
    /// As `wait` tells it.
    let status: Int32

    /// nil when a signal has ended it.
    var exitStatus: Int32? { status & 0x7f == 0 ? status >> 8 & 0xff : nil }
}

/// Starts a program and waits for its end.
enum ChildProcess {
    /// Runs a program that has to end with status 0.
    /// - `outputFile`: Takes the program's standard output; nil throws it away.
    @discardableResult
    static func succeed(_ program: String, _ arguments: [String], outputFile: String? = nil) throws -> ProcessCost {
        let cost = try run(program, arguments, outputFile: outputFile)
        guard cost.status == 0 else {
            throw BenchmarkFailure("'\(([program] + arguments).joined(separator: " "))' has failed")
        }
        return cost
    }

    /// Runs a program, however it ends.
    /// - `errorFile`: Takes the program's standard error, which else goes where this program's goes.
    static func run(
        _ program: String, _ arguments: [String], outputFile: String? = nil, errorFile: String? = nil
    ) throws -> ProcessCost {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(
            &actions, STDOUT_FILENO, outputFile ?? "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        if let errorFile {
            posix_spawn_file_actions_addopen(
                &actions, STDERR_FILENO, errorFile, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        }
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        words.append(nil)
        defer { for word in words { free(word) } }

        let clock = ContinuousClock()
        let start = clock.now
        var process: pid_t = 0
        let code = posix_spawn(&process, program, &actions, nil, words, environ)
        if code != 0 {
            throw BenchmarkFailure("cannot start '\(program)': \(String(cString: strerror(code)))")
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0 {
            if errno != EINTR { throw BenchmarkFailure("cannot wait for '\(program)'") }
        }
        return ProcessCost(
            time: (clock.now - start) / .seconds(1), processorTime: usage.ru_utime.seconds + usage.ru_stime.seconds,
            peakMemory: Int(usage.ru_maxrss) * memoryUnit, status: status)
    }

    /// Linux counts in kilobytes, Darwin in bytes.
    private static var memoryUnit: Int {
        #if canImport(Darwin)
            1
        #else
            1_024
        #endif
    }

    /// The file of the running program.
    static var ownPath: String { Bundle.main.executablePath ?? CommandLine.arguments[0] }
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
