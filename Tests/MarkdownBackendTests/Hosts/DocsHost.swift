import CatalogTestSupport
import Foundation
import Testing

@testable import MarkdownBackend

/// A docs host that builds pages, or whose rules they are held against.
enum DocsHost: String, CaseIterable, Sendable {
    case mkdocs, zensical, jekyll, docc, vitepress, docusaurus

    var dialect: Dialect {
        switch self {
        case .mkdocs, .zensical: .mkdocs
        case .jekyll: .jekyll
        case .docc: .docc
        case .vitepress: .vitepress
        case .docusaurus: .docusaurus
        }
    }

    private var judges: [Judge] {
        switch self {
        case .mkdocs: [.mkdocs, .python]
        case .zensical: [.zensical, .python]
        case .jekyll: [.jekyll, .python]
        case .docc: [.docc, .python]
        case .vitepress, .docusaurus: [.python]
        }
    }

    /// The judge that it needs and that is not there.
    private var missing: Judge? { judges.first { !$0.isPresent } }

    var isPresent: Bool { missing == nil }

    /// What a skipped test says.
    var reason: Comment { Comment(rawValue: missing?.reason ?? "") }

    /// A site with several catalogs, each in a folder of its own.
    struct Site {
        /// What the host had to say. Nothing, if all is well.
        let complaints: String
        let pages: [String: BuiltPage]
    }

    /// Builds a site from the files of catalogs: name → path → text.
    func site(of catalogs: [String: [String: String]]) throws -> Site {
        let folder = try TemporaryFolder()
        for (catalog, files) in catalogs {
            let place = self == .docc ? "source/\(Self.archive(catalog)).docc" : "source/\(catalog)"
            for (path, text) in files { try folder.write("\(place)/\(path)", text) }
        }
        let complaints = try build(in: folder, catalogs: catalogs.keys.sorted())
        let built = self == .vitepress || self == .docusaurus ? "source" : "site"
        let kind = [.vitepress, .docusaurus, .docc].contains(self) ? rawValue : "html"
        return Site(
            complaints: complaints, pages: try BuiltPage.read(kind, folder.url.appendingPathComponent(built)))
    }

    /// Where the site has what was made of a page of a catalog.
    func path(of page: String, in catalog: String) -> String {
        let path = dialect.pageNames.path(of: page).dropLast(".md".count)
        switch self {
        case .vitepress, .docusaurus: return "\(catalog)/\(path).md"
        case .jekyll: return "\(catalog)/\(path).html"
        case .mkdocs, .zensical: return "\(catalog)/\(SiteHost.path(of: path + ".md"))"
        case .docc:
            let name = path.split(separator: "/").last ?? ""
            let isRoot = page == SiteLinks.indexPath
            let archive = Self.archive(catalog)
            return "\(archive)/data/documentation/\(isRoot ? "" : archive + "/")\(name).json"
        }
    }

    /// An article that is called as its archive would be taken for the page of a module.
    private static func archive(_ catalog: String) -> String { catalog + "-catalog" }

    private func build(in folder: TemporaryFolder, catalogs: [String]) throws -> String {
        let root = folder.url.path
        switch self {
        case .mkdocs: return try material(.mkdocs, in: folder, ["build", "--strict", "--quiet"])
        case .zensical:
            let said = try material(.zensical, in: folder, ["build", "--strict"])
            return said.contains("No issues found") ? "" : said
        case .jekyll:
            try folder.write("config.yml", "defaults: [{ scope: {}, values: { layout: page } }]\n")
            try folder.write("source/_layouts/page.html", Self.layout)
            let verdict = try Judge.jekyll.run([
                "build", "--quiet", "--source", root + "/source", "--destination", root + "/site", "--config",
                root + "/config.yml", "--disable-disk-cache",
            ])
            return verdict.output + verdict.errors
        case .docc:
            try FileManager.default.createDirectory(atPath: root + "/site", withIntermediateDirectories: true)
            return try catalogs.map { catalog in
                let verdict = try Judge.docc.run([
                    "convert", "\(root)/source/\(Self.archive(catalog)).docc", "--output-path",
                    "\(root)/site/\(Self.archive(catalog))",
                ])
                return verdict.output + verdict.errors
            }.joined()
        case .vitepress, .docusaurus: return ""
        }
    }

    private func material(_ judge: Judge, in folder: TemporaryFolder, _ arguments: [String]) throws -> String {
        let file = try folder.write("mkdocs.yml", Self.material)
        let verdict = try judge.run(
            arguments + ["--config-file", file.path], environment: ["NO_MKDOCS_2_WARNING": "1"])
        return verdict.output + verdict.errors + (verdict.status == 0 ? "" : "status \(verdict.status)")
    }

    /// A title that the page's own text is not, as most themes have it.
    private static let layout = """
        <!DOCTYPE html>
        <html lang="en"><head><title>{{ page.title | escape }}</title>
        <meta name="description" content="{{ page.description | escape }}"></head>
        <body><article>{{ content }}</article></body></html>
        """

    private static let material = """
        site_name: Site
        docs_dir: source
        site_dir: site
        theme: { name: material, font: false }
        plugins: [search]
        validation: { anchors: warn, links: { absolute_links: warn, unrecognized_links: warn } }
        markdown_extensions:
          - admonition
          - attr_list
          - md_in_html
          - sane_lists
          - tables
          - pymdownx.details
          - pymdownx.superfences
          - pymdownx.tabbed: { alternate_style: true }
        """
}
