import CatalogModel
import SourceCode

/// A type converted into Kotlin or TypeScript, with the source type's parts without a counterpart.
struct ConvertedType {
    var expression: TypeExpression
    /// Whether the value is kept by an owner that hears of changes.
    var isBinding = false
    /// The parts of the source's type without a counterpart.
    var unknown: [String] = []
}

/// A converter of the types in a stub file into types of Kotlin or TypeScript: by the declarations of the catalog, by
/// the types file, by built-in spellings, and by the meaning of brackets.
struct TypeConversion {
    let catalog: StubCatalog
    let target: any ConvertedLanguage
    /// The name of the target that writes the stubs.
    let targetName: String
    /// Scope of the names in texts; set by each type.
    var scope: TypeScope
    /// The generic parameters for content that can be shown.
    var views: Set<String> = []
    /// The generic parameters declared by the stub itself.
    var generics: Set<String> = []

    /// Types of the catalog named so far, by names in stubs, and the files that declare the types.
    var declared: [String: (record: TypeRecord, module: String)] = [:]
    /// Undeclared names, with the number of arguments.
    var placeholders: [String: Int] = [:]

    /// Names of functions of the file, which are not types.
    var functions: Set<String> = []

    /// Undeclared values that are asked for a type.
    var values: Set<String> = []
    /// Names to import from React because of the author's types; `React` for the whole.
    var react: Set<String> = []
    /// Whether the implementation is for another platform than the stub.
    let isDerived: Bool

    /// Further names available to the file.
    private(set) var provided: ProvidedNames

    /// The parts without a counterpart, of the type being converted.
    var unknown: [String] = []
    private var expanding: [TypeExpression] = []
    private var steps = 0

    /// A depth and a length beyond any type that ends: circular aliases stop here.
    private static let maximumDepth = 64
    private static let maximumSteps = 4096

    /// Creates a conversion for a file.
    ///
    /// - Parameters:
    ///   - catalog: The names declared by all stubs.
    ///   - target: The language of the file.
    ///   - targetName: The name of the target.
    ///   - scope: The names and languages at the place of the types.
    ///   - imports: The imports of the implementation.
    ///   - isDerived: Whether the implementation is for another platform than the stub.
    init(
        catalog: StubCatalog, target: any ConvertedLanguage, targetName: String, scope: TypeScope, imports: [Text] = [],
        isDerived: Bool
    ) {
        self.catalog = catalog
        self.isDerived = isDerived
        self.target = target
        self.targetName = targetName
        self.scope = scope
        provided = ProvidedNames(
            catalog.provided, imports: imports, in: target,
            isSameLanguage: scope.languages.contains(target.language.name))
    }

    /// Whether the file has a type with a name from elsewhere.
    func names(_ name: String) -> Bool {
        declared[name] != nil || placeholders[name] != nil || values.contains(name) || react.contains(name)
    }

    var isSameLanguage: Bool { scope.languages.contains(target.language.name) }

    /// Converts the texts of a type; several texts are the types of a choice.
    mutating func convert(_ texts: [String]) -> ConvertedType {
        if texts.count == 1, let text = texts.first { return convert(text) }
        let before = self
        let scripts = texts.compactMap { script($0) }
        if scripts.count == texts.count {
            let members = scripts.map { $0.holds("=>") || $0.holds(" extends ") ? "(\($0))" : $0 }
            return ConvertedType(expression: .script(members.joined(separator: " | ")))
        }
        self = before
        (unknown, expanding, steps) = ([], [], 0)
        let types = texts.map { text in TypeParser.parse(text).map { binding($0) ?? $0 } }
        guard types.allSatisfy({ $0 != nil }) else {
            return ConvertedType(expression: .name(target.anything), unknown: texts)
        }
        let isBinding = texts.contains { TypeParser.parse($0).flatMap(binding) != nil }
        let expression = converted(.union(types.compactMap(\.self).uniqued()), depth: 0)
        return ConvertedType(expression: expression, isBinding: isBinding, unknown: unknown.uniqued())
    }

    mutating func convert(_ text: String) -> ConvertedType {
        (unknown, expanding, steps) = ([], [], 0)
        var type = TypeParser.parse(text) ?? .name(text)
        if picksNothing(type) { return ConvertedType(expression: anything(for: text), unknown: [text]) }
        if let script = script(text) { return ConvertedType(expression: .script(script)) }
        var isBinding = false
        while let wrapped = binding(type) {
            (type, isBinding) = (wrapped, true)
        }
        let expression = Self.isNameLike(type, text: text) ? converted(type, depth: 0) : anything(for: text)
        return ConvertedType(expression: expression, isBinding: isBinding, unknown: unknown.uniqued())
    }

    /// Whether a type is more than an unreadable text in the place of a name; such a name can only be in the types
    /// file.
    private static func isNameLike(_ type: TypeExpression, text: String) -> Bool {
        type != .name(text) || TypeParser.parse(text) != nil
    }

    private func binding(_ type: TypeExpression) -> TypeExpression? {
        if let match = catalog.spellings.stated(type, languages: scope.languages) {
            if case .binding(let value) = match.meaning { return value.replacing(match.bindings) }
        }
        if case .generic(let name, let arguments) = type, arguments.count == 1,
            scope.hasLanguage(where: { $0.bindings.contains(name) })
        {
            return arguments[0]
        }
        return nil
    }

    mutating func anything(for part: String) -> TypeExpression {
        unknown.append(part)
        return .name(target.anything)
    }

    // MARK: Names

    mutating func converted(_ type: TypeExpression, depth: Int) -> TypeExpression {
        steps += 1
        guard depth < Self.maximumDepth, steps < Self.maximumSteps, !expanding.contains(type) else {
            return anything(for: type.description)
        }
        if isView(type) { return target.slot }
        if case .name(let name) = type, generics.contains(name) { return type }
        if case .name(let name) = type, scope.isGeneric(name) { return anything(for: name) }
        if let name = type.stubName, catalog.types.isDeclared(name) {
            let own = catalog.types.own(
                name, of: scope.entry, implementation: scope.implementation, owner: scope.owner)
            if let own, let found = declaration(of: own, for: type, depth: depth) { return found }
        }
        if let match = catalog.spellings.stated(type, languages: scope.languages),
            let found = mapped(match, of: type, depth: depth)
        {
            return found
        }
        if let name = type.stubName, provided.imported.contains(name) { return structure(of: type, depth) }
        if let name = type.stubName, catalog.types.isDeclared(name) {
            let foreign = catalog.types.foreign(
                name, implementation: scope.implementation, languages: scope.languages)
            if let foreign, let found = declaration(of: foreign, for: type, depth: depth) { return found }
        }
        if scope.hasLanguage(where: \.hasUtilityTypes), let simpler = UtilityType.simplified(type) {
            return converted(simpler, depth: depth + 1)
        }
        if let match = catalog.spellings.builtIn(type, languages: scope.languages),
            let found = mapped(match, of: type, depth: depth)
        {
            return found
        }
        return structure(of: type, depth)
    }

    /// Returns the replacement for a type declared by an entry; nil if none of the stubs declares the type.
    private mutating func declaration(of record: TypeRecord, for type: TypeExpression, depth: Int) -> TypeExpression? {
        let declaration = record.declaration
        if let owner = declaration.from?.value {
            guard owner != record.entryID else { return nil }
            let there = catalog.types.own(
                record.name, of: owner, implementation: record.implementation.name, owner: nil)
            return there.flatMap { self.declaration(of: $0, for: type, depth: depth + 1) }
        }
        guard declaration.external != true, depth < Self.maximumDepth,
            let stub = catalog.declaration(of: record, by: targetName),
            TypeStubKind(record.element, isMain: false).isTypeInFunctions
        else { return nil }
        if catalog.isFunction(record) { return nil }
        declared[stub.name] = (record, stub.module)
        guard case .generic(_, let arguments) = type else {
            let count = declaration.generics.map { GenericParameters.names($0.value).count } ?? 0
            if count == 0 { return .name(stub.name) }
            return .generic(stub.name, Array(repeating: .name(target.anyArgument), count: count))
        }
        let parameters = declaration.generics.map { GenericParameters.names($0.value).count } ?? 0
        guard parameters == arguments.count else { return parameters == 0 ? .name(stub.name) : nil }
        return .generic(stub.name, arguments.map { converted($0, depth: depth + 1) })
    }

    private mutating func mapped(
        _ match: TypeTable<TypeSpellings.Meaning>.Match, of type: TypeExpression, depth: Int
    ) -> TypeExpression? {
        switch match.meaning {
        case .same(let other), .binding(let other):
            expanding.append(type)
            defer { expanding.removeLast() }
            return converted(other.replacing(match.bindings), depth: depth + 1)
        case .spelled(let types):
            guard let spelled = types[target.language] else { return nil }
            let bindings = match.bindings.mapValues { converted($0, depth: depth + 1) }
            let isPattern = { (name: String) in match.bindings[name] != nil }
            return lowered(
                platformType(spelled, isWildcard: isPattern).replacing(bindings).filling(callable(type, depth: depth)))
        }
    }

    /// Returns the parameters of a function, for a pattern that takes any.
    private mutating func callable(_ type: TypeExpression, depth: Int) -> [TypeExpression.Element] {
        guard case .function(let function) = type.unwrapped else { return [] }
        return function.parameters.map { element in
            var element = element
            element.type = converted(element.type, depth: depth + 1)
            return element
        }
    }

    // MARK: What can be shown

    func isView(_ type: TypeExpression) -> Bool {
        switch type.unwrapped {
        case .name(let name): views.contains(name)
        case .function(let function) where function.parameters.isEmpty && function.receiver == nil:
            function.attributes.contains("ViewBuilder") || function.attributes.contains("Composable")
                || isViewResult(function.result)
        default: false
        }
    }

    func isViewResult(_ type: TypeExpression) -> Bool {
        guard case .name(let name) = type.unwrapped else { return false }
        return views.contains(name) || scope.hasLanguage { $0.views.contains(name) }
    }
}

extension TypeExpression {
    /// The name of a type that may be declared by an entry, without generic arguments.
    fileprivate var stubName: String? {
        switch self {
        case .name(let name), .generic(let name, _): name
        default: nil
        }
    }

    /// The type where a value need not be there.
    var madeOptional: TypeExpression {
        if case .optional = self { return self }
        return .optional(self)
    }

    /// Returns a pattern for functions with any parameters, with the parameters of a function filled in.
    fileprivate func filling(_ parameters: [Element]) -> TypeExpression {
        guard case .function(var function) = self, function.parameters.map(\.type) == [.anyParameters] else {
            return self
        }
        function.parameters = parameters
        return .function(function)
    }
}
