/// Functions on paths with slashes, as written in `catalog.yaml` and findings.
///
/// No function accesses a disk.
package enum CatalogPath {
    /// Returns the folder of a file; empty for a file without a folder.
    package static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns a path relative to a folder, with `.` and `..` resolved as far as possible.
    package static func join(_ folder: String, with path: String) -> String {
        let joined = path.hasPrefix("/") || folder.isEmpty ? path : "\(folder)/\(path)"
        let isAbsolute = joined.hasPrefix("/")
        var names: [Substring] = []
        for name in joined.split(separator: "/") {
            switch name {
            case ".": continue
            case ".." where names.last != nil && names.last != "..": names.removeLast()
            case ".." where isAbsolute: continue
            default: names.append(name)
            }
        }
        let result = names.joined(separator: "/")
        if isAbsolute { return "/" + result }
        return result.isEmpty ? "." : result
    }

    /// Returns the name of a file without folder and last extension.
    package static func stem(of path: String) -> String {
        let name = name(of: path) ?? path[...]
        guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex else { return String(name) }
        return String(name[..<dot])
    }

    /// Returns the text after the last dot of a file's name; empty without a dot.
    package static func pathExtension(of path: String) -> Substring {
        guard let name = name(of: path), let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot != name.startIndex
        else { return "" }
        return name[name.utf8.index(after: dot)...]
    }

    /// Returns the last name of a path, without slashes at the end; nil for slashes alone.
    private static func name(of path: String) -> Substring? {
        let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
        return start == path.endIndex ? path.split(separator: "/").last : path[start...]
    }

    /// Whether a path leads into a folder.
    package static func contains(_ folder: String, path: String) -> Bool {
        guard path.hasPrefix("/") == folder.hasPrefix("/") else { return false }
        let way = relative(path, to: folder)
        return !way.hasPrefix("/") && way != ".." && !way.hasPrefix("../")
    }

    /// Returns the path relative to a folder, with `..` for locations outside of the folder; the path itself if only
    /// one is absolute, or if the rest of the folder contains `..`.
    package static func relative(_ path: String, to folder: String) -> String {
        let prefix = folder.isEmpty || folder == "." ? "" : folder + "/"
        if path.utf8.starts(with: prefix.utf8) {
            return String(path[path.utf8.index(path.startIndex, offsetBy: prefix.utf8.count)...])
        }
        if path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
        guard path.hasPrefix("/") == folder.hasPrefix("/") else { return path }
        var names = path.split(separator: "/")[...]
        var folders = folder.split(separator: "/").filter { $0 != "." }[...]
        while let name = names.first, name == folders.first, names.count > 1 {
            names.removeFirst()
            folders.removeFirst()
        }
        if folders.contains("..") { return path }
        return (folders.map { _ in ".." } + names).joined(separator: "/")
    }
}

extension String {
    /// The path in a URI: all bytes but letters, digits, slashes and a few other signs as `%` and two digits.
    package var percentEncodedPath: String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                bytes.append(byte)
            default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
