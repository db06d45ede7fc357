#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An error of reading or writing an output on disk, such as a missing permission or another build at work in the same
/// folder.
package struct DiskError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The kind of problem, decisive for the rule of the finding.
    package let kind: DiskErrorKind
    /// The file or folder, as shown in findings.
    package let path: String
    /// Problem in words: lowercase, no final period.
    package let message: String

    /// Creates a problem.
    ///
    /// - Parameters:
    ///   - kind: The kind of problem.
    ///   - path: The file or folder, as shown in findings.
    ///   - message: The problem in words: lowercase, no final period.
    package init(_ kind: DiskErrorKind, path: String, message: String) {
        self.kind = kind
        self.path = path
        self.message = message
    }

    /// Creates a problem of writing; `attempt` is the attempted action, in words followed by the path.
    init(writing path: String, attempt: String, _ error: SystemError) {
        self.init(.writing, path: path, message: "cannot \(attempt) '\(path)': \(error.words)")
    }

    init(reading path: String, _ error: SystemError) {
        self.init(.reading, path: path, message: "cannot read '\(path)': \(error.words)")
    }

    /// Returns the problem of an output's folder, as shown in findings, in use by another build.
    static func busy(_ folder: String) -> DiskError {
        DiskError(
            .busy, path: folder,
            message:
                "another build is writing to '\(folder)'; no files written; retry after that build"
        )
    }

    /// The problem in words.
    package var description: String { message }
}

/// The kind of disk error: the impossible action, or another build at work.
package enum DiskErrorKind: Hashable, Sendable {
    case reading, writing
    /// Another build is writing to the same place.
    case busy
}

/// An error of a system call: the code in `errno`, with a message.
package struct SystemError: Error, Hashable, Sendable {
    let code: Int32

    package init(code: Int32) { self.code = code }

    /// Error of the last system call.
    static var last: SystemError { SystemError(code: errno) }

    static let missing = SystemError(code: ENOENT)
    static let notAFolder = SystemError(code: ENOTDIR)

    /// Whether another user may be permitted the call.
    var isRefusal: Bool { code == EACCES || code == EPERM }

    /// The error in small letters, like all statements about files.
    package var words: String {
        let words = String(cString: strerror(code))
        return words.prefix(1).lowercased() + words.dropFirst()
    }
}
