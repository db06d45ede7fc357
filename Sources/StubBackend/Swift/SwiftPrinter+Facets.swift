import CatalogModel
import SourceCode

// Facts of an entry besides the API, as constants.

extension SwiftPrinter {
    /// Writes the tokens and the texts of the entry.
    mutating func constants() {
        if component == nil { return }
        if !facets.tokens.isEmpty { tokens(facets.tokens, of: componentName) }
        if !facets.strings.isEmpty { strings(facets.strings, of: componentName) }
    }

    private var componentName: String {
        TypePath.parts(of: component?.fullName.value ?? "").map(Self.spelled).joined()
    }

    /// Name of the type with the texts of the entry.
    var stringsName: String { unused(componentName + "Strings") }

    /// Returns the constant of the text at an index.
    func textName(_ index: Int) -> String {
        Self.constantName(ConstantNames.names(of: facets.strings.map(\.key.value))[index])
    }

    /// Returns a name not used by any stub for a type.
    private func unused(_ name: String) -> String {
        var name = name.replacing("`", with: "")
        while spelling.references.names.lookUp(name, from: "") != nil { name += "2" }
        return name
    }

    private mutating func tokens(_ tokens: [TokenStub], of component: String) {
        writer.separate()
        writer.line("/// The design tokens of ``\(component)``.")
        writer.open("public enum \(unused(component + "Tokens")) {")
        for (name, token) in zip(ConstantNames.names(of: tokens.map(\.path)), tokens) {
            var facts = [DocFact(.token, code: token.path)]
            if token.value == nil { facts.append(DocFact(.value, text: .words("no token file has it"))) }
            writer.separate()
            preamble(SwiftDocComment(docs: token.docs, facts: facts), isStored: true)
            writer.line("public static let \(Self.constantName(name)): \(constant(token))")
        }
        writer.close("}")
        colorInitializers(tokens)
    }

    /// Returns the name of a constant; names of values begin with a small letter.
    private static func constantName(_ name: String) -> String {
        spelled(name.withSmallLetter)
    }

    /// Returns type and value.
    private func constant(_ token: TokenStub) -> String {
        switch TokenConstant(token) {
        case .color(let color): SwiftColors.constant(color, dark: token.darkColor, in: framework)
        case .length(let length): "\(framework == .plain ? "Double" : "CGFloat") = \(length)"
        case .duration(let milliseconds): "Double = \(milliseconds / 1000)"
        case .number(let number): "Double = \(number)"
        case .text(let text): "String = \(SwiftLiteral.string(text))"
        }
    }

    /// Writes the initializers for the colors among the tokens.
    private mutating func colorInitializers(_ tokens: [TokenStub]) {
        let colors = tokens.filter { if case .color = TokenConstant($0) { true } else { false } }
        if colors.isEmpty { return }
        writer.separate()
        writer.lines(SwiftColors.initializers(framework, hasDark: colors.contains { $0.darkColor != nil }))
    }

    private mutating func strings(_ strings: [StringStub], of component: String) {
        writer.separate()
        writer.line("/// The texts of ``\(component)``, by the keys under which they are translated.")
        writer.open("public enum \(stringsName) {")
        for (name, string) in zip(ConstantNames.names(of: strings.map(\.key.value)), strings) {
            let value = string.text.map { SwiftLiteral.string($0.value) } ?? "nil"
            writer.separate()
            preamble(
                SwiftDocComment(docs: string.docs, facts: [DocFact(.name, code: string.key.value)]), isStored: true)
            let table = string.table.map(SwiftLiteral.string) ?? "nil"
            let key = SwiftLiteral.string(string.key.value)
            let arguments = "forKey: \(key), value: \(value), table: \(table)"
            let isShort = arguments.width <= 60
            let name = Self.constantName(name)
            if string.takesArguments {
                writer.open("public static func \(name)(_ arguments: any CVarArg...) -> String {")
                lookUp(arguments, isShort: isShort, after: "let format = ")
                writer.line("return String(format: format, locale: .current, arguments: arguments)")
            } else {
                writer.open("public static var \(name): String {")
                lookUp(arguments, isShort: isShort, after: "")
            }
            writer.close("}")
        }
        writer.close("}")
        spelling.references.need("Foundation")
    }

    /// Writes the look-up of a text, on two lines where one would be too long.
    private mutating func lookUp(_ arguments: String, isShort: Bool, after start: String) {
        let call = start + "Bundle.main.localizedString("
        if isShort { return writer.line("\(call)\(arguments))") }
        writer.open(call)
        writer.line("\(arguments))")
        writer.close()
    }
}
