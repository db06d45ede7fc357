/// A rule added by the authors of a catalog in `catalog.yaml`: an expression expected to be true for parts of the
/// catalog's dump.
public struct OwnRule: BaseRecord {
    /// The schema of a catalog's own rule in `catalog.yaml`: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "OwnRule", "a rule that a catalog has for itself",
        example:
            "needs-category: { each: components, where: kind != guide, expect: category is present, message: State where '{id}' is listed. }",
        snippets: [
            RecordSnippet(
                "Rule of the catalog", name: "${1:needs-category}",
                [
                    "each": "${2:components}", "expect": "${3:category is present}",
                    "message": "${4:State where '{id}' is listed.}",
                ])
        ],
        keys, Base.group)

    package static let keys = (
        each: Key<Text>(
            required: true, "what it is about: names of the dump with dots between, such as components.states"),
        where: Key<Text>("expression that chooses some of them"),
        expect: Key<Text>(required: true, "expression that is true for each"),
        message: Key<Text>(required: true, "what to do where it is not; {name} is replaced by the value of the fact"),
        severity: Key<Located<RuleSeverity>>("warning unless stated")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a catalog's own rule as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The parts of the dump to check: names separated by dots, such as `components.states`.
    public var each: Text? { self[Self.keys.each] }
    /// The expression for choosing some of the parts; all unless stated.
    public var `where`: Text? { self[Self.keys.where] }
    /// The expression expected to be true for each chosen part.
    public var expect: Text? { self[Self.keys.expect] }
    /// The advice in a finding; `{name}` is replaced by the value of the checked part under the name.
    public var message: Text? { self[Self.keys.message] }
    /// The severity of findings; warning unless stated.
    public var severity: Located<RuleSeverity>? { self[Self.keys.severity] }
}
