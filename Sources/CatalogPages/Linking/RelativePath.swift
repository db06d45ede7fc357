/// A calculator for relative paths with slashes, worked out on the text alone: folders of files, resolved paths.
package enum RelativePath {
    /// Returns the folder of a file; empty for the base folder of paths.
    package static func folder(of path: String) -> String {
        path.names.dropLast().joined(separator: "/")
    }

    /// Returns the goal of `path`, as seen from `folder`, relative to the base folder.
    ///
    /// Parent steps beyond the base folder stay at the front, and a path with a leading slash stays unchanged.
    package static func resolve(_ path: String, from folder: String) -> String {
        if path.hasPrefix("/") { return path }
        var names: [Substring] = []
        for name in folder.names + path.names {
            switch name {
            case ".": continue
            case ".." where !names.isEmpty && names.last != "..": names.removeLast()
            default: names.append(name)
            }
        }
        return names.joined(separator: "/")
    }

    /// Returns the way from a file to another, both seen from the same folder.
    package static func from(_ file: String, to target: String) -> String {
        var start = file.names.dropLast()[...]
        var end = target.names[...]
        while let step = start.first, step == end.first, end.count > 1 {
            start = start.dropFirst()
            end = end.dropFirst()
        }
        return (start.map { _ in ".." } + end).joined(separator: "/")
    }
}

extension String {
    /// Names between the slashes.
    fileprivate var names: [Substring] { utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) } }
}
