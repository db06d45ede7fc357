package import CatalogModel
package import DeclaredAPI
import StringFiles

/// A reader of the colors and dimensions in Android resource files, for comparing values in code with design tokens.
package enum ColorResources {
    /// Adds the colors and dimensions of a file.
    ///
    /// A folder such as `values-night`, with `night` between hyphens, gives the values to the theme `dark`.
    package static func add(_ file: SourceFile, to all: inout DeclaredTokens, diagnostics: inout Diagnostics) {
        guard let root = XMLReader.root(of: file, diagnostics: &diagnostics) else { return }
        guard root.name == "resources" else {
            return diagnostics.report(.malformedColor("Android's colors stand in 'resources'", at: root.range))
        }
        all.types.formUnion(["color", "dimension"])
        let folder = file.path.split(separator: "/").dropLast().last ?? ""
        let theme = folder.split(separator: "-").contains("night") ? "dark" : nil
        var aliases: [(name: Text, target: String, text: Text)] = []
        var known: [String: JSONValue] = [:]
        for element in root.elements {
            guard let name = element["name"] else { continue }
            let kind = element.name == "item" ? element["type"]?.value ?? "" : element.name
            let text = trimmed(element.located)
            switch kind {
            case "color":
                if let target = reference(text.value) {
                    aliases.append((name, target, text))
                } else if text.value.hasPrefix("@") || text.value.hasPrefix("?") {
                    all.unknown.append(name)
                } else if let color = HexColor.android(text.value) {
                    known[name.value] = color
                    all.tokens.append(.init(name: name, theme: theme, type: "color", value: color, at: text.range))
                } else {
                    diagnostics.report(
                        .malformedColor("'\(text.value)' is no color; write it as #RRGGBB", at: text.range))
                }
            case "dimen":
                if let size = dimension(text.value) {
                    all.tokens.append(.init(name: name, theme: theme, type: "dimension", value: size, at: text.range))
                } else {
                    all.unknown.append(name)
                }
            default: break
            }
        }
        for alias in aliases {
            if let value = end(of: alias.target, known: known, aliases: aliases.map { ($0.name.value, $0.target) }) {
                all.tokens.append(
                    .init(
                        name: alias.name, theme: theme, type: "color", value: value, alias: alias.target,
                        at: alias.text.range))
            } else {
                all.unknown.append(alias.name)
            }
        }
    }

    /// Returns the value at the end of the aliases.
    private static func end(
        of name: String, known: [String: JSONValue], aliases: [(name: String, target: String)]
    ) -> JSONValue? {
        var name = name
        var seen: Set<String> = []
        while seen.insert(name).inserted {
            if let value = known[name] { return value }
            guard let next = aliases.first(where: { $0.name == name }) else { return nil }
            name = next.target
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
