import CatalogModel
import CatalogPages

extension BodyPrinter {
    /// Writes the frame of a demo, isolated from the site by a sandbox.
    ///
    /// A page of the site runs scripts without an origin. A page on another server keeps its origin, which Storybook
    /// needs, unless that is the origin of the site: such a page could remove its sandbox.
    mutating func write(_ demo: DemoFrame) {
        let theme = demo.themes.first ?? ""
        html.raw("<div class=\"demo\"><iframe loading=\"lazy\" referrerpolicy=\"no-referrer\"")
        html.attribute("title", "Demo: " + demo.title)
        switch demo.source {
        case .address(let address):
            let origin = DemoAddress.origin(of: address)
            let isForeign = origin != siteOrigin
            html.attribute("sandbox", isForeign ? "allow-scripts allow-same-origin" : "allow-scripts")
            html.attribute("src", DemoAddress.address(address, forTheme: theme))
            if demo.themes.count > 1, address.contains(DemoAddress.themePlaceholder) {
                html.attribute("data-src", address)
                html.attribute("data-names", demo.themes.joined(separator: "\n"))
            }
        case .file, .markup:
            guard let path = demo.source.path, let address = addresses.file(path.text) else { break }
            html.attribute("sandbox", "allow-scripts")
            html.attribute("src", address)
            if demo.themes.count > 1 {
                html.attribute("data-src", address.text + "?theme=" + DemoAddress.themePlaceholder)
                html.attribute("data-names", demo.themes.joined(separator: "\n"))
            }
        }
        if let height = demo.height {
            html.attribute("height", String(height))
        } else {
            html.attribute("data-fits", "")
        }
        html.raw("></iframe></div>\n")
    }
}
