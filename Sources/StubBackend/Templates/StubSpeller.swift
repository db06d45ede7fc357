import CatalogModel
import CatalogTypes

/// A speller of names, types and values for stub templates in the language of a target, with findings for content
/// impossible in the language.
///
/// Without a language everything stays as written by the author.
///
/// Types of other languages become types of Kotlin and TypeScript as stated by the types file. The content of a
/// declaration's comment is a separate field for templates.
struct StubSpeller: Sendable {
    private let language: StubTargetConfiguration.Language?
    private let catalog: StubCatalog
    private let entry: EntryID
    private let implementation: String?
    private let origin: OriginStub
    private let target: String
    /// The type being shown; nil outside of types.
    private var owner: TypeStub?

    init(_ file: StubFile) {
        language = file.template.language
        catalog = file.catalog
        entry = file.heading.entry
        implementation = file.implementation
        origin = file.origin
        target = file.template.target
    }

    /// Returns a speller within the scope of a type's names.
    func within(_ type: TypeStub) -> StubSpeller {
        var speller = self
        speller.owner = type
        return speller
    }

    /// Returns a token of the token files.
    func token(_ path: String) -> DesignToken? { catalog.registry.tokens[path] }

    // MARK: Names

    /// Returns the name of a member.
    func name(_ name: Text, diagnostics: inout Diagnostics) -> String {
        switch language {
        case .swift: swift(diagnostics: &diagnostics) { $0.name(name, facts: &$1) }
        case .typescript: script(diagnostics: &diagnostics) { $0.name(name, facts: &$1) }
        case .kotlin: kotlin(name, as: DeclaredNames.camelCase(name.value), diagnostics: &diagnostics)
        case nil: name.value
        }
    }

    /// Returns the name of a parameter, possibly invisible to callers.
    func parameter(_ name: Text, diagnostics: inout Diagnostics) -> String {
        switch language {
        case .typescript: script(diagnostics: &diagnostics) { $0.parameter(name, facts: &$1) }
        case .swift, .kotlin, nil: name.value == "_" ? "_" : self.name(name, diagnostics: &diagnostics)
        }
    }

    func typeName(_ type: TypeStub, diagnostics: inout Diagnostics) -> String {
        switch language {
        case .kotlin, .typescript:
            let names = implementation.flatMap { catalog.names(of: $0, in: entry) }
            return names?[type.fullName.value]?.type ?? DeclaredNames.pascalCase(type.name.value)
        case .swift, nil: return name(type.name, diagnostics: &diagnostics)
        }
    }

    private func kotlin(_ name: Text, as made: String, diagnostics: inout Diagnostics) -> String {
        if made != name.value, !DeclaredNames.isIdentifier(name.value) {
            diagnostics.report(.stubName(name, as: made, in: TargetLanguage.kotlin.title))
        }
        return KotlinNames.escaped(made)
    }

    // MARK: Types and values

    /// Returns the type; nil where the author stated none.
    func type(_ type: StatedType, diagnostics: inout Diagnostics) -> String? {
        if type.alternatives.isEmpty { return nil }
        switch language {
        case .swift: return swift(diagnostics: &diagnostics) { $0.type(type, &$1) }
        case .kotlin, .typescript:
            return convert(diagnostics: &diagnostics) { spelling, facts in
                spelling.type(type, facts: &facts).map { text(of: $0.expression) }
            }
        case nil: return type.words
        }
    }

    func type(_ type: Text?, diagnostics: inout Diagnostics) -> String? {
        type.flatMap { self.type(StatedType(alternatives: [$0]), diagnostics: &diagnostics) }
    }

    /// Returns the value; nil where the author stated none, or a value foreign to the language.
    func value(_ value: Text?, of type: StatedType, diagnostics: inout Diagnostics) -> String? {
        guard let value else { return nil }
        switch language {
        case .swift:
            return swift(diagnostics: &diagnostics) { spelling, facts in
                var others: [DocFact] = []
                var silent = spelling
                let type = silent.type(type, &others)
                return spelling.value(value, of: type, facts: &facts)
            }
        case .kotlin, .typescript:
            return convert(diagnostics: &diagnostics) { spelling, facts in
                var silent = spelling
                var others: [DocFact] = []
                guard let type = silent.type(type, facts: &others)?.expression, let literal = LiteralValue(value.value),
                    let text = text(of: literal, as: type, spelling: silent)
                else {
                    spelling.unspoken(value, facts: &facts)
                    return nil
                }
                return text
            }
        case nil: return value.value
        }
    }

    /// Returns a list of generic parameters; nil where the author stated none, or a list foreign to the language.
    func generics(_ generics: Text?, diagnostics: inout Diagnostics) -> String? {
        guard let generics else { return nil }
        switch language {
        case .swift:
            let spelled = swift(diagnostics: &diagnostics) { $0.generics(generics, facts: &$1) }
            return spelled.isEmpty ? nil : spelled
        case .kotlin, .typescript:
            let names = GenericParameters.names(generics.value).filter(DeclaredNames.isIdentifier)
            return names.isEmpty ? nil : "<\(names.joined(separator: ", "))>"
        case nil: return generics.value
        }
    }

    private func text(of type: TypeExpression) -> String {
        if language == .kotlin {
            var types = KotlinTypeWriter(own: [])
            return types.text(type)
        }
        var types = TypeScriptTypeWriter()
        return types.text(type)
    }

    private func text(of literal: LiteralValue, as type: TypeExpression, spelling: ConvertedSpelling) -> String? {
        if language == .kotlin {
            var types = KotlinTypeWriter(own: [])
            return types.value(literal, of: type, spelling: spelling)
        }
        var types = TypeScriptTypeWriter()
        return types.value(literal, of: type, spelling: spelling)
    }

    // MARK: Languages

    private func swift<Value>(
        diagnostics: inout Diagnostics, spell: (inout SwiftSpelling, inout [DocFact]) -> Value
    ) -> Value {
        var references = SwiftReferences(framework: .plain)
        references.owner = owner?.fullName.value ?? ""
        references.generics = Set(owner?.generics.map { GenericParameters.names($0.value) } ?? [])
        var spelling = SwiftSpelling(references)
        var facts: [DocFact] = []
        let value = spell(&spelling, &facts)
        diagnostics.merge(spelling.diagnostics)
        return value
    }

    private func script<Value>(
        diagnostics: inout Diagnostics, spell: (inout TypeScriptSpelling, inout [DocFact]) -> Value
    ) -> Value {
        var spelling = TypeScriptSpelling()
        var facts: [DocFact] = []
        let value = spell(&spelling, &facts)
        diagnostics.merge(spelling.diagnostics)
        return value
    }

    private func convert<Value>(
        diagnostics: inout Diagnostics, spell: (inout ConvertedSpelling, inout [DocFact]) -> Value
    ) -> Value {
        let generics = owner?.generics.map { GenericParameters.names($0.value) } ?? []
        let scope = TypeScope(
            entry: entry, implementation: implementation, languages: origin.languages,
            owner: owner?.fullName.value ?? "", generics: generics)
        var conversion = TypeConversion(
            catalog: catalog, target: language == .kotlin ? .kotlin : .typescript, targetName: target, scope: scope,
            isDerived: origin.isDerived)
        conversion.views = owner?.viewParameters ?? []
        conversion.generics = Set(generics)
        var spelling = ConvertedSpelling(conversion, origin: origin, taken: [])
        var facts: [DocFact] = []
        let value = spell(&spelling, &facts)
        diagnostics.merge(spelling.diagnostics)
        return value
    }
}
