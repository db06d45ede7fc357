import CatalogModel

extension ComposePrinter {
    /// Writes the tokens, texts and states of the entry as constants.
    mutating func facets() {
        let name = mainName
        if !file.facets.tokens.isEmpty { tokens(name) }
        if !file.facets.strings.isEmpty { strings(name) }
        lookingUp()
        if !file.facets.states.isEmpty { states(name) }
    }

    /// Returns the name of the object with the keys of the texts.
    mutating func stringsName() -> String {
        let name = strings ?? KotlinNames.escaped(unusedName(mainName + "Strings"))
        strings = name
        return name
    }

    private mutating func tokens(_ component: String) {
        let tokens = file.facets.tokens
        let theme =
            file.catalog.registry.themes.first.map { " in the theme `\(KotlinDocComment.neutralized($0.name))`" } ?? ""
        writer.separate()
        writer.line("/** The design tokens of [\(component)], with their values\(theme). */")
        writer.open("object \(KotlinNames.escaped(unusedName(component + "Tokens"))) {")
        for (name, token) in zip(ConstantNames.names(of: tokens.map(\.path)), tokens) {
            var facts = [DocFact(.token, code: token.path)]
            if token.value == nil { facts.append(DocFact(.value, text: .words("no token file has it"))) }
            writer.separate()
            writer.lines(KotlinDocComment(docs: token.docs, facts: facts).lines)
            deprecation(token.docs)
            writer.line(constant(KotlinNames.escaped(name), for: token))
        }
        writer.close("}")
    }

    private mutating func constant(_ name: String, for token: TokenStub) -> String {
        switch TokenConstant(token) {
        case .color(let color):
            let hex = color.hex.dropFirst()
            let alpha = hex.count == 8 ? hex.suffix(2) : "ff"
            let type = types.use("androidx.compose.ui.graphics.Color")
            return "val \(name): \(type) = \(type)(0x\((alpha + hex.prefix(6)).uppercased()))"
        case .length(let length):
            let type = types.use("androidx.compose.ui.unit.Dp")
            let dp = types.use("androidx.compose.ui.unit.dp")
            let extensionName = dp.contains(".") ? "dp" : dp
            return "val \(name): \(type) = (\(Self.text(of: length))).\(extensionName)"
        case .duration(let milliseconds): return "const val \(name): Double = \(Self.text(of: milliseconds))"
        case .number(let number): return "const val \(name): Double = \(Self.text(of: number))"
        case .text(let text): return "const val \(name): String = \(KotlinLiteral.string(text))"
        }
    }

    private static func text(of number: Double) -> String { "\(number)" }

    private mutating func strings(_ component: String) {
        let strings = file.facets.strings
        writer.separate()
        writer.line("/** The keys of the texts of [\(component)], for the resources that translate them. */")
        writer.open("object \(stringsName()) {")
        for (name, string) in zip(ConstantNames.names(of: strings.map(\.key.value)), strings) {
            writer.separate()
            let facts = string.text.map { [DocFact(.value, code: $0.value)] } ?? []
            writer.lines(KotlinDocComment(docs: string.docs, facts: facts).lines)
            deprecation(string.docs)
            writer.line("const val \(KotlinNames.escaped(name)): String = \(KotlinLiteral.string(string.key.value))")
        }
        writer.close("}")
    }

    private mutating func states(_ component: String) {
        let names = KotlinNames.cases(file.facets.states.map(\.name.value))
        writer.separate()
        writer.line("/** The states of [\(component)]. */")
        writer.open("enum class \(KotlinNames.escaped(unusedName(component + "State"))) {")
        for state in file.facets.states {
            writer.separate()
            writer.lines(KotlinDocComment(docs: state.docs).lines)
            deprecation(state.docs)
            writer.line("\(names[state.name.value] ?? state.name.value),")
        }
        writer.close("}")
    }
}
