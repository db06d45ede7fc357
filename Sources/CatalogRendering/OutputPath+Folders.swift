extension OutputPath {
    /// The folders that the file lies in, outermost first; none for a file of the output's folder itself.
    public var folders: [OutputPath] {
        text.utf8.indices.filter { text.utf8[$0] == UInt8(ascii: "/") }
            .map { OutputPath(portable: String(text[..<$0])) }
    }

    /// The folder that the file lies in; nil for a file of the output's folder itself.
    public var folder: OutputPath? {
        text.utf8.lastIndex(of: UInt8(ascii: "/")).map { OutputPath(portable: String(text[..<$0])) }
    }

    /// Returns a file or folder in the folder with this path; nil when the name is not portable.
    public func appending(_ name: String) -> OutputPath? { OutputPath("\(text)/\(name)") }
}
