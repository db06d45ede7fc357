import CatalogModel
import CatalogPages
import CatalogRendering
import MarkdownBackend

/// A renderer of documentation pages as HTML files, with a copy in Markdown of every page but the not-found page.
struct HTMLRenderer: PageRenderer {
    let look: SiteLook
    /// The base address of files; nil if files only in the catalog are named, not linked.
    let fileBase: String?
    let plain: PlainPages
    let stubs: StubPages

    func paths(of page: String) -> [OutputPath] {
        guard let path = SiteFiles.html(of: page) else { return [] }
        return [path] + (SiteFiles.markdown(of: page) == nil ? [] : [plain.outputPath(of: page)].compactMap(\.self))
    }

    func bytes(of page: Page, at path: OutputPath, targets: any LinkTargets, in site: SiteLinks) -> [UInt8] {
        path == SiteFiles.html(of: page.path)
            ? html(of: page, targets: targets, in: site) : plain.printed(page, in: nil, targets: targets)
    }

    private func html(of page: Page, targets: any LinkTargets, in site: SiteLinks) -> [UInt8] {
        let addresses = SiteAddresses(page: page.path, targets: targets, fileBase: fileBase)
        var body = BodyPrinter(page, addresses: addresses, themes: look.themes, siteOrigin: look.origin)
        let isFront = page.path == SiteLinks.indexPath
        if isFront {
            FrontPage(page: page, site: site).write(to: &body)
        } else {
            body.html.raw("<h1>")
            body.write(page.title, in: .heading)
            body.html.raw("</h1>\n")
            body.write(page.lead, level: 1)
            let playground = site.entry(at: page.path).flatMap { Playground($0, site: site) }
            // Sections about the purpose come first, then the playground and the stubs, then the reference.
            let reference =
                playground == nil ? 0 : page.sections.firstIndex(where: \.isReference) ?? page.sections.count
            body.write(Array(page.sections[..<reference]))
            if let playground { PlaygroundPrinter(playground: playground).write(to: &body) }
            if let entry = site.entry(at: page.path) { writeStubs(of: entry.id, to: &body) }
            body.write(Array(page.sections[reference...]))
        }
        let stubEntry = stubs.entry(at: page.path).flatMap { site.registry[$0] }
        let category = (site.entry(at: page.path) ?? stubEntry).flatMap { $0.entry.category?.value }
        let frame = HTMLPageFrame(
            look: look, addresses: addresses, page: page,
            trail: trail(to: page.path, category) + (stubEntry.map { [crumb(of: $0, in: site)] } ?? []),
            category: category, entry: site.entry(at: page.path))
        return frame.framed(body.html, contents: body.contents, isFront: isFront)
    }

    /// Writes a link to the stubs of an entry.
    private func writeStubs(of entry: EntryID, to body: inout BodyPrinter) {
        guard let path = stubs.path(of: entry) else { return }
        let targets = stubs.targets(of: entry).map { [Inline.code($0)] }
        body.html.raw("<p class=\"stubs\">")
        body.write(
            [.link([.text("Stubs to start from")], .page(path, anchor: nil)), .text(": ")] + targets.commaSeparated,
            in: .flow)
        body.html.raw("</p>\n")
    }

    private func crumb(of entry: Component, in site: SiteLinks) -> (title: String, target: Target) {
        (site.titles.title(of: entry), site.page(of: entry.id) ?? .page(SiteLinks.indexPath, anchor: nil))
    }

    private func trail(to page: String, _ category: String?) -> [(title: String, target: Target)] {
        var trail: [(title: String, target: Target)] = [("Overview", .page(SiteLinks.indexPath, anchor: nil))]
        if let category, let location = look.outline.first(where: { $0.title == category && $0.anchor != nil }) {
            trail.append((category, .page(SiteLinks.indexPath, anchor: location.anchor)))
        }
        if page.hasPrefix("tokens/"), page != SiteLinks.tokenIndexPath {
            trail.append(("Design tokens", .page(SiteLinks.tokenIndexPath, anchor: nil)))
        }
        return trail
    }
}

extension PageSection {
    /// Whether the section is the first of the sections for looking up facts.
    fileprivate var isReference: Bool {
        title == [.text("API reference")] || anchor?.hasPrefix("implementation--") == true
    }
}
