import CatalogModel
package import CatalogPages
package import CatalogRendering

extension Dialect {
    /// Pages for readers that take Markdown as it is, such as language models.
    static let plain = Dialect(
        name: "plain", grammar: .gitHub, frame: .none, headingNames: .element, listsSections: false,
        longestOpenTable: nil, breaksCode: false, alerts: .quote, details: .element(attribute: ""), tabs: .stacked,
        pictures: .element,
        navigation: .none)
}

/// Prints pages as plain Markdown, beside those that a host turns into something else.
package struct PlainPages: Sendable {
    /// nil: files that only the catalog has are named, not linked.
    let fileBase: String?
    let names: PageNames
    /// Ending of the names of files of plain Markdown: `.md` where the pages themselves are, else `.txt`, which hosts
    /// hand on as it is.
    let suffix: String

    package init(besides dialect: Dialect, fileBase: String?) {
        self.fileBase = fileBase
        names = dialect.pageNames
        suffix = dialect.name == Dialect.github.name ? ".md" : ".txt"
    }

    /// Whether the pages of the output are no plain Markdown, so that there are copies.
    var areCopies: Bool { suffix != ".md" }

    /// Returns the file in which a page is plain Markdown.
    func path(of page: String) -> String {
        let path = names.path(of: page)
        return path.hasSuffix(".md") ? path.dropLast(".md".count) + suffix : path + suffix
    }

    /// nil when no file can have the name.
    package func outputPath(of page: String) -> OutputPath? { OutputPath(path(of: page)) }

    /// Returns a page in a file of its own.
    package func copy(of page: Page, at path: OutputPath, targets: any LinkTargets) -> OutputFile {
        OutputFile(path: path, bytes: printed(page, in: nil, targets: targets))
    }

    /// - Parameter file: The file that the page is written to together with others; nil: one of its own.
    func printed(_ page: Page, in file: String?, targets: any LinkTargets) -> [UInt8] {
        let addresses = LinkAddress(
            page: page.path, in: file, fileBase: fileBase ?? "", form: .file(suffix: suffix), names: names)
        return PagePrinter(.plain, targets: targets.linkingFiles(fileBase != nil), addresses: addresses).printed(page)
    }
}
