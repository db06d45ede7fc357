import BuildEngine

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// An open regular file of a served output: the content stays the same if a build replaces the file.
final class OpenSiteFile: ServedFile {
    private let descriptor: Int32
    private var offset = 0
    let size: Int

    /// nil for a missing or unreadable file, and for a link.
    init?(_ path: String) {
        descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | O_NOFOLLOW)
        if descriptor < 0 { return nil }
        guard let status = try? System.status(of: descriptor), status.kind == .file else {
            close(descriptor)
            return nil
        }
        size = status.size
    }

    deinit { close(descriptor) }

    func read(atMost count: Int) -> [UInt8] {
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
        }
        offset += bytes.count
        return bytes
    }
}
