import CatalogModel

/// An index of all symbols in the Swift symbol graphs read together, by name, owner and relationship.
struct SymbolGraphIndex {
    /// The symbols, each once, in the order of the graphs, without members given to types by protocols.
    let symbols: [SymbolGraph.Symbol]
    /// Properties and cases declared before by the same name in the same type, for other constraints.
    let repeated: [SymbolGraph.Symbol]
    private let byID: [String: SymbolGraph.Symbol]
    private let types: [String: SymbolGraph.Symbol]
    private let members: [String: [SymbolGraph.Symbol]]
    private let related: [String: [SymbolGraph.Relationship]]
    /// Requirements with a default implementation, and the place of the implementation.
    let defaults: [String: Text]

    private static let typeKinds: Set<Substring> = [
        "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype", "macro",
    ]

    init(_ graphs: [SymbolGraph]) {
        let implementations = graphs.flatMap(\.relationships).filter { $0.kind == "defaultImplementationOf" }
        let given = Set(implementations.map(\.source))
        var seen: Set<String> = []
        var symbols: [SymbolGraph.Symbol] = []
        var repeated: [SymbolGraph.Symbol] = []
        var values: Set<String> = []
        for symbol in graphs.flatMap(\.symbols) where symbol.isSwift && symbol.isDeclaration {
            if given.contains(symbol.id) || symbol.id.contains("::SYNTHESIZED::") { continue }
            guard seen.insert(symbol.id).inserted else { continue }
            // Only functions can be overloaded in an entry.
            let isValue = ["property", "type.property", "var", "enum.case"].contains(symbol.kindName)
            if !isValue || values.insert(String(symbol.fullName.prefix { $0 != "(" })).inserted {
                symbols.append(symbol)
            } else {
                repeated.append(symbol)
            }
        }
        self.symbols = symbols
        self.repeated = repeated
        byID = Dictionary(symbols.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        types = Dictionary(
            symbols.filter { Self.typeKinds.contains($0.kindName) }.map { ($0.fullName, $0) },
            uniquingKeysWith: { first, _ in first })
        members = Dictionary(grouping: symbols) { $0.owner.joined(separator: ".") }
        related = Dictionary(grouping: graphs.flatMap(\.relationships), by: \.source)
        defaults = Dictionary(
            implementations.map { ($0.target.value, $0.target) }, uniquingKeysWith: { first, _ in first })
    }

    func type(named name: String) -> SymbolGraph.Symbol? { types[name] }

    func isType(_ symbol: SymbolGraph.Symbol) -> Bool { Self.typeKinds.contains(symbol.kindName) }

    /// Returns the members of a type without the nested types.
    func members(of name: String) -> [SymbolGraph.Symbol] {
        (members[name] ?? []).filter { !isType($0) && $0.kindName != "extension" }
    }

    /// Whether a type only contains other types.
    func isNamespace(_ name: String) -> Bool {
        guard let symbol = types[name], ["enum", "struct"].contains(symbol.kindName) else { return false }
        return members(of: name).allSatisfy { $0.kindName == "init" } && members[name]?.contains(where: isType) == true
    }

    /// Returns the name of the type that declares the member replaced by a member.
    func origin(of symbol: SymbolGraph.Symbol, isOverride: Bool) -> Text? {
        for relationship in related[symbol.id] ?? [] {
            if relationship.kind == "memberOf", let origin = relationship.origin { return origin.map(Self.owner) }
            if relationship.kind == "overrides" { return name(of: relationship).map { $0.map(Self.owner) } }
        }
        // The override of a member of a class that is missing from all graphs.
        return isOverride
            ? related[types[symbol.owner.joined(separator: ".")]?.id ?? ""]?.first(where: {
                $0.kind == "inheritsFrom"
            }).flatMap(name) : nil
    }

    /// Returns the conditions of the extension that declares a symbol, without those of the extended type.
    func conditions(of symbol: SymbolGraph.Symbol) -> [Text] {
        let owner = types[symbol.owner.joined(separator: ".")]
        let given = Set((owner?.constraints ?? []).map(\.value) + ["Self: \(symbol.owner.last ?? "")"])
        return (symbol.extensionConstraints ?? []).filter { !given.contains($0.value) }
    }

    /// Returns the protocols or the superclass of a type, each with the condition.
    func relatives(of symbol: SymbolGraph.Symbol, by kind: String) -> [(name: Text, condition: Text?)] {
        var seen: Set<String> = []
        return (related[symbol.id] ?? []).filter { $0.kind == kind }.compactMap { relationship in
            guard let name = name(of: relationship), seen.insert(name.value).inserted else { return nil }
            let constraints = relationship.constraints
            let condition = constraints.isEmpty ? nil : constraints.map(\.value).joined(separator: ", ")
            return (name, condition.map { Text($0, at: constraints[0].range) })
        }
    }

    /// Returns the name of the target without the module.
    private func name(of relationship: SymbolGraph.Relationship) -> Text? {
        if let symbol = byID[relationship.target.value] { return relationship.target.map { _ in symbol.fullName } }
        return relationship.targetName?.map { name in
            name.contains(".") ? name.split(separator: ".").dropFirst().joined(separator: ".") : name
        }
    }

    /// Returns the module of the first target of a kind in another module: `UIKit`.
    func foreignModule(of symbol: SymbolGraph.Symbol, by kind: String) -> [String] {
        (related[symbol.id] ?? []).filter { $0.kind == kind }.compactMap { relationship in
            relationship.targetName?.value.split(separator: ".").first.map(String.init)
        }
    }

    /// Returns the owner of a member: `P` of `P.f(_:)`.
    private static func owner(of name: String) -> String {
        let path = name.prefix { $0 != "(" }.split(separator: ".")
        return path.count > 1 ? path.dropLast().joined(separator: ".") : name
    }
}
