public import CatalogModel
public import CatalogRendering

/// Renders a catalog as Markdown: a page for each entry, an overview, and pages of the token files.
public struct MarkdownBackend: Backend {
    public let name = "markdown"
    public let summary = "Pages for people: one for each entry, an overview, and the design tokens."

    public init() {}

    public var rules: [Rule] { MarkdownRules.all }

    public var options: [BackendOption] {
        [
            BackendOption(
                "dialect", .choice(Dialect.allCases.map(\.rawValue)), default: "github",
                "The kind of Markdown that the host of the pages reads."),
            BackendOption("indexTitle", .text, "The heading of the overview, if it is not the name of the catalog."),
            BackendOption(
                "fileBase", .text, default: "../..",
                "The way from the output's folder to the catalog's, for pictures and linked files, or an address; "
                    + "the default fits the folder Output/NAME."),
            BackendOption(
                "tokenPages", .choice(TokenPageRule.allCases.map(\.rawValue)), default: "group",
                "Whether each group of tokens has a page, or each subgroup, for token files that hold all in one group."
            ),
        ]
    }

    public func plan(_ registry: ComponentRegistry, options: BackendOptions) -> [RenderUnit] {
        let rule = options.text("tokenPages").flatMap(TokenPageRule.init) ?? .group
        let site = SiteLinks(registry, tokenPages: rule)
        let press = Press(
            dialect: options.text("dialect").flatMap(Dialect.init) ?? .github,
            fileBase: options.text("fileBase") ?? "../..")
        // The pages about everything take longest, so they come first.
        return [indexUnit(site, title: options.text("indexTitle"), press: press)] + tokenUnits(site, press: press)
            + registry.components.map { unit($0, site: site, press: press) }
    }

    private func unit(_ component: Component, site: SiteLinks, press: Press) -> RenderUnit {
        let path = SiteLinks.path(of: component.id)
        return RenderUnit(paths: path.map { [$0] } ?? [], reads: PageReads.of(component, site: site)) {
            let page = ComponentPage(component, site: site)
            guard let document = page.page(), let path else {
                var diagnostics = Diagnostics()
                diagnostics.report(.unnamablePage(component.id, at: component.entry.id?.range))
                return Rendering(files: [], diagnostics: diagnostics)
            }
            return Rendering(
                files: [press.file(document, at: path, targets: page.targets)],
                diagnostics: page.deadLinks)
        }
    }

    private func indexUnit(_ site: SiteLinks, title: String?, press: Press) -> RenderUnit {
        wholeCatalogUnit(SiteLinks.indexPath, site, press) { IndexPage(site: site, title: title).page() }
    }

    private func tokenUnits(_ site: SiteLinks, press: Press) -> [RenderUnit] {
        let pages = TokenPages(site: site)
        if site.registry.tokens.isEmpty { return [] }
        return [wholeCatalogUnit(SiteLinks.tokenIndexPath, site, press) { pages.index() }]
            + site.tokens.pages.map { page in wholeCatalogUnit(page.path, site, press) { pages.page(page) } }
    }

    private func wholeCatalogUnit(
        _ path: String, _ site: SiteLinks, _ press: Press, _ page: @escaping @Sendable () -> Page
    ) -> RenderUnit {
        let path = OutputPath(path)
        return RenderUnit(paths: path.map { [$0] } ?? [], reads: .everything) {
            Rendering(files: path.map { [press.file(page(), at: $0, targets: site)] } ?? [])
        }
    }
}

/// Prints pages as one output wants them.
struct Press: Sendable {
    let dialect: Dialect
    let fileBase: String

    func file(_ page: Page, at path: OutputPath, targets: any LinkTargets) -> OutputFile {
        let addresses = LinkAddress(page: page.path, fileBase: fileBase)
        return OutputFile(path: path, bytes: dialect.printed(page, targets: targets, addresses: addresses))
    }
}
