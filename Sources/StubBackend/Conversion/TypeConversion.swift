import CatalogModel
import CatalogTypes

/// A type in the words of another language.
struct ConvertedType {
    var expression: TypeExpression
    /// Whether the value's owner keeps it, and hears of when it changes.
    var isBinding = false
    /// The parts of the source's type that have no counterpart.
    var unknown: [String] = []
}

/// Makes of the types of one file types of another language: by what the catalog declares, by the types file, by what
/// belongs to the languages, and by what the brackets say.
struct TypeConversion {
    let catalog: StubCatalog
    let target: TargetLanguage
    /// The name of the target that writes the stubs.
    let targetName: String
    /// What the names in texts can mean; each type sets its own.
    var scope: TypeScope
    /// The generic parameters that stand for what can be shown.
    var views: Set<String> = []
    /// The generic parameters that the stub itself declares.
    var generics: Set<String> = []

    /// Types of the catalog that have been named, by their names in stubs, and the files that declare them.
    private(set) var declared: [String: (record: TypeRecord, root: String)] = [:]
    /// Names that nobody declares, with the number of their arguments.
    private(set) var placeholders: [String: Int] = [:]

    private var unknown: [String] = []
    private var expanding: [TypeExpression] = []
    private var steps = 0

    /// Deeper and longer than any type that ends: aliases that lead to themselves stop here.
    private static let maximumDepth = 64
    private static let maximumSteps = 4096

    init(catalog: StubCatalog, target: TargetLanguage, targetName: String, scope: TypeScope) {
        self.catalog = catalog
        self.target = target
        self.targetName = targetName
        self.scope = scope
    }

    private var isSameLanguage: Bool { scope.languages.contains(target.rawValue) }

    /// - Parameter texts: More than one for a choice.
    mutating func convert(_ texts: [String]) -> ConvertedType {
        if texts.count == 1, let text = texts.first { return convert(text) }
        (unknown, expanding, steps) = ([], [], 0)
        let types = texts.map { text in TypeParser.parse(text).map { binding($0) ?? $0 } }
        guard types.allSatisfy({ $0 != nil }) else {
            return ConvertedType(expression: .name(target.anything), unknown: texts)
        }
        let isBinding = texts.contains { TypeParser.parse($0).flatMap(binding) != nil }
        let expression = converted(.union(types.compactMap(\.self).uniqued()), 0)
        return ConvertedType(expression: expression, isBinding: isBinding, unknown: unknown.uniqued())
    }

    mutating func convert(_ text: String) -> ConvertedType {
        (unknown, expanding, steps) = ([], [], 0)
        var type = TypeParser.parse(text) ?? .name(text)
        var isBinding = false
        while let wrapped = binding(type) {
            (type, isBinding) = (wrapped, true)
        }
        let expression = Self.isNameLike(type, text) ? converted(type, 0) : anything(for: text)
        return ConvertedType(expression: expression, isBinding: isBinding, unknown: unknown.uniqued())
    }

    /// A text that could not be read stands as a name; such a name can only be in the types file.
    private static func isNameLike(_ type: TypeExpression, _ text: String) -> Bool {
        type != .name(text) || TypeParser.parse(text) != nil
    }

    private func binding(_ type: TypeExpression) -> TypeExpression? {
        if let match = catalog.spellings.stated(type, languages: scope.languages) {
            if case .binding(let value) = match.meaning { return value.replacing(match.bindings) }
        }
        if case .generic("Binding", let arguments) = type, arguments.count == 1, scope.languages.contains("swift") {
            return arguments[0]
        }
        return nil
    }

    private mutating func anything(for part: String) -> TypeExpression {
        unknown.append(part)
        return .name(target.anything)
    }

    // MARK: Names

    mutating func converted(_ type: TypeExpression, _ depth: Int) -> TypeExpression {
        steps += 1
        guard depth < Self.maximumDepth, steps < Self.maximumSteps, !expanding.contains(type) else {
            return anything(for: type.description)
        }
        if isView(type) { return slot }
        if case .name(let name) = type, generics.contains(name) { return type }
        if case .name(let name) = type, scope.isGeneric(name) { return anything(for: name) }
        if let name = type.stubName, catalog.types.isDeclared(name) {
            let own = catalog.types.own(
                name, of: scope.entry, implementation: scope.implementation, owner: scope.owner)
            if let own, let found = declaration(own, type, depth) { return found }
        }
        if let match = catalog.spellings.stated(type, languages: scope.languages),
            let found = mapped(match, type, depth)
        {
            return found
        }
        if let name = type.stubName, catalog.types.isDeclared(name) {
            let foreign = catalog.types.foreign(
                name, implementation: scope.implementation, languages: scope.languages)
            if let foreign, let found = declaration(foreign, type, depth) { return found }
        }
        if scope.languages.contains("typescript"), let simpler = UtilityType.simplified(type) {
            return converted(simpler, depth + 1)
        }
        if let match = catalog.spellings.builtIn(type, languages: scope.languages),
            let found = mapped(match, type, depth)
        {
            return found
        }
        return structure(of: type, depth)
    }

    /// What stands for a type that an entry declares; nil if none of the stubs declares it.
    private mutating func declaration(_ record: TypeRecord, _ type: TypeExpression, _ depth: Int) -> TypeExpression? {
        let declaration = record.declaration
        if let owner = declaration.from?.value {
            guard owner != record.component.id else { return nil }
            let there = catalog.types.own(
                record.name, of: owner, implementation: record.implementation.name, owner: nil)
            return there.flatMap { self.declaration($0, type, depth + 1) }
        }
        guard declaration.external != true, catalog.isDeclared(record, by: targetName), depth < Self.maximumDepth,
            let name = catalog.name(of: record), TypeStub.Kind(record.element, isMain: false).isTypeInFunctions
        else { return nil }
        if catalog.isFunction(record) { return nil }
        declared[name.type] = (record, name.root)
        guard case .generic(_, let arguments) = type else {
            let count = declaration.generics.map { GenericParameters.names($0.value).count } ?? 0
            if count == 0 { return .name(name.type) }
            return .generic(name.type, Array(repeating: .name(target == .kotlin ? "*" : "any"), count: count))
        }
        let parameters = declaration.generics.map { GenericParameters.names($0.value).count } ?? 0
        guard parameters == arguments.count else { return parameters == 0 ? .name(name.type) : nil }
        return .generic(name.type, arguments.map { converted($0, depth + 1) })
    }

    private mutating func mapped(
        _ match: TypeTable<Spellings.Meaning>.Match, _ type: TypeExpression, _ depth: Int
    ) -> TypeExpression? {
        switch match.meaning {
        case .same(let other), .binding(let other):
            expanding.append(type)
            defer { expanding.removeLast() }
            return converted(other.replacing(match.bindings), depth + 1)
        case .spelled(let kotlin, let typescript):
            guard let spelled = target == .kotlin ? kotlin : typescript else { return nil }
            let bindings = match.bindings.mapValues { converted($0, depth + 1) }
            let isPattern = { (name: String) in match.bindings[name] != nil }
            return lowered(known(spelled, isPattern).replacing(bindings).filling(callable(type, depth)))
        }
    }

    /// The parameters of a function, for a pattern that takes any.
    private mutating func callable(_ type: TypeExpression, _ depth: Int) -> [TypeExpression.Element] {
        guard case .function(let function) = type.unwrapped else { return [] }
        return function.parameters.map { element in
            var element = element
            element.type = converted(element.type, depth + 1)
            return element
        }
    }

    /// A type of the target's own words, with its names looked up.
    private mutating func known(_ type: TypeExpression, _ isWildcard: (String) -> Bool) -> TypeExpression {
        switch type {
        case .name(let name): return isWildcard(name) ? type : .name(platformName(name, 0))
        case .generic(let name, let arguments):
            return .generic(platformName(name, arguments.count), arguments.map { known($0, isWildcard) })
        case .optional(let inner): return .optional(known(inner, isWildcard))
        case .array(let inner): return .array(known(inner, isWildcard))
        case .dictionary(let key, let value): return .dictionary(known(key, isWildcard), known(value, isWildcard))
        case .tuple(let elements): return .tuple(elements.map { known($0, isWildcard) })
        case .function(var function):
            function.receiver = function.receiver.map { known($0, isWildcard) }
            function.parameters = function.parameters.map { known($0, isWildcard) }
            function.result = known(function.result, isWildcard)
            return .function(function)
        case .object(let elements, let rest):
            return .object(elements.map { known($0, isWildcard) }, rest: rest.map { known($0, isWildcard) })
        case .union(let members): return .union(members.map { known($0, isWildcard) })
        case .intersection(let members): return .intersection(members.map { known($0, isWildcard) })
        case .literal, .template, .verbatim, .anyParameters: return type
        }
    }

    private mutating func known(
        _ element: TypeExpression.Element, _ isWildcard: (String) -> Bool
    ) -> TypeExpression.Element {
        var element = element
        element.type = known(element.type, isWildcard)
        return element
    }

    /// A name of the target's language: one of the platform, of a stub, or a placeholder.
    private mutating func platformName(_ name: String, _ count: Int) -> String {
        if PlatformNames.isKnown(name, in: target) { return name }
        let record = catalog.types.foreign(name, implementation: nil, languages: [target.rawValue])
        if let record, catalog.isDeclared(record, by: targetName), !catalog.isFunction(record),
            let known = catalog.name(of: record)
        {
            declared[known.type] = (record, known.root)
            return known.type
        }
        let parts = name.split(separator: ".").map(String.init)
        guard !parts.isEmpty, parts.allSatisfy(DeclaredNames.isIdentifier), parts.count == 1 || count == 0 else {
            return anythingName(for: name)
        }
        let spelled = parts.map(DeclaredNames.pascalCase).joined()
        if PlatformNames.isKnown(spelled, in: target) { return anythingName(for: name) }
        if let other = placeholders[spelled], other != count { return anythingName(for: name) }
        placeholders[spelled] = count
        return spelled
    }

    private mutating func anythingName(for name: String) -> String {
        unknown.append(name)
        return target.anything
    }

    // MARK: What can be shown

    private func isView(_ type: TypeExpression) -> Bool {
        switch type.unwrapped {
        case .name(let name): views.contains(name)
        case .function(let function) where function.parameters.isEmpty:
            function.attributes.contains("ViewBuilder") || isViewResult(function.result)
        default: false
        }
    }

    private func isViewResult(_ type: TypeExpression) -> Bool {
        guard case .name(let name) = type.unwrapped else { return false }
        return views.contains(name) || (scope.languages.contains("swift") && ["View", "AnyView"].contains(name))
    }

    private var slot: TypeExpression {
        switch target {
        case .kotlin:
            var function = TypeExpression.Function([], .name("Unit"))
            function.attributes = ["Composable"]
            return .function(function)
        case .typescript: return .name("ReactNode")
        }
    }

    // MARK: Brackets

    private mutating func structure(of type: TypeExpression, _ depth: Int) -> TypeExpression {
        switch type {
        case .name(let name):
            return isSameLanguage ? .name(platformName(name, 0)) : anything(for: name)
        case .generic(let name, let arguments):
            guard isSameLanguage else { return anything(for: type.description) }
            let spelled = platformName(name, arguments.count)
            if spelled == target.anything { return .name(spelled) }
            return .generic(spelled, arguments.map { converted($0, depth + 1) })
        case .optional(let inner): return lowered(.optional(converted(inner, depth + 1)))
        case .array(let inner): return lowered(.array(converted(inner, depth + 1)))
        case .dictionary(let key, let value):
            return lowered(.dictionary(converted(key, depth + 1), converted(value, depth + 1)))
        case .tuple(let elements): return lowered(.tuple(elements.map { converted($0, depth + 1) }))
        case .function(let function): return .function(converted(function, depth + 1))
        case .object(let elements, let rest):
            if target == .kotlin { return object(elements, rest: rest, type, depth) }
            return .object(
                elements.map { converted($0, depth + 1) }, rest: rest.map { converted($0, depth + 1) })
        case .union(let members): return union(members, type, depth)
        case .intersection(let members):
            if target == .kotlin { return anything(for: type.description) }
            return .intersection(members.map { converted($0, depth + 1) })
        case .literal(let value): return target == .typescript ? type : .name(Self.name(of: value))
        case .template(let text):
            let isPlain =
                target == .typescript && !text.contains("\\")
                && Self.holes(of: text)
                    .allSatisfy { ["string", "number"].contains($0) }
            return isPlain ? type : .name(target == .kotlin ? "String" : "string")
        case .verbatim, .anyParameters: return anything(for: type.description)
        }
    }

    /// What stands between `${` and `}`.
    private static func holes(of text: String) -> [String] {
        text.components(between: "${", and: "}")
    }

    private mutating func converted(_ element: TypeExpression.Element, _ depth: Int) -> TypeExpression.Element {
        var element = element
        element.type = converted(element.type, depth)
        return element
    }

    private mutating func converted(_ function: TypeExpression.Function, _ depth: Int) -> TypeExpression.Function {
        var result = function
        let isSlot = function.attributes.contains("ViewBuilder") || isViewResult(function.result)
        result.parameters = function.parameters.map { converted($0, depth) }
        result.attributes = function.attributes.contains("Composable") || isSlot ? ["Composable"] : []
        result.receiver = function.receiver.map { converted($0, depth) }
        result.result = .name(target == .kotlin ? "Unit" : "ReactNode")
        if !isSlot { result.result = converted(function.result, depth) }
        if target == .typescript {
            result.attributes = []
            if let receiver = result.receiver { result.parameters.insert(.init(label: "scope", type: receiver), at: 0) }
            result.receiver = nil
            if function.isAsync, case .generic("Promise", _) = result.result {
            } else if function.isAsync {
                result.result = .generic("Promise", [result.result])
            }
        } else {
            // A parameter that takes any number of values is a list in the type of a function.
            result.parameters = result.parameters.map {
                .init(label: $0.label, type: $0.isOptional ? $0.type.madeOptional : $0.type)
            }
        }
        return result
    }

    private mutating func object(
        _ elements: [TypeExpression.Element], rest: TypeExpression?, _ type: TypeExpression, _ depth: Int
    ) -> TypeExpression {
        if elements.isEmpty, let rest { return .generic("Map", [.name("String"), converted(rest, depth + 1)]) }
        unknown.append(type.description)
        return .generic("Map", [.name("String"), .optional(.name("Any"))])
    }

    private mutating func union(
        _ members: [TypeExpression], _ type: TypeExpression, _ depth: Int
    ) -> TypeExpression {
        let rest = members.filter { !Self.isNothing($0.unwrapped) }
        let isOptional = rest.count < members.count
        let others = rest.map { converted($0, depth + 1) }.uniqued()
        if target == .typescript {
            if others.isEmpty { return .name("null") }
            var all = others
            for nothing in ["null", "undefined"] where members.contains(where: { $0.unwrapped == .name(nothing) }) {
                all.append(.name(nothing))
            }
            return all.count == 1 ? all[0] : .union(all)
        }
        guard let first = others.first else { return .optional(.name("Nothing")) }
        if others.count > 1 {
            unknown.append(type.description)
            return isOptional ? .optional(.name("Any")) : .name("Any")
        }
        return isOptional ? first.madeOptional : first
    }

    private static func isNothing(_ type: TypeExpression) -> Bool {
        [.name("null"), .name("undefined"), .literal(.null)].contains(type)
    }

    private static func name(of value: JSONValue) -> String {
        switch value {
        case .string: "String"
        case .number(let digits): Int32(digits) == nil ? "Double" : "Int"
        case .bool: "Boolean"
        default: "Any"
        }
    }

    /// The type with the target's own words for brackets.
    private mutating func lowered(_ type: TypeExpression) -> TypeExpression {
        switch (target, type) {
        case (.kotlin, .optional(let inner)): return inner.madeOptional
        case (.kotlin, .array(let inner)): return .generic("List", [inner])
        case (.kotlin, .dictionary(let key, let value)): return .generic("Map", [key, value])
        case (.kotlin, .tuple(let elements)):
            let types = elements.map(\.type)
            switch types.count {
            case 0: return .name("Unit")
            case 1: return types[0]
            case 2: return .generic("Pair", types)
            case 3: return .generic("Triple", types)
            default: return anything(for: type.description)
            }
        case (.typescript, .optional(let inner)):
            if case .union(let members) = inner, members.contains(.name("null")) { return inner }
            return .union([inner, .name("null")])
        case (.typescript, .dictionary(let key, let value)):
            let isKey = [.name("string"), .name("number")].contains(key)
            return .generic(isKey ? "Record" : "Map", [key, value])
        case (.typescript, .tuple(let elements)):
            if elements.isEmpty { return .name("void") }
            if elements.count == 1, !elements[0].isRest { return elements[0].type }
            let isLabeled = elements.allSatisfy { $0.label != nil }
            return .tuple(
                elements.map { element in
                    var element = element
                    if !isLabeled { element.label = nil }
                    return element
                })
        default: return type
        }
    }
}

extension TypeExpression {
    /// The name of a type that an entry may declare, without its generic arguments.
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

    /// A pattern for functions with any parameters, with those of a function.
    fileprivate func filling(_ parameters: [Element]) -> TypeExpression {
        guard case .function(var function) = self, function.parameters.map(\.type) == [.anyParameters] else {
            return self
        }
        function.parameters = parameters
        return .function(function)
    }
}

extension String {
    /// The texts that stand between two marks.
    fileprivate func components(between start: String, and end: Character) -> [String] {
        var texts: [String] = []
        var rest = self[...]
        while let mark = rest.firstRange(of: start) {
            let text = rest[mark.upperBound...].prefix { $0 != end }
            texts.append(String(text))
            rest = rest[text.endIndex...]
        }
        return texts
    }
}
