/// Everything that is known about one component, style, pattern, utility or guide.
public struct Entry: NamedRecord {
    public enum Kind: String, CaseIterable, Sendable { case component, style, pattern, utility, guide }

    /// nil only until the entry is decoded; a registry has no entry without one.
    public var id: Located<EntryID>?
    public var named = Named()
    public var summary: Prose?
    public var kind: Located<Kind>?
    public var headline: Text?
    public var category: Text?
    public var tags: [Text]?
    public var aliases: [Text]?
    public var updated: Text?
    public var covers: [Located<EntryID>]?
    public var related: [Reference]?
    public var properties: ByName<Property>?
    public var implementations: ByName<Implementation>?
    public var facets = Facets()

    public init() {}
}

/// The form that an entry takes on one platform or in one framework.
public struct Implementation: NamedRecord {
    public var named = Named()
    /// The framework, if the key is not its name.
    public var framework: Text?
    /// The language of types and examples, if it does not follow from the framework.
    public var language: Text?
    public var imports: [Text]?
    public var package: Text?
    public var conditions: [Text]?
    public var types: ByName<TypeDeclaration>?
    public var functions: ByName<[Method]>?
    /// Free constants and variables.
    public var variables: ByName<Property>?
    public var facets = Facets()

    public init() {}
}

/// From when a record is not to be used any longer, and what to use instead.
public struct Deprecation: BaseRecord {
    public var base = Base()
    public var message: Prose?
    public var since: Text?
    /// A member, a token path or an entry id each; linked where it resolves.
    public var replacements: [Text]?
    public var removal: Text?

    public init() {}
}

/// Which versions of a platform have a record.
public struct PlatformAvailability: BaseRecord {
    public var base = Base()
    public var introduced: Text?
    public var deprecated: Text?
    public var obsoleted: Text?
    public var unavailable: Bool?
    public var message: Prose?

    public init() {}
}

public struct Link: BaseRecord {
    public enum Kind: String, CaseIterable, Sendable { case source, design, api, issue, package, page, demo }

    public var base = Base()
    public var url: Text?
    public var title: Text?
    public var kind: Located<Kind>?

    public init() {}
}

/// Another entry, or something that has no entry here.
public struct Reference: BaseRecord {
    public var base = Base()
    public var entry: Located<EntryID>?
    public var name: Text?
    /// When to choose it.
    public var when: Prose?
    public var url: Text?

    public init() {}
}
