package import CatalogPages

/// A printer of pieces of pages as plain Markdown, for readers without the rest of the page.
package struct PlainBlocks {
    private let printer: PagePrinter

    /// - Parameter targets: The targets of links in prose; a link without a target is written as its words.
    package init(targets: any LinkTargets) {
        printer = PagePrinter(.plain, targets: targets, addresses: LinkAddress(page: "", fileBase: ""))
    }

    /// Returns blocks below a heading of a level, without a line break at the end.
    package func text(_ blocks: [Block], level: Int) -> String {
        var printer = printer
        printer.write(blocks, level: level, isContinued: false)
        return String(printer.text)
    }
}
