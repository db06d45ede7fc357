import CatalogModel
import CatalogPages

/// The printer of the site's front page: the overview of the catalog with a card for each entry.
struct FrontPage {
    let page: Page
    let site: SiteLinks

    func write(to body: inout BodyPrinter) {
        body.html.raw("<div class=\"hero\"><h1>")
        body.html.text(page.title.plainText)
        body.html.raw("</h1>\n")
        body.write(page.lead, level: 1)
        body.html.raw("</div>\n")
        for section in page.sections { write(section, to: &body) }
    }

    private func write(_ section: PageSection, to body: inout BodyPrinter) {
        guard section.content.blocks.count == 1, case .table(let table)? = section.content.blocks.first else {
            return body.write([section])
        }
        body.writeSection(section) { body in
            body.html.raw("<ul class=\"cards\">\n")
            for row in 0..<table.rowCount { write(row, of: table, to: &body) }
            body.html.raw("</ul>\n")
        }
    }

    private func write(_ row: Int, of table: Table, to body: inout BodyPrinter) {
        let cells = table.shown.map { table.cell(row: row, column: $0).inlines }
        let title = cells.first ?? []
        body.html.raw("<li class=\"card\">")
        writePicture(of: title, to: &body)
        body.html.raw("<h3>")
        body.write(title, in: .heading)
        body.html.raw("</h3>\n")
        var facts: [(String, [Inline])] = []
        for (column, inlines) in zip(table.columns, cells).dropFirst() where !inlines.isEmpty {
            if column == "Summary" {
                body.html.raw("<div class=\"p\">")
                body.write(inlines, in: .flow)
                body.html.raw("</div>")
            } else {
                facts.append((column, inlines))
            }
        }
        write(facts, to: &body)
        body.html.raw("</li>\n")
    }

    private func write(_ facts: [(name: String, value: [Inline])], to body: inout BodyPrinter) {
        if facts.isEmpty { return }
        body.html.raw("<dl>")
        for fact in facts {
            body.html.raw("<div><dt>")
            body.html.text(fact.name)
            body.html.raw("</dt><dd>")
            body.write(fact.value, in: .flow)
            body.html.raw("</dd></div>")
        }
        body.html.raw("</dl>")
    }

    /// Writes a specimen for each theme, with a single theme visible, or else the first figure; no picture without either.
    private func writePicture(of title: [Inline], to body: inout BodyPrinter) {
        guard case .link(_, .page(let path, _))? = title.first, let component = site.entry(at: path) else { return }
        let pictures = SpecimenPictures(component, site: site).best.enumerated()
            .compactMap { theme, path in path.map { (theme: theme, path: $0) } }
        if pictures.isEmpty { return writeFigure(of: component, to: &body) }
        body.html.raw("<span class=\"look\">")
        for picture in pictures {
            guard let address = body.addresses.file(picture.path) else { continue }
            body.html.raw("<img loading=\"lazy\" alt=\"\"")
            if !body.themes.isEmpty {
                let isFirst = picture.theme == pictures.first?.theme
                body.html.attribute("class", "one th th-\(picture.theme)\(isFirst ? " first" : "")")
                if !isFirst { body.html.raw(" hidden") }
            }
            body.html.attribute("src", address)
            body.html.raw(">")
        }
        body.html.raw("</span>")
    }

    private func writeFigure(of component: Component, to body: inout BodyPrinter) {
        let named = [component.entry.named] + component.entry.implementations.orEmpty().map(\.value.named)
        let figures = named.lazy.flatMap { $0.figures.orEmpty() }
        guard let figure = figures.first(where: { $0.file ?? $0.dark != nil }) else { return }
        let folder = RelativePath.folder(of: component.path)
        let files = [figure.file, figure.dark].map { file in
            file.map { site.fileOrCopy(RelativePath.resolve($0.value, from: folder)) }
        }
        let hasBoth = !files.contains { $0 == nil }
        body.html.raw("<span class=\"look\">")
        for (file, look) in zip(files, ["on-light", "on-dark"]) {
            if let file { body.write(image: file, alt: "", look: hasBoth ? look : nil) }
        }
        body.html.raw("</span>")
    }
}
