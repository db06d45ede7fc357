import CatalogModel

extension ReactPrinter {
    /// The tokens, texts and states of the entry as constants.
    mutating func facets() {
        let component = mainName
        if !file.facets.tokens.isEmpty { tokens(component) }
        if !file.facets.strings.isEmpty { strings(component) }
        lookingUp()
        if !file.facets.states.isEmpty { states(component) }
    }

    private var mainName: String {
        file.types.first(where: \.isMain).map { name(of: $0) }
            ?? DeclaredNames.pascalCase(file.heading.entry.rawValue)
    }

    /// What has the keys of the texts.
    mutating func stringsName() -> String {
        let name = strings ?? spelling.unused(Self.constant(mainName) + "Strings")
        strings = name
        return name
    }

    private mutating func tokens(_ component: String) {
        let tokens = file.facets.tokens
        let theme =
            file.catalog.registry.themes.first.map { " in the theme `\(ScriptDocComment.neutralized($0.name))`" } ?? ""
        writer.separate()
        writer.line("/** The design tokens of \(component), with their values\(theme). */")
        constants(
            spelling.unused(Self.constant(component) + "Tokens"),
            zip(ConstantNames.names(of: tokens.map(\.path)), tokens).map { name, token in
                var facts = [DocFact(.token, code: token.path)]
                if token.value == nil { facts.append(DocFact(.value, .words("no token file has it"))) }
                return (name.withSmallLetter, Self.constant(token), token.docs, facts)
            }, isEnum: false)
    }

    private static func constant(_ token: TokenStub) -> String {
        switch TokenConstant(token) {
        case .color(let color): ScriptLiteral.string(color.hex)
        case .length(let length): ScriptLiteral.string("\(digits(length))px")
        case .duration(let milliseconds): ScriptLiteral.string("\(digits(milliseconds))ms")
        case .number(let number): digits(number)
        case .text(let text): ScriptLiteral.string(text)
        }
    }

    private static func constant(_ name: String) -> String { name.withSmallLetter }

    private static func digits(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }

    private mutating func strings(_ component: String) {
        let strings = file.facets.strings
        writer.separate()
        writer.line("/** The keys of the texts of \(component), for the files that translate them. */")
        constants(
            stringsName(),
            zip(ConstantNames.names(of: strings.map(\.key.value)), strings).map { name, string in
                let facts = string.text.map { [DocFact(.value, code: $0.value)] } ?? []
                return (
                    name.withSmallLetter, ScriptLiteral.string(string.key.value), string.docs,
                    facts
                )
            }, isEnum: false)
    }

    private mutating func states(_ component: String) {
        writer.separate()
        writer.line("/** The states of \(component). */")
        constants(
            spelling.unused(component + "State"),
            file.facets.states.map { state in
                (state.name.value, ScriptLiteral.string(state.name.value), state.docs, [])
            })
    }
}
