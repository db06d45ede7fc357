import CatalogModel
import SourceCode

/// A printer of the parts of a Kotlin or TypeScript stub file, also from the facts of an implementation in another
/// language; components are functions.
protocol ConvertingPrinter: StubPrinter {
    associatedtype Types: ConvertedTypeText

    /// Name of the framework, as shown to readers of the stub.
    static var framework: String { get }
    /// Whether the types within a type come before the type.
    static var declaresNestedTypesFirst: Bool { get }
    /// Whether the language can declare a generic parameter with a name.
    static func isGeneric(_ name: String) -> Bool

    init(_ file: StubFile)

    /// The names given to the implementation's types by stubs.
    var names: DeclaredNames? { get }
    var spelling: ConvertedSpelling { get set }
    var types: Types { get set }

    /// Writes a component: the function, the enums of the function's parameters, and the previews.
    mutating func component(_ type: TypeStub)
    mutating func freeFunction(_ function: MethodStub)
    /// Writes the declarations required after all uses.
    mutating func ending()

    var package: String? { get }
    /// Returns the imports needed by all written code, with the `others`, present in any case.
    func imports(with others: [String]) -> [String]
}

/// A writer of converted types and default values as Kotlin or TypeScript code in stubs.
protocol ConvertedTypeText {
    mutating func text(_ type: TypeExpression) -> String
    /// Returns a default as an expression of a type; nil if no expression is possible.
    mutating func value(_ literal: LiteralValue, of type: TypeExpression, spelling: ConvertedSpelling) -> String?
    /// Returns a sample to show in a preview.
    mutating func sample(of type: TypeExpression, named name: String, _ spelling: ConvertedSpelling) -> String
    /// Returns the possible values of a variant, with titles.
    func values(of type: TypeExpression, _ spelling: ConvertedSpelling) -> [(title: String, value: String)]
}

extension ConvertingPrinter {
    mutating func code() -> StubCode {
        var code = StubCode()
        for type in file.types {
            self.type(type)
            code.declarations += writer.take()
        }
        for function in file.functions {
            freeFunction(function)
            code.declarations += writer.take()
        }
        if file.types.contains(where: \.isMain) || file.types.isEmpty { facets() }
        code.declarations += writer.take()
        ending()
        code.declarations += writer.take()
        if file.origin.isDerived {
            let source = file.origin.title.map { "the implementation for \($0.oneLine)" } ?? "what all platforms share"
            code.notes = ["There is no implementation for \(Self.framework) yet: this is derived from \(source)."]
        }
        code.conditionNotes = file.conditions.map { "Condition: \($0.value)" }
        // Only the written code determines the imports and the used names.
        code.uses.types = spelling.conversion.placeholders
        code.uses.missing = Set(spelling.conversion.values.map { .value(of: [], name: $0, type: "any") })
        (code.package, code.imports) = (package, imports(with: spelling.conversion.provided.imports))
        return code
    }

    mutating func ending() {}

    var diagnostics: Diagnostics {
        get { spelling.diagnostics }
        set { spelling.diagnostics = newValue }
    }

    /// Writes a type with the types within.
    mutating func type(_ type: TypeStub) {
        if Self.declaresNestedTypesFirst { for nested in type.nested { self.type(nested) } }
        let isShown = file.catalog.registry[file.heading.entry]?.entry.isShownByFunction ?? true
        type.isFunction(inEntryShown: isShown) ? component(type) : declaration(type)
        if !Self.declaresNestedTypesFirst { for nested in type.nested { self.type(nested) } }
    }

    /// Returns the stub's name for a type.
    func name(of type: TypeStub) -> String { file.name(of: type, names) }

    /// Name of the component in the stub.
    var mainName: String {
        file.types.first(where: \.isMain).map { name(of: $0) }
            ?? DeclaredNames.pascalCase(file.heading.entry.rawValue)
    }

    /// Returns a name unused in the file and the imports.
    mutating func unusedName(_ name: String) -> String {
        var name = name
        while spelling.conversion.names(name) { name += "2" }
        return spelling.unused(name)
    }

    // MARK: Scope

    /// Enters the scope of a type's names.
    /// - Returns: The generic parameters declared by the stub.
    mutating func enter(_ type: TypeStub, keepsGenerics: Bool) -> [String] {
        let generics = type.generics.map { GenericParameters.names($0.value) } ?? []
        spelling.conversion.scope = file.scope(owner: type.fullName.value, generics: generics)
        spelling.conversion.views = type.viewParameters
        let kept = keepsGenerics ? generics.filter(Self.isGeneric).uniqued() : []
        spelling.conversion.generics = Set(kept)
        return kept
    }

    /// Keeps the generic parameters of a function, where the stub can state the parameters in the author's form.
    /// - Returns: The list of parameters; empty if there is none.
    mutating func keepGenerics(_ generics: Text?) -> String {
        guard let generics else { return "" }
        let text = generics.value.hasPrefix("<") ? generics.value : "<\(generics.value)>"
        let around = spelling.conversion.generics
        spelling.conversion.generics.formUnion(GenericParameters.names(text))
        if let list = spelling.conversion.scriptGenerics(text) { return list }
        spelling.conversion.generics = around
        return ""
    }

    /// Whether the declaration in the current scope has generic parameters as the author states them.
    private mutating func declares(_ generics: Text) -> Bool {
        let names = GenericParameters.names(generics.value)
        let around = spelling.conversion.generics
        defer { spelling.conversion.generics = around }
        guard !names.isEmpty, Set(names).isSubset(of: around) else { return false }
        let list = names.joined(separator: ", ")
        return [list, "<\(list)>"].contains(generics.value) || !keepGenerics(generics).isEmpty
    }

    /// Enters the scope of a function outside any type.
    mutating func enter(_ function: MethodStub) {
        spelling.conversion.scope = file.scope(
            generics: function.generics.map { GenericParameters.names($0.value) } ?? [])
        spelling.conversion.views = []
        spelling.conversion.generics = []
    }

    // MARK: Words

    /// The facts without meaning for a component described by the facts of another platform.
    var hiddenFacts: Set<DocFact.Label> {
        guard file.origin.isDerived else { return [] }
        return [
            .name, .otherName, .raw, .owner, .attribute, .reflects, .module, .symbol, .property, .event, .slot,
            .generics, .requirements, .conformance, .declaration, .standsFor, .condition,
        ]
    }

    /// Returns the type; the unknown type where none is stated.
    mutating func spelled(_ type: StatedType, facts: inout [DocFact]) -> TypeExpression {
        spelling.type(type, facts: &facts)?.expression ?? .name(spelling.conversion.target.anything)
    }

    /// Returns a property or a parameter in the language of the stub.
    ///
    /// - Parameters:
    ///   - property: The property.
    ///   - label: The argument label of a parameter.
    ///   - isKept: Whether the author's name can be used unchanged.
    ///   - used: The names given so far, in the forms of comparison; takes the new name.
    /// - Returns: The parts of the declaration.
    mutating func spelled(
        _ property: PropertyStub, label: Text? = nil, isKept: Bool = false, among used: inout Set<String>
    ) -> SpelledProperty {
        var facts: [DocFact] = []
        let name = spelling.valueName(property.name, isKept: isKept, &facts, &used)
        let type = spelled(property.type, facts: &facts)
        let value = value(property.defaultValue, of: type, facts: &facts)
        if let label, label.value != property.name.value { facts.append(DocFact(.otherName, code: label.value)) }
        return SpelledProperty(name: name, type: type, value: value, facts: facts)
    }

    /// Returns the facts about a function besides the signature: the author's own declaration, requirements.
    mutating func facts(of method: MethodStub) -> [DocFact] {
        var facts: [DocFact] = []
        if let declaration = method.declaration { facts.append(DocFact(.declaration, code: declaration.value)) }
        return facts + requirementFacts(method.requirements)
    }

    mutating func value(_ value: Text?, of type: TypeExpression, facts: inout [DocFact]) -> String? {
        guard let value else { return nil }
        if let literal = LiteralValue(value.value), let text = types.value(literal, of: type, spelling: spelling) {
            return text
        }
        spelling.unspoken(value, facts: &facts)
        return nil
    }

    /// Returns the facts for the comment of every type, besides the description.
    mutating func facts(of type: TypeStub, named name: String) -> [DocFact] {
        var facts = type.otherNames.map { DocFact(.otherName, text: .words("`\($0.name.value)` (\($0.language))")) }
        if name != type.fullName.value { facts.append(DocFact(.name, code: type.fullName.value)) }
        if let declaration = type.declaration { facts.append(DocFact(.declaration, code: declaration.value)) }
        if let generics = type.generics, !declares(generics) {
            facts.append(DocFact(.generics, code: generics.value))
        }
        facts += requirementFacts(type.requirements)
        for supertype in type.supertypes {
            let condition = supertype.condition.map { " where \($0.value)" } ?? ""
            facts.append(DocFact(.conformance, code: supertype.name.value + condition))
        }
        return facts
    }
}

/// A property or a parameter with name, type and default value in the language of a stub.
struct SpelledProperty {
    var name: String
    let type: TypeExpression
    let value: String?
    /// Facts without a place in the declaration.
    var facts: [DocFact]
}

extension MethodStub {
    /// Effects on the value, without a place in the signatures of Kotlin and TypeScript.
    var effectFacts: [DocFact] {
        [(isMutating, "changes the value"), (isFailable, "may fail")]
            .compactMap { $0.0 ? DocFact(.requirement, text: .words($0.1)) : nil }
    }
}

extension StubFile {
    /// The names given to types by the stubs of the implementation.
    var declaredNames: DeclaredNames? { implementation.flatMap { catalog.names(of: $0, in: heading.entry) } }

    func name(of type: TypeStub, _ names: DeclaredNames?) -> String {
        names?[type.fullName.value]?.type ?? DeclaredNames.pascalCase(type.name.value)
    }

    /// Returns the scope with the meanings of names in the file.
    func scope(owner: String? = nil, generics: [String] = []) -> TypeScope {
        TypeScope(
            entry: heading.entry, implementation: implementation, languages: origin.languages, owner: owner,
            generics: generics)
    }

    /// Returns a conversion of the file's types into types of another language.
    func conversion(to language: any ConvertedLanguage) -> TypeConversion {
        TypeConversion(
            catalog: catalog, target: language, targetName: template.target, scope: scope(), imports: imports,
            isDerived: origin.isDerived)
    }
}
