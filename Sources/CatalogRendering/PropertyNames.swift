/// A maker of CSS custom property names from token paths: `theme.color.border` is `--theme-color-border`.
package struct PropertyNames: Sendable {
    /// Empty for none.
    package let prefix: String

    package init(prefix: String = "") { self.prefix = prefix }

    /// Returns the name without escapes.
    ///
    /// A group's own token, `$root`, has the group's name.
    package func name(of path: String) -> String {
        var names = path.split(separator: ".", omittingEmptySubsequences: false)
        if names.last == "$root" {
            names.removeLast()
            // Two hyphens by themselves are reserved (CSS Custom Properties Module Level 1, section 2).
            if names.isEmpty { names = ["root"] }
        }
        if !prefix.isEmpty { names.insert(Substring(prefix), at: 0) }
        return "--" + names.joined(separator: "-")
    }

    /// Returns a reference to the custom property of a token, for a style sheet: `var(--theme-color-border)`.
    package func reference(to path: String) -> String { "var(\(Self.printed(name(of: path))))" }

    /// Returns the name of a custom property with the escapes of style sheets.
    package static func printed(_ name: String) -> String {
        "--" + CSSEscaper.name(String(name.dropFirst(2)), isWhole: false)
    }
}
