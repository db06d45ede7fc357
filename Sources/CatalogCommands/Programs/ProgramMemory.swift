#if canImport(Glibc)
    import CProcess
    import Glibc
#endif

/// How the program gets its memory from the system.
enum ProgramMemory {
    /// Has the C library keep no more stores of free memory than there are processors. What is free in one is of no use to
    /// the threads of another, and a large catalog took a fifteenth more. Other systems have nothing to be set.
    static func settle() {
        #if canImport(Glibc)
            _ = mallopt(arenaMaximum, Int32(clamping: sysconf(Int32(_SC_NPROCESSORS_ONLN))))
        #endif
    }

    #if canImport(Glibc)
        /// `M_ARENA_MAX` of glibc's malloc.h.
        private static let arenaMaximum: Int32 = -8
    #endif
}
