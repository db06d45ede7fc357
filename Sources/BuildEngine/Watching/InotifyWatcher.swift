#if os(Linux)
    import CCatalogSystem

    #if canImport(Musl)
        import Musl
    #else
        import Glibc
    #endif

    /// A folder watcher notified of changes by the kernel of Linux, through inotify.
    final class InotifyWatcher: FolderWatcher {
        private let descriptor: Int32
        /// The folders by the numbers of their watches.
        private var folders: [Int32: String] = [:]
        /// The names that count in folders watched for some names only, by the numbers of their watches.
        private var names: [Int32: Set<String>] = [:]
        /// Whether the kernel has taken all folders, and hears of each change there.
        ///
        /// There is a limit shared by all programs of a user.
        private(set) var isSure = true
        private(set) var hasSaved = false

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

        func watch(_ wanted: WatchedFolders) -> Bool {
            var current: [Int32: String] = [:]
            var currentNames: [Int32: Set<String>] = [:]
            var isNew = false
            isSure = true
            for folder in wanted.whole {
                let number = inotify_add_watch(descriptor, folder, Self.kinds)
                if number >= 0 {
                    current[number] = folder
                    if folders[number] == nil { isNew = true }
                    if !Self.isLocal(folder) { isSure = false }
                } else if errno != ENOENT && errno != ENOTDIR {
                    // The watch of the parent folder reports a missing folder.
                    isSure = false
                }
            }
            for (folder, names) in wanted.names {
                // Parent folders may be inaccessible or remote. Ignore failures, because changes there are rare.
                let number = inotify_add_watch(descriptor, folder, Self.kinds)
                guard number >= 0, current[number] == nil || currentNames[number] != nil else { continue }
                current[number] = folder
                currentNames[number, default: []].formUnion(names)
                if folders[number] == nil { isNew = true }
            }
            for number in folders.keys where current[number] == nil { _ = inotify_rm_watch(descriptor, number) }
            folders = current
            names = currentNames
            return isNew
        }

        /// Whether the kernel itself makes all changes in a folder: it hears of no others, such as another machine's.
        private static func isLocal(_ folder: String) -> Bool {
            var status = statfs()
            return statfs(folder, &status) == 0 && localKinds.contains(UInt32(truncatingIfNeeded: status.f_type))
        }

        /// The numbers of local file systems from the kernel's magic.h: ext, XFS, Btrfs, tmpfs, ramfs, F2FS, overlayfs,
        /// ZFS, Bcachefs, exFAT, FAT and NTFS.
        private static let localKinds: Set<UInt32> = [
            0xEF53, 0x5846_5342, 0x9123_683E, 0x0102_1994, 0x8584_58F6, 0xF2F5_2010, 0x794C_7630, 0x2FC1_2FC1,
            0xCA45_1A4E, 0x2011_BAB0, 0x4D44, 0x7366_746E,
        ]

        func wait(atMost limit: Int?) -> Bool {
            // Changes in folders without a watch send no event, so check every half second.
            let pause = limit ?? (isSure ? -1 : 500)
            var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            // Allocate before waiting: a large allocation first consolidates the memory freed by the previous run.
            var buffer = Self.makeBuffer()
            let end = ContinuousClock.now + .milliseconds(pause)
            var rest = pause
            while poll(&request, 1, Int32(clamping: rest)) > 0 {
                if drain(into: &buffer) { return true }
                if pause >= 0 { rest = max(0, Int((end - .now) / .milliseconds(1))) }
            }
            return limit == nil
        }

        private static func makeBuffer() -> [UInt8] { [UInt8](repeating: 0, count: 1 << 14) }

        /// Notes all events so far.
        /// - Returns: Whether any is about a watched name.
        private func drain(into buffer: inout [UInt8]) -> Bool {
            var isNews = false
            while true {
                let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
                if count <= 0 { return isNews }
                if buffer.withUnsafeBytes({ note($0.prefix(count)) }) { isNews = true }
            }
        }

        /// Notes the events, and forgets the watches given up by the kernel, because the folders are gone.
        /// - Returns: Whether any event is about a watched name.
        private func note(_ events: Slice<UnsafeRawBufferPointer>) -> Bool {
            var isNews = false
            // The head of an event: watch, kind, cookie and length of the following name, four bytes each.
            let head = 16
            var rest = UnsafeRawBufferPointer(rebasing: events)
            while rest.count >= head {
                let number = rest.loadUnaligned(as: Int32.self)
                let kind = rest.loadUnaligned(fromByteOffset: 4, as: UInt32.self)
                let length = Int(rest.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
                // Zeros pad the name.
                let bytes = rest.dropFirst(head).prefix(length).prefix { $0 != 0 }
                let name = bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
                let isWatched = name.map { names[number]?.contains($0) ?? true } ?? true
                // The end of a watch is not a change: the removal of its folder is an earlier event.
                if isWatched, kind & UInt32(IN_IGNORED) == 0 {
                    isNews = true
                    hasSaved = kind & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0
                }
                if kind & UInt32(IN_IGNORED) != 0 { (folders[number], names[number]) = (nil, nil) }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(head + length))
            }
            return isNews
        }
    }
#endif
