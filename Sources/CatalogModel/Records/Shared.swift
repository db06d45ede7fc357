/// A view of any record for the keys allowed in every record: `extensions` and `allow`.
public struct Base: RecordView {
    /// The group of the keys allowed in every record.
    public static let group = KeyGroup("Base", "keys of every record", keys)

    package static let keys = (
        extensions: Key<OrderedRecords<JSONValue>>(
            holding: .extensions, "vendor data by reverse-domain name; kept as written"),
        allow: Key<OrderedRecords<Text>>("findings that are accepted here: rule → reason")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a view of a stored record for the keys of every record.
    public init(node: RecordNode) { self.node = node }

    /// The record's place: the key, or the start of the value in a list.
    public var range: SourceRange? { node.range }
    /// The data of vendors, by reverse-domain name, as written.
    public var extensions: OrderedRecords<JSONValue>? { self[Self.keys.extensions] }
    /// The reasons for accepting findings in the record, by the rule's id.
    public var allow: OrderedRecords<Text>? { self[Self.keys.allow] }
}

/// A view of any named record for the common keys, such as `title`, `description` and `since`.
public struct Named: NamedView {
    /// The group of the keys allowed in every record with a name.
    public static let group = KeyGroup("Named", "keys of every record with a name", keys)

    package static let keys = (
        title: Key<Text>("name for people, if it differs from the key"),
        description: Key<Prose>("what it is"),
        group: Key<Text>("heading that it is listed under; equal texts form one group"),
        tags: Key<[Text]>("additional search terms"),
        since: Key<Text>(holding: .versions, "version that brought it"),
        status: Key<Located<Maturity>>("how mature it is"),
        deprecated: Key<Deprecation>(
            holding: [.versions, .deprecations], "present means: deprecated"),
        platforms: Key<OrderedRecords<PlatformAvailability>>("platform → first version, or a record"),
        visibility: Key<Located<Visibility>>("public unless stated"),
        examples: Key<[Example]>("how it is used"),
        figures: Key<[Figure]>("how it looks"),
        links: Key<[Link]>("sources, design files, issues")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a view of a stored record for the keys of every named record.
    public init(node: RecordNode) { self.node = node }
}

/// A view of an entry or implementation for the keys of both, such as `usage`, `states` and `tokens`: facts valid
/// everywhere at the entry, names of an API at an implementation.
public struct Facets: RecordView {
    /// The group of the keys shared by entries and implementations.
    public static let group = KeyGroup("Facets", "keys of an entry and of each of its implementations", keys)

    package static let keys = (
        features: Key<[Prose]>("what it can do"),
        usage: Key<Usage>("when to use it, and how"),
        anatomy: Key<OrderedRecords<Part>>("what it consists of"),
        states: Key<OrderedRecords<State>>("which states it has"),
        variants: Key<OrderedRecords<Axis>>("axes along which it varies"),
        exclusions: Key<[Exclusion]>("combinations that are not allowed"),
        behaviors: Key<[Behavior]>("what happens when"),
        animations: Key<OrderedRecords<Animation>>("how it moves"),
        sections: Key<[Section]>("free text"),
        tokens: Key<OrderedRecords<Token>>("its own design tokens by path"),
        tokenGroups: Key<OrderedRecords<Prose>>("groups of the token files that it reads"),
        semanticTokens: Key<OrderedRecords<[TokenUse]>>("shared tokens as code reads them"),
        settings: Key<OrderedRecords<Setting>>("theme-wide or global settings that it obeys"),
        styles: Key<OrderedRecords<Style>>("named styles"),
        accessibility: Key<Accessibility>("how it is made accessible"),
        strings: Key<OrderedRecords<LocalizedString>>("texts to localize"),
        stringTable: Key<Text>("file of the strings"),
        dependencies: Key<Dependencies>("what it needs")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a view of a stored record for the keys of entries and implementations.
    public init(node: RecordNode) { self.node = node }

    /// The abilities of the component, each as prose.
    public var features: [Prose]? { self[Self.keys.features] }
    /// The usage guidance.
    public var usage: Usage? { self[Self.keys.usage] }
    /// The parts of the component, by name.
    public var anatomy: OrderedRecords<Part>? { self[Self.keys.anatomy] }
    /// The states of the component, by name.
    public var states: OrderedRecords<State>? { self[Self.keys.states] }
    /// The axes of variants, by name.
    public var variants: OrderedRecords<Axis>? { self[Self.keys.variants] }
    /// The forbidden combinations of variants and states.
    public var exclusions: [Exclusion]? { self[Self.keys.exclusions] }
    /// The behaviors: causes with effects.
    public var behaviors: [Behavior]? { self[Self.keys.behaviors] }
    /// The animations by name.
    public var animations: OrderedRecords<Animation>? { self[Self.keys.animations] }
    /// The sections of free text, in the author's order.
    public var sections: [Section]? { self[Self.keys.sections] }
    /// The entry's own design tokens, by path or pattern.
    public var tokens: OrderedRecords<Token>? { self[Self.keys.tokens] }
    /// The groups of the token files in use, by path, each with a remark.
    public var tokenGroups: OrderedRecords<Prose>? { self[Self.keys.tokenGroups] }
    /// The shared tokens in use, by reference in code.
    public var semanticTokens: OrderedRecords<[TokenUse]>? { self[Self.keys.semanticTokens] }
    /// The theme-wide or global settings with an effect on the component, by name.
    public var settings: OrderedRecords<Setting>? { self[Self.keys.settings] }
    /// The named styles offered by the component.
    public var styles: OrderedRecords<Style>? { self[Self.keys.styles] }
    /// The facts about accessibility.
    public var accessibility: Accessibility? { self[Self.keys.accessibility] }
    /// The texts to localize, by key.
    public var strings: OrderedRecords<LocalizedString>? { self[Self.keys.strings] }
    /// The table of the texts in `strings`: the name of a file of texts.
    public var stringTable: Text? { self[Self.keys.stringTable] }
    /// The packages, code and components required.
    public var dependencies: Dependencies? { self[Self.keys.dependencies] }
}

/// A view of a record with access to the common keys of named records, such as `title`, `description` and `since`.
public protocol NamedView: RecordView {}

extension NamedView {
    /// The name for people, where different from the key.
    public var title: Text? { node[Named.keys.title] }
    /// The nature and purpose of the named record, in prose.
    public var description: Prose? { node[Named.keys.description] }
    /// The heading for a group of records; equal texts form a group.
    public var group: Text? { node[Named.keys.group] }
    /// Further words for searches.
    public var tags: [Text]? { node[Named.keys.tags] }
    /// The first version with the named feature.
    public var since: Text? { node[Named.keys.since] }
    /// The maturity of the named feature; nil where unstated.
    public var status: Located<Maturity>? { node[Named.keys.status] }
    /// The deprecation; nil for a feature still in good use.
    public var deprecated: Deprecation? { node[Named.keys.deprecated] }
    /// The supporting versions by platform.
    public var platforms: OrderedRecords<PlatformAvailability>? { node[Named.keys.platforms] }
    /// The visibility of the record to readers; public unless stated.
    public var visibility: Located<Visibility>? { node[Named.keys.visibility] }
    /// The code examples, in order.
    public var examples: [Example]? { node[Named.keys.examples] }
    /// The figures, in order.
    public var figures: [Figure]? { node[Named.keys.figures] }
    /// The links to addresses outside of the catalog, such as sources and issues.
    public var links: [Link]? { node[Named.keys.links] }
}
