/// Paths with slashes, worked out as text.
enum RelativePath {
    /// The folder of a file; empty for the folder that paths start from.
    static func folder(of path: String) -> String {
        path.names.dropLast().joined(separator: "/")
    }

    /// Where `path` leads when it starts from `folder`. Steps out of the common folder stay at the front.
    static func resolve(_ path: String, from folder: String) -> String {
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

    /// The way from a file to another, both seen from the same folder.
    static func from(_ file: String, to target: String) -> String {
        var start = file.names.dropLast()[...]
        var end = target.names[...]
        while let step = start.first, step == end.first, end.count > 1 {
            start = start.dropFirst()
            end = end.dropFirst()
        }
        return (start.map { _ in ".." } + end).joined(separator: "/")
    }
}

/// The way from a page of an output to another.
struct PageWay {
    /// Out of how many folders it leads.
    let stepsUp: Int
    /// What follows then.
    let rest: Substring.UTF8View

    /// Both paths are seen from the output's folder, and have names only: no dots and nothing empty.
    init(from page: String, to target: String) {
        let slash = UInt8(ascii: "/")
        var shared = 0
        for (offset, (byte, other)) in zip(page.utf8, target.utf8).enumerated() {
            if byte != other { break }
            if byte == slash { shared = offset + 1 }
        }
        stepsUp = page.utf8.dropFirst(shared).count { $0 == slash }
        rest = target.utf8.dropFirst(shared)
    }
}

extension String {
    /// What stands between slashes.
    fileprivate var names: [Substring] { utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) } }
}
