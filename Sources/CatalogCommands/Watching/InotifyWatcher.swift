#if os(Linux)
    #if canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// A folder watcher told of changes by the kernel of Linux, through inotify.
    final class InotifyWatcher: FolderWatcher {
        private let descriptor: Int32
        /// The folders by the numbers of their watches.
        private var folders: [Int32: String] = [:]
        /// Whether the kernel has taken all folders.
        ///
        /// There is a limit shared by all programs of a user.
        private(set) var isSure = true

        /// nil where the kernel has no room for another watcher.
        init?() {
            descriptor = inotify_init1(O_NONBLOCK | O_CLOEXEC)
            if descriptor < 0 { return nil }
        }

        deinit { close(descriptor) }

        private static let kinds: UInt32 = [
            IN_MODIFY, IN_CLOSE_WRITE, IN_ATTRIB, IN_CREATE, IN_DELETE, IN_MOVED_FROM, IN_MOVED_TO, IN_DELETE_SELF,
            IN_MOVE_SELF, IN_ONLYDIR,
        ].reduce(0) { $0 | UInt32($1) }

        func watch(_ wanted: Set<String>) -> Bool {
            var current: [Int32: String] = [:]
            isSure = true
            for folder in wanted {
                let number = inotify_add_watch(descriptor, folder, Self.kinds)
                if number >= 0 { current[number] = folder } else if errno == ENOSPC { isSure = false }
            }
            let isNew = current.keys.contains { folders[$0] == nil }
            for number in folders.keys where current[number] == nil { _ = inotify_rm_watch(descriptor, number) }
            folders = current
            return isNew
        }

        func wait(atMost limit: Int?) -> Bool {
            // Where folders are left out, somebody has to look now and then.
            let pause = limit ?? (isSure ? -1 : 500)
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&request, 1, Int32(clamping: pause)) > 0 else { return limit == nil }
            drain()
            return true
        }

        private func drain() {
            var buffer = [UInt8](repeating: 0, count: 1 << 14)
            while true {
                let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
                if count <= 0 { return }
                buffer.withUnsafeBytes { forget($0.prefix(count)) }
            }
        }

        /// Forgets the watches given up by the kernel, because the folders are gone.
        private func forget(_ events: Slice<UnsafeRawBufferPointer>) {
            // The number of the watch, the kind, a cookie and the length of the name behind them, four bytes each.
            let head = 16
            var rest = UnsafeRawBufferPointer(rebasing: events)
            while rest.count >= head {
                let kind = rest.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
                if kind & UInt32(IN_IGNORED) != 0 { folders[rest.loadUnaligned(as: Int32.self)] = nil }
                let length = rest.loadUnaligned(fromByteOffset: 12, as: UInt32.self)
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(head + Int(length)))
            }
        }
    }
#endif
