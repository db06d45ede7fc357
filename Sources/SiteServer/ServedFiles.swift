/// A source of file contents by path for the site server.
package protocol ServedFiles: Sendable {
    /// Returns the bytes of a file, at a decoded path without the leading slash; nil where there is none.
    ///
    /// The path is chosen by the sender of the request, so any text is possible.
    func bytes(of path: String) -> [UInt8]?
}
