extension Dialect {
    /// Articles for a documentation catalog of Swift-DocC, with the overview as the root.
    ///
    /// DocC drops HTML, so a line of a cell cannot end within the cell, and links to a row lead to the heading above
    /// the row.
    static let docc = Dialect(
        name: "docc", grammar: .docC, frame: .directives, headingNames: .words, longestOpenTable: nil, alerts: .aside,
        details: .plain, tabs: .directive, pictures: .remoteImage, pageNames: .unique, links: .reference,
        navigation: .none)
}
