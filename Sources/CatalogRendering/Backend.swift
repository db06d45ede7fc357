public import CatalogModel

/// Renders a catalog for one kind of reader: a pure function from the registry to files in memory.
public protocol Backend: Sendable {
    /// The name by which `catalog.yaml` asks for it; kebab case.
    var name: String { get }
    /// Purpose of the backend, in one sentence.
    var summary: String { get }
    /// Options that `catalog.yaml` can set for an output of this backend.
    var options: [BackendOption] { get }
    /// Rules of the backend's findings, so that a catalog can set their severities; none by default.
    var rules: [Rule] { get }
    /// Policy for files that somebody has edited; such files are refused by default.
    var edits: EditPolicy { get }

    /// Returns files in the catalog's folder that the options of this backend name, and that are read with the catalog;
    /// none unless it says otherwise.
    func namedFiles(in configuration: CatalogConfiguration) -> [Text]

    /// Findings about declarations of `catalog.yaml` for this backend, as far as they and the files that they name tell;
    /// none unless it says otherwise. Checking a catalog asks this, too.
    /// - Parameter files: By name as it stands in `catalog.yaml`.
    func check(_ configuration: CatalogConfiguration, files: [String: SourceFile]) -> Diagnostics

    /// Returns the options for a catalog, whose own declarations may add to what can be chosen.
    func options(in configuration: CatalogConfiguration) -> [BackendOption]

    /// Returns the files that it will make of a registry, as independent units of work.
    ///
    /// Planning looks at ids and options only as far as it must to know the paths; the work is in the units. A backend
    /// that is a program of its own has to be waited for: only its answer tells the paths. One that cannot say what it
    /// will make gives a unit without paths, which reports why.
    func plan(_ registry: ComponentRegistry, options: BackendOptions) async -> [RenderUnit]

    /// Returns the same for an output of a build, by a backend that has a use for what there is to know of that, such
    /// as what it has left at the build before. Others need not have it.
    func plan(_ order: OutputOrder) async -> OutputDraft
}

extension CatalogConfiguration {
    /// Returns the outputs that a backend renders: one that names none is rendered by the backend of its own name.
    package func outputs(of backend: String) -> [OrderedRecords<OutputConfiguration>.Element] {
        outputs.orEmpty().filter { ($0.value.backend?.value ?? $0.name) == backend }
    }
}

extension Backend {
    public var rules: [Rule] { [] }
    public var edits: EditPolicy { .refused }

    public func plan(_ order: OutputOrder) async -> OutputDraft {
        OutputDraft(units: await plan(order.registry, options: order.options))
    }

    public func namedFiles(in configuration: CatalogConfiguration) -> [Text] { [] }

    public func check(_ configuration: CatalogConfiguration, files: [String: SourceFile]) -> Diagnostics {
        Diagnostics()
    }

    public func options(in configuration: CatalogConfiguration) -> [BackendOption] { options }
}

/// A part of an output that is rendered as a whole and independently of all others.
public struct RenderUnit: Sendable {
    /// Facts that a unit looks at. When nothing of them has changed, neither has what the unit renders.
    public struct Reads: Hashable, Sendable {
        public enum Entries: Hashable, Sendable {
            case all
            /// Entries with these ids, and of all others anything but their prose; summaries, which lists show, are no prose
            /// here.
            case shapes(besides: Set<EntryID>)
            /// Entries with these ids, and anything but their prose of others.
            case some(Set<EntryID>, shapes: Set<EntryID> = [])
        }

        public enum Tokens: Hashable, Sendable {
            case all
            /// Tokens with these paths.
            case some(Set<String>)
        }

        public var entries: Entries
        public var tokens: Tokens

        public init(entries: Entries, tokens: Tokens) {
            self.entries = entries
            self.tokens = tokens
        }

        /// Anything in the registry.
        public static let everything = Reads(entries: .all, tokens: .all)

        /// Anything but the prose of entries besides their summaries.
        public static let shapes = Reads(entries: .shapes(besides: []), tokens: .all)

        /// Files that the catalog has, and nothing of its entries and tokens.
        public static let nothing = Reads.parts(ids: [], tokens: [])

        /// These entries, and the tokens with these paths.
        public static func parts(ids: Set<EntryID>, tokens: Set<String>) -> Reads {
            Reads(entries: .some(ids), tokens: .some(tokens))
        }
    }

    /// The files that it renders, each exactly once.
    public let paths: [OutputPath]
    /// The entry that the files are about; nil when they are about several, or none.
    public let entry: EntryID?
    public var reads: Reads { findReads() }
    /// Files that the output's files need, except where they are taken out of the output alone.
    public var companions: [Companion] { findCompanions() }
    /// Renders the files. Pure: the same registry and options give the same bytes, on any thread, in any order.
    public let render: @Sendable () -> Rendering
    private let findReads: @Sendable () -> Reads
    private let findCompanions: @Sendable () -> [Companion]

    /// `reads` and `companions` are worked out when somebody asks for them.
    public init(
        paths: [OutputPath], entry: EntryID? = nil, reads: @escaping @autoclosure @Sendable () -> Reads,
        companions: @escaping @autoclosure @Sendable () -> [Companion] = [],
        render: @escaping @Sendable () -> Rendering
    ) {
        self.paths = paths
        self.entry = entry
        findReads = reads
        findCompanions = companions
        self.render = render
    }

    /// A file of another unit that the files of a unit need.
    public struct Companion: Hashable, Sendable {
        public let path: OutputPath
        /// Whether it is found by where it lies from them, as modules of a script are. Others can lie anywhere.
        public let hasItsPlace: Bool

        public init(_ path: OutputPath, hasItsPlace: Bool) {
            self.path = path
            self.hasItsPlace = hasItsPlace
        }
    }
}

extension RenderUnit {
    /// Returns a unit that makes no files and says what is wrong with what was asked for; none if nothing is. Checking
    /// a catalog asks it, too.
    package static func reporting(_ findings: [Diagnostic?]) -> [RenderUnit] {
        let findings = findings.compactMap(\.self)
        if findings.isEmpty { return [] }
        return [
            RenderUnit(paths: [], reads: .everything) {
                var diagnostics = Diagnostics()
                for finding in findings { diagnostics.report(finding) }
                return Rendering(files: [], diagnostics: diagnostics)
            }
        ]
    }
}

/// Result of a unit: its files, and findings on what they could not express.
public struct Rendering: Sendable {
    public var files: [OutputFile]
    public var diagnostics: Diagnostics

    public init(files: [OutputFile], diagnostics: Diagnostics = Diagnostics()) {
        self.files = files
        self.diagnostics = diagnostics
    }
}

/// A rendered file in memory.
public struct OutputFile: Sendable {
    public let path: OutputPath
    public let bytes: [UInt8]

    public init(path: OutputPath, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    public init(path: OutputPath, text: String) {
        self.init(path: path, bytes: Array(text.utf8))
    }
}
