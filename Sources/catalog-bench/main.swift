import CatalogBenchmark

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

exit(await Benchmark.main(Array(CommandLine.arguments.dropFirst())))
