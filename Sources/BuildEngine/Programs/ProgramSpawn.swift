import CCatalogSystem

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The description of a process to be started: program path, arguments, environment, folder, streams and group.
package struct ProcessStart {
    let path: String
    /// The program's path as used by people.
    var shown: String {
        folder.flatMap { path.hasPrefix($0 + "/") ? String(path.dropFirst($0.count + 1)) : nil } ?? path
    }
    var arguments: [String] = []
    /// Environment as `NAME=VALUE`, and no more.
    var environment: [String] = []
    /// Folder in which the program works; nil: here.
    var folder: String?
    /// The process's files for standard input, output and error; nil: no reading or writing there.
    var streams: (input: Int32?, output: Int32?, errors: Int32?) = (nil, nil, nil)
    /// The group to join; nil: a new group, numbered like the program.
    var group: pid_t?

    package init(path: String, arguments: [String] = [], environment: [String] = [], folder: String? = nil) {
        self.path = path
        self.arguments = arguments
        self.environment = environment
        self.folder = folder
    }

    /// Starts the process.
    ///
    /// No shell takes part, and the process inherits no other open file and no signal setting.
    /// - Returns: The number of the process.
    package func spawn() throws(SystemError) -> Int32 {
        var (actions, attributes) = Self.unset
        try require(posix_spawn_file_actions_init(&actions))
        defer { posix_spawn_file_actions_destroy(&actions) }
        try require(posix_spawnattr_init(&attributes))
        defer { posix_spawnattr_destroy(&attributes) }
        for (number, file) in [streams.input, streams.output, streams.errors].enumerated() {
            let number = Int32(number)
            let isInput = number == STDIN_FILENO
            try require(
                file.map { posix_spawn_file_actions_adddup2(&actions, $0, number) }
                    ?? posix_spawn_file_actions_addopen(&actions, number, "/dev/null", isInput ? O_RDONLY : O_WRONLY, 0)
            )
        }
        for file in Self.inheritedFiles { try require(posix_spawn_file_actions_addclose(&actions, file)) }
        if let folder { try require(posix_spawn_file_actions_addchdir_np(&actions, folder)) }
        try setAttributes(&attributes)
        return try spawn(actions: &actions, attributes: &attributes)
    }

    #if canImport(Darwin)
        private typealias Actions = posix_spawn_file_actions_t?
        private typealias Attributes = posix_spawnattr_t?
        private static var unset: (Actions, Attributes) { (nil, nil) }
        /// No file opened by another thread is inherited.
        private static let platformFlags = POSIX_SPAWN_CLOEXEC_DEFAULT
        private static let inheritedFiles: [Int32] = []
    #else
        private typealias Actions = posix_spawn_file_actions_t
        private typealias Attributes = posix_spawnattr_t
        private static var unset: (Actions, Attributes) { (Actions(), Attributes()) }
        private static let platformFlags: Int32 = 0

        /// Files open in the process beside the streams: the starter of the process may not have marked all open files.
        ///
        /// Closing a file closed by then is not an error.
        private static var inheritedFiles: [Int32] {
            ((try? System.names(in: "/proc/self/fd")) ?? []).compactMap { Int32($0.text) }.filter { $0 > STDERR_FILENO }
        }
    #endif

    private func setAttributes(_ attributes: inout Attributes) throws(SystemError) {
        var none = sigset_t()
        sigemptyset(&none)
        var all = sigset_t()
        sigfillset(&all)
        try require(posix_spawnattr_setpgroup(&attributes, group ?? 0))
        try require(posix_spawnattr_setsigmask(&attributes, &none))
        try require(posix_spawnattr_setsigdefault(&attributes, &all))
        let flags =
            Int32(POSIX_SPAWN_SETPGROUP) | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
            | Self.platformFlags
        try require(posix_spawnattr_setflags(&attributes, Int16(flags)))
    }

    private func spawn(actions: inout Actions, attributes: inout Attributes) throws(SystemError) -> pid_t {
        let arguments = ([path] + arguments).map { strdup($0) }
        let environment = environment.map { strdup($0) }
        defer { for text in arguments + environment { free(text) } }
        var process: pid_t = 0
        var attempts = 0
        while true {
            let result = posix_spawn(&process, path, &actions, &attributes, arguments + [nil], environment + [nil])
            // ETXTBSY: the program is still open for writing; retry.
            guard result == ETXTBSY, attempts < 50 else {
                try require(result)
                return process
            }
            attempts += 1
            usleep(10_000)
        }
    }

    /// Requires success of a function that returns the code of the error and leaves `errno` alone.
    private func require(_ result: Int32) throws(SystemError) {
        if result != 0 { throw SystemError(code: result) }
    }
}

/// The way a child process ended: an exit code, or a signal.
enum ProcessEnd: Hashable, Sendable {
    case exited(Int)
    case killed(Int32)

    /// Looks whether a child has ended, and releases an ended child; nil while the child runs.
    static func poll(_ process: pid_t) -> ProcessEnd? { wait(process, options: WNOHANG) }

    /// Waits until the end of a child.
    static func wait(_ process: pid_t) { _ = wait(process, options: 0) }

    private static func wait(_ process: pid_t, options: Int32) -> ProcessEnd? {
        var status: Int32 = 0
        var result = waitpid(process, &status, options)
        while result < 0, errno == EINTR { result = waitpid(process, &status, options) }
        // `waitpid` fails if the child has already ended; its exit status is not available.
        if result < 0 { return .exited(0) }
        if result == 0 { return nil }
        let signal = status & 0x7F
        return signal == 0 ? .exited(Int(status >> 8 & 0xFF)) : .killed(signal)
    }
}
