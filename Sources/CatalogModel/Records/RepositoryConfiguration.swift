/// The repository of a catalog declared in `catalog.yaml`: address, branch, and patterns of addresses for the links of
/// pages, such as "Edit this page".
public struct RepositoryConfiguration: BaseRecord {
    /// The schema of a repository in `catalog.yaml`: allowed keys with meanings and kinds of values.
    public static let recordForm = RecordForm(
        "Repository", "where the files of a catalog are edited and problems are reported", short: "url",
        example: "repository: { url: https://github.com/acme/design, folder: Catalog }",
        snippets: [
            RecordSnippet("Repository", "${1:https://github.com/acme/design}"),
            RecordSnippet(
                "Repository of another host",
                [
                    "url": "${1:https://git.example.com/design}", "edit": "${1}/edit/${2:main}/{path}",
                    "source": "${1}/blob/${2:main}/{path}", "issues": "${1}/issues/new?title={title}",
                ]),
        ],
        keys, Base.group)

    package static let keys = (
        url: Key<Text>(required: true, "address of the repository"),
        branch: Key<Text>("branch of the links; main unless stated"),
        folder: Key<Text>("folder of catalog.yaml in the repository; its root unless stated"),
        edit: Key<Text>("address that edits a file, with {path}; derived for common hosts unless stated"),
        source: Key<Text>("address that shows a file, with {path}; derived for common hosts unless stated"),
        issues: Key<Text>("address that reports an issue, maybe with {title} and {path}"),
        feedback: Key<Text>("address for feedback, maybe with {title} and {path}; no link unless stated")
    )

    /// The stored values by key, with the place of the record in the file.
    public var node: RecordNode
    /// Creates a repository as a view of stored values.
    public init(node: RecordNode) { self.node = node }

    /// The address of the repository.
    public var url: Text? { self[Self.keys.url] }
    /// The branch of the linked files; `main` unless stated.
    public var branch: Text? { self[Self.keys.branch] }
    /// The folder of `catalog.yaml` in the repository; the root unless stated.
    public var folder: Text? { self[Self.keys.folder] }
    /// The pattern of addresses for editing a file, with `{path}`.
    public var edit: Text? { self[Self.keys.edit] }
    /// The pattern of addresses for reading a file, with `{path}`.
    public var source: Text? { self[Self.keys.source] }
    /// The address, or the pattern of addresses, for reporting an issue.
    public var issues: Text? { self[Self.keys.issues] }
    /// The address, or the pattern of addresses, for feedback.
    public var feedback: Text? { self[Self.keys.feedback] }
}
