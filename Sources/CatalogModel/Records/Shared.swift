/// A view of any record for the keys allowed in every record: `extensions` and `allow`.
public struct Base: RecordView {
    public static let group = KeyGroup("Base", "what every record can say", keys)

    package static let keys = (
        extensions: Key<OrderedRecords<JSONValue>>("vendor data by reverse-domain name; kept as written"),
        allow: Key<OrderedRecords<Text>>("findings that are accepted here: rule → reason")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    /// The record's place: the key, or the start of the value in a list.
    public var range: SourceRange? { node.range }
    public var extensions: OrderedRecords<JSONValue>? { self[Self.keys.extensions] }
    public var allow: OrderedRecords<Text>? { self[Self.keys.allow] }
}

/// A view of any named record for the common keys, such as `title`, `description` and `since`.
public struct Named: NamedView {
    public static let group = KeyGroup("Named", "what every record with a name can say", keys)

    package static let keys = (
        title: Key<Text>("name for people, if the key does not say it"),
        description: Key<Prose>("what it is"),
        group: Key<Text>("heading that it is listed under; equal texts form one group"),
        tags: Key<[Text]>("other words for finding it"),
        since: Key<Text>("version that brought it"),
        status: Key<Located<Maturity>>("how mature it is"),
        deprecated: Key<Deprecation>("present means: not to be used any longer"),
        platforms: Key<OrderedRecords<PlatformAvailability>>("platform → first version, or a record"),
        visibility: Key<Located<Visibility>>("public unless stated"),
        examples: Key<[Example]>("how it is used"),
        figures: Key<[Figure]>("how it looks"),
        links: Key<[Link]>("sources, design files, issues")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }
}

/// A view of an entry or implementation for the keys of both, such as `usage`, `states` and `tokens`: facts valid
/// everywhere at the entry, names of an API at an implementation.
public struct Facets: RecordView {
    public static let group = KeyGroup("Facets", "what an entry and each of its implementations can say", keys)

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
        stringTable: Key<Text>("file that holds the strings"),
        dependencies: Key<Dependencies>("what it needs")
    )

    public var node: RecordNode
    public init(node: RecordNode) { self.node = node }

    public var features: [Prose]? { self[Self.keys.features] }
    public var usage: Usage? { self[Self.keys.usage] }
    public var anatomy: OrderedRecords<Part>? { self[Self.keys.anatomy] }
    public var states: OrderedRecords<State>? { self[Self.keys.states] }
    public var variants: OrderedRecords<Axis>? { self[Self.keys.variants] }
    public var exclusions: [Exclusion]? { self[Self.keys.exclusions] }
    public var behaviors: [Behavior]? { self[Self.keys.behaviors] }
    public var animations: OrderedRecords<Animation>? { self[Self.keys.animations] }
    public var sections: [Section]? { self[Self.keys.sections] }
    public var tokens: OrderedRecords<Token>? { self[Self.keys.tokens] }
    public var tokenGroups: OrderedRecords<Prose>? { self[Self.keys.tokenGroups] }
    public var semanticTokens: OrderedRecords<[TokenUse]>? { self[Self.keys.semanticTokens] }
    public var settings: OrderedRecords<Setting>? { self[Self.keys.settings] }
    public var styles: OrderedRecords<Style>? { self[Self.keys.styles] }
    public var accessibility: Accessibility? { self[Self.keys.accessibility] }
    public var strings: OrderedRecords<LocalizedString>? { self[Self.keys.strings] }
    public var stringTable: Text? { self[Self.keys.stringTable] }
    public var dependencies: Dependencies? { self[Self.keys.dependencies] }
}

/// A view of a record with access to the common keys of named records, such as `title`, `description` and `since`.
public protocol NamedView: RecordView {}

extension NamedView {
    public var title: Text? { node[Named.keys.title] }
    public var description: Prose? { node[Named.keys.description] }
    public var group: Text? { node[Named.keys.group] }
    public var tags: [Text]? { node[Named.keys.tags] }
    public var since: Text? { node[Named.keys.since] }
    public var status: Located<Maturity>? { node[Named.keys.status] }
    public var deprecated: Deprecation? { node[Named.keys.deprecated] }
    public var platforms: OrderedRecords<PlatformAvailability>? { node[Named.keys.platforms] }
    public var visibility: Located<Visibility>? { node[Named.keys.visibility] }
    public var examples: [Example]? { node[Named.keys.examples] }
    public var figures: [Figure]? { node[Named.keys.figures] }
    public var links: [Link]? { node[Named.keys.links] }
}
