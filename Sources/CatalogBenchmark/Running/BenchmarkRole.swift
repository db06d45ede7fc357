import CatalogCommands

/// What a process does that the benchmark starts.
///
/// Everything that needs memory happens in such a process, because the system counts what the starting process has as
/// part of the peak of each program that it starts.
enum BenchmarkRole: Equatable {
    /// Makes a catalog in a new folder.
    case generate(size: Int, folder: String)
    /// Runs the floor once.
    case floor(catalog: String, output: String, folder: String)
    /// Times a stage several times.
    case stage(Stage, catalog: String, runs: Int)

    /// nil when the arguments ask for none of these.
    init?(_ arguments: [String]) {
        switch (arguments.first, arguments.count) {
        case ("generate", 3):
            guard let size = Int(arguments[1]), GeneratedCatalog.sizes.contains(size) else { return nil }
            self = .generate(size: size, folder: arguments[2])
        case ("floor", 4): self = .floor(catalog: arguments[1], output: arguments[2], folder: arguments[3])
        case ("stage", 4):
            guard let stage = Stage(rawValue: arguments[1]), let runs = Int(arguments[3]) else { return nil }
            self = .stage(stage, catalog: arguments[2], runs: runs)
        default: return nil
        }
    }

    var arguments: [String] {
        switch self {
        case .generate(let size, let folder): ["generate", String(size), folder]
        case .floor(let catalog, let output, let folder): ["floor", catalog, output, folder]
        case .stage(let stage, let catalog, let runs): ["stage", stage.rawValue, catalog, String(runs)]
        }
    }

    /// Does the work in a process of its own.
    func run(answeringIn folder: BenchmarkFolder) throws -> Answer {
        let file = folder.path("answer")
        let cost = try ChildProcess.run(ChildProcess.ownPath, arguments, outputFile: file)
        guard cost.status == 0 else {
            throw BenchmarkFailure("'catalog-bench \(arguments.joined(separator: " "))' has failed")
        }
        var buffer = FileBuffer()
        return Answer(parsing: String(decoding: try buffer.read(file), as: UTF8.self))
    }

    /// Does the work in this process.
    func perform() async throws -> Answer {
        switch self {
        case .generate(let size, let folder):
            let catalog = GeneratedCatalog(size: size, backends: TimedBackends.names)
            try catalog.write(to: folder)
            return Answer([])
        case .floor(let catalog, let output, let folder):
            return try Floor(catalog: catalog, output: output).run(writingTo: folder).answer
        case .stage(let stage, let catalog, let runs):
            let folder = try BenchmarkFolder()
            let times: [StageTimes]
            do {
                times = try await StageRuns(catalog: catalog, folder: folder, runs: runs).time(stage)
            } catch {
                try? folder.remove()
                throw error
            }
            try folder.remove()
            return Answer(times.map(\.line))
        }
    }
}

/// Why a benchmark cannot go on.
struct BenchmarkFailure: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
