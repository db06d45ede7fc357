import CatalogModel
import CatalogPages

/// A printer of a complete HTML page around the page's content: head, navigation, list of contents and foot.
struct HTMLPageFrame {
    let look: SiteLook
    let addresses: SiteAddresses
    let page: Page
    /// The pages above the page, the outermost first.
    let trail: [(title: String, target: Target)]
    /// The category of the page.
    let category: String?
    /// The entry of the page.
    let entry: Component?

    func framed(_ body: Markup, contents: [BodyPrinter.ContentsEntry], isFront: Bool = false) -> [UInt8] {
        var html = Markup(reserving: body.bytes.count + 12_288)
        html.raw("<!DOCTYPE html>\n<html")
        html.attribute("lang", look.language?.text ?? "en")
        if look.language?.isRightToLeft == true { html.raw(" dir=\"rtl\"") }
        html.attribute("data-root", addresses.root)
        if let category { html.attribute("data-category", category) }
        if !look.themes.isEmpty { html.attribute("data-themes", look.themes.joined(separator: "\n")) }
        if let versions = look.versions { html.attribute("data-versions", versions) }
        html.raw(">\n")
        writeHead(to: &html)
        html.raw("<body>\n<a class=\"skip\" href=\"#content\">Skip to content</a>\n")
        html.raw("<a class=\"skip\" href=\"#nav\">Skip to navigation</a>\n")
        writeBar(to: &html)
        html.raw("<div class=\"frame\">\n<main id=\"content\" tabindex=\"-1\">\n")
        if !isFront { writeTrail(to: &html) }
        html.raw(body)
        writeFoot(to: &html)
        html.raw("</main>\n")
        // The navigation already contains the categories of the front page.
        if !isFront { writeContents(contents, to: &html) }
        writeNavigation(to: &html)
        html.raw("</div>\n</body>\n</html>\n")
        return html.bytes
    }

    private func writeHead(to html: inout Markup) {
        let title = page.title.plainText
        html.raw("<head>\n<meta charset=\"utf-8\">\n")
        html.raw("<meta http-equiv=\"Content-Security-Policy\" content=\"")
        html.raw(HTMLBackend.contentPolicy)
        if !look.demoOrigins.isEmpty {
            html.raw(HTMLBackend.framePolicy)
            html.text(look.demoOrigins.joined(separator: " "))
        }
        html.raw("\">\n")
        html.raw("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>")
        html.text(title == look.name ? title : title + " · " + look.name)
        html.raw("</title>\n")
        if !page.summary.isEmpty {
            html.raw("<meta name=\"description\"")
            html.attribute("content", page.summary)
            html.raw(">\n")
        }
        if let new = page.movedTo, let address = addresses.of(.page(new, anchor: nil)) {
            html.raw("<meta name=\"robots\" content=\"noindex\">\n<meta http-equiv=\"refresh\" content=\"0; url=")
            html.text(address.text)
            html.raw("\">\n")
        } else if page.path != NotFoundPage.path {
            look.published?.writeHead(of: page, entry: entry, siteName: look.name, to: &html)
        }
        for sheet in look.files.styleSheets {
            guard let address = addresses.file(sheet) else { continue }
            html.raw("<link rel=\"stylesheet\"")
            html.attribute("href", address)
            html.raw(">\n")
        }
        if let icon = addresses.file(look.files.icon) {
            html.raw("<link rel=\"icon\"")
            html.attribute("href", icon)
            html.raw(">\n")
        }
        if let script = addresses.file(SiteFiles.script) {
            html.raw("<script")
            html.attribute("src", script)
            html.raw("></script>\n")
        }
        html.raw("</head>\n")
    }

    private func writeBar(to html: inout Markup) {
        html.raw("<header class=\"bar\">\n<a class=\"brand\"")
        if let home = addresses.of(.page(SiteLinks.indexPath, anchor: nil)) { html.attribute("href", home) }
        html.raw(">")
        if let logo = look.files.logo, let address = addresses.file(logo.path.text) {
            html.raw("<img class=\"logo\" alt=\"\"")
            html.attribute("src", address)
            html.raw(">")
        }
        html.text(look.name)
        html.raw("</a>")
        if !look.version.isEmpty {
            html.raw("<span class=\"version\">")
            html.text(look.version)
            html.raw("</span>")
        }
        html.raw("<div class=\"tools\"></div><a class=\"menu\" href=\"#nav\">Menu</a>\n</header>\n")
    }

    private func writeTrail(to html: inout Markup) {
        html.raw("<nav class=\"trail\" aria-label=\"Breadcrumbs\"><ol>")
        for step in trail {
            html.raw("<li>")
            write(link: step.title, to: step.target, in: &html)
            html.raw("</li>")
        }
        html.raw("<li aria-current=\"page\">")
        html.text(page.title.plainText)
        html.raw("</li></ol></nav>\n")
    }

    /// Writes the parts of the page; a list of every small part would be longer than the listed content.
    private func writeContents(_ contents: [BodyPrinter.ContentsEntry], to html: inout Markup) {
        let top = contents.filter { $0.level == 2 }
        if top.count < 2 { return }
        let shown = contents.count > 40 ? top : contents.filter { $0.level < 4 }
        html.raw("<nav class=\"toc\" aria-label=\"On this page\"><p class=\"label\">On this page</p><ul>")
        for entry in shown {
            html.raw(entry.level == 2 ? "<li>" : "<li class=\"in\">")
            write(link: entry.title, to: .anchor(entry.anchor), in: &html)
            html.raw("</li>")
        }
        html.raw("</ul></nav>\n")
    }

    private func writeNavigation(to html: inout Markup) {
        html.raw("<nav class=\"side\" id=\"nav\" aria-label=\"Catalog\" tabindex=\"-1\">\n<ul>")
        html.raw("<li>")
        write(link: "Overview", to: .page(SiteLinks.indexPath, anchor: nil), in: &html)
        html.raw("</li>")
        if look.hasTokens {
            html.raw("<li>")
            write(link: "Design tokens", to: .page(SiteLinks.tokenIndexPath, anchor: nil), in: &html)
            html.raw("</li>")
        }
        for other in look.sitePages {
            html.raw("<li>")
            write(link: other.title, to: .page(other.path, anchor: nil), in: &html)
            html.raw("</li>")
        }
        html.raw("</ul>\n<p class=\"label\">Components</p>\n<ul class=\"cats\">")
        for category in look.outline {
            html.raw("<li")
            html.attribute("data-cat", category.title)
            html.raw(">")
            write(link: category.title, to: .page(SiteLinks.indexPath, anchor: category.anchor), in: &html)
            html.raw("<span class=\"count\">")
            html.number(category.count)
            html.raw("</span></li>")
        }
        html.raw("</ul>\n</nav>\n")
    }

    private func write(link title: String, to target: Target, in html: inout Markup) {
        html.raw("<a")
        if let address = addresses.of(target) { html.attribute("href", address) }
        if case .page(page.path, nil) = target { html.raw(" aria-current=\"page\"") }
        html.raw(">")
        html.text(breaking: title)
        html.raw("</a>")
    }

    private func writeFoot(to html: inout Markup) {
        html.raw("<footer class=\"foot\">")
        if let entry { writeRepositoryLinks(of: entry, to: &html) }
        html.raw("<p>")
        html.text(look.version.isEmpty ? look.name : look.name + " " + look.version)
        if let file = SiteFiles.markdown(of: page.path), let address = addresses.file(file) {
            html.raw(" · <a")
            html.attribute("href", address)
            html.raw(">This page as Markdown</a>")
        }
        html.raw("</p></footer>\n")
    }

    private func writeRepositoryLinks(of entry: Component, to html: inout Markup) {
        let links = look.repository?.links(of: entry).compactMap { link in
            WebAddress(link.address).map { (link.words, $0) }
        }
        guard let links, !links.isEmpty else { return }
        html.raw("<ul class=\"edit\">")
        for (words, address) in links {
            html.raw("<li><a")
            html.attribute("href", address)
            html.raw(">")
            html.text(words)
            html.raw("</a></li>")
        }
        html.raw("</ul>")
    }
}
