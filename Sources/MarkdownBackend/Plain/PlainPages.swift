import CatalogModel
package import CatalogPages
package import CatalogRendering

extension Dialect {
    /// Pages for readers of plain Markdown, such as language models.
    static let plain = Dialect(
        name: "plain", grammar: .gitHub, frame: .none, headingNames: .element, listsSections: false,
        longestOpenTable: nil, breaksCode: false, alerts: .quote, details: .element(attribute: ""), tabs: .stacked,
        pictures: .element,
        navigation: .none)
}

/// A printer of plain Markdown copies of pages, beside the pages in the syntax of a documentation host.
package struct PlainPages: Sendable {
    /// The way to the catalog's files; nil: files available only in the catalog are named, not linked.
    let fileBase: String?
    let names: PageNames
    /// The ending of the names of files of plain Markdown: `.md` where the pages themselves are plain Markdown, else
    /// `.txt`, which hosts hand on unchanged.
    let suffix: String

    package init(besides dialect: Dialect, fileBase: String?) {
        self.fileBase = fileBase
        names = dialect.pageNames
        suffix = dialect.name == Dialect.github.name ? ".md" : ".txt"
    }

    /// Whether there are copies, because the pages of the output are not plain Markdown.
    var areCopies: Bool { suffix != ".md" }

    /// Returns the file with a page as plain Markdown.
    func path(of page: String) -> String {
        let path = names.path(of: page)
        return path.hasSuffix(".md") ? path.dropLast(".md".count) + suffix : path + suffix
    }

    /// Returns the path of a page's file; nil when no file can have the name.
    package func outputPath(of page: String) -> OutputPath? { OutputPath(path(of: page)) }

    /// Returns a page as text; `file` is the file of the page together with others, nil for a separate file.
    package func printed(_ page: Page, in file: String?, targets: any LinkTargets) -> [UInt8] {
        let addresses = LinkAddress(
            page: page.path, in: file, fileBase: fileBase ?? "", form: .file(suffix: suffix), names: names)
        return PagePrinter(.plain, targets: targets.linkingFiles(fileBase != nil), addresses: addresses).printed(page)
    }
}
