import CatalogModel
import CatalogSyntax
import SourceCode

/// A conversion of Swift types and members from symbol graphs into records of the entry format.
struct SymbolTypeConverter {
    let index: SymbolGraphIndex

    /// Returns the record of a type by name; the description is left out if stated by the entry.
    ///
    /// For a name declared in no graph, the record is the record of the additions to the type of another module.
    func type(named name: Text, isTold: Bool = false) -> YAMLNode {
        guard let symbol = index.type(named: name.value) else { return addition(to: name) }
        let declaration = SwiftDeclaration(symbol.declaration)
        var record = DeclaredRecord(at: symbol.range)
        // Symbol graphs list an actor as a class.
        let isActor = declaration.keyword?.value == "actor"
        record.set("kind", to: symbol.kind.map { isActor ? "actor" : String($0.dropFirst("swift.".count)) })
        record.set("inherits", to: relatives(of: symbol, by: "inheritsFrom"))
        record.set("conforms", to: relatives(of: symbol, by: "conformsTo"))
        let generics = GenericClause(declaration, conditions: index.conditions(of: symbol))
        record.set("generics", to: generics.parameters)
        record.set("where", to: generics.constraints)
        record.set("raw", to: raw(of: symbol))
        if symbol.kindName == "typealias" { record.set("definition", to: declaration.type) }
        addMembers(of: symbol.fullName, isProtocol: symbol.kindName == "protocol", to: &record)
        var named = DeclaredRecord(at: symbol.range)
        let outer = index.type(named: symbol.owner.joined(separator: "."))?.availability ?? []
        MemberRecords(symbol: symbol, declaration: declaration, inheritedFrom: nil, outer: outer).addNamed(to: &named)
        for pair in named.node.mapping?.pairs ?? [] where !isTold || pair.key.value != "description" {
            record.set(pair.key.value, to: pair.value)
        }
        return record.node
    }

    private func addition(to name: Text) -> YAMLNode {
        var record = DeclaredRecord(at: name.range)
        record.set("kind", to: name.map { _ in "extension" })
        addMembers(of: name.value, isProtocol: false, to: &record)
        return record.node
    }

    // MARK: What types relate to

    /// Conformances that types have without a word in the declaration.
    private static let implicit: Set<String> = [
        "Sendable", "SendableMetatype", "Copyable", "Escapable", "BitwiseCopyable",
    ]
    /// Conformances left out for enums.
    private static let ofEnums: Set<String> = ["Equatable", "Hashable", "RawRepresentable"]
    private static let ofObjects: Set<String> = [
        "CVarArg", "CustomDebugStringConvertible", "CustomStringConvertible", "Equatable", "Hashable",
        "NSObjectProtocol", "NSCoding",
    ]

    private func relatives(of symbol: SymbolGraph.Symbol, by kind: String) -> [YAMLNode] {
        let isForeign = !index.foreignModule(of: symbol, by: "inheritsFrom").isEmpty
        return index.relatives(of: symbol, by: kind).compactMap { name, condition in
            if kind == "conformsTo", Self.implicit.contains(name.value) { return nil }
            if kind == "conformsTo", symbol.kindName == "enum", Self.ofEnums.contains(name.value) { return nil }
            if kind == "conformsTo", isForeign, Self.ofObjects.contains(name.value) { return nil }
            guard let condition else { return YAMLNode(text: name) }
            var record = DeclaredRecord(at: name.range)
            record.set("name", to: name)
            record.set("where", to: condition)
            return record.node
        }
    }

    /// Returns the raw type of an enum, from the parameter of the initializer added by the compiler.
    private func raw(of symbol: SymbolGraph.Symbol) -> Text? {
        guard symbol.kindName == "enum" else { return nil }
        let made = index.members(of: symbol.fullName).first { $0.origin == nil && Self.isRaw($0) }
        return made.flatMap { SwiftDeclaration($0.declaration).parameters.first?.type }
    }

    static func isRaw(_ symbol: SymbolGraph.Symbol) -> Bool { symbol.path.last?.value == "init(rawValue:)" }

    // MARK: Members

    private func addMembers(of owner: String, isProtocol: Bool, to record: inout DeclaredRecord) {
        var properties = DeclaredMembers()
        var initializers: [YAMLNode] = []
        var methods = DeclaredMembers()
        var cases = DeclaredMembers()
        let outer = index.type(named: owner)?.availability ?? []
        for symbol in index.members(of: owner) where !isAdded(symbol) {
            let declaration = SwiftDeclaration(symbol.declaration)
            let records = MemberRecords(
                symbol: symbol, declaration: declaration,
                inheritedFrom: index.origin(of: symbol, isOverride: declaration.modifier("override") != nil),
                outer: outer, conditions: index.conditions(of: symbol),
                protocolExtension: isProtocol && symbol.extensionConstraints != nil ? symbol.range : nil)
            let name = Self.name(of: symbol, declaration)
            switch symbol.kindName {
            case "property", "type.property", "var": properties.add(name, member: records.property)
            case "init": initializers.append(records.method())
            case "enum.case": cases.add(name, member: records.enumCase)
            case "method", "type.method", "func", "func.op", "subscript", "type.subscript":
                methods.add(
                    name, member: records.method(isRequirement: isProtocol, hasDefault: index.defaults[symbol.id]))
            default: continue
            }
        }
        record.set("properties", to: properties)
        record.set("initializers", to: initializers)
        record.set("methods", to: methods)
        record.set("cases", to: cases)
    }

    /// Whether a member is the initializer for raw values added by the compiler, or the required initializer
    /// `init(coder:)`.
    private func isAdded(_ symbol: SymbolGraph.Symbol) -> Bool {
        symbol.path.last?.value == "init(coder:)" || symbol.origin == nil && Self.isRaw(symbol)
    }

    /// Returns the name without labels.
    static func name(of symbol: SymbolGraph.Symbol, _ declaration: SwiftDeclaration) -> Text {
        if symbol.kindName.hasSuffix("subscript") { return symbol.path[symbol.path.count - 1].map { _ in "subscript" } }
        let name = declaration.name ?? symbol.path[symbol.path.count - 1]
        return name.map { $0.prefix { $0 != "(" }.filter { $0 != "`" } }.map { $0.isEmpty ? name.value : $0 }
    }
}
