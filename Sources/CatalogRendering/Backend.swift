public import CatalogModel

/// A backend rendering a catalog for a kind of reader or tool, such as Markdown or JSON Schema: a pure function from
/// the registry to files in memory.
public protocol Backend: Sendable {
    /// The name of the backend in `catalog.yaml`; kebab case.
    var name: String { get }
    /// Purpose of the backend, in a single sentence.
    var summary: String { get }
    /// Options for an output of the backend in `catalog.yaml`.
    var options: [BackendOption] { get }
    /// Rules of the backend's findings, to allow a catalog to set severities; none by default.
    var rules: [Rule] { get }
    /// Policy for files edited by a person; such files are refused by default.
    var edits: EditPolicy { get }

    /// Returns the files in the catalog's folder named by `catalog.yaml` for the backend and read with the catalog;
    /// none by default.
    func namedFiles(in configuration: CatalogConfiguration) -> [Text]

    /// Returns findings about declarations of `catalog.yaml` for the backend; none by default.
    ///
    /// A check of the catalog requests these findings, too: only the declarations and the named files are available.
    ///
    /// - Parameters:
    ///   - configuration: The statements of `catalog.yaml`.
    ///   - files: The named files, by name as written in `catalog.yaml`; unreadable files are missing.
    /// - Returns: The findings, with the rules of the backend.
    func check(_ configuration: CatalogConfiguration, files: [String: SourceFile]) -> Diagnostics

    /// Returns the options for a catalog, with choices possibly added by the catalog's own declarations.
    func options(in configuration: CatalogConfiguration) -> [BackendOption]

    /// Returns the files to be made of a registry, as independent units of work.
    ///
    /// Planning reads ids and options only as far as needed to determine the paths; the units do the work. A backend in
    /// a program of its own delays planning: only its answer lists the paths. A backend unable to list the files
    /// returns a unit without paths, for reporting the reason.
    func plan(_ registry: ComponentRegistry, options: BackendOptions) async -> [RenderUnit]

    /// Returns the draft for an output of a build, by a backend with a use for facts about the build, such as the
    /// remains of the build before. Other backends can do without.
    func plan(_ order: OutputOrder) async -> OutputDraft
}

extension CatalogConfiguration {
    /// Returns the outputs rendered by a backend: an output without a backend is rendered by the backend of the
    /// output's name.
    package func outputs(of backend: String) -> [OrderedRecords<OutputConfiguration>.Element] {
        outputs.orEmpty().filter { ($0.value.backend?.value ?? $0.name) == backend }
    }
}

extension Backend {
    /// No rules.
    public var rules: [Rule] { [] }
    /// The policy of refusing edited files.
    public var edits: EditPolicy { .refused }

    /// Returns a draft without a memo, planned from the registry and the options alone.
    public func plan(_ order: OutputOrder) async -> OutputDraft {
        OutputDraft(units: await plan(order.registry, options: order.options))
    }

    /// Returns no files.
    public func namedFiles(in configuration: CatalogConfiguration) -> [Text] { [] }

    /// Returns no findings.
    public func check(_ configuration: CatalogConfiguration, files: [String: SourceFile]) -> Diagnostics {
        Diagnostics()
    }

    /// Returns the same options for every catalog.
    public func options(in configuration: CatalogConfiguration) -> [BackendOption] { options }
}

/// A unit of rendering: some files of an output, rendered together and independently of all other units.
///
/// An object, because a build visits all units many times, and each copy would retain every part.
public final class RenderUnit: Sendable {
    /// The rendered files, each exactly once.
    public let paths: [OutputPath]
    /// The entry described by the files; nil for several entries, or none.
    public let entry: EntryID?
    /// Files needed by the output's files, unless only taken out of the output.
    public var companions: [Companion] { findCompanions() }
    /// Renders the files.
    ///
    /// Pure: the same registry and options give the same bytes, on any thread, in any order.
    public let render: @Sendable () -> Rendering
    private let findCompanions: @Sendable () -> [Companion]

    /// Creates a unit; `companions` are computed on demand.
    ///
    /// While `render` runs, the build records the prose and the values of tokens read. The next build reuses the
    /// files and findings as long as all recorded facts and the structure of the catalog are unchanged.
    public init(
        paths: [OutputPath], entry: EntryID? = nil,
        companions: @escaping @autoclosure @Sendable () -> [Companion] = [],
        render: @escaping @Sendable () -> Rendering
    ) {
        self.paths = paths
        self.entry = entry
        findCompanions = companions
        self.render = render
    }

    /// A file of another unit needed by the files of a unit.
    public struct Companion: Hashable, Sendable {
        /// The path of the file within the same output.
        public let path: OutputPath
        /// Whether the file is found by a relative path, as modules of a script are.
        ///
        /// Other files can have any location.
        public let hasItsPlace: Bool

        /// Creates a companion at a path.
        public init(_ path: OutputPath, hasItsPlace: Bool) {
            self.path = path
            self.hasItsPlace = hasItsPlace
        }
    }
}

extension RenderUnit {
    /// Returns a unit without files for reporting the problems of a request; none without problems.
    ///
    /// Checking a catalog asks the unit, too.
    package static func reporting(_ findings: [Diagnostic?]) -> [RenderUnit] {
        let findings = findings.compactMap(\.self)
        if findings.isEmpty { return [] }
        return [
            RenderUnit(paths: []) {
                var diagnostics = Diagnostics()
                for finding in findings { diagnostics.report(finding) }
                return Rendering(files: [], diagnostics: diagnostics)
            }
        ]
    }
}

/// The result of rendering a unit: the files in memory, and findings on content impossible to express in the format.
public struct Rendering: Sendable {
    /// The files, at the paths announced by the unit.
    public var files: [OutputFile]
    /// Findings on content impossible to express, weighed later by the catalog's severities.
    public var diagnostics: Diagnostics

    /// Creates a result; without findings by default.
    public init(files: [OutputFile], diagnostics: Diagnostics = Diagnostics()) {
        self.files = files
        self.diagnostics = diagnostics
    }
}

/// A file of an output in memory, as rendered by a backend: path and bytes.
public struct OutputFile: Sendable {
    /// The path within the output's folder.
    public let path: OutputPath
    /// The content, as written to disk.
    public let bytes: [UInt8]

    /// Creates a file with any bytes.
    public init(path: OutputPath, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Creates a file with a text in UTF-8.
    public init(path: OutputPath, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}
