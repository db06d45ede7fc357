package import CatalogModel
import CatalogPages
package import CatalogRendering

/// The backend for a docs site ready to be built: the Markdown pages with the configuration, style and requirements of
/// MkDocs with Material, as also read by Zensical.
///
/// The output's folder is a project of its own, so no file in the folder is a team's own configuration.
package struct SiteBackend: Backend {
    package let name = "site"
    package let summary = "A project of Markdown pages that MkDocs with Material, or Zensical, builds into a site."

    package init() {}

    package var rules: [Rule] { PageRules.all }

    package var options: [BackendOption] {
        [
            .siteTitle,
            BackendOption(
                "url", .text,
                "The address at which the site is published, for links from elsewhere and those of llms.txt."),
            BackendOption("repository", .text, "The address of the repository, linked from every page."),
            .siteFileBase, .tokenPages,
            BackendOption(
                "llms", .choice(LLMsFiles.Extent.allCases.map(\.rawValue)),
                default: .string(LLMsFiles.Extent.index.rawValue),
                "The files to write for language models: llms.txt with a copy of each page in plain Markdown, and "
                    + "with full also llms-full.txt."),
            .visibility,
        ]
    }

    package func plan(_ registry: ComponentRegistry, options: BackendOptions) -> [RenderUnit] {
        let markdown = MarkdownPages(
            site: SiteLinks(registry, tokenPages: options.tokenPages), title: options.siteTitle, dialect: .mkdocs,
            fileBase: options.siteFileBase,
            llms: options.text("llms").flatMap(LLMsFiles.Extent.init) ?? .index, llmsBase: options.text("url") ?? "")
        let project = SiteProject(
            site: markdown.pages.site, title: markdown.pages.title, url: options.text("url"),
            repository: options.text("repository"))
        return project.units() + markdown.units().map { $0.inFolder(SiteProject.pagesFolder) }
            + RenderUnit.reporting(
                ["url", "repository", "fileBase"].map {
                    options.baseAddressFinding($0, in: registry, isWeb: true)
                })
    }
}

extension RenderUnit {
    /// Returns the same unit with the files in a folder.
    fileprivate func inFolder(_ folder: String) -> RenderUnit {
        @Sendable func moved(_ path: OutputPath) -> OutputPath? { OutputPath(folder + "/" + path.text) }
        return RenderUnit(paths: paths.compactMap(moved)) {
            let rendering = self.render()
            let files = rendering.files.compactMap { file in
                moved(file.path).map { OutputFile(path: $0, bytes: file.bytes) }
            }
            return Rendering(files: files, diagnostics: rendering.diagnostics)
        }
    }
}
