/// A whole catalog: loaded, linked and free of errors. The waist between loading and rendering.
///
/// Only the loader makes one, so whoever holds one can rely on every invariant that its parts state.
public struct ComponentRegistry: Sendable {
    /// The settings of `catalog.yaml`. `name` is there.
    public let configuration: CatalogConfiguration
    /// By id, in the order of `EntryID`.
    public let components: [Component]
    /// Values of the token files in each theme that the catalog publishes, in the order of `catalog.yaml`; empty for a
    /// catalog without token files.
    public let themes: [TokenTheme]
    /// The tokens of the first theme, which stands for all where there is room for one only.
    public let tokens: DesignTokens
    /// Spellings of types elsewhere: language → type or pattern → mapping.
    public let types: OrderedRecords<OrderedRecords<TypeMapping>>
    /// Which entries use a token, directly or through aliases: path → ids in order.
    public let tokenUsers: [String: [EntryID]]
    /// The pictures that figures show: path relative to `catalog.yaml` → file.
    public let pictures: [String: PictureFile]
    /// The files that the catalog's stub targets and outputs are made with, such as templates: as `catalog.yaml` names
    /// them → file.
    public let namedFiles: [String: SourceFile]
    /// The changes of each release, from the file that the catalog keeps; nil without one.
    public let history: ReleaseLog?
    /// None or one: a structure holds no other of its kind but in a list.
    private let originals: [ComponentRegistry]
    private let indexByID: [EntryID: Int]

    /// `components` must be sorted by id and linked.
    package init(
        configuration: CatalogConfiguration, components: [Component], themes: [TokenTheme],
        types: OrderedRecords<OrderedRecords<TypeMapping>>, tokenUsers: [String: [EntryID]],
        pictures: [String: PictureFile] = [:],
        namedFiles: [String: SourceFile] = [:], history: ReleaseLog? = nil, partOf original: ComponentRegistry? = nil
    ) {
        originals = original.map { [$0] } ?? []
        self.pictures = pictures
        self.namedFiles = namedFiles
        self.history = history
        self.configuration = configuration
        self.components = components
        self.themes = themes
        tokens = themes.first?.tokens ?? DesignTokens()
        self.types = types
        self.tokenUsers = tokenUsers
        indexByID = Dictionary(
            components.indices.map { (components[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The registry with what this one leaves out for the readers of an output; nil where it leaves out nothing.
    public var unabridged: ComponentRegistry? { originals.first }

    public subscript(id: EntryID) -> Component? { indexByID[id].map { components[$0] } }

    /// The entry with an id given as text, for example by a link.
    public subscript(id: String) -> Component? { EntryID(id).flatMap { self[$0] } }
}

/// A picture that a team supplies, as it was when the catalog was read, so that outputs can hold a copy of it.
///
/// An object, because all who show it share its bytes.
public final class PictureFile: Sendable {
    /// Relative to `catalog.yaml`.
    public let path: String
    public let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }
}

/// Entry of a registry, with the facts that follow from it and from the rest of the catalog.
///
/// An object and not a structure because of its size: renderers hand it on many times, and nobody can change it.
public final class Component: Sendable {
    public let id: EntryID
    /// The entry. What its records take from their namesakes, and its types from other entries by `from`, is filled in;
    /// what an implementation adds to a state, axis, part or token of the entry stands at the implementation only.
    public let entry: Entry
    /// The path of its file relative to `catalog.yaml`.
    public let path: String
    /// Tokens of the entry with every pattern expanded, in the order of the entry, then of its implementations.
    public let tokens: [ComponentToken]
    /// The entries that it refers to, without itself, in order.
    public let references: [EntryID]
    /// The entries that refer to it, without itself, in order.
    public let referrers: [EntryID]
    /// Sections and behaviors of guides that apply to it, with the guide's id.
    public let guidance: [Guidance]
    /// The sources that it was found to agree with when they were last verified, and has not changed since.
    public let verifications: [Verification]
    /// The visibilities that may be stated in it: all that are, and maybe more where its types come from other entries.
    package let visibilities: Set<Visibility>
    /// The pictures that its figures show, by their paths relative to `catalog.yaml`.
    package let pictures: Set<String>

    package init(
        id: EntryID, entry: Entry, path: String, tokens: [ComponentToken], references: [EntryID],
        referrers: [EntryID], guidance: [Guidance], verifications: [Verification] = [],
        visibilities: Set<Visibility>, pictures: Set<String>
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
        self.pictures = pictures
    }

    /// The title for people.
    public var title: String { entry.title?.value ?? id.rawValue }
    public var kind: Entry.Kind { entry.kind?.value ?? .component }
}

/// A source that an entry agreed with when the two were last compared.
public struct Verification: Hashable, Sendable {
    /// As `catalog.yaml` calls it.
    public let source: String
    /// The kinds of its files, as `catalog.yaml` calls them: `symbolGraphs`.
    public let kinds: [String]
    /// The version of the code, where anything says it.
    public let version: String?

    package init(source: String, kinds: [String], version: String?) {
        self.source = source
        self.kinds = kinds
        self.version = version
    }
}

/// Statements of another entry, a guide mostly, about an entry.
public struct Guidance: Sendable {
    public enum Content: Sendable {
        case section(Section)
        case behavior(Behavior)
    }

    public let source: EntryID
    public let content: Content

    public init(source: EntryID, content: Content) {
        self.source = source
        self.content = content
    }
}

/// A token of an entry by its full path, one of possibly many that a pattern stands for.
///
/// An object because of its size, as `Component` is.
public final class ComponentToken: Sendable {
    /// The path without brackets.
    public let path: String
    /// The key in the entry, with brackets.
    public var pattern: String { element.name }
    /// Texts at the brackets of the pattern, in order.
    public let choices: [String]
    /// The record of the pattern.
    public var token: Token { element.value }
    /// The implementation that declares it; nil for the entry itself.
    public let implementation: String?
    /// The documented value: text, or a tree along the axes of `by`; nil where none is stated.
    public let value: TextTree?
    /// The path of the token that it lies on.
    public let background: String?
    /// The part of the look that the token decides; nil where the entry does not say.
    public let role: Token.Role?
    /// The pattern with its record.
    private let element: OrderedRecords<Token>.Element

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
