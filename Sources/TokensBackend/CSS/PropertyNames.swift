import CatalogModel

/// A maker of CSS custom property names from token paths: `theme.color.border` is `--theme-color-border`.
struct PropertyNames: Sendable {
    /// Empty for none.
    let prefix: String

    /// Returns the name without escapes.
    ///
    /// A group's own token, `$root`, has the group's name.
    func name(of path: String) -> String {
        var names = path.split(separator: ".", omittingEmptySubsequences: false)
        if names.last == "$root" {
            names.removeLast()
            // Two hyphens by themselves are reserved (CSS Custom Properties Module Level 1, section 2).
            if names.isEmpty { names = ["root"] }
        }
        if !prefix.isEmpty { names.insert(Substring(prefix), at: 0) }
        return "--" + names.joined(separator: "-")
    }
}
