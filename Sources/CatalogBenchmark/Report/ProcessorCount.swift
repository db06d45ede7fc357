#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// How many processors share the work.
enum ProcessorCount {
    static var online: Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
