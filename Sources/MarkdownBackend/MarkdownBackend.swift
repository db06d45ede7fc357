package import CatalogModel
import CatalogPages
package import CatalogRendering

/// A backend rendering a catalog as Markdown: a page for each entry, an overview, and pages about the design tokens.
package struct MarkdownBackend: Backend {
    package let name = "markdown"
    package let summary = "Markdown pages: one for each entry, an overview, and the design tokens."

    package init() {}

    package var rules: [Rule] { PageRules.all }

    package var options: [BackendOption] {
        [
            BackendOption(
                "dialect", .choice(Dialect.all.map(\.name)), default: .string(Dialect.github.name),
                "The dialect of Markdown that the host of the pages supports."),
            BackendOption("indexTitle", .text, "The heading of the overview, if it is not the name of the catalog."),
            BackendOption(
                "fileBase", .text, default: "../..",
                "The path from the output's folder to the catalog's, for linked files, or an address; the default matches "
                    + "the folder Output/NAME. Pictures are copied into the output."),
            BackendOption(
                "sitePath", .text, default: "",
                "The path from the host's folder of pages to the output's, for the page paths in navigation files."),
            .tokenPages,
            BackendOption(
                "llms", .choice(LLMsFiles.Extent.allCases.map(\.rawValue)),
                default: .string(LLMsFiles.Extent.none.rawValue),
                "The files to write for language models: llms.txt, and with full also llms-full.txt. For hosts that "
                    + "convert the pages, each page has a copy in plain Markdown next to it, which ends in .txt."
            ),
            BackendOption(
                "llmsBase", .text, default: "",
                "The address of the output's folder, for the links of llms.txt; without it, links are relative."),
            .visibility,
        ]
    }

    package func plan(_ registry: ComponentRegistry, options: BackendOptions) -> [RenderUnit] {
        let dialect = options.text("dialect").flatMap(Dialect.named) ?? .github
        let markdown = MarkdownPages(
            site: SiteLinks(registry, tokenPages: options.tokenPages), title: options.text("indexTitle"),
            dialect: dialect,
            fileBase: options.text("fileBase") ?? "../..",
            llms: options.text("llms").flatMap(LLMsFiles.Extent.init) ?? .none, llmsBase: options.text("llmsBase") ?? ""
        )
        let navigation = NavigationFiles(
            site: markdown.pages.site, title: markdown.pages.title, names: dialect.pageNames,
            sitePath: options.text("sitePath") ?? "")
        return markdown.units() + navigation.units(dialect.navigation)
            + RenderUnit.reporting([
                options.baseAddressFinding("fileBase", in: registry, isWeb: true, mayBePath: true),
                options.text("llmsBase") == ""
                    ? nil : options.baseAddressFinding("llmsBase", in: registry, isWeb: true),
            ])
    }
}
