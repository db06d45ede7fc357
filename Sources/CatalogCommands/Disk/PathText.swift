/// Functions on file paths as text, such as joining and normalizing, without looking at the disk.
enum PathText {
    /// Returns a path relative to a folder, put behind the folder; an absolute path stays as it is.
    static func joined(_ folder: String, with path: String) -> String {
        if path.hasPrefix("/") || folder.isEmpty || folder == "." { return normalized(path) }
        return normalized("\(folder)/\(path)")
    }

    static func absolute(_ path: String, from workingFolder: String) -> String {
        path.hasPrefix("/") ? normalized(path) : normalized("\(workingFolder)/\(path)")
    }

    /// Returns the path without empty names and `.`, and without `..` where the preceding name can be taken away; `.`
    /// for an empty path.
    ///
    /// With a link before a `..` the result is another place. The difference is intended: the place meant is the place
    /// read by an author.
    static func normalized(_ path: String) -> String {
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
}
