/// When to use something, and how.
public struct Usage: BaseRecord {
    public var base = Base()
    public var when: [Prose]?
    public var avoid: [Prose]?
    public var practices: [Prose]?
    public var alternatives: [Reference]?
    public var `do`: [Advice]?
    public var dont: [Advice]?

    public init() {}
}

public struct Advice: BaseRecord {
    public var base = Base()
    public var text: Prose?
    public var why: Prose?
    public var figures: [Figure]?
    public var examples: [Example]?

    public init() {}
}

/// A part that something consists of.
public struct Part: NamedRecord {
    public var named = Named()
    /// The letter in the figure.
    public var callout: Text?
    public var optional: Bool?
    /// The entry that it is made of.
    public var entry: Located<EntryID>?
    public var parts: ByName<Part>?

    public init() {}
}

public struct State: NamedRecord {
    public enum Trigger: String, CaseIterable, Sendable { case interaction, property, method, data, environment }

    public var named = Named()
    @Apart public var trigger: Located<Trigger>?
    /// The exact condition, verbatim.
    public var when: Text?
    /// What the platform calls it.
    @Apart public var term: Text?
    public var visuals: [Prose]?
    /// States that it hides.
    public var overrides: [Text]?
    /// States that it cannot meet.
    public var excludes: [Text]?

    public init() {}
}

/// An axis along which something varies.
public struct Axis: NamedRecord {
    public var named = Named()
    /// The property or parameter that selects the value.
    public var property: Text?
    public var `default`: Text?
    public var values: ByName<Case>?

    public init() {}
}

/// A combination that is not allowed.
public struct Exclusion: BaseRecord {
    public var base = Base()
    /// An axis, or `state` → values.
    public var combination: ByName<[Text]>?
    public var description: Prose?

    public init() {}
}

/// What happens when.
public struct Behavior: BaseRecord {
    public var base = Base()
    public var title: Text?
    public var when: Prose?
    public var then: Prose?
    public var until: Prose?
    public var description: Prose?
    public var applies: [Located<EntryID>]?
    public var figures: [Figure]?
    public var examples: [Example]?

    public init() {}
}

/// Free text with a heading.
public struct Section: BaseRecord {
    public var base = Base()
    public var title: Text?
    public var description: Prose?
    public var under: Located<Place>?
    public var applies: [Located<EntryID>]?
    public var figures: [Figure]?
    public var examples: [Example]?
    public var links: [Link]?
    public var sections: [Section]?

    public init() {}
}

public struct Example: BaseRecord {
    public var base = Base()
    public var title: Text?
    public var description: Prose?
    public var group: Text?
    public var language: Text?
    /// Source text, without trailing line breaks.
    public var code: Text?
    /// What is passed, for components that are configured by data.
    public var arguments: JSONValue?
    /// For tests, not for pages.
    public var hidden: Bool?
    public var since: Text?

    public init() {}
}

public struct Figure: BaseRecord {
    public var base = Base()
    public var caption: Prose?
    public var alt: Text?
    /// A picture, relative to the entry.
    public var file: Text?
    /// The picture for dark mode, relative to the entry.
    public var dark: Text?
    public var states: [Text]?
    public var parts: [Text]?
    /// Parts of which the callout stands on the picture, each with where.
    public var callouts: ByName<Located<PicturePoint>>?
    public var variants: [Text]?
    public var group: Text?
    public var under: Located<Place>?

    public init() {}

    /// The parts that it shows, each once: those that are listed, then the further ones that have a callout on it.
    public var shownParts: [Text] {
        let listed = parts.orEmpty()
        return listed + callouts.orEmpty().map(\.key).filter { name in !listed.contains { $0.value == name.value } }
    }
}
