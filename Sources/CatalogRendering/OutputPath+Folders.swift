extension OutputPath {
    /// The folders around the file, outermost first; none for a file directly in the output's folder.
    public var folders: [OutputPath] {
        text.utf8.indices.filter { text.utf8[$0] == UInt8(ascii: "/") }
            .map { OutputPath(portable: String(text[..<$0])) }
    }

    /// The folder of the file; nil for a file directly in the output's folder.
    public var folder: OutputPath? {
        text.utf8.lastIndex(of: UInt8(ascii: "/")).map { OutputPath(portable: String(text[..<$0])) }
    }

    /// Returns a file or folder in the folder at the path; nil for a non-portable name.
    public func appending(_ name: String) -> OutputPath? { OutputPath("\(text)/\(name)") }
}
