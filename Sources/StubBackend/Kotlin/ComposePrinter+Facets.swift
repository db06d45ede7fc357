import CatalogModel

// The tokens, texts and states of an entry as constants.
extension ComposePrinter {
    mutating func constants(_ constants: [FacetConstant], named name: String) {
        writer.open("object \(name) {")
        for constant in constants {
            declare(constant.docs, facts: constant.facts)
            writer.line(declaration(of: constant.value, named: constant.name))
        }
        writer.close("}")
    }

    private mutating func declaration(of constant: TokenConstant, named name: String) -> String {
        switch constant {
        case .color(let color):
            let hex = color.hex.dropFirst()
            let alpha = hex.count == 8 ? hex.suffix(2) : "ff"
            let type = types.use("androidx.compose.ui.graphics.Color")
            return "val \(name): \(type) = \(type)(0x\((alpha + hex.prefix(6)).uppercased()))"
        case .length(let length):
            let type = types.use("androidx.compose.ui.unit.Dp")
            let dp = types.use("androidx.compose.ui.unit.dp")
            return "val \(name): \(type) = (\(length)).\(dp.contains(".") ? "dp" : dp)"
        case .duration(let number), .number(let number): return "const val \(name): Double = \(number)"
        case .text(let text): return "const val \(name): String = \(KotlinLiteral.string(text))"
        }
    }

    mutating func states(_ states: [StateStub], named name: String) {
        let names = KotlinNames.cases(states.map(\.name.value))
        writer.open("enum class \(name) {")
        for state in states {
            declare(state.docs)
            writer.line("\(names[state.name.value] ?? state.name.value),")
        }
        writer.close("}")
    }

    mutating func lookUpFunction(_ name: String) {
        writer.line("private fun \(name)(@Suppress(\"UNUSED_PARAMETER\") key: String, text: String): String = text")
    }
}
