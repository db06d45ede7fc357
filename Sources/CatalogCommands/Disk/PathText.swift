/// Working with paths as text, without looking at the disk.
enum PathText {
    /// Returns a path relative to a folder, put behind that folder; an absolute one stays as it is.
    static func joined(_ folder: String, _ path: String) -> String {
        if path.hasPrefix("/") || folder.isEmpty || folder == "." { return normalized(path) }
        return normalized("\(folder)/\(path)")
    }

    static func absolute(_ path: String, from workingFolder: String) -> String {
        path.hasPrefix("/") ? normalized(path) : normalized("\(workingFolder)/\(path)")
    }

    /// Without empty names and `.`, and without `..` where the name before it can be taken away; `.` for nothing.
    ///
    /// With a link before a `..` this is another place. That is meant: what an author reads is where it goes.
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
