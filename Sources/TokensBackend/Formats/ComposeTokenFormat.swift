import CatalogModel
import SourceCode

/// Tokens as properties of an interface for Jetpack Compose, with an object for each theme.
struct ComposeTokenFormat: TokenFormat {
    let format = TokenSettings.Format.compose
    let cases = [NameCase.camel, .pascal, .snake]
    /// The object whose members values name.
    let reserved: Set<String> = ["ColorSpaces"]

    private static let ui = "androidx.compose.ui"

    func write(_ value: TypedValue) throws(TokenFormatError) -> FormattedValue? {
        switch value.type {
        case "color": return try color(value)
        case "dimension": return value.points.map { size($0, unit: value.isOfText ? "sp" : "dp") }
        case "number": return value.number.map { FormattedValue(text: float($0), type: "Float") }
        case "duration":
            guard let number = value.milliseconds, let whole = Int(exactly: number) else {
                throw TokenFormatError(reason: "Compose counts durations in whole milliseconds")
            }
            return FormattedValue(text: String(whole), type: "Int")
        case "fontFamily":
            let names = value.families.map(KotlinLiteral.string).joined(separator: ", ")
            return FormattedValue(text: "listOf(\(names))", type: "List<String>")
        case "fontWeight": return try weight(value)
        case "cubicBezier":
            let numbers = value.parts.compactMap(\.value.number).map(float).joined(separator: ", ")
            let animation = "androidx.compose.animation.core"
            return FormattedValue(
                text: "CubicBezierEasing(\(numbers))", type: "Easing",
                imports: ["\(animation).CubicBezierEasing", "\(animation).Easing"])
        case "lengths":
            let sizes = value.parts.compactMap(\.value.points).map { size($0, unit: "dp") }
            let list = sizes.map(\.text).joined(separator: ", ")
            return FormattedValue(
                text: "listOf(\(list))", type: "List<Dp>", imports: sizes.first?.imports ?? ["\(Self.ui).unit.Dp"])
        case "gradient": return try gradient(value)
        case "typography": return try textStyle(value)
        case "strokeStyle", "word":
            return value.word.map { FormattedValue(text: KotlinLiteral.string($0), type: "String") }
        case "boolean": return value.word.map { FormattedValue(text: $0, type: "Boolean") }
        default: return nil
        }
    }

    private func float(_ number: Double) -> String { DecimalNumber.text(number) + "f" }

    private func size(_ points: Double, unit: String) -> FormattedValue {
        let digits = DecimalNumber.text(points)
        // A minus sign applies after the unit, which is a property of the number.
        let type = unit == "dp" ? "Dp" : "TextUnit"
        return FormattedValue(
            text: "\(points < 0 ? "(\(digits))" : digits).\(unit)", type: type,
            imports: ["\(Self.ui).unit.\(type)", "\(Self.ui).unit.\(unit)"])
    }

    private func color(_ value: TypedValue) throws(TokenFormatError) -> FormattedValue {
        let color = try ScreenColor(value, allowsDisplayP3: true)
        var imports = ["\(Self.ui).graphics.Color"]
        var text = "0x\(color.digitsWithAlphaFirst)"
        if color.isDisplayP3 {
            imports.append("\(Self.ui).graphics.colorspace.ColorSpaces")
            let numbers = (color.components + [color.alpha]).map { DecimalNumber.component($0) + "f" }
            text = numbers.joined(separator: ", ") + ", ColorSpaces.DisplayP3"
        }
        return FormattedValue(text: "Color(\(text))", type: "Color", imports: imports, deviation: color.deviation)
    }

    private func weight(_ value: TypedValue) throws(TokenFormatError) -> FormattedValue {
        guard let number = value.number.flatMap({ Int(exactly: $0) }) else {
            throw TokenFormatError(reason: "FontWeight has whole numbers only")
        }
        return FormattedValue(
            text: "FontWeight(\(number))", type: "FontWeight", imports: ["\(Self.ui).text.font.FontWeight"])
    }

    private func gradient(_ value: TypedValue) throws(TokenFormatError) -> FormattedValue {
        var stops: [String] = []
        var (imports, deviation): ([String], String?) = ([], nil)
        for stop in value.stops {
            let color = try color(stop.color)
            imports += color.imports
            deviation = deviation ?? color.deviation
            stops.append("\(float(stop.position)) to \(color.text)")
        }
        return FormattedValue(
            text: "listOf(\(stops.joined(separator: ", ")))", type: "List<Pair<Float, Color>>", imports: imports,
            deviation: deviation)
    }

    /// Returns a text style without the font, which Compose loads from a file instead of by name.
    private func textStyle(_ value: TypedValue) throws(TokenFormatError) -> FormattedValue? {
        guard let size = try value.part("fontSize").flatMap(write), let weight = value.part("fontWeight"),
            let spacing = try value.part("letterSpacing").flatMap(write), let height = value.part("lineHeight")?.number
        else { return nil }
        let font = try self.weight(weight)
        let lineHeight = self.size(height, unit: "em")
        let arguments = "fontSize = \(size.text), fontWeight = \(font.text), letterSpacing = \(spacing.text)"
        return FormattedValue(
            text: "TextStyle(\(arguments), lineHeight = \(lineHeight.text))", type: "TextStyle", rest: ["fontFamily"],
            imports: ["\(Self.ui).text.TextStyle", "\(Self.ui).unit.em", "\(Self.ui).unit.sp"] + font.imports)
    }

    func files(_ plan: TokenExportPlan) -> [PlannedTokenFile?] {
        [PlannedTokenFile("compose/DesignTokens.kt") { export in lines(export, of: plan) }]
    }

    private func lines(_ export: TokenExport, of plan: TokenExportPlan) -> [String] {
        let package = plan.settings.package.split(separator: ".").map { KotlinKeywords.escaped(String($0)) }
        var lines = ["// \(plan.heading)"]
        if !package.isEmpty { lines += ["", "package \(package.joined(separator: "."))"] }
        if !export.imports.isEmpty { lines += [""] + export.imports.map { "import \($0)" } }
        lines += ["", "/** The design tokens of a theme: durations in milliseconds. */", "interface DesignTokens {"]
        for item in export.distinct {
            lines += BlockComment.lines(item.notes, indentation: "    ")
            lines.append("    val \(declared(item, isOptional: !export.isInAllThemes(item.name)))")
        }
        lines.append("}")
        for theme in export.themes {
            lines += [""] + BlockComment.lines(["The tokens of the theme '\(theme.file.theme.name)'."])
            let name = theme.identifier.prefix(1).uppercased() + theme.identifier.dropFirst()
            lines.append("object \(name)Tokens : DesignTokens {")
            for item in export.distinct {
                let value = theme[item.name]?.value.text
                lines.append("    override val \(declared(item, isOptional: value == nil)) = \(value ?? "null")")
            }
            lines.append("}")
        }
        return lines
    }

    private func declared(_ item: TokenExport.Item, isOptional: Bool) -> String {
        "\(KotlinKeywords.escaped(item.name)): \(item.value.type)\(isOptional ? "?" : "")"
    }
}
