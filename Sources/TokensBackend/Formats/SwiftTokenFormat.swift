import CatalogModel
import SourceCode

/// Tokens as properties of a structure for SwiftUI, with a value of the structure for each theme.
struct SwiftTokenFormat: TokenFormat {
    let format = TokenSettings.Format.swift
    let cases = [NameCase.camel, .pascal, .snake]
    /// The types of the file, and the names that Swift allows for no member.
    let reserved: Set<String> = [
        "Bool", "CGFloat", "Color", "DesignTokens", "Double", "Font", "Gradient", "Protocol", "Sendable", "String",
        "StrokeStyle", "Type", "init",
    ]

    func write(_ value: TypedValue) throws(TokenFormatError) -> FormattedValue? {
        switch value.type {
        case "color": return try color(value)
        case "dimension": return value.points.map { FormattedValue(text: DecimalNumber.text($0), type: "CGFloat") }
        case "number": return value.number.map { FormattedValue(text: DecimalNumber.text($0), type: "Double") }
        case "duration":
            return value.milliseconds.map {
                FormattedValue(text: DecimalNumber.text(DecimalNumber.rounded($0 / 1_000)), type: "Double")
            }
        case "fontFamily":
            let names = value.families.map(SwiftLiteral.string).joined(separator: ", ")
            return FormattedValue(text: "[\(names)]", type: "[String]")
        case "fontWeight":
            guard let name = value.number.flatMap(Int.init(exactly:)).flatMap({ FontWeight.swiftNames[$0] }) else {
                throw TokenFormatError(reason: "Font.Weight has the weights 100, 200, … 900 only")
            }
            return FormattedValue(text: "Font.Weight.\(name)", type: "Font.Weight")
        case "gradient": return try gradient(value)
        case "strokeStyle" where value.word == nil: return stroke(value)
        case "strokeStyle": return value.word.map { FormattedValue(text: SwiftLiteral.string($0), type: "String") }
        case "boolean": return value.word.map { FormattedValue(text: $0, type: "Bool") }
        default: return nil
        }
    }

    private func color(_ value: TypedValue) throws(TokenFormatError) -> FormattedValue {
        let color = try ScreenColor(value, allowsDisplayP3: true)
        let parts = zip(["red", "green", "blue"], color.components).map { "\($0): \(DecimalNumber.component($1))" }
        let opacity = color.isOpaque ? [] : ["opacity: \(DecimalNumber.component(color.alpha))"]
        let list = ([color.isDisplayP3 ? ".displayP3" : ".sRGB"] + parts + opacity).joined(separator: ", ")
        return FormattedValue(text: "Color(\(list))", type: "Color", deviation: color.deviation)
    }

    private func gradient(_ value: TypedValue) throws(TokenFormatError) -> FormattedValue? {
        var stops: [String] = []
        var deviation: String?
        for stop in value.stops {
            let color = try color(stop.color)
            deviation = deviation ?? color.deviation
            stops.append("Gradient.Stop(color: \(color.text), location: \(DecimalNumber.text(stop.position)))")
        }
        let text = "Gradient(stops: [\(stops.joined(separator: ", "))])"
        return FormattedValue(text: text, type: "Gradient", deviation: deviation)
    }

    private func stroke(_ value: TypedValue) -> FormattedValue? {
        guard let cap = value.part("lineCap")?.word, let dashes = value.part("dashArray")?.parts else { return nil }
        let lengths = dashes.compactMap(\.value.points).map(DecimalNumber.text).joined(separator: ", ")
        return FormattedValue(text: "StrokeStyle(lineCap: .\(cap), dash: [\(lengths)])", type: "StrokeStyle")
    }

    func files(_ plan: TokenExportPlan) -> [PlannedTokenFile?] {
        [PlannedTokenFile("swift/DesignTokens.swift") { export in lines(export, heading: plan.heading) }]
    }

    private func lines(_ export: TokenExport, heading: String) -> [String] {
        var lines = [
            "// \(heading)", "", "import SwiftUI", "",
            "/// The design tokens of a theme: lengths in points, durations in seconds.",
            "public struct DesignTokens: Sendable {",
        ]
        let first = export.themes.first
        for item in export.distinct {
            lines += item.notes.map { "    /// \($0)" }
            let isOptional = !export.isInAllThemes(item.name)
            let value = first?[item.name].map { " = \($0.value.text)" } ?? ""
            lines.append("    public var \(spelled(item.name)): \(item.value.type)\(isOptional ? "?" : "")\(value)")
        }
        let name = first?.file.theme.name ?? ""
        lines += ["", "    /// Creates the tokens of the theme '\(name)'.", "    public init() {}"]
        for (index, theme) in export.themes.enumerated() {
            lines += ["", "    /// The tokens of the theme '\(theme.file.theme.name)'."]
            let start = "    public static let \(spelled(theme.identifier))"
            let changes = index == 0 ? [] : changes(of: theme, in: export)
            if changes.isEmpty {
                lines.append("\(start) = DesignTokens()")
            } else {
                lines += ["\(start): DesignTokens = {", "        var tokens = DesignTokens()"]
                lines += changes + ["        return tokens", "    }()"]
            }
        }
        return lines + ["}"]
    }

    /// Returns the assignments of values that differ from the first theme.
    private func changes(of theme: TokenExport.Theme, in export: TokenExport) -> [String] {
        export.distinct.compactMap { item in
            let (own, first) = (theme[item.name]?.value.text, export.themes[0][item.name]?.value.text)
            return own == first ? nil : "        tokens.\(spelled(item.name)) = \(own ?? "nil")"
        }
    }

    /// Returns a name with backticks where Swift reserves the word, and with an underscore where no member can have it.
    private func spelled(_ name: String) -> String {
        reserved.contains(name) ? name + "_" : SwiftNames.escaped(name) ?? name
    }
}
