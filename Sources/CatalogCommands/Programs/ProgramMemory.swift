#if canImport(Glibc)
    import CProcess
    import Glibc
#endif

/// Settings of the C library's memory allocator for lower memory use and fewer calls of the operating system, applied
/// at the start of the program.
enum ProgramMemory {
    /// Has the C library keep no more stores of free memory than a store for each processor and a store for the thread
    /// of the program's start.
    ///
    /// Free memory in a store is of no use to the threads of another store, and a large catalog took a fifteenth more.
    /// With fewer stores, two threads of a watching process may share a store and wait for each other.
    ///
    /// A store asks the operating system for its first room at once instead of for each page: unused room takes no
    /// memory, and a fifteenth of a build's time went into thousands of such calls. Large arrays come from the stores,
    /// too, so that a watching process uses the same memory in each turn.
    /// Other systems have no such settings.
    static func settle() {
        #if canImport(Glibc)
            _ = mallopt(topPadding, 32 << 20)
            _ = mallopt(mappingThreshold, 16 << 20)
            _ = mallopt(arenaMaximum, Int32(clamping: 1 + sysconf(Int32(_SC_NPROCESSORS_ONLN))))
        #endif
    }

    #if canImport(Glibc)
        /// `M_ARENA_MAX` of glibc's malloc.h.
        private static let arenaMaximum: Int32 = -8
        /// `M_TOP_PAD` of glibc's malloc.h, in bytes.
        private static let topPadding: Int32 = -2
        /// `M_MMAP_THRESHOLD` of glibc's malloc.h, in bytes.
        private static let mappingThreshold: Int32 = -3
    #endif
}
