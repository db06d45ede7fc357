import CatalogTestSupport
import Foundation
import Testing

@testable import CatalogPages
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
        case .jekyll: [.jekyll, .ruby, .python]
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
        /// What the host had to say.
        ///
        /// Nothing, if all is well.
        let complaints: String
        let pages: [String: BuiltPage]
    }

    /// Builds a site from the files of catalogs: name → path → text.
    func site(of catalogs: [String: [String: String]]) throws -> Site {
        let built = self == .vitepress || self == .docusaurus ? "source" : "site"
        let kind = [.vitepress, .docusaurus, .docc].contains(self) ? rawValue : "html"
        let verdict = try verdict(on: catalogs, [kind, built]) { folder in
            try BuiltPage.text(kind, folder.appendingPathComponent(built))
        }
        return Site(complaints: verdict.errors, pages: try BuiltPage.pages(verdict.output))
    }

    /// What is read from a folder in which a site has been built.
    ///
    /// What the host has to say stands in the errors.
    ///
    /// - `isSound`: Whether there is nothing to find fault with in what was read.
    func verdict(
        on catalogs: [String: [String: String]], _ words: [String], with others: [Judge] = [],
        isSound: (String) -> Bool = { _ in true }, read: (_ folder: URL) throws -> String
    ) throws -> Judge.Verdict {
        let folder = try TemporaryFolder()
        for (catalog, files) in catalogs {
            let location = self == .docc ? "source/\(Self.archive(catalog)).docc" : "source/\(catalog)"
            for (path, text) in files { try folder.write("\(location)/\(path)", text) }
        }
        try configure(in: folder)
        let steps = steps(in: folder.url.path, catalogs: catalogs.keys.sorted())
        let question = Question(
            to: judges + others, steps.flatMap(\.arguments) + words, environment: Self.environment,
            reads: [folder.url])
        return try VerdictStore.current.verdict(on: question) {
            $0.errors.allSatisfy(\.isWhitespace) && isSound($0.output)
        } ask: {
            let complaints = try build(steps, in: folder)
            return Judge.Verdict(status: 0, output: try read(folder.url), errors: complaints)
        }
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

    /// A run of the host.
    private struct Step {
        let judge: Judge
        let arguments: [String]
    }

    private static let environment = ["NO_MKDOCS_2_WARNING": "1"]

    private func configure(in folder: TemporaryFolder) throws {
        switch self {
        case .mkdocs, .zensical: try folder.write("mkdocs.yml", Self.material)
        case .jekyll:
            try folder.write("config.yml", "defaults: [{ scope: {}, values: { layout: page } }]\n")
            try folder.write("source/_layouts/page.html", Self.layout)
        case .docc:
            try FileManager.default.createDirectory(
                at: folder.url.appendingPathComponent("site"), withIntermediateDirectories: true)
        case .vitepress, .docusaurus: break
        }
    }

    private func steps(in root: String, catalogs: [String]) -> [Step] {
        switch self {
        case .mkdocs:
            [Step(judge: .mkdocs, arguments: ["build", "--strict", "--config-file", root + "/mkdocs.yml"])]
        case .zensical:
            [Step(judge: .zensical, arguments: ["build", "--strict", "--config-file", root + "/mkdocs.yml"])]
        case .jekyll:
            [
                Step(
                    judge: .jekyll,
                    arguments: [
                        "build", "--quiet", "--source", root + "/source", "--destination", root + "/site", "--config",
                        root + "/config.yml", "--disable-disk-cache",
                    ])
            ]
        case .docc:
            catalogs.map { catalog in
                let archive = Self.archive(catalog)
                return Step(
                    judge: .docc,
                    arguments: [
                        "convert", "\(root)/source/\(archive).docc", "--output-path", "\(root)/site/\(archive)",
                    ])
            }
        case .vitepress, .docusaurus: []
        }
    }

    /// Returns what the host says that is no praise.
    private func build(_ steps: [Step], in folder: TemporaryFolder) throws -> String {
        try steps.map { step in
            let verdict = try step.judge.run(step.arguments, environment: Self.environment)
            var said = verdict.output + verdict.errors + (verdict.status == 0 ? "" : "status \(verdict.status)")
            if self == .mkdocs { said = said.withoutInformation }
            return self == .zensical && said.contains("No issues found") ? "" : said
        }.joined()
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

extension String {
    /// What MkDocs says besides how far it has come.
    var withoutInformation: String {
        split(separator: "\n").filter { !$0.hasPrefix("INFO") }.joined(separator: "\n")
    }
}
