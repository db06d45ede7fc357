import CatalogModel
import SourceCode

/// A converter of the types and values of a stub file into the stub's language, with comments and findings for parts
/// without a counterpart.
///
/// A type or value without a counterpart becomes a fact for the documentation comment, and a finding: only one for each
/// type, regardless of the number of uses.
struct ConvertedSpelling {
    var conversion: TypeConversion
    var diagnostics = Diagnostics()
    let origin: OriginStub
    private var reported: Set<String> = []
    /// Enums for lists of literals: the values by enum names.
    private(set) var literalEnums: [String: [String]] = [:]
    /// The cases of the enums declared or named by the file.
    private var taken: Set<String>

    init(_ conversion: TypeConversion, origin: OriginStub, taken: Set<String>) {
        self.conversion = conversion
        self.origin = origin
        self.taken = taken
    }

    var language: String { conversion.target.title }

    /// Returns an unused name for a declaration of the file besides the types of the entry.
    mutating func unused(_ name: String) -> String {
        var unused = name
        while !taken.insert(unused).inserted { unused += "2" }
        return unused
    }

    // MARK: Types

    /// Returns the converted type; nil where the author stated no type.
    mutating func type(_ type: StatedType, facts: inout [DocFact]) -> ConvertedType? {
        guard let first = type.alternatives.first else {
            facts.append(DocFact(.type, text: .words("not stated")))
            return nil
        }
        if type.alternatives.count == 1 { return self.type(first, facts: &facts) }
        let converted = conversion.convert(type.alternatives.map(\.value))
        if !converted.unknown.isEmpty { facts.append(DocFact(.type, text: .words(type.words ?? ""))) }
        report(converted, of: first)
        return converted
    }

    mutating func type(_ text: Text, facts: inout [DocFact]) -> ConvertedType {
        let converted = conversion.convert(text.value)
        if !converted.unknown.isEmpty { facts.append(DocFact(.type, code: text.value)) }
        report(converted, of: text)
        return converted
    }

    private mutating func report(_ converted: ConvertedType, of text: Text) {
        for part in converted.unknown where reported.insert(part).inserted {
            diagnostics.report(
                .stubPart(part, of: text, from: origin.isDerived ? origin.title : nil, in: language))
        }
    }

    /// Returns an enum for a list of literal texts; nil for any other type.
    mutating func literalEnum(_ type: StatedType, named name: String) -> (name: String, isOptional: Bool)? {
        guard type.alternatives.count == 1, let text = type.alternatives.first,
            case .union(let members)? = TypeParser.parse(text.value)?.unwrapped
        else { return nil }
        let others = members.map(\.unwrapped).filter { ![.name("null"), .name("undefined")].contains($0) }
        let values = others.compactMap { if case .literal(.string(let value)) = $0 { value } else { nil } }
        guard values.count == others.count, values.count > 1 else { return nil }
        let spelled = unused(name)
        literalEnums[spelled] = values.uniqued()
        return (spelled, others.count < members.count)
    }

    // MARK: Enums

    /// Remembers an enum declared by the file besides those of the entry.
    mutating func declareEnum(_ name: String, cases: [String]) { literalEnums[name] = cases.uniqued() }

    /// Returns the cases of an enum by name in stubs, with the number of associated values.
    func cases(of name: String) -> [(name: String, raw: String?, count: Int)]? {
        if let values = literalEnums[name] { return values.map { ($0, $0, 0) } }
        guard let record = conversion.declared[name]?.record else { return nil }
        guard case .enum = TypeStubKind(record.element, isMain: false) else { return nil }
        return record.declaration.cases.orEmpty().flatMap { element in
            NamePattern.names(element.name).map {
                ($0, element.value.raw?.value, element.value.parameters.orEmpty().count)
            }
        }
    }

    /// Returns the type meant by a name declared by an entry in the language of the stub.
    func definition(of name: String) -> TypeExpression? {
        guard conversion.keepsSpelling, let type = conversion.declared[name]?.record.declaration,
            let definition = type.definition.flatMap({ TypeParser.parse($0.value) })?.unwrapped,
            definition != .name(name)
        else { return nil }
        // Names in other definitions would need a lookup in the scope of their declaration.
        switch definition {
        case .name(let other): return conversion.target.isAvailable(other) ? definition : nil
        case .literal: return definition
        case .union(let members):
            return .union(
                members.filter { member in
                    if case .name(let name) = member { return conversion.target.isAvailable(name) }
                    return true
                })
        default: return nil
        }
    }

    /// Returns the enum case meant by a default.
    func caseName(_ literal: LiteralValue, of type: String) -> String? {
        guard let cases = cases(of: type) else { return nil }
        switch literal {
        case .member(let owner, let name):
            let isOwner = owner.isEmpty || type.hasSuffix(owner.split(separator: ".").last ?? "")
            return isOwner ? cases.first { $0.name == name && $0.count == 0 }?.name : nil
        case .string(let text), .number(let text):
            return cases.first { ($0.raw == text || $0.name == text) && $0.count == 0 }?.name
        case .nothing: return cases.first { $0.name == "none" && $0.count == 0 }?.name
        default: return nil
        }
    }

    mutating func unspoken(_ value: Text, facts: inout [DocFact]) {
        facts.append(DocFact(.value, code: value.value))
        if reported.insert("= " + value.value).inserted { diagnostics.report(.stubDefault(value, in: language)) }
    }

    // MARK: Names

    /// Returns the name of a value, and adds a fact where the name differs from the author's.
    ///
    /// - Parameters:
    ///   - name: The author's name.
    ///   - isKept: Whether the author's name can be used unchanged.
    ///   - facts: Takes the author's name where another is given.
    ///   - used: The names given so far, in the forms of comparison; takes the new name.
    /// - Returns: An unused name.
    mutating func valueName(
        _ name: Text, isKept: Bool = false, _ facts: inout [DocFact], _ used: inout Set<String>
    ) -> String {
        if isKept, used.insert("=" + name.value).inserted {
            used.insert(name.value.withCapital)
            return name.value
        }
        var spelled = DeclaredNames.camelCase(name.value)
        // Accessors in Java ignore the case of a property's first letter.
        while !used.insert(spelled.withCapital).inserted { spelled += "2" }
        used.insert("=" + spelled)
        if spelled != name.value {
            facts.append(DocFact(.name, code: name.value))
            if !DeclaredNames.isIdentifier(name.value), reported.insert("name " + name.value).inserted {
                diagnostics.report(.stubName(name, as: spelled, in: language))
            }
        }
        return spelled
    }
}

extension TypeStub {
    /// Whether the type becomes a function where components are functions.
    func isFunction(inEntryShown isShown: Bool) -> Bool {
        if case .component = kind { return true }
        if case .foreign(let kind) = kind, ["composable", "function"].contains(kind) { return true }
        return isMain && isShown && kind.canBeShown
    }

    /// Generic parameters bound to types that can be shown.
    var viewParameters: Set<String> { GenericParameters.views(generics, where: requirements) }
}

extension MethodStub {
    /// Generic parameters bound to types that can be shown.
    var viewParameters: Set<String> { GenericParameters.views(generics, where: requirements) }

    /// Returns the generic parameters, among the given names, that a default can determine: only one parameter mentions
    /// each.
    func inferable(_ names: Set<String>) -> Set<String> {
        if names.isEmpty { return [] }
        let texts = parameters.map { $0.property.type.alternatives.map(\.value).joined(separator: " ") }
        let uses = texts.flatMap { Set(SwiftTypeNames.uses(in: $0).map { $0.path[0] }) }
        let fixed = Set(SwiftTypeNames.uses(in: requirements?.value ?? "", isClause: true).map { $0.path[0] })
        return names.filter { name in uses.count { $0 == name } == 1 && !fixed.contains(name) }
    }
}

extension GenericParameters {
    fileprivate static func views(_ generics: Text?, where requirements: Text?) -> Set<String> {
        guard let generics else { return [] }
        let names = self.names(generics.value)
        let all = generics.value + "," + (requirements?.value ?? "")
        let words = all.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ":") }
        var views: Set<String> = []
        for (index, word) in words.enumerated() where index + 1 < words.count && words[index + 1] == "View" {
            let name = word.hasSuffix(":") ? word.dropLast() : word == ":" && index > 0 ? words[index - 1] : ""
            if names.contains(String(name)) { views.insert(String(name)) }
        }
        return views
    }
}
