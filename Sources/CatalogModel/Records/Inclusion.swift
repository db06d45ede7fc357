/// How something is made accessible.
public struct Accessibility: BaseRecord {
    public var base = Base()
    public var description: Prose?
    public var role: Text?
    public var traits: Text?
    public var label: Prose?
    public var hint: Prose?
    public var value: Prose?
    public var focus: Prose?
    /// What people set.
    public var configuration: ByName<Property>?
    /// Element → identifier or pattern, verbatim.
    public var identifiers: ByName<Text>?
    /// Key → action.
    public var keyboard: ByName<Prose>?
    public var announcements: [Prose]?
    public var practices: [Prose]?
    /// WCAG criterion → how it is met.
    public var criteria: ByName<Prose>?

    public init() {}
}

/// A text to localize.
public struct LocalizedString: NamedRecord {
    public var named = Named()
    /// The default text, verbatim.
    public var text: Text?
    /// The format arguments in order.
    public var arguments: [Prose]?
    /// Category → text, or variable → category → text.
    public var plurals: TextTree?
    /// The file, if it is not the `stringTable` of the entry.
    public var table: Text?

    public init() {}
}

public struct Dependencies: BaseRecord {
    public var base = Base()
    /// Empty: there are none.
    public var external: ByName<Dependency>?
    public var `internal`: ByName<Dependency>?
    /// Components that it is built from.
    public var composes: [Reference]?

    public init() {}
}

public struct Dependency: NamedRecord {
    public var named = Named()
    /// A range of versions.
    public var version: Text?
    public var entry: Located<EntryID>?

    public init() {}
}
