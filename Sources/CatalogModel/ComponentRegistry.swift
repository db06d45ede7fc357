/// A whole catalog in memory, loaded, linked and free of errors: the input of every backend.
///
/// Loading ends with a registry, and rendering begins with a registry.
///
/// Only the loader and the visibility filter create registries, so every invariant stated by the parts of a registry is
/// reliable.
public struct ComponentRegistry: Sendable {
    /// The settings of `catalog.yaml`.
    ///
    /// A value for `name` is always present.
    public let configuration: CatalogConfiguration
    /// The components of the catalog, sorted by id in the order of `EntryID`.
    public let components: [Component]
    /// Values of the token files in each theme published by the catalog, in the order of `catalog.yaml`; empty for a
    /// catalog without token files.
    public let themes: [TokenTheme]
    /// The tokens of the first theme, used for all themes where there is room for a single theme only.
    public let tokens: DesignTokens
    /// Spellings of types elsewhere: language → type or pattern → mapping.
    public let types: OrderedRecords<OrderedRecords<TypeMapping>>
    /// Entries that use a token, directly or through aliases: path → ids in order.
    public let tokenUsers: [String: [EntryID]]
    /// The pictures shown by figures: path relative to `catalog.yaml` → file.
    public let pictures: [String: PublishedFile]
    /// The pages and modules of demos: path relative to `catalog.yaml` → file.
    public let demoFiles: [String: PublishedFile]
    /// The input files of the catalog's stub targets and outputs, such as templates: as named by `catalog.yaml` → file.
    public let namedFiles: [String: SourceFile]
    /// The changes of each release, from the file kept by the catalog; nil without a file.
    public let history: ReleaseLog?
    /// The last recorded comparison of the tokens with each source of tokens, by name of the source.
    package let tokenParity: [(source: String, result: TokenParity)]
    /// The original registry, if any; an array because a structure cannot contain a value of its own type.
    private let originals: [ComponentRegistry]
    private let indexByID: [EntryID: Int]

    /// `components` must be sorted by id and linked.
    package init(
        configuration: CatalogConfiguration, components: [Component], themes: [TokenTheme],
        types: OrderedRecords<OrderedRecords<TypeMapping>>, tokenUsers: [String: [EntryID]],
        pictures: [String: PublishedFile] = [:], demoFiles: [String: PublishedFile] = [:],
        namedFiles: [String: SourceFile] = [:], history: ReleaseLog? = nil,
        tokenParity: [(source: String, result: TokenParity)] = [], partOf original: ComponentRegistry? = nil
    ) {
        originals = original.map { [$0] } ?? []
        self.pictures = pictures
        self.demoFiles = demoFiles
        self.namedFiles = namedFiles
        self.history = history
        self.tokenParity = tokenParity
        self.configuration = configuration
        self.components = components
        self.themes = themes
        tokens = themes.first?.tokens ?? DesignTokens()
        self.types = types
        self.tokenUsers = tokenUsers
        indexByID = Dictionary(
            components.indices.map { (components[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The whole registry before a reduction for the readers of an output; nil for a registry without omissions.
    public var unabridged: ComponentRegistry? { originals.first }

    /// The entry with an id; nil for an unknown id.
    public subscript(id: EntryID) -> Component? { indexByID[id].map { components[$0] } }

    /// The entry with an id given as text, for example by a link.
    public subscript(id: String) -> Component? { EntryID(id).flatMap { self[$0] } }
}

/// A file of a catalog published by outputs, such as a picture, read into memory while loading.
///
/// An object, so that the bytes are shared by all users.
public final class PublishedFile: Sendable {
    /// Relative to `catalog.yaml`.
    public let path: String
    /// The content of the file, as read.
    public let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// An entry of a loaded catalog, with facts from linking: expanded tokens, references and referrers, guidance.
///
/// An object and not a structure because of the size: renderers hand components on many times, and components are
/// immutable.
public final class Component: Sendable {
    /// The id of the entry, unique in the catalog.
    public let id: EntryID
    /// The entry.
    ///
    /// Facts that records take from their namesakes, and types from other entries by `from`, are filled in. An
    /// implementation's additions to a state, axis, part or token of the entry are stored in the implementation only.
    public let entry: Entry
    /// The path of the entry's file relative to `catalog.yaml`.
    public let path: String
    /// Tokens of the entry with every pattern expanded, in the order of the entry, then of the entry's implementations.
    public let tokens: [ComponentToken]
    /// The entries referred to, without the entry itself, in order.
    public let references: [EntryID]
    /// The entries with references to the component, without the entry itself, in order.
    public let referrers: [EntryID]
    /// Applicable sections and behaviors of guides, with the guide's id.
    public let guidance: [Guidance]
    /// The sources in agreement with the entry at the last verification, if the entry is unchanged since.
    public let verifications: [Verification]
    /// The visibilities possibly stated in the entry: all that are stated, and maybe more where types come from other
    /// entries.
    package let visibilities: Set<Visibility>
    /// The files published with the entry's figures and demos, by path relative to `catalog.yaml`.
    package let publishedFiles: Set<String>
    let cachedFacts = CachedFacts()

    package init(
        id: EntryID, entry: Entry, path: String, tokens: [ComponentToken], references: [EntryID],
        referrers: [EntryID], guidance: [Guidance], verifications: [Verification] = [],
        visibilities: Set<Visibility>, publishedFiles: Set<String>
    ) {
        self.id = id
        self.entry = entry
        self.path = path
        self.tokens = tokens
        self.references = references
        self.referrers = referrers
        self.guidance = guidance
        self.verifications = verifications
        self.visibilities = visibilities
        self.publishedFiles = publishedFiles
    }

    /// The title for people.
    public var title: String { entry.title?.value ?? id.rawValue }
    /// The kind of the entry; a component unless stated.
    public var kind: EntryKind { entry.kind?.value ?? .component }
}

/// A code source (such as symbol graphs of a release) in agreement with an entry at the last `catalog verify`.
public struct Verification: Hashable, Sendable {
    /// Name of the source in `catalog.yaml`.
    public let source: String
    /// The kinds of the source's files, as named in `catalog.yaml`, such as `symbolGraphs`.
    public let kinds: [String]
    /// The version of the code, where stated.
    public let version: String?

    package init(source: String, kinds: [String], version: String?) {
        self.source = source
        self.kinds = kinds
        self.version = version
    }
}

/// A section or behavior from a guide or another entry, with advice about the entry in question.
public struct Guidance: Sendable {
    /// The id of the guide or entry with the advice.
    public let source: EntryID
    /// The advice as written in the source.
    public let content: GuidanceContent

    /// Creates the advice of a source about another entry.
    public init(source: EntryID, content: GuidanceContent) {
        self.source = source
        self.content = content
    }
}

/// The content of guidance: a section of free text, or a behavior.
public enum GuidanceContent: Sendable {
    case section(Section)
    case behavior(Behavior)
}

/// A design token used by an entry, with the full path, possibly expanded with many others from a pattern.
///
/// An object because of the size, like `Component`.
public final class ComponentToken: Sendable {
    /// The path without brackets.
    public let path: String
    /// The key in the entry, with brackets.
    public var pattern: String { element.name }
    /// Texts at the brackets of the pattern, in order.
    public let choices: [String]
    /// The record of the pattern.
    public var token: Token { element.value }
    /// The declaring implementation; nil for the entry itself.
    public let implementation: String?
    /// The documented value: text, or a tree along the axes of `by`; nil where none is stated.
    public let value: TextTree?
    /// The path of the token underneath.
    public let background: String?
    /// The part of the look decided by the token; nil where unstated.
    public let role: Token.Role?
    /// The pattern with the pattern's record.
    private let element: OrderedRecords<Token>.Element

    /// Creates a token from an expanded path, the token's pattern, and facts stated for the path.
    public init(
        path: String, pattern: OrderedRecords<Token>.Element, choices: [String], implementation: String?,
        value: TextTree?,
        background: String? = nil, role: Token.Role? = nil
    ) {
        self.path = path
        element = pattern
        self.choices = choices
        self.implementation = implementation
        self.value = value
        self.background = background
        self.role = role
    }
}
