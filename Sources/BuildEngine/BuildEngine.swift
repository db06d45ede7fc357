package import CatalogLoading
package import CatalogModel
package import CatalogRendering
import ExternalBackends

/// The builds, checks and watches of catalogs on disk, with the records of earlier runs.
///
/// A command parses arguments, calls the engine, and prints the report. The engine does not print.
package struct BuildEngine: Sendable {
    /// The backends and rules of the program around the engine.
    package struct Configuration: Sendable {
        /// All available backends.
        package let backends: [any Backend]
        /// The backends of the program itself.
        ///
        /// Other backends may read any file, so their results are not reused.
        package let builtIn: [any Backend]
        /// The rules nameable in `catalog.yaml`, besides the rules of the loader and of backends.
        package let rules: [Rule]
        /// Takes each line of a backend program's standard error.
        package let reportError: ErrorReport

        package init(
            backends: [any Backend], builtIn: [any Backend], rules: [Rule], reportError: @escaping ErrorReport
        ) {
            self.backends = backends
            self.builtIn = builtIn
            self.rules = rules
            self.reportError = reportError
        }
    }

    let configuration: Configuration

    package init(_ configuration: Configuration) { self.configuration = configuration }

    /// Loads a catalog, including the checks of backends on `catalog.yaml`.
    ///
    /// - Parameters:
    ///   - path: The path of `catalog.yaml`.
    ///   - files: The files of the catalog.
    ///   - memory: The entries of earlier loads.
    ///   - asksForErrors: Whether warnings and notes are not needed.
    ///   - summarizes: Whether one finding may replace many of a file; fixes need all findings.
    /// - Returns: The catalog with all findings; without a registry if there are errors.
    package func load(
        _ path: String, from files: any CatalogFiles = DiskFiles(), reusing memory: CatalogMemory? = nil,
        asksForErrors: Bool = false, summarizes: Bool = true
    ) async -> LoadedCatalog {
        let backends = configuration.backends
        return await CatalogLoader.load(
            path, from: files, reusing: memory, asksForErrors: asksForErrors, summarizes: summarizes,
            laterRules: configuration.rules + backends.flatMap(\.rules),
            namedFiles: { configuration in backends.flatMap { $0.namedFiles(in: configuration) } }
        ) { configuration, files in
            var found = Diagnostics()
            for backend in backends { found.merge(backend.check(configuration, files: files)) }
            return found
        }
    }

    /// Returns the chosen outputs of a catalog, with their backends and options.
    ///
    /// - Parameters:
    ///   - registry: The catalog.
    ///   - catalogFolder: The folder of `catalog.yaml`, as reached from the working directory.
    ///   - names: The names of the chosen outputs; empty means all.
    ///   - diagnostics: Takes the findings about the outputs.
    /// - Returns: The outputs, in the order of `catalog.yaml`.
    package func outputs(
        of registry: ComponentRegistry, catalogFolder: String, only names: [String], diagnostics: inout Diagnostics
    ) async -> [ResolvedOutputs.Output] {
        var builder = builder
        builder.only = names
        return await builder.resolve(registry, catalogFolder: catalogFolder, diagnostics: &diagnostics).chosen
    }

    /// Returns the lookup of the backends for a catalog.
    ///
    /// - Parameters:
    ///   - configuration: The statements of `catalog.yaml`; nil without a file.
    ///   - catalogFolder: The folder in which backend programs work.
    /// - Returns: The lookup.
    package func directory(of configuration: CatalogConfiguration?, catalogFolder: String) -> BackendDirectory {
        BackendDirectory(
            builtIn: self.configuration.backends, configuration: configuration, catalogFolder: catalogFolder,
            reportError: self.configuration.reportError)
    }

    /// Returns a runner of backend programs that work in a folder.
    package func programRunner(in folder: String) -> SystemProgramRunner {
        SystemProgramRunner(folder: folder, reportError: configuration.reportError)
    }

    /// A builder of all outputs.
    var builder: OutputBuilder {
        var builder = OutputBuilder(backends: configuration.backends)
        builder.reportError = configuration.reportError
        return builder
    }

    /// Whether all outputs of a catalog are rendered by the program itself.
    func hasBuiltInBackendsOnly(_ catalog: CatalogConfiguration) -> Bool {
        catalog.outputs.orEmpty().allSatisfy { element in
            configuration.builtIn.contains { $0.name == element.backendName.value }
        }
    }

    /// Returns the file of a record; nil where no record is to be kept, or where a backend is not built in.
    func record(_ settings: RecordSettings?, key: [String], request: [String]) -> RecordFile? {
        let isBuiltIn = configuration.backends.allSatisfy { backend in
            configuration.builtIn.contains { type(of: $0) == type(of: backend) }
        }
        guard isBuiltIn, let settings else { return nil }
        return RecordFile(settings, key: key, request: request)
    }
}

/// The result of a build or check: made by this run, or recorded by an earlier run.
package enum RunResult<Value: Sendable>: Sendable {
    case made(Value)
    /// The recorded answer of an earlier run, without changes since.
    case recorded(BuildRecord.Reply)
}

/// An error that leaves a build without a result.
package enum BuildError: Error {
    /// The catalog has errors, so that no output is built.
    case catalog([Diagnostic])
    case disk(DiskError)
}

extension LoadedCatalog {
    /// Returns the findings about the catalog and about the outputs, in the order of display.
    func findings(with others: [Diagnostic]) -> [Diagnostic] {
        if others.isEmpty { return diagnostics }
        var findings = Diagnostics()
        for finding in diagnostics + others { findings.report(finding) }
        return findings.sorted()
    }
}
