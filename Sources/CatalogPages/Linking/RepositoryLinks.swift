package import CatalogModel

/// The addresses of an entry's file in the catalog's repository, and of forms for issues and feedback, for the foot of
/// pages.
///
/// The patterns of supported hosts follow from the address of the repository.
package struct RepositoryLinks: Sendable {
    /// A link by the words of the link.
    package typealias Link = (words: String, address: String)

    /// The patterns of a host's addresses, after the address of the repository.
    private struct Host {
        let edit: String
        let source: String
        let issues: String
    }

    private static let hosts = [
        "github.com": Host(
            edit: "/edit/{branch}/{path}", source: "/blob/{branch}/{path}", issues: "/issues/new?title={title}"),
        "gitlab.com": Host(
            edit: "/-/edit/{branch}/{path}", source: "/-/blob/{branch}/{path}",
            issues: "/-/issues/new?issue%5Btitle%5D={title}"),
        "bitbucket.org": Host(
            edit: "/src/{branch}/{path}?mode=edit&at={branch}", source: "/src/{branch}/{path}",
            issues: "/issues/new?title={title}"),
        "codeberg.org": Host(
            edit: "/_edit/{branch}/{path}", source: "/src/branch/{branch}/{path}", issues: "/issues/new?title={title}"),
    ]

    /// The address of the repository.
    let home: String
    private let branch: String
    private let folder: String
    private let patterns: [Link]

    package init(_ repository: RepositoryConfiguration) {
        branch = repository.branch?.value ?? "main"
        folder = repository.folder?.value ?? ""
        var url = repository.url?.value ?? ""
        if url.hasSuffix("/") { url.removeLast() }
        if url.hasSuffix(".git") { url.removeLast(".git".count) }
        home = url
        let name = url.split(separator: "/").dropFirst().first?.lowercased() ?? ""
        let host = Self.hosts[name]
        patterns = [
            ("Edit this page", repository.edit?.value ?? host.map { url + $0.edit }),
            ("Source", repository.source?.value ?? url + (host?.source ?? "")),
            ("Report an issue", repository.issues?.value ?? host.map { url + $0.issues }),
            ("Feedback", repository.feedback?.value),
        ].compactMap { words, pattern in pattern.map { (words, $0) } }
    }

    /// Returns the links of an entry's page; none to a file outside of the repository.
    package func links(of component: Component) -> [Link] {
        let path = RelativePath.resolve(component.path, from: folder)
        return patterns.compactMap { words, pattern in
            if path.hasPrefix("../"), pattern.contains("{path}") { return nil }
            let values = ["{path}": path, "{title}": component.title, "{branch}": branch]
            let address = values.reduce(pattern) { $0.replacing($1.key, with: $1.value.percentEncodedPath) }
            return (words, address)
        }
    }
}
