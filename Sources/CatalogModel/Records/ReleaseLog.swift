/// The log of a catalog's releases with the changes of each, as kept by `catalog history --write`.
public struct ReleaseLog: BaseRecord {
    /// The schema of a release log in JSON: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "History", "what changed in a catalog from release to release",
        example: #"{ "version": "1", "catalog": "Example", "start": "1.0.0", "releases": [] }"#,
        snippets: [], keys, Base.group)

    package static let keys = (
        version: Key<Text>(required: true, "version of this form: 1"),
        catalog: Key<Text>("name of the catalog"),
        start: Key<Text>("the release from which everything starts"),
        releases: Key<[LoggedRelease]>(required: true, "the latest first")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a release log as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The version of the log's format, `1`.
    public var version: Text? { self[Self.keys.version] }
    /// The name of the catalog.
    public var catalog: Text? { self[Self.keys.catalog] }
    /// The name of the release before all logged releases, as the start of comparisons.
    public var start: Text? { self[Self.keys.start] }
    /// The releases with changes, the latest first.
    public var releases: [LoggedRelease]? { self[Self.keys.releases] }
}

/// A release in a catalog's release log, with version, notes and changes.
public struct LoggedRelease: BaseRecord {
    /// The schema of a release in the release log: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "LoggedRelease", "a release of a catalog, and what changed with it",
        example: #"{ "name": "v2.0.0", "version": "2.0.0", "level": "major", "changes": [] }"#,
        snippets: [], keys, Base.group)

    package static let keys = (
        name: Key<Text>(required: true, "tag, folder or revision"),
        version: Key<Text>("version of the catalog"),
        date: Key<Text>("day of its tag in UTC, as 2026-01-31"),
        level: Key<Located<ChangePolicy.Level>>("part of the version that the changes ask for"),
        notes: Key<[LoggedNote]>("notes by authors"),
        changes: Key<[LoggedChange]>("by entry, what breaks first")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a release as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The name of the release: a tag, a folder or a revision.
    public var name: Text? { self[Self.keys.name] }
    /// The version of the catalog in the release.
    public var version: Text? { self[Self.keys.version] }
    /// The day of the release's tag in UTC, in the format `2026-01-31`; nil for a release without a tag.
    public var date: Text? { self[Self.keys.date] }
    /// The part of the version number raised by the changes.
    public var level: Located<ChangePolicy.Level>? { self[Self.keys.level] }
    /// The notes written by people.
    public var notes: [LoggedNote]? { self[Self.keys.notes] }
    /// The changes by entry, with breaking changes first.
    public var changes: [LoggedChange]? { self[Self.keys.changes] }
}

/// A note written by people about an entry, in a release of a catalog's release log.
public struct LoggedNote: BaseRecord {
    /// The schema of a note in the release log: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "LoggedNote", "an author's note about an entry in a release",
        example: #"{ "entry": "button", "text": "Looks lighter." }"#,
        snippets: [], keys, Base.group)

    package static let keys = (
        entry: Key<Text>(required: true, "id of the entry as it was called then"),
        text: Key<Text>(required: true, "the note")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a note as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The id of the entry at the time of the release.
    public var entry: Text? { self[Self.keys.entry] }
    /// The words of the note.
    public var text: Text? { self[Self.keys.text] }
}

/// A change to the catalog in a release of the release log: the rule of the change, the effect, and a sentence.
public struct LoggedChange: BaseRecord {
    /// The schema of a change in the release log: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "LoggedChange", "a change that a release brought",
        example:
            #"{ "rule": "title-changed", "effect": "safe", "area": "metadata", "text": "'title' was 'A', is 'B'" }"#,
        snippets: [], keys, Base.group)

    package static let keys = (
        entry: Key<Text>("id of its entry as it was called then; none for what belongs to the catalog"),
        rule: Key<Text>(required: true, "its rule, as `catalog diff --rules` lists them"),
        effect: Key<Text>(required: true, "breaking, dangerous or safe"),
        area: Key<Text>(required: true, "part of the catalog that it is in"),
        text: Key<Text>(required: true, "the change in a sentence"),
        fingerprint: Key<Text>("names the change; the same change has the same one")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a change as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The id of the entry at the time of the release; nil for a change of the catalog as a whole.
    public var entry: Text? { self[Self.keys.entry] }
    /// The id of the rule of changes, as listed by `catalog diff --rules`.
    public var rule: Text? { self[Self.keys.rule] }
    /// The effect on users: `breaking`, `dangerous` or `safe`.
    public var effect: Text? { self[Self.keys.effect] }
    /// The part of the catalog with the change, such as `metadata`.
    public var area: Text? { self[Self.keys.area] }
    /// The change in a sentence.
    public var text: Text? { self[Self.keys.text] }
    /// The fingerprint of the change, the same for the same change in every run.
    public var fingerprint: Text? { self[Self.keys.fingerprint] }
}
