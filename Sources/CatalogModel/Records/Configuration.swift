/// What `catalog.yaml` says about a catalog.
public struct CatalogConfiguration: BaseRecord {
    public var base = Base()
    /// The version of the entry format; `1`.
    public var format: Text?
    public var name: Text?
    /// The version of the catalog, not of the format.
    public var version: Text?
    public var description: Prose?
    /// Folders of entries; `components` unless stated. Relative to `catalog.yaml`, as all paths in it.
    public var entries: [Text]?
    /// Token files, or a resolver document.
    public var tokens: [Text]?
    /// The themes to publish, by name.
    public var themes: ByName<ThemeConfiguration>?
    /// The file that maps types to schemas and to other languages.
    public var types: Text?
    /// Free text that every page with its place shows.
    public var sections: [Section]?
    public var outputs: ByName<OutputConfiguration>?
    /// Backends that are programs of their own. One that is on the path as `catalog-backend-NAME` needs no record.
    public var backends: ByName<BackendConfiguration>?
    /// Stub targets of the catalog's own, by name. One with the name of a target of the program takes its place.
    public var stubTargets: ByName<StubTargetConfiguration>?
    /// Rule → severity.
    public var rules: ByName<Located<RuleSeverity>>?

    public init() {}
}

/// One output of a catalog: what renders it, and where to.
public struct OutputConfiguration: BaseRecord {
    public var base = Base()
    /// The backend; the name of the output unless stated.
    public var backend: Text?
    /// The folder, relative to `catalog.yaml`; `Output/NAME` unless stated.
    public var folder: Text?
    public var options: ByName<Located<JSONValue>>?

    public init() {}
}

/// A backend that is a program of its own: where it is, and what it is given.
public struct BackendConfiguration: BaseRecord {
    public var base = Base()
    /// The program, relative to `catalog.yaml`; `catalog-backend-NAME` on the path unless stated.
    public var program: Text?
    /// The variables of the environment that it gets beside those that every program gets.
    public var environment: [Text]?
    public var limits: BackendLimits?

    public init() {}
}

/// What a backend that is a program of its own may take at most.
public struct BackendLimits: BaseRecord {
    public var base = Base()
    /// From its start to its end.
    public var seconds: Located<Int>?
    /// Of its answer as it writes it.
    public var bytes: Located<Int>?
    /// In its answer.
    public var files: Located<Int>?

    public init() {}
}

/// A stub target of a catalog: a template, and what it is for.
public struct StubTargetConfiguration: BaseRecord {
    /// What a target makes a file of.
    public enum Unit: String, CaseIterable, Sendable { case entry, type }

    /// A language whose names, types and values stubs can be written in.
    public enum Language: String, CaseIterable, Sendable { case swift, kotlin, typescript }

    public var base = Base()
    /// The template, relative to `catalog.yaml`.
    public var template: Text?
    /// The version of what templates see that it is written for.
    public var context: Located<Int>?
    /// The extension of its files, without the dot.
    public var `extension`: Text?
    /// A template for the name of each file, without the extension.
    public var file: Text?
    /// What a file is made of; the entry unless stated.
    public var each: Located<Unit>?
    /// The language that names, types and defaults are spelled for; none unless stated: as the author wrote them.
    public var language: Located<Language>?
    /// The implementations that it is for: their keys or frameworks.
    public var frameworks: [Text]?
    /// Whether an entry without such an implementation gets a stub, too; yes unless stated.
    public var derived: Bool?

    public init() {}
}

/// A theme that a catalog publishes: one context for each modifier of its resolver document.
public struct ThemeConfiguration: BaseRecord {
    public var base = Base()
    /// For people; made from the name unless stated.
    public var title: Text?
    public var description: Prose?
    /// Modifier → context. What is not stated takes the modifier's default.
    public var inputs: ByName<Text>?

    public init() {}
}

/// What a catalog makes of a rule's findings. Errors cannot be switched off.
public enum RuleSeverity: String, CaseIterable, Sendable { case off, note, warning, error }

/// How a native type is written elsewhere.
public struct TypeMapping: BaseRecord {
    public var base = Base()
    /// The type, or pattern of types, that it is another name for.
    public var same: Text?
    /// Whether it hands on a value that its owner keeps.
    public var binding: Bool?
    /// A JSON Schema whose `type` may name a type of this file; `none` for what does not belong into a schema.
    public var json: Located<JSONValue>?
    /// Its spelling by language: `kotlin`, `swift`, `typescript`.
    public var swift: Text?
    public var kotlin: Text?
    public var typescript: Text?

    public init() {}
}
