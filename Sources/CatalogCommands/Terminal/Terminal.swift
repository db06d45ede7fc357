import Foundation

/// The standard output or standard error of a command, with the stream's width and ability to show colors.
struct Terminal: Sendable {
    private let handle: FileHandle
    /// Whether people read along, not a file or another program.
    let isInteractive: Bool
    /// Whether a line can be written over.
    let canErase: Bool
    let layout: TextLayout

    static let output = Terminal(.standardOutput, environment: ProcessInfo.processInfo.environment)
    static let errors = Terminal(.standardError, environment: ProcessInfo.processInfo.environment)

    private init(_ handle: FileHandle, environment: [String: String]) {
        self.handle = handle
        isInteractive = isatty(handle.fileDescriptor) == 1
        canErase = isInteractive && environment["TERM"] != "dumb"
        layout = TextLayout(
            style: TextStyle(usesColor: isInteractive && Self.allowsColor(environment)),
            width: (isInteractive ? Self.columns(of: handle.fileDescriptor) : nil) ?? 120)
    }

    /// Returns false where colors are unwanted by the reader (NO_COLOR, any text but the empty one) or by the terminal.
    static func allowsColor(_ environment: [String: String]) -> Bool {
        let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
        return !isRefused && environment["TERM"] != "dumb"
    }

    private static func columns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col >= 40 else { return nil }
        return Int(size.ws_col)
    }

    func write(_ text: String) throws(CommandError) {
        try write(Array(text.utf8))
    }

    /// Writes the bytes of a file: to people without effect on their terminal, else as they are.
    func write(file bytes: [UInt8]) throws(CommandError) {
        guard isInteractive else { return try write(bytes) }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        try write(lines.map { String($0).visible }.joined(separator: "\n"))
    }

    private func write(_ bytes: [UInt8]) throws(CommandError) {
        if bytes.isEmpty { return }
        do {
            try handle.write(contentsOf: Data(bytes))
        } catch {
            throw CommandError(.unwritableStream())
        }
    }
}
