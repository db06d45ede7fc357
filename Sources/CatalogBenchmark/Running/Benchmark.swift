import CatalogCommands

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The benchmark: times a build of generated catalogs, whole and by stage, beside the least that it could take.
///
/// What makes the figures honest:
/// - The floor (`Floor`) reads, parses and writes the same bytes on the same disk in the same run, one pair after the
///   other (build, floor, build, floor, …); the median of the pairs counts.
/// - Both write into folders that are new, in memory where the system offers that (`BenchmarkFolder`): right after many
///   files were removed, a disk is slow for whoever comes next.
/// - The caches are warm: a build that is not counted comes first.
/// - The build is the whole program in a process of its own, from its start to its end, all checks included; of the floor
///   only the work itself counts.
/// - No result is thrown away unseen, so that no compiler can leave work out: the floor sums up what libyaml gives it, and
///   stages hand on what they make or check that it is complete.
public enum Benchmark {
    /// Runs the command line. `arguments`: without the name of the program.
    ///
    /// - Returns: The exit status.
    public static func main(_ arguments: [String]) async -> Int32 {
        if arguments.first == "catalog" {
            await CatalogCommandLine.main(Array(arguments.dropFirst()))
            return 0
        }
        do {
            if let role = BenchmarkRole(arguments) {
                print(try await role.perform().text, terminator: "")
            } else if arguments.contains("--help") || arguments.contains("-h") {
                print(BenchmarkOptions.usage, terminator: "")
            } else {
                try run(BenchmarkOptions(arguments))
            }
            return 0
        } catch let failure as WrongUsage {
            report("catalog-bench: \(failure)\n\(BenchmarkOptions.usage)")
            return 64
        } catch {
            report("catalog-bench: \(error)\n")
            return 1
        }
    }

    private static func run(_ options: BenchmarkOptions) throws {
        if let folder = options.generated {
            return try GeneratedCatalog(size: options.sizes[0], backends: TimedBackends.names).write(to: folder)
        }
        let folder = try BenchmarkFolder()
        defer { try? folder.remove() }
        print(BenchmarkReport.heading(folder, options))
        for size in options.sizes {
            let catalog = folder.path("catalog-\(size)")
            _ = try BenchmarkRole.generate(size: size, folder: catalog).run(answeringIn: folder)
            var report = BenchmarkReport(size: size)
            if options.stages.contains(.whole) {
                let program = options.program.map { [$0] } ?? [ChildProcess.ownPath, "catalog"]
                report.whole = try WholeRuns(
                    program: program, catalog: catalog, folder: folder, runs: options.runs
                ).time()
            }
            for stage in Stage.parts where options.stages.contains(stage) {
                let answer = try BenchmarkRole.stage(stage, catalog: catalog, runs: options.runs)
                    .run(answeringIn: folder)
                report.stages += answer.lines.map { StageTimes($0) }
            }
            print(report.text)
            try folder.giveUp("catalog-\(size)")
        }
    }

    private static func report(_ text: String) {
        var text = text
        _ = text.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
}
