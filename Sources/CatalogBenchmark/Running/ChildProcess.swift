#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// What a process took that has ended.
struct ProcessCost: Sendable {
    /// From its start to its end.
    let time: Duration
    /// On all processors, in its own code and in the system's.
    let processorTime: Duration
    /// The most memory that it had at one time, in bytes.
    let peakMemory: Int
    let status: Int32
}

/// Starts a program and waits for its end.
enum ChildProcess {
    /// - Parameter outputFile: Takes the program's standard output; nil throws it away.
    static func run(_ program: String, _ arguments: [String], outputFile: String? = nil) throws(SystemFailure)
        -> ProcessCost
    {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(
            &actions, STDOUT_FILENO, outputFile ?? "/dev/null", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
        words.append(nil)
        defer { for word in words { free(word) } }

        let clock = ContinuousClock()
        let start = clock.now
        var process: pid_t = 0
        let code = posix_spawn(&process, program, &actions, nil, words, environ)
        if code != 0 {
            errno = code
            throw .last("start", program)
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(process, &status, 0, &usage) < 0 {
            if errno != EINTR { throw .last("wait for", program) }
        }
        return ProcessCost(
            time: clock.now - start, processorTime: Duration(usage.ru_utime) + Duration(usage.ru_stime),
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
    static var ownPath: String {
        guard let path = realpath("/proc/self/exe", nil) else { return CommandLine.arguments[0] }
        defer { free(path) }
        return String(cString: path)
    }
}

extension Duration {
    fileprivate init(_ time: timeval) {
        self = .seconds(Int(time.tv_sec)) + .microseconds(Int(time.tv_usec))
    }
}
