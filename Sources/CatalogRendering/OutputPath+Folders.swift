extension OutputPath {
    /// The folders around the file, outermost first; none for a file directly in the output's folder.
    public var folders: [OutputPath] {
        withBytes { bytes in
            bytes.indices.filter { bytes[$0] == UInt8(ascii: "/") }.map { OutputPath(decoding: bytes[..<$0]) }
        }
    }

    /// The folder of the file; nil for a file directly in the output's folder.
    public var folder: OutputPath? {
        withBytes { bytes in
            bytes.lastIndex(of: UInt8(ascii: "/")).map { OutputPath(decoding: bytes[..<$0]) }
        }
    }

    /// Returns whether the path is of a file directly in a folder.
    ///
    /// Paths in order mostly share the folder with the path before.
    package func isDirectly(in folder: OutputPath) -> Bool {
        withBytes { bytes in
            folder.withBytes { folder in
                bytes.count > folder.count && bytes[folder.count] == UInt8(ascii: "/")
                    && bytes.starts(with: folder)
                    && !bytes[(folder.count + 1)...].contains(UInt8(ascii: "/"))
            }
        }
    }

    /// Returns a file or folder in the folder at the path; nil for a non-portable name.
    public func appending(_ name: String) -> OutputPath? { OutputPath("\(text)/\(name)") }

    private init(decoding bytes: Slice<UnsafeBufferPointer<UInt8>>) {
        self.init(portable: String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self))
    }

    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        var text = text
        return text.withUTF8(body)
    }
}
