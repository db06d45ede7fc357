import CatalogModel
import CatalogRendering

/// Tokens as theme variables of Tailwind CSS 4: `@theme` for what all themes share, `@theme inline` for the rest.
struct TailwindTokenFormat: TokenFormat {
    let format = TokenSettings.Format.tailwind
    let cases = [NameCase.kebab]

    /// A namespace of theme variables, which decides the utilities that Tailwind makes of a variable.
    private struct Namespace {
        let name: String
        let types: Set<String>
        /// Words of a path that lead to the namespace; none for the only namespace of a type.
        var words: Set<String> = []
        /// Whether the namespace is for measures of text only.
        var isOfText = false
        /// Leading words of a path that the name of the namespace makes redundant.
        let redundant: Set<String>
    }

    /// The first one that fits counts (Tailwind CSS, "Theme variable namespaces").
    private static let namespaces = [
        Namespace(name: "color", types: ["color"], redundant: ["color", "colors"]),
        Namespace(
            name: "font", types: ["fontFamily"], redundant: ["font", "fonts", "family", "typography", "typeface"]),
        Namespace(
            name: "font-weight", types: ["fontWeight"], redundant: ["font", "weight", "weights", "typography"]),
        Namespace(name: "shadow", types: ["shadow"], redundant: ["shadow", "shadows"]),
        Namespace(
            name: "ease", types: ["cubicBezier"], redundant: ["ease", "easing", "cubic", "bezier", "motion"]),
        Namespace(
            name: "radius", types: ["dimension"], words: ["radius", "radii", "rounded", "corner"],
            redundant: ["border", "radius", "radii", "rounded", "corner"]),
        Namespace(
            name: "breakpoint", types: ["dimension"], words: ["breakpoint", "breakpoints", "screen", "screens"],
            redundant: ["breakpoint", "breakpoints", "screen", "screens"]),
        Namespace(name: "blur", types: ["dimension"], words: ["blur"], redundant: ["blur"]),
        Namespace(
            name: "tracking", types: ["dimension"], words: ["letter", "letterspacing", "tracking"], isOfText: true,
            redundant: ["font", "letter", "spacing", "letterspacing", "tracking", "typography"]),
        Namespace(
            name: "leading", types: ["dimension", "number"], words: ["line", "lineheight", "leading"], isOfText: true,
            redundant: ["font", "line", "height", "lineheight", "leading", "typography"]),
        Namespace(
            name: "text", types: ["dimension"], isOfText: true,
            redundant: ["font", "text", "size", "sizes", "fontsize", "typography"]),
        Namespace(name: "spacing", types: ["dimension"], redundant: ["space", "spacing", "spacings"]),
    ]

    func write(_ value: TypedValue) throws(TokenFormatError) -> FormattedValue? {
        value.type == "typography" ? nil : try value.written(\.printed)
    }

    func name(_ request: TokenNameRequest, naming: TokenNaming) -> String? {
        let own = naming.words(request.components).map { $0.lowercased() }
        let prefix = NameWords.of(naming.prefix).map { $0.lowercased() }
        let words = Array(own.dropFirst(prefix.count))
        if words.isEmpty { return nil }
        if request.tokenType == "typography", let part = request.parts.first {
            return textStyle(prefix + Self.rest(words, without: ["typography", "text", "font"]), part: part)
        }
        let parts = request.parts.flatMap(NameWords.of).map { $0.lowercased() }
        let namespace = Self.namespaces.first { one in
            request.parts.isEmpty && one.types.contains(request.type)
                && (request.isOfText || !one.isOfText) && (one.words.isEmpty || !one.words.isDisjoint(with: words))
        }
        guard let namespace else { return "--" + NameCase.kebab.name(own + parts) }
        let rest = Self.rest(words, without: namespace.redundant)
        return "--\(namespace.name)-" + NameCase.kebab.name(prefix + rest)
    }

    /// Returns the name of a part of a text style: the size has the name, other parts complete it.
    private func textStyle(_ words: [String], part: String) -> String {
        let name = NameCase.kebab.name(words)
        return switch part {
        case "fontFamily": "--font-\(name)"
        case "fontSize": "--text-\(name)"
        default: "--text-\(name)--\(NameCase.kebab.name(NameWords.of(part)))"
        }
    }

    private static func rest(_ words: [String], without redundant: Set<String>) -> [String] {
        let rest = Array(words.drop { redundant.contains($0) })
        return rest.isEmpty ? ["default"] : rest
    }

    func files(_ plan: TokenExportPlan) -> [PlannedTokenFile?] {
        [PlannedTokenFile("tailwind/theme.css") { export in lines(export, of: plan) }]
    }

    private func lines(_ export: TokenExport, of plan: TokenExportPlan) -> [String] {
        let common = export.distinct.filter { item in
            export.themes.allSatisfy { $0[item.name]?.value.text == item.value.text }
        }
        let names = Set(common.map(\.name))
        let differing = export.distinct.filter { !names.contains($0.name) }
        var lines = ["/* \(CSSEscaper.comment(plan.heading)) */"]
        if !common.isEmpty {
            lines += ["", "@theme {"] + common.flatMap { declaration($0, of: $0.value.text) } + ["}"]
        }
        if differing.isEmpty { return lines }
        // Utilities refer to a variable of another name, which an element below a theme's selector can override.
        lines += ["", "@theme inline {"]
        lines += differing.flatMap { declaration($0, of: "var(\(variable($0.name)))") } + ["}"]
        for (index, theme) in export.themes.enumerated() {
            let name = theme.file.theme.name
            let root = index == 0 ? [plan.settings.rootSelector(of: name)] : []
            let selectors = (root + [plan.settings.selector(of: name)]).joined(separator: ",\n")
            lines += ["", "\(selectors) {"]
            lines += differing.map { "  \(variable($0.name)): \(theme[$0.name]?.value.text ?? "initial");" } + ["}"]
        }
        return lines
    }

    private func declaration(_ item: TokenExport.Item, of value: String) -> [String] {
        item.notes.map { "  /* \(CSSEscaper.comment($0)) */" } + ["  \(item.name): \(value);"]
    }

    private func variable(_ name: String) -> String { "--theme-\(name.dropFirst(2))" }
}
