#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A search for executable programs by name in the folders of `PATH`.
package enum ProgramSearch {
    /// Returns the file of a program on a path of folders; nil when there is none.
    package static func find(_ name: String, on path: String?) -> String? {
        folders(of: path).lazy.map { "\($0)/\(name)" }.first(where: isProgram)
    }

    /// Returns the names of all programs on the path with a given beginning, in order, each once.
    static func names(beginningWith prefix: String, on path: String?) -> [String] {
        var names: Set<String> = []
        for folder in folders(of: path) {
            for name in (try? System.names(in: folder)) ?? []
            where name.isUTF8 && name.text.hasPrefix(prefix) && isProgram("\(folder)/\(name.text)") {
                names.insert(name.text)
            }
        }
        return names.sorted()
    }

    /// Whether an existing file may be started.
    static func isProgram(_ path: String) -> Bool {
        isFile(path) && access(path, X_OK) == 0
    }

    package static func isFile(_ path: String) -> Bool {
        (try? System.status(path, followingLinks: true))?.kind == .file
    }

    /// Returns absolute folders only: the contents of the current folder are not on the path by chance.
    private static func folders(of path: String?) -> [String] {
        (path ?? "").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
    }
}
