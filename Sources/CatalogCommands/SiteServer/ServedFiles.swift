/// A source of files by path for the site server.
package protocol ServedFiles: Sendable {
    /// Opens a file, at a decoded path without the leading slash; nil for a missing file.
    ///
    /// The client chooses the path, so any string is possible.
    func open(_ path: String) -> (any ServedFile)?
}

/// An open file of the site, read in pieces while it is sent, and closed when released.
package protocol ServedFile {
    /// The number of bytes at the time of opening.
    var size: Int { get }

    /// Returns the next bytes, at most `count`; none at the end or after an error.
    func read(atMost count: Int) -> [UInt8]
}
