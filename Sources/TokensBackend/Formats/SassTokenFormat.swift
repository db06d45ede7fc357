import CatalogModel
import CatalogRendering

/// Tokens as variables and maps of Sass: the variables have the values of the first theme, a map has those of each.
struct SassTokenFormat: TokenFormat {
    let format = TokenSettings.Format.scss
    let cases = [NameCase.kebab, .snake, .camel, .pascal]
    /// The maps of the file.
    let reserved: Set<String> = ["tokens", "themes"]

    func write(_ value: TypedValue) throws(TokenFormatError) -> FormattedValue? { try value.written(\.sass) }

    func files(_ plan: TokenExportPlan) -> [PlannedTokenFile?] {
        [PlannedTokenFile("scss/_tokens.scss") { export in lines(export, heading: plan.heading) }]
    }

    private func lines(_ export: TokenExport, heading: String) -> [String] {
        guard let first = export.themes.first else { return [] }
        var lines = ["// \(heading)", ""]
        for item in first.items {
            lines += item.notes.map { "/// \($0)" } + ["$\(item.name): \(item.value.text);"]
        }
        lines += ["", "/// The tokens of the theme '\(first.file.theme.name)' by name.", "$tokens: ("]
        lines += first.items.map { "  \"\($0.name)\": $\($0.name)," } + [");"]
        if export.themes.count == 1 { return lines }
        lines += ["", "/// The tokens of each theme by name.", "$themes: ("]
        for theme in export.themes {
            let name = "\(CSSEscaper.string(theme.file.theme.name).replacing("#{", with: "\\#{")):"
            if theme.file.theme.name == first.file.theme.name {
                lines.append("  \(name) $tokens,")
            } else {
                // A comma within a value would begin the next pair of the map.
                let pairs = theme.items.map { item in
                    "    \"\(item.name)\": \(item.value.text.contains(",") ? "(\(item.value.text))" : item.value.text),"
                }
                lines += ["  \(name) ("] + pairs + ["  ),"]
            }
        }
        return lines + [");"]
    }
}

extension CSSValue {
    /// The text in a file of Sass, where a slash divides and `rgb` and `hsl` are functions with commas.
    fileprivate var sass: String {
        switch self {
        case .text: printed.replacing("#{", with: "\\#{")
        case .number, .keyword, .variable: printed
        case .words(let values): values.map(\.sass).joined(separator: " ")
        case .list(let values): values.map(\.sass).joined(separator: ", ")
        case .division(let left, let right): "#{\(left.sass)}/\(right.sass)"
        case .function(let name, .words(let words)) where name == "rgb" || name == "hsl":
            Self.call(name, with: words)
        case .function(let name, let arguments): "\(name)(\(arguments.sass))"
        }
    }

    private static func call(_ name: String, with words: [CSSValue]) -> String {
        let numbers = words.filter { $0 != .keyword("/") }.enumerated().map { index, word in
            // A missing component counts as zero (CSS Color Module Level 4, section 4.4).
            word == .keyword("none") ? (name == "hsl" && (1...2).contains(index) ? "0%" : "0") : word.sass
        }
        return "\(name)\(numbers.count > 3 ? "a" : "")(\(numbers.joined(separator: ", ")))"
    }
}
