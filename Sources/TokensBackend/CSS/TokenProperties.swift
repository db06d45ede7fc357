package import CatalogModel
import CatalogRendering

/// The custom properties of some tokens in each theme, for pages other than the style sheets of this backend.
package enum TokenProperties {
    /// Returns the rules of the first theme for every page, and those of each other theme for elements with its name in
    /// `data-theme`.
    ///
    /// `isUsed`: whether a property is part of the result, by its name, such as `--color-text`.
    package static func styleSheet(of themes: [TokenTheme], where isUsed: @escaping (String) -> Bool) -> String {
        let sheet = CombinedStylesheet(themes, settings: TokenSettings(BackendOptions(defaultsOf: [])), where: isUsed)
        return Stylesheet(comments: [], blocks: sheet.blocks.filter { !$0.lines.isEmpty }).printed
    }
}
