#if canImport(Glibc)
    import CProcess
    import Glibc
#endif

/// A setting of the C library's memory allocator for lower memory use, applied at the start of the program.
enum ProgramMemory {
    /// Has the C library keep no more stores of free memory than a store for each processor and a store for the thread
    /// of the program's start.
    ///
    /// Free memory in a store is of no use to the threads of another store, and a large catalog took a fifteenth more.
    /// With fewer stores, two threads of a watching process may share a store and wait for each other.
    /// Other systems have no such setting.
    static func settle() {
        #if canImport(Glibc)
            _ = mallopt(arenaMaximum, Int32(clamping: 1 + sysconf(Int32(_SC_NPROCESSORS_ONLN))))
        #endif
    }

    #if canImport(Glibc)
        /// `M_ARENA_MAX` of glibc's malloc.h.
        private static let arenaMaximum: Int32 = -8
    #endif
}
