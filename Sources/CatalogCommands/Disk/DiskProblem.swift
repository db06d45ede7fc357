#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Why an output could not be read or written: the disk's fault, not the catalog's.
public struct DiskProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file or folder, as findings show it.
    public let path: String
    /// What happened, in words: lowercase, no final period.
    public let message: String

    public init(path: String, message: String) {
        self.path = path
        self.message = message
    }

    init(_ attempt: String, _ path: String, _ error: SystemError) {
        self.init(path: path, message: "cannot \(attempt) '\(path)': \(error.words)")
    }

    public var description: String { message }
}

/// What a system call says when it fails.
struct SystemError: Error, Hashable, Sendable {
    let code: Int32

    /// That of the last system call.
    static var last: SystemError { SystemError(code: errno) }

    static let notAFolder = SystemError(code: ENOTDIR)

    /// In small letters, as everything that is said of files.
    var words: String {
        let words = String(cString: strerror(code))
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}
