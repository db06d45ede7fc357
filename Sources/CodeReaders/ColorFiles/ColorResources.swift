package import CatalogModel
import CatalogFormat

/// A reader of the colors and dimensions in Android resource files, for comparing values in code with design tokens.
package enum ColorResources {
    /// Adds the colors and dimensions of files that belong together, as those of a module.
    ///
    /// A folder such as `values-night` gives its values to the theme `dark`; the values of folders for other
    /// configurations, such as `values-land`, are left out.
    package static func add(_ files: [SourceFile], to all: inout DeclaredTokens, diagnostics: inout Diagnostics) {
        let resources = files.compactMap { values(of: $0, omitting: &all, diagnostics: &diagnostics) }
        for one in resources {
            all.tokens += one.tokens
            for alias in one.aliases {
                if let value = end(of: alias.target, in: one.theme, among: resources) {
                    all.tokens.append(
                        .init(
                            name: alias.name, theme: one.theme, type: "color", value: value, alias: alias.target,
                            at: alias.range))
                } else {
                    all.addUnknown(alias.name)
                }
            }
        }
    }

    /// The colors, dimensions and aliases read from the resource files of a theme.
    private struct Values {
        let theme: String?
        var tokens: [DeclaredToken] = []
        var aliases: [(name: Text, target: String, range: SourceRange)] = []

        /// Returns the color of a name, or the name of the target of an alias.
        func color(_ name: String) -> (value: JSONValue?, target: String?)? {
            if let token = tokens.first(where: { $0.name.value == name && $0.type == "color" }) {
                return (token.value, nil)
            }
            return aliases.first { $0.name.value == name }.map { (nil, $0.target) }
        }
    }

    /// Returns the values of a file; nil for a file of another kind, or for some devices only.
    private static func values(
        of file: SourceFile, omitting all: inout DeclaredTokens, diagnostics: inout Diagnostics
    ) -> Values? {
        guard let root = XMLReader.root(of: file, diagnostics: &diagnostics) else { return nil }
        guard root.name == "resources" else {
            diagnostics.report(
                .malformedColor("unexpected root element; write Android's colors in 'resources'", at: root.range))
            return nil
        }
        all.types.formUnion(["color", "dimension"])
        let folder = file.path.split(separator: "/").dropLast().last ?? ""
        let qualifiers = folder.hasPrefix("values-") ? Set(folder.split(separator: "-").dropFirst()) : []
        var found = Values(theme: qualifiers.contains("night") ? "dark" : nil)
        for element in root.elements {
            guard let name = element["name"], let kind = kind(of: element, named: name, omitting: &all) else {
                continue
            }
            if let problem = TokenNameProblem(name.value) {
                diagnostics.report(.unusableColor(problem.words, at: name.range))
                continue
            }
            if !qualifiers.isSubset(of: ["night", "notnight"]) {
                all.omissions.append(.init(name, because: "has a value for some devices only, in '\(folder)'"))
                continue
            }
            let text = trimmed(element.located)
            if kind == "integer" || element["format"]?.value == "float", let number = TokenText.number(text.value) {
                all.types.insert("number")
                found.tokens.append(
                    .init(name: name, theme: found.theme, type: "number", value: number, at: text.range))
            } else if kind == "integer" {
                all.addUnknown(name)
            } else if kind == "dimen" {
                if text.value.hasPrefix("@") || text.value.hasPrefix("?") {
                    all.addUnknown(name)
                } else if let size = dimension(text.value) {
                    found.tokens.append(
                        .init(name: name, theme: found.theme, type: "dimension", value: size, at: text.range))
                } else {
                    diagnostics.report(
                        .unusableColor("'\(text.value)' is not a size in dp, sp or px", at: text.range))
                    all.addUnknown(name)
                }
            } else if let target = reference(text.value) {
                found.aliases.append((name, target, text.range))
            } else if text.value.hasPrefix("@") || text.value.hasPrefix("?") {
                all.addUnknown(name)
            } else if let color = HexColor.android(text.value) {
                found.tokens.append(.init(name: name, theme: found.theme, type: "color", value: color, at: text.range))
            } else {
                diagnostics.report(
                    .unusableColor("'\(text.value)' is not a color such as #RRGGBB", at: text.range))
                all.addUnknown(name)
            }
        }
        return found
    }

    /// The kinds of resources with values that are not tokens.
    private static let otherKinds: Set<String> = [
        "array", "bool", "drawable", "fraction", "integer-array", "plurals", "string", "string-array",
    ]

    /// Returns the kind of a value that a token can have; nil for others, which become omissions.
    private static func kind(
        of element: XMLElement, named name: Text, omitting all: inout DeclaredTokens
    ) -> String? {
        let kind = element.name == "item" ? element["type"]?.value ?? "" : element.name
        if ["color", "dimen", "integer"].contains(kind) { return kind }
        if kind == "drawable", trimmed(element.located).value.hasPrefix("#") { return "color" }
        if otherKinds.contains(kind) {
            all.omissions.append(
                .init(name, because: "is a resource of the kind '\(kind)', which is not read as a token"))
        }
        return nil
    }

    /// Returns the value at the end of the aliases, looked for in the theme and then among the common values.
    private static func end(of name: String, in theme: String?, among resources: [Values]) -> JSONValue? {
        var name = name
        var seen: Set<String> = []
        let order = resources.filter { $0.theme == theme } + resources.filter { $0.theme == nil }
        while seen.insert(name).inserted {
            guard let color = order.lazy.compactMap({ $0.color(name) }).first else { return nil }
            if let value = color.value { return value }
            name = color.target ?? ""
        }
        return nil
    }

    private static func reference(_ text: String) -> String? {
        text.hasPrefix("@color/") ? String(text.dropFirst("@color/".count)) : nil
    }

    /// Returns the dimension written in a text; nil for other texts.
    ///
    /// The units `dip`, `dp`, `sp` and `px` all become pixels of the Design Tokens format.
    private static func dimension(_ text: String) -> JSONValue? {
        guard let unit = ["dip", "dp", "sp", "px"].first(where: text.hasSuffix) else { return nil }
        let digits = String(text.dropLast(unit.count))
        guard let number = Double(digits), number.isFinite else { return nil }
        return ["value": .number(DecimalText.of(number)), "unit": "px"]
    }

    private static func trimmed(_ text: Text) -> Text {
        let bytes = Array(text.value.utf8)
        guard let first = bytes.firstIndex(where: { $0 > 0x20 }), let last = bytes.lastIndex(where: { $0 > 0x20 }),
            text.range.upperBound - text.range.lowerBound == bytes.count
        else { return text }
        let start = text.range.lowerBound
        return Text(
            String(decoding: bytes[first...last], as: UTF8.self),
            at: SourceRange(file: text.range.file, from: start + first, to: start + last + 1))
    }
}
