import CatalogModel

/// A writer of a component's tokens, text keys and states as constants in TypeScript stubs of every framework.
struct TypeScriptFacets {
    private let facets: FacetStub
    /// Name of the component in the stub.
    private let component: String
    private let theme: String?

    init(_ file: StubFile, of component: String) {
        facets = file.facets
        self.component = component
        theme = file.catalog.registry.themes.first?.name
    }

    /// Writes the constants of the entry's facets.
    ///
    /// - Parameters:
    ///   - writer: Takes the lines.
    ///   - strings: The name of the object with the keys of texts, where already used by others.
    ///   - unused: Turns a name into a name unused in the rest of the file.
    func write(to writer: inout SourceWriter, strings: String? = nil, unused: (String) -> String) {
        let value = component.withSmallLetter
        if !facets.tokens.isEmpty {
            let place = theme.map { " in the theme `\($0)`" } ?? ""
            head("The design tokens of \(component), with their values\(place).", to: &writer)
            writer.constants(unused(value + "Tokens"), members: tokens, isEnum: false)
        }
        if !facets.strings.isEmpty {
            head("The keys of the texts of \(component), for the files that translate them.", to: &writer)
            writer.constants(strings ?? unused(value + "Strings"), members: keys, isEnum: false)
        }
        if !facets.states.isEmpty {
            head("The states of \(component).", to: &writer)
            writer.constants(unused(component + "State"), members: states)
        }
    }

    private func head(_ words: String, to writer: inout SourceWriter) {
        writer.separate()
        writer.line("/** \(TypeScriptDocComment.neutralized(words)) */")
    }

    private var tokens: [TypeScriptConstant] {
        zip(Self.names(of: facets.tokens.map(\.path)), facets.tokens).map { name, token in
            var facts = [DocFact(.token, code: token.path)]
            if token.value == nil { facts.append(DocFact(.value, text: .words("no token file has it"))) }
            return TypeScriptConstant(name: name, value: Self.value(of: token), docs: token.docs, facts: facts)
        }
    }

    private var keys: [TypeScriptConstant] {
        zip(Self.names(of: facets.strings.map(\.key.value)), facets.strings).map { name, string in
            TypeScriptConstant(
                name: name, value: TypeScriptLiteral.string(string.key.value), docs: string.docs,
                facts: string.text.map { [DocFact(.value, code: $0.value)] } ?? [])
        }
    }

    private var states: [TypeScriptConstant] {
        facets.states.map { state in
            TypeScriptConstant(
                name: state.name.value, value: TypeScriptLiteral.string(state.name.value), docs: state.docs)
        }
    }

    /// Returns the names of constants for paths or keys.
    static func names(of paths: [String]) -> [String] {
        ConstantNames.names(of: paths).map(\.withSmallLetter)
    }

    /// Returns the value of a token in the form for style sheets.
    private static func value(of token: TokenStub) -> String {
        switch TokenConstant(token) {
        case .color(let color): TypeScriptLiteral.string(color.hex)
        case .length(let length): TypeScriptLiteral.string("\(digits(length))px")
        case .duration(let milliseconds): TypeScriptLiteral.string("\(digits(milliseconds))ms")
        case .number(let number): digits(number)
        case .text(let text): TypeScriptLiteral.string(text)
        }
    }

    private static func digits(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? "\(number)"
    }
}
