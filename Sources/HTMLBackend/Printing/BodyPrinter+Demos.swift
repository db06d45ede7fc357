import CatalogModel
import CatalogPages

extension BodyPrinter {
    /// Writes the frame of a demo, isolated from the site by a sandbox.
    ///
    /// A page of the site runs scripts without an origin. A page on another server keeps its origin, which Storybook
    /// needs, unless that is the origin of the site: such a page could remove its sandbox.
    mutating func write(_ demo: DemoFrame) {
        guard let (address, themed) = frameAddresses(of: demo.source, theme: demo.themes.first ?? "") else { return }
        html.raw("<div class=\"demo\"><iframe loading=\"lazy\" referrerpolicy=\"no-referrer\"")
        html.attribute("title", "Demo: " + demo.title)
        let origin = DemoAddress.origin(of: address)
        let keepsOrigin = origin != nil && origin != siteOrigin
        html.attribute("sandbox", keepsOrigin ? "allow-scripts allow-same-origin" : "allow-scripts")
        html.attribute("src", address)
        if demo.themes.count > 1, themed.contains(DemoAddress.themePlaceholder) {
            html.attribute("data-src", themed)
            html.attribute("data-names", demo.themes.joined(separator: "\n"))
        }
        if let height = demo.height {
            html.attribute("height", String(height))
        } else {
            html.attribute("data-fits", "")
        }
        html.raw("></iframe></div>\n")
    }

    /// Returns the address of a frame in a theme, and with the placeholder of any theme; nil for a page whose file cannot
    /// have its name.
    private func frameAddresses(of source: DemoSource, theme: String) -> (address: String, themed: String)? {
        if case .address(let address) = source {
            return (DemoAddress.address(address, forTheme: theme), address)
        }
        let page = source.path.flatMap { addresses.file($0.text) }?.text
        return page.map { ($0, "\($0)?theme=\(DemoAddress.themePlaceholder)") }
    }
}
