import BuildEngine

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The standard output or standard error of a command, with the stream's width and ability to show colors.
struct Terminal: Sendable {
    /// The number of the open stream.
    private let stream: Int32
    /// Whether people read along, not a file or another program.
    let isInteractive: Bool
    /// Whether a line can be written over.
    let canErase: Bool
    let layout: TextLayout

    /// The choice of color of the running command.
    @TaskLocal static var color = ColorChoice.auto

    static var output: Terminal { Terminal(STDOUT_FILENO, environment: System.environment) }
    static var errors: Terminal { Terminal(STDERR_FILENO, environment: System.environment) }

    private init(_ stream: Int32, environment: [String: String]) {
        self.stream = stream
        isInteractive = isatty(stream) == 1
        canErase = isInteractive && environment["TERM"] != "dumb"
        layout = TextLayout(
            style: TextStyle(usesColor: Self.color.usesColor(onTerminal: isInteractive, environment)),
            width: (isInteractive ? Self.columns(of: stream) : nil) ?? 120)
    }

    private static func columns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 40 else { return nil }
        return Int(size.ws_col)
    }

    func write(_ text: String) throws(CommandError) {
        try write(Array(text.utf8))
    }

    /// Writes the bytes of a file: to people without effect on their terminal, else unchanged.
    func write(file bytes: [UInt8]) throws(CommandError) {
        guard isInteractive else { return try write(bytes) }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        try write(lines.map { String($0).visible }.joined(separator: "\n"))
    }

    private func write(_ bytes: [UInt8]) throws(CommandError) {
        do throws(SystemError) {
            try System.write(bytes, toOpen: stream)
        } catch {
            throw CommandError(.unwritableStream())
        }
    }
}
