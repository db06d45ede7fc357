/// Functions on file paths as text, such as joining and normalizing, without access to the disk.
package enum PathText {
    /// Returns a path relative to a folder, appended to the folder; an absolute path stays unchanged.
    package static func joined(_ folder: String, with path: String) -> String {
        if path.hasPrefix("/") || folder.isEmpty || folder == "." { return normalized(path) }
        return normalized("\(folder)/\(path)")
    }

    package static func absolute(_ path: String, from workingFolder: String) -> String {
        path.hasPrefix("/") ? normalized(path) : normalized("\(workingFolder)/\(path)")
    }

    /// Returns the path without empty names and `.`, and without `..` where the preceding name can be removed; `.` for
    /// an empty path.
    ///
    /// With a link before a `..` the result is another place. The difference is intended: the place meant is the place
    /// read by an author.
    package static func normalized(_ path: String) -> String {
        if isNormalized(path) { return path }
        let isAbsolute = path.hasPrefix("/")
        var names: [Substring] = []
        for name in path.split(separator: "/") where name != "." {
            if name != ".." {
                names.append(name)
            } else if let last = names.last, last != ".." {
                names.removeLast()
            } else if !isAbsolute {
                names.append(name)
            }
        }
        let text = names.joined(separator: "/")
        if isAbsolute { return "/" + text }
        return text.isEmpty ? "." : text
    }

    /// Whether a path needs no change: no name is empty or begins with a dot.
    private static func isNormalized(_ path: String) -> Bool {
        let (dot, slash) = (UInt8(ascii: "."), UInt8(ascii: "/"))
        var previous = slash
        var isFirst = true
        for byte in path.utf8 {
            if previous == slash, byte == dot || byte == slash && !isFirst { return false }
            (previous, isFirst) = (byte, false)
        }
        return previous != slash
    }
}
