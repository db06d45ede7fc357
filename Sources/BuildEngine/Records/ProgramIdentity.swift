import CatalogRendering

#if canImport(Darwin)
    import Darwin
#endif

/// The hash of the running program's files, for ignoring cached records written by another version of the program.
enum ProgramIdentity {
    /// The hash of the stamps of all files of the program; nil where the system does not list the files.
    static let current: ContentHash? = {
        guard let files, !files.isEmpty else { return nil }
        var words: [String] = []
        for file in files {
            guard let stamp = try? System.status(file, followingLinks: true)?.stamp else { return nil }
            // Append each part: to print the whole value, the runtime would look up the names of all parts.
            words.append(
                "\(file) \(stamp.device) \(stamp.number) \(stamp.size) \(stamp.modified) \(stamp.changed)")
        }
        return .listing(words)
    }()

    #if canImport(Darwin)
        /// The executable.
        ///
        /// Libraries of the system change with the system's version only.
        private static var files: [String]? {
            var size = UInt32(0)
            _NSGetExecutablePath(nil, &size)
            var path = [CChar](repeating: 0, count: Int(size) + 1)
            guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
            return [String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)]
        }
    #else
        /// All files mapped for execution, by path.
        private static var files: [String]? {
            let maps = try? System.read("/proc/self/maps", followingLinks: true)
            guard case .bytes(let bytes)? = maps else { return nil }
            var files: Set<String> = ["/proc/self/exe"]
            for line in bytes.split(separator: UInt8(ascii: "\n")) {
                let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 5)
                guard fields.count == 6, fields[1].contains(UInt8(ascii: "x")) else { continue }
                let path = String(decoding: fields[5].drop { $0 == UInt8(ascii: " ") }, as: UTF8.self)
                if path.hasPrefix("/") { files.insert(path) }
            }
            return files.sorted()
        }
    #endif
}
