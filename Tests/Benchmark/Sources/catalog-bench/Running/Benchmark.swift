import Foundation

/// The benchmark: times builds and checks of generated catalogs beside the least that any program would need.
///
/// What makes the figures honest:
/// - The floor (`floor_run`, in C) reads, parses and writes the same bytes on the same disk in the same run, one pair after
///   the other (build, floor, build, floor, …), also where several programs are compared; the median of the pairs counts.
/// - Both write into folders that are new, in memory where the system offers that (`BenchmarkFolder`): right after many
///   files were removed, a disk is slow for whoever comes next.
/// - The caches are warm: a build that is not counted comes first.
/// - A build is the whole program in a process of its own, from its start to its end, all checks included; of the floor
///   only the work itself counts.
/// - Catalogs are made and floors run in processes of their own, because the system counts what the starting process has
///   as part of the peak of each program that it starts.
@main
enum Benchmark {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            if let floor = FloorProcess(arguments) {
                print(try floor.perform())
            } else if arguments.contains("--help") || arguments.contains("-h") {
                print(BenchmarkOptions.usage, terminator: "")
            } else {
                try run(BenchmarkOptions(arguments))
            }
        } catch let failure as WrongUsage {
            report("catalog-bench: \(failure)\n\(BenchmarkOptions.usage)")
            exit(64)
        } catch {
            report("catalog-bench: \(error)\n")
            exit(1)
        }
    }

    private static func run(_ options: BenchmarkOptions) throws {
        if let folder = options.generated {
            return try generate(size: options.sizes[0], hasNotes: options.hasNotes, into: folder)
        }
        let folder = try BenchmarkFolder()
        defer { folder.remove() }
        // Records of builds go with the rest.
        setenv("XDG_CACHE_HOME", folder.path("cache"), 1)
        if options.countsGrowth { return try countGrowth(by: options.programs[0], in: folder) }
        print(BenchmarkReport.heading(folder, options))
        for size in options.sizes {
            if options.verifies {
                let runs = SourceRuns(program: options.programs[0], folder: folder)
                print(SourceReport(size: size, times: try runs.time(options.runs, size: size)).text)
                continue
            }
            let catalog = folder.path("catalog-\(size)")
            try ChildProcess.succeed(
                ChildProcess.ownPath,
                ["--sizes", String(size), "--generate", catalog] + (options.hasNotes ? [] : ["--no-notes"]))
            if options.comparesStates {
                let runs = ChangeRuns(program: options.programs[0], catalog: catalog, folder: folder)
                print(ChangeReport(size: size, times: try runs.time(options.runs)).text)
                continue
            }
            if options.watches {
                for program in options.programs {
                    let runs = WatchRuns(program: program, catalog: catalog, folder: folder)
                    let name = options.programs.count > 1 ? program : nil
                    print(WatchReport(size: size, program: name, times: try runs.time(options.runs)).text)
                    folder.giveUp("watched")
                }
                continue
            }
            let runs = BuildRuns(programs: options.programs, catalog: catalog, folder: folder)
            for (program, times) in zip(options.programs, try runs.time(options.runs)) {
                let name = options.programs.count > 1 ? program : nil
                print(BenchmarkReport(size: size, program: name, times: times).text)
            }
            folder.giveUp("catalog-\(size)")
        }
    }

    private static func generate(size: Int, hasNotes: Bool, into folder: String) throws {
        guard !FileManager.default.fileExists(atPath: folder) else { throw BenchmarkFailure("'\(folder)' exists") }
        try GeneratedCatalog.write(GeneratedCatalog(size: size, hasNotes: hasNotes).files, to: folder)
    }

    private static func countGrowth(by program: String, in folder: BenchmarkFolder) throws {
        let runs = GrowthRuns(program: program, folder: folder)
        var steep = 0
        try FileHandle.standardOutput.write(contentsOf: Data((GrowthReport.heading + "\n").utf8))
        for shape in GrowthShape.all {
            let report = try runs.report(on: shape)
            // Each line takes a while, so none waits for the next one.
            try FileHandle.standardOutput.write(contentsOf: Data((report.text + "\n").utf8))
            steep += report.isLinear ? 0 : 1
        }
        if steep > 0 {
            throw BenchmarkFailure("\(steep) of \(GrowthShape.all.count) shapes take more than their share")
        }
    }

    private static func report(_ text: String) {
        FileHandle.standardError.write(Data(text.utf8))
    }
}

/// Why a benchmark cannot go on.
struct BenchmarkFailure: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
