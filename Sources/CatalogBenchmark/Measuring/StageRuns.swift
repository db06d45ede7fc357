import CatalogCommands
import CatalogFormat
import CatalogLoading
import CatalogModel
import CatalogRendering
import CatalogYAML

/// How long a stage took each time.
struct StageTimes: Equatable, Sendable {
    /// The stage; for `render` with the backend.
    let name: String
    var times: [Duration] = []
}

/// Times stages of a build in this process, as a build runs them: on all processors where it does.
///
/// What a stage needs from those before it is there when its clock starts. Results are handed on to the next stage or
/// checked, so none of the work can be left out.
struct StageRuns {
    let catalog: String
    /// A folder for outputs.
    let folder: BenchmarkFolder
    let runs: Int

    func time(_ stage: Stage) async throws -> [StageTimes] {
        switch stage {
        case .read: [try await timed("read") { try await requireAll(sources()) }]
        case .parse: try await timeParsing()
        case .decode: try await timeDecoding()
        case .tokens, .link: try await timeLoading(stage)
        case .render: try await timeRendering()
        case .compare, .write: try await timeBuilding(stage)
        case .whole: []
        }
    }

    private func timed<Result>(_ name: String, _ body: () async throws -> Result) async rethrows -> StageTimes {
        var times = StageTimes(name: name)
        let clock = ContinuousClock()
        for _ in 0..<runs {
            let start = clock.now
            let result = try await body()
            times.times.append(clock.now - start)
            withExtendedLifetime(result) {}
        }
        return times
    }

    // MARK: Loading

    private func sources() async throws -> [SourceFile] {
        let paths = try DiskFiles().files(below: "\(catalog)/components")
        let files = await Parallel.map(paths) { path in
            (try? DiskFiles().read(path)).map { SourceFile(path: path, bytes: $0) }
        }
        return try requireAll(files)
    }

    private func nodes(of files: [SourceFile]) async throws -> [YAMLNode] {
        try requireAll(
            await Parallel.map(files) { file in
                var diagnostics = Diagnostics()
                return YAMLReader.read(file, diagnostics: &diagnostics)
            })
    }

    private func timeParsing() async throws -> [StageTimes] {
        let files = try await sources()
        return [try await timed("parse") { try await nodes(of: files) }]
    }

    private func timeDecoding() async throws -> [StageTimes] {
        let nodes = try await nodes(of: sources())
        return [
            try await timed("decode") {
                try requireAll(
                    await Parallel.map(nodes) { node in
                        let decoded: DecodedFile<Entry> = FormatDecoder.decode(node)
                        return decoded.record
                    })
            }
        ]
    }

    private func timeLoading(_ stage: Stage) async throws -> [StageTimes] {
        var times = StageTimes(name: stage.rawValue)
        for _ in 0..<runs {
            let timings = try await load().timings
            times.times.append(stage == .tokens ? timings.tokens : timings.linking)
        }
        return [times]
    }

    private func load() async throws -> LoadedCatalog {
        let loaded = await CatalogLoader.load("\(catalog)/catalog.yaml", from: DiskFiles(), laterRules: OutputRules.all)
        if let finding = loaded.diagnostics.first { throw BenchmarkFailure(finding.message) }
        return loaded
    }

    private func registry() async throws -> ComponentRegistry {
        guard let registry = try await load().registry else { throw BenchmarkFailure("the catalog has no registry") }
        return registry
    }

    private func requireAll<Value>(_ values: [Value?]) throws -> [Value] {
        let present = values.compactMap { $0 }
        if present.count < values.count { throw BenchmarkFailure("an entry cannot be read") }
        return present
    }

    // MARK: Building

    private func timeRendering() async throws -> [StageTimes] {
        let registry = try await registry()
        var all: [StageTimes] = []
        for backend in TimedBackends.all {
            let times = try await timed("render \(backend.name)") {
                let options = BackendOptions(defaultsOf: backend.options)
                let target = OutputTarget(
                    name: backend.name, backend: backend.name, folder: "out", location: "/out", range: nil)
                var diagnostics = Diagnostics()
                let job = RenderJob(target, units: await backend.plan(registry, options: options))
                let outputs = await OutputRenderer.render([job], diagnostics: &diagnostics)
                if diagnostics.hasErrors { throw BenchmarkFailure("\(backend.name) reports errors") }
                return outputs
            }
            all.append(times)
        }
        return all
    }

    private func timeBuilding(_ stage: Stage) async throws -> [StageTimes] {
        let registry = try await registry()
        var times = StageTimes(name: stage.rawValue)
        for run in 0..<runs {
            let name = "stage-\(stage.rawValue)-\(run)"
            let written = try await build(registry, to: name)
            let timings = stage == .write ? written : try await build(registry, to: name)
            times.times.append(stage == .write ? timings.writing : timings.comparing)
            try folder.giveUp(name)
        }
        return [times]
    }

    private func build(_ registry: ComponentRegistry, to name: String) async throws -> BuildTimings {
        var builder = OutputBuilder(backends: TimedBackends.all)
        builder.folder = folder.path(name)
        let result = try await builder.build(registry, catalogFolder: catalog)
        if result.hasErrors { throw BenchmarkFailure("the build reports errors") }
        return result.timings
    }
}
