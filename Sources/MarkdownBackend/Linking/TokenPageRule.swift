import CatalogModel

/// Which page shows a token. It follows from the token's own path alone, so that no page moves because of another token.
enum TokenPageRule: String, CaseIterable, Sendable {
    /// A page for each group of the first level: `color`.
    case group
    /// A page for each group of the second level: `theme.color`, for files that hold everything in one group.
    case subgroup

    /// The groups that share a page with a token.
    func page(ofToken path: String) -> String {
        let groups = path.split(separator: ".", omittingEmptySubsequences: false).dropLast()
        let kept = groups.prefix(self == .group ? 1 : 2)
        return kept.isEmpty ? path : kept.joined(separator: ".")
    }

    func path(ofToken path: String) -> String { Self.path(ofPage: page(ofToken: path)) }

    /// `theme.color` is `tokens/theme/color.md`. The name `index` is taken by the overview.
    static func path(ofPage name: String) -> String {
        let names = name.split(separator: ".", omittingEmptySubsequences: false).map { Self.fileName(String($0)) }
        return "tokens/" + names.joined(separator: "/") + ".md"
    }

    static func anchor(of path: String) -> String { "token--" + Slug.ofTokenPath(path) }

    /// Names that only differ in case, or in signs, must not become the same file: what a slug would lose is spelled out.
    private static func fileName(_ name: String) -> String {
        var text = ""
        for scalar in name.unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9", "-": text.unicodeScalars.append(scalar)
            default: text += "_" + String(scalar.value, radix: 16)
            }
        }
        let devices: Set<String> = ["con", "prn", "aux", "nul", "index"]
        let isNumberedDevice = text.count == 4 && (text.hasPrefix("com") || text.hasPrefix("lpt"))
        return text.isEmpty || devices.contains(text) || isNumberedDevice ? "_" + text : text
    }
}
