/// An output declared in `catalog.yaml`: the backend for rendering, the target folder, and options for the backend.
public struct OutputConfiguration: BaseRecord {
    /// The schema of an output in `catalog.yaml`: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Output", "what is rendered, and where to", short: "backend",
        example: "docs: { backend: markdown, folder: Output/docs }",
        snippets: [
            RecordSnippet("Output", name: "${1:docs}", ["backend": "${2:markdown}"]),
            RecordSnippet(
                "Output with its folder", name: "${1:docs}",
                ["backend": "${2:markdown}", "folder": "${3:Output/docs}"]),
        ],
        keys, Base.group)

    package static let keys = (
        backend: Key<Text>("the output's name unless stated"),
        folder: Key<Text>("relative to catalog.yaml; Output/NAME unless stated"),
        options: Key<OrderedRecords<Located<JSONValue>>>("options of the backend")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates an output as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The name of the rendering backend; the output's name unless stated.
    public var backend: Text? { self[Self.keys.backend] }
    /// The target folder, relative to `catalog.yaml`; `Output/NAME` unless stated.
    public var folder: Text? { self[Self.keys.folder] }
    /// The options for the backend by name, as data.
    public var options: OrderedRecords<Located<JSONValue>>? { self[Self.keys.options] }
}

/// A backend declared in `catalog.yaml` and run as an external program: path, environment variables and limits.
public struct BackendConfiguration: BaseRecord {
    /// The schema of an external backend in `catalog.yaml`: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Backend", "a program that renders outputs", short: "program",
        example: "inventory: { program: tools/inventory.py, environment: [PRICE_LIST], limits: { seconds: 10 } }",
        keys, Base.group)

    package static let keys = (
        program: Key<Text>("relative to catalog.yaml; catalog-backend-NAME on the path unless stated"),
        environment: Key<[Text]>("variables that it receives in addition to PATH, HOME, TMPDIR, LANG and LC_…"),
        limits: Key<BackendLimits>("what it may take at most")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates an external backend as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The path of the program, relative to `catalog.yaml`; `catalog-backend-NAME` on the path unless stated.
    public var program: Text? { self[Self.keys.program] }
    /// Variables of the environment for the backend, beside the variables of every program.
    public var environment: [Text]? { self[Self.keys.environment] }
    /// The limits of a run; each limit has a default.
    public var limits: BackendLimits? { self[Self.keys.limits] }
}

/// The limits set in `catalog.yaml` for a backend run as an external program: seconds, bytes and files.
public struct BackendLimits: BaseRecord {
    /// The schema of a backend's limits in `catalog.yaml`: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "BackendLimits", "what a program may take at most",
        example: "limits: { seconds: 10, bytes: 1000000, files: 100 }",
        keys, Base.group)

    package static let keys = (
        seconds: Key<Located<Int>>("from its start to its end; 60 unless stated"),
        bytes: Key<Located<Int>>("of its answer as it writes it; 67108864 unless stated"),
        files: Key<Located<Int>>("in its answer; 10000 unless stated")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a backend's limits as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The longest running time in seconds, from start to end; 60 unless stated.
    public var seconds: Located<Int>? { self[Self.keys.seconds] }
    /// The largest size of the answer in bytes, as written by the program; 67108864 unless stated.
    public var bytes: Located<Int>? { self[Self.keys.bytes] }
    /// The largest number of files in the answer; 10000 unless stated.
    public var files: Located<Int>? { self[Self.keys.files] }
}

/// A target for code stubs declared in `catalog.yaml`: the template, and facts about the generated files, such as
/// language and extension.
public struct StubTargetConfiguration: BaseRecord {
    /// Units for which a target makes a file each.
    public enum Unit: String, CaseIterable, Sendable { case entry, type }

    /// A language for the names, types and values in stubs, by name.
    public struct Language: RawRepresentable, CaseIterable, Hashable, Sendable {
        /// The languages of the program's list with stubs.
        public static let allCases = ProgrammingLanguage.all.filter(\.traits.hasStubs).map { Language($0) }

        /// The name of the language.
        public let rawValue: String

        /// Creates the language of a name; nil for a language without stubs.
        public init?(rawValue: String) {
            guard let language = ProgrammingLanguage.listed(rawValue), language.traits.hasStubs else { return nil }
            self.init(language)
        }

        private init(_ language: ProgrammingLanguage) { rawValue = language.name }
    }

    /// The schema of a stub target in `catalog.yaml`: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "StubTarget", "a template that stubs are made with",
        example: "flutter: { template: stubs/flutter.template, context: 1, extension: dart, frameworks: [flutter] }",
        snippets: [
            RecordSnippet(
                "Stub target", name: "${1:flutter}",
                ["template": "${2:stubs/flutter.template}", "context": .integer(1), "extension": "${3:dart}"])
        ],
        keys, Base.group)

    package static let keys = (
        template: Key<Text>(required: true, "the template, in the folder of catalog.yaml and relative to it"),
        context: Key<Located<Int>>(required: true, "version of what templates see that it is written for: 1"),
        extension: Key<Text>(required: true, "of its files, without the dot"),
        file: Key<Text>(
            "template for the name of each file, without the extension; the entry's id, or the name of the type, unless stated"
        ),
        each: Key<Located<Unit>>("what a file is made of; entry unless stated"),
        language: Key<Located<Language>>(
            "language that names, types and defaults are spelled in; as the author wrote them unless stated"),
        frameworks: Key<[Text]>(
            "implementations that it is for, by key or framework, the most wanted first; any unless stated"),
        derived: Key<Bool>(
            "whether an entry without such an implementation gets a stub, too, made of what it has; true unless stated")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a stub target as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The path of the template, within the folder of `catalog.yaml` and relative to the folder.
    public var template: Text? { self[Self.keys.template] }
    /// The version of the data expected by the template, `1`.
    public var context: Located<Int>? { self[Self.keys.context] }
    /// The extension of the generated files, without the dot.
    public var `extension`: Text? { self[Self.keys.extension] }
    /// The template for file names without extension; the entry's id or the type's name unless stated.
    public var file: Text? { self[Self.keys.file] }
    /// The unit with a file of its own; an entry unless stated.
    public var each: Located<Unit>? { self[Self.keys.each] }
    /// The language for spelling names, types and defaults; as written by the author unless stated.
    public var language: Located<Language>? { self[Self.keys.language] }
    /// The implementations served, by key or framework, in order of preference; any unless stated.
    public var frameworks: [Text]? { self[Self.keys.frameworks] }
    /// Whether entries without a served implementation get a stub from other facts; true unless stated.
    public var derived: Bool? { self[Self.keys.derived] }
}
