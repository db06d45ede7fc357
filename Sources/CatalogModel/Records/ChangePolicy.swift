/// A team's policy for changes between two versions of the catalog: the part of the version number (major, minor,
/// patch) raised by each kind of change, accepted changes, and renames.
public struct ChangePolicy: BaseRecord {
    /// The presets of version policies, each with a version part for all kinds of changes.
    public enum Preset: String, CaseIterable, Sendable {
        case strict, source
        case visualIsMinor = "visual-is-minor"
    }

    /// The part of a version number affected by a change.
    public enum Level: String, CaseIterable, Sendable { case none, patch, minor, major }

    /// The schema of a policy of changes in `catalog.yaml`: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Changes", "how changes between versions of the catalog count", short: "preset",
        example: "changes: { preset: source, levels: { token-value-changed: patch } }",
        snippets: [
            RecordSnippet(
                "Policy of changes", ["preset": "${1:visual-is-minor}", "levels": ["${2:rule}": "${3:minor}"]])
        ],
        keys, Base.group)

    package static let keys = (
        preset: Key<Located<Preset>>("visual-is-minor unless stated"),
        levels: Key<OrderedRecords<Located<Level>>>("rule of changes → part of the version that it asks for"),
        accepted: Key<OrderedRecords<Text>>("fingerprint of a change → why it does not count"),
        renamed: Key<OrderedRecords<Text>>("address in the last version, as `catalog diff` prints it → new name or id")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a policy of changes as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The answers for all kinds of changes absent from `levels`; `visual-is-minor` unless stated.
    public var preset: Located<Preset>? { self[Self.keys.preset] }
    /// The part of the version number raised by a change, by rule of changes; overrides the preset.
    public var levels: OrderedRecords<Located<Level>>? { self[Self.keys.levels] }
    /// Reviewed changes that do not count, by fingerprint, with the reason.
    public var accepted: OrderedRecords<Text>? { self[Self.keys.accepted] }
    /// Renames since the last version: a rename is never guessed.
    public var renamed: OrderedRecords<Text>? { self[Self.keys.renamed] }
}
