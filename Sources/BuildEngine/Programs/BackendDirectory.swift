import CatalogLoading
package import CatalogModel
import CatalogRendering
package import ExternalBackends

/// A lookup of the backends available to a catalog: built in, declared in the `catalog.yaml`, or found as programs on
/// `PATH`.
package struct BackendDirectory: Sendable {
    /// Backends of the program; no other backend can take their names.
    let builtIn: [any Backend]
    private let declared: OrderedRecords<BackendConfiguration>
    private let catalogFolder: String
    private let runner: SystemProgramRunner

    /// Creates the lookup for a catalog.
    ///
    /// - Parameters:
    ///   - builtIn: Backends of this program.
    ///   - configuration: The statements of `catalog.yaml`; nil without a file.
    ///   - catalogFolder: The folder of the catalog as reached from the working directory. Programs work there.
    ///   - reportError: Takes each line of a program's standard error.
    init(
        builtIn: [any Backend], configuration: CatalogConfiguration?, catalogFolder: String,
        reportError: @escaping ErrorReport
    ) {
        self.builtIn = builtIn
        declared = (configuration?.backends).orEmpty()
        self.catalogFolder = catalogFolder
        runner = SystemProgramRunner(folder: System.canonical(catalogFolder), reportError: reportError)
    }

    /// Reports backends declared under a forbidden name.
    package func reportNames(diagnostics: inout Diagnostics) {
        for element in declared {
            if EntryID(element.name) == nil {
                diagnostics.report(.backendNameForm(element.key))
            } else if builtIn.contains(where: { $0.name == element.name }) {
                diagnostics.report(.takenBackendName(element.key))
            }
        }
    }

    /// Returns the backends with the given names, each once, all asked for their descriptions at the same time.
    ///
    /// - Parameters:
    ///   - names: The names as written in `catalog.yaml`.
    ///   - dump: The dump of the registry to be rendered.
    /// - Returns: Backends by name; a failure in the place of a missing or silent backend.
    func backends(_ names: [Text], about dump: SharedCatalogDump) async -> [String: Result<
        any Backend, ExternalBackendError
    >] {
        await withTaskGroup(of: (String, Result<any Backend, ExternalBackendError>).self) { group in
            for name in Self.distinct(names) {
                group.addTask { (name.value, await backend(name, about: dump)) }
            }
            return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
    }

    /// Returns the backends with the given names, as far as found without starting a program.
    /// - Returns: Backends by name; a failure in the place of a backend that cannot be started. No result for programs
    ///   that can be started.
    func resolvedBackends(_ names: [Text]) -> [String: Result<any Backend, ExternalBackendError>] {
        var backends: [String: Result<any Backend, ExternalBackendError>] = [:]
        for name in Self.distinct(names) {
            if let backend = builtIn(name) {
                backends[name.value] = .success(backend)
            } else if case .failure(let error) = program(name) {
                backends[name.value] = .failure(error)
            }
        }
        return backends
    }

    /// Whether a backend is in the program, or has a program named by the catalog: then all users of the catalog and of
    /// the program have the backend.
    func isDeclared(_ name: Text) -> Bool {
        builtIn(name) != nil || declared[name.value]?.program != nil
    }

    private func builtIn(_ name: Text) -> (any Backend)? { builtIn.first { $0.name == name.value } }

    /// Returns each name once, at the first place.
    private static func distinct(_ names: [Text]) -> [Text] {
        var seen: Set<String> = []
        return names.filter { seen.insert($0.value).inserted }
    }

    private func backend(_ name: Text, about dump: SharedCatalogDump) async -> Result<any Backend, ExternalBackendError>
    {
        if let backend = builtIn(name) { return .success(backend) }
        return await ask(program(name), about: dump).map { $0 }
    }

    // MARK: Programs

    /// Returns the programs in a list of all backends, beside the built-in backends: declared, then on the path.
    package func programs() -> [Result<BackendProgram, ExternalBackendError>] {
        let prefix = BackendProtocol.programName(of: "")
        let onPath = ProgramSearch.names(beginningWith: prefix, on: searchPath).map {
            String($0.dropFirst(prefix.count))
        }
        let others = onPath.filter { name in
            EntryID(name) != nil && declared[name] == nil && !builtIn.contains { $0.name == name }
        }
        let nowhere = SourceFile(path: "", bytes: []).range(ofBytes: 0..<0)
        let external = declared.filter { element in !builtIn.contains { $0.name == element.name } }.map(\.key)
        return (external + others.map { Text($0, at: nowhere) }).map(program)
    }

    /// Asks a program for a description.
    package func ask(
        _ program: Result<BackendProgram, ExternalBackendError>, about dump: SharedCatalogDump? = nil
    ) async -> Result<ExternalBackend, ExternalBackendError> {
        do throws(ExternalBackendError) {
            return .success(try await ExternalBackend(asking: program.get(), through: runner, about: dump))
        } catch {
            return .failure(error)
        }
    }

    private var searchPath: String? { runner.environment["PATH"] }

    private func program(_ name: Text) -> Result<BackendProgram, ExternalBackendError> {
        let record = declared[name.value]
        return Result { () throws(ExternalBackendError) in try path(of: name, record: record) }.map { path in
            var program = BackendProgram(name: name.value, path: path)
            program.environment = (record?.environment).orEmpty().map(\.value)
            program.limits.seconds = record?.limits?.seconds?.value ?? program.limits.seconds
            program.limits.bytes = record?.limits?.bytes?.value ?? program.limits.bytes
            program.limits.files = record?.limits?.files?.value ?? program.limits.files
            program.range = name.range
            return program
        }
    }

    private func path(of name: Text, record: BackendConfiguration?) throws(ExternalBackendError) -> String {
        guard let stated = record?.program else {
            let file = BackendProtocol.programName(of: name.value)
            if let found = ProgramSearch.find(file, on: searchPath) { return found }
            throw ExternalBackendError(
                finding: record == nil
                    ? .unknownBackend(name, among: builtIn.map(\.name) + declared.names, program: file)
                    : .programNotOnPath(of: name))
        }
        if stated.value.allSatisfy(\.isWhitespace) {
            throw ExternalBackendError(finding: .emptyProgram(of: name.value, at: stated.range))
        }
        let path = PathText.joined(catalogFolder, with: stated.value)
        guard ProgramSearch.isFile(path) else {
            throw ExternalBackendError(finding: .missingProgram(path, of: name.value, at: stated.range))
        }
        guard liesWhereItSays(stated.value, at: path) else {
            throw ExternalBackendError(finding: .programBehindLink(stated.value, of: name.value, at: stated.range))
        }
        return PathText.absolute(path, from: System.workingFolder)
    }

    /// Whether the real path of a program, with links resolved, is in its own folder or in the catalog's.
    ///
    /// An absolute path deliberately leads out of the catalog, so links from the path are allowed.
    private func liesWhereItSays(_ name: String, at path: String) -> Bool {
        if name.hasPrefix("/") { return true }
        let bounds = RealBounds(FileBounds(catalog: catalogFolder, folders: [CatalogFolder(of: name).path]))
        return System.realPath(path).map(bounds.hold(file:)) ?? false
    }
}
