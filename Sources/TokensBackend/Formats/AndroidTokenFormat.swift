import CatalogModel

/// Tokens as resources of Android: `values` for the light theme and `values-night` for what differs in the dark one.
struct AndroidTokenFormat: TokenFormat {
    let format = TokenSettings.Format.android
    let cases = [NameCase.snake, .camel, .pascal]

    /// The files of a folder, with the kinds of resources in each; the last one has all other kinds.
    private static let fileKinds = [("colors", "color"), ("dimens", "dimen"), ("tokens", "")]

    func write(_ value: TypedValue) throws(TokenFormatError) -> FormattedValue? {
        switch value.type {
        case "color":
            let color = try ScreenColor(value)
            let digits = color.digitsWithAlphaFirst
            return FormattedValue(
                text: "#\(color.isOpaque ? String(digits.dropFirst(2)) : digits)", type: "color",
                deviation: color.deviation)
        case "dimension":
            let unit = value.isOfText ? "sp" : "dp"
            return value.points.map { FormattedValue(text: DecimalNumber.text($0) + unit, type: "dimen") }
        case "number": return value.number.map(float)
        case "duration": return value.milliseconds.map(count)
        case "fontWeight": return value.number.map(count)
        case "fontFamily":
            let items = value.families.map { "<item>\(Self.escaped($0))</item>" }.joined()
            return FormattedValue(text: items, type: "string-array")
        case "strokeStyle", "word": return value.word.map { FormattedValue(text: Self.escaped($0), type: "string") }
        case "boolean": return value.word.map { FormattedValue(text: $0, type: "bool") }
        default: return nil
        }
    }

    private func float(_ number: Double) -> FormattedValue {
        FormattedValue(text: DecimalNumber.text(number), type: "float")
    }

    /// Returns an integer where the number is one.
    private func count(_ number: Double) -> FormattedValue {
        Int32(exactly: number).map { FormattedValue(text: String($0), type: "integer") } ?? float(number)
    }

    /// Returns a text as the content of a string resource (Android, "String resources").
    private static func escaped(_ text: String) -> String {
        var result = text.hasPrefix("@") || text.hasPrefix("?") ? "\\" : ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "'", "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    func files(_ plan: TokenExportPlan) -> [PlannedTokenFile?] {
        let families = ThemeFamily.of(plan.themes.map(\.theme), separatesContrast: true)
        return families.flatMap { family in
            let folder = "android/\(family.folder(among: families))"
            let base = family.base
            var folders: [(name: String, theme: Int)] = [("values", base)]
            if let night = family[isDark: true, isHighContrast: false], night != base {
                folders.append(("values-night", night))
            }
            return folders.flatMap { name, theme in
                Self.fileKinds.map { file, kind in
                    PlannedTokenFile("\(folder)\(name)/\(file).xml") { export in
                        let items = export.themes[theme].items.filter { item in
                            Self.file(of: item) == file
                                && (theme == base || export.themes[base][item.name]?.value != item.value)
                        }
                        return Self.lines(items, heading: plan.heading)
                    }
                }
            }
        }
    }

    private static func file(of item: TokenExport.Item) -> String {
        fileKinds.first { $0.1 == item.value.type }?.0 ?? "tokens"
    }

    private static func lines(_ items: [TokenExport.Item], heading: String) -> [String] {
        let start = ["<?xml version=\"1.0\" encoding=\"utf-8\"?>", "<!-- \(comment(heading)) -->"]
        if items.isEmpty { return start + ["<resources />"] }
        let lines = items.flatMap { item in
            item.notes.map { "    <!-- \(comment($0)) -->" } + ["    " + element(item.value, named: item.name)]
        }
        return start + ["<resources>"] + lines + ["</resources>"]
    }

    private static func element(_ value: FormattedValue, named name: String) -> String {
        switch value.type {
        case "float": "<item name=\"\(name)\" type=\"dimen\" format=\"float\">\(value.text)</item>"
        // Translators must not receive the names of fonts.
        case "string", "string-array":
            "<\(value.type) name=\"\(name)\" translatable=\"false\">\(value.text)</\(value.type)>"
        default: "<\(value.type) name=\"\(name)\">\(value.text)</\(value.type)>"
        }
    }

    /// Returns a text without the two hyphens that XML forbids in comments.
    private static func comment(_ text: String) -> String {
        let text = text.replacing("--", with: "- -").replacing("--", with: "- -")
        return (text.hasSuffix("-") ? text + " " : text).filter { !$0.unicodeScalars.contains { $0.value < 0x20 } }
    }
}
