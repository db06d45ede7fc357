/// Files that a server hands out.
package protocol ServedFiles: Sendable {
    /// Returns the bytes of a file; nil where there is none.
    /// - Parameter path: Decoded, without the slash at its start. Whoever made the request chose it, so it may be anything.
    func bytes(of path: String) -> [UInt8]?
}
