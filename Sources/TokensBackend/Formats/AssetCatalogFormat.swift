import CatalogModel
import CatalogRendering

/// Color tokens as color sets of an Xcode asset catalog, with a color for each appearance.
struct AssetCatalogFormat: TokenFormat {
    let format = TokenSettings.Format.xcassets
    let cases = [NameCase.camel, .pascal, .kebab, .snake]

    /// The files are planned before values are available, so each token has one file or none.
    let writesParts = false

    func write(_ value: TypedValue) throws(TokenFormatError) -> FormattedValue? {
        guard value.type == "color" else { return nil }
        let color = try ScreenColor(value, allowsDisplayP3: true)
        let numbers = (color.components + [color.alpha]).map { JSONValue.string(Self.decimals($0)) }
        let json: JSONValue = [
            "color-space": color.isDisplayP3 ? "display-p3" : "srgb",
            "components": ["red": numbers[0], "green": numbers[1], "blue": numbers[2], "alpha": numbers[3]],
        ]
        return FormattedValue(json: json, deviation: color.deviation)
    }

    /// Returns a number with four decimals: Xcode takes a number without decimals for a byte.
    private static func decimals(_ number: Double) -> String {
        let digits = String(Int((number * 10_000).rounded()))
        let padded = String(repeating: "0", count: max(0, 5 - digits.utf8.count)) + digits
        return "\(padded.dropLast(4)).\(padded.suffix(4))"
    }

    func files(_ plan: TokenExportPlan) -> [PlannedTokenFile?] {
        let families = ThemeFamily.of(plan.themes.map(\.theme))
        let info: JSONValue = ["info": ["author": "component-catalog", "version": .integer(1)]]
        return families.flatMap { family in
            let folder = "xcassets/\(family.folder(among: families))Tokens.xcassets"
            let sets = names(of: family, in: plan).map { name in
                PlannedTokenFile("\(folder)/\(name).colorset/Contents.json") { export in
                    Self.colorSet(name, of: family, in: export).prettyPrintedBytes
                }
            }
            return [PlannedTokenFile("\(folder)/Contents.json") { _ in info.prettyPrintedBytes }] + sets
        }
    }

    func name(_ request: TokenNameRequest, naming: TokenNaming) -> String? {
        let words = naming.words(request.components)
        let nameCase = naming.nameCase ?? .camel
        let name = nameCase.name(words)
        return words.isEmpty ? nil : OutputPath("\(name).colorset") == nil ? "_" + name : name
    }

    /// Returns the names of color sets, in the order of the tokens.
    private func names(of family: ThemeFamily, in plan: TokenExportPlan) -> [String] {
        var seen: Set<String> = []
        return family.themes.flatMap { plan.themes[$0.index].theme.tokens.all }.compactMap { token in
            guard token.type == "color" else { return nil }
            let request = TokenNameRequest(
                components: plan.settings.naming.components(of: token.path), tokenType: token.type, type: "color",
                isOfText: false)
            return name(request, naming: plan.settings.naming).flatMap { seen.insert($0).inserted ? $0 : nil }
        }
    }

    private static func colorSet(_ name: String, of family: ThemeFamily, in export: TokenExport) -> JSONValue {
        var colors: [JSONValue] = []
        for (appearance, index) in family.themes.sorted(by: { order($0.appearance) < order($1.appearance) }) {
            guard let item = export.themes[index][name] else { continue }
            let isBase = index == family.base
            var appearances: [JSONValue] = []
            if appearance.isDark, !isBase { appearances.append(["appearance": "luminosity", "value": "dark"]) }
            if appearance.isHighContrast, !isBase { appearances.append(["appearance": "contrast", "value": "high"]) }
            colors.append([
                "idiom": "universal", "appearances": appearances.isEmpty ? nil : .array(appearances),
                "color": item.value.json,
            ])
        }
        return ["colors": .array(colors), "info": ["author": "component-catalog", "version": .integer(1)]]
    }

    private static func order(_ appearance: ThemeFamily.Appearance) -> Int {
        (appearance.isDark ? 1 : 0) + (appearance.isHighContrast ? 2 : 0)
    }
}
