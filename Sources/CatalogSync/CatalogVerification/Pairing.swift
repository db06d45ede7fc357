import CatalogChanges
import CatalogModel

/// Lookup of the code declaration matching a type, function or variable of an entry: by symbol, name, prefixed name or
/// alternative name, and by module where several declarations have one name.
struct Pairing {
    let declared: DeclaredTypes
    private let prefixes: [String]
    /// Declared names by alternative names: the class of an element.
    private let byOtherName: [String: String]
    /// Types by the name of a type around them in the same component, in the order of the source.
    private let byOwner: [Owner: [DeclaredTypes.Declaration<TypeDeclaration>]]
    /// Declarations with an entry that states the name and the module.
    private var stated: Set<SourceRange> = []
    /// The names of declared types with an entry.
    private var documented: Set<String> = []
    /// Declarations already paired with an entry.
    private var taken: Set<SourceRange> = []

    /// The type around nested types, by component and name.
    private struct Owner: Hashable {
        let component: Int
        let name: Substring
    }

    /// - Parameters:
    ///   - declared: The declarations of the code.
    ///   - prefixes: Beginnings of names in code, left out by entries.
    ///   - types: All types described by entries.
    init(
        _ declared: DeclaredTypes, prefixes: [String], documenting types: [OrderedRecords<TypeDeclaration>.Element]
    ) {
        self.declared = declared
        self.prefixes = prefixes
        var names: [String: String] = [:]
        var nested: [Owner: [DeclaredTypes.Declaration<TypeDeclaration>]] = [:]
        for name in declared.names.uniqued() {
            for type in declared.types[name] ?? [] {
                for other in type.value.names.orEmpty() { names[other.value.value] = name }
                for dot in name.indices where name[dot] == "." {
                    nested[Owner(component: type.component, name: name[..<dot]), default: []].append(type)
                }
            }
        }
        byOtherName = names
        byOwner = nested
        for type in types {
            guard let name = name(of: type) else { continue }
            documented.insert(name)
            for declaration in declared.types[name] ?? [] where declaration.isIn(moduleOf: type.value) {
                stated.insert(declaration.key.range)
            }
        }
    }

    /// Returns the declaration of a type; nil without a matching declaration.
    func declaration(
        of type: OrderedRecords<TypeDeclaration>.Element
    ) -> DeclaredTypes.Declaration<TypeDeclaration>? {
        guard let all = name(of: type).flatMap({ declared.types[$0] }) else { return nil }
        let own = all.filter { $0.isIn(moduleOf: type.value) }
        // A type of another module can have moved, unless another entry describes the module's type.
        return best(own.isEmpty ? all.filter { !stated.contains($0.key.range) } : own) { declared in
            let sides = (OrderedRecords([type]), OrderedRecords([.init(key: type.key, value: declared)]))
            return (.with(sides.0, Implementation.keys.types), .with(sides.1, Implementation.keys.types))
        }
    }

    /// Returns the declaration of a function; nil without a matching declaration.
    func declaration(of function: OrderedRecords<[Method]>.Element) -> DeclaredTypes.Declaration<[Method]>? {
        best(declared.functions[function.name] ?? []) { declared in
            let sides = (OrderedRecords([function]), OrderedRecords([.init(key: function.key, value: declared)]))
            return (.with(sides.0, Implementation.keys.functions), .with(sides.1, Implementation.keys.functions))
        }
    }

    /// Returns the declaration of a variable; nil without a matching declaration.
    func declaration(of variable: OrderedRecords<Property>.Element) -> DeclaredTypes.Declaration<Property>? {
        best(declared.variables[variable.name] ?? []) { declared in
            let sides = (OrderedRecords([variable]), OrderedRecords([.init(key: variable.key, value: declared)]))
            return (.with(sides.0, Implementation.keys.variables), .with(sides.1, Implementation.keys.variables))
        }
    }

    /// Returns the candidate without an entry, and then with the fewest differences.
    private func best<Value>(
        _ candidates: [DeclaredTypes.Declaration<Value>], sides: (Value) -> (Implementation, Implementation)
    ) -> DeclaredTypes.Declaration<Value>? {
        if candidates.count < 2 { return candidates.first }
        let free = candidates.filter { !taken.contains($0.key.range) }
        let differences = (free.isEmpty ? candidates : free).map { candidate in
            let (stated, declared) = sides(candidate.value)
            let comparison = DeclaredComparison(of: nil, platform: "", stated: stated, declared: declared) {
                key, record, hasValue in
                record != "Implementation" && !candidate.knowledge.covers(key, of: record, isPresent: hasValue)
            }
            return (candidate: candidate, count: comparison.changes.count)
        }
        return differences.min { $0.count < $1.count }?.candidate
    }

    /// Records that an entry describes declarations.
    mutating func take(_ declarations: [SourceRange]) { taken.formUnion(declarations) }

    /// Returns the declared name for a type; nil without a matching declaration.
    ///
    /// A type with a symbol matches only the declaration of exactly the symbol.
    private func name(of type: OrderedRecords<TypeDeclaration>.Element) -> String? {
        if let symbol = type.value.symbol?.value { return declared.types[symbol] == nil ? nil : symbol }
        let others = type.value.names.orEmpty().map(\.value.value)
        for candidate in [type.name] + prefixes.map({ $0 + type.name }) + others {
            if declared.types[candidate] != nil { return candidate }
            if let name = byOtherName[candidate] { return name }
        }
        return nil
    }

    /// Returns whether code has an element under another tag than an entry, with the class as the only common name.
    func isRenamed(_ type: OrderedRecords<TypeDeclaration>.Element, to name: String) -> Bool {
        // Only tags have hyphens. An entry may give any other type a different name and state its symbol.
        guard type.value.symbol == nil, type.name.contains("-"), name.contains("-") else { return false }
        return !([type.name] + prefixes.map { $0 + type.name }).contains { $0 == name || byOtherName[$0] == name }
    }

    /// Returns the types of a deprecated entry: types deprecated by code are deprecated by the entry, too, or else the
    /// first type declared by code.
    func deprecating(
        _ types: OrderedRecords<TypeDeclaration>, as deprecated: Deprecation
    ) -> OrderedRecords<TypeDeclaration> {
        let found = types.elements.map(declaration)
        var locations = found.indices.filter { found[$0]?.value.deprecated != nil }
        if locations.isEmpty {
            let isTold = types.elements.contains { $0.value.deprecated != nil }
            locations = isTold ? [] : found.indices.filter { found[$0] != nil }.prefix(1).map(\.self)
        }
        var types = types
        for location in locations where types[location].value.deprecated == nil {
            types.elements[location].value[Named.keys.deprecated] = deprecated
        }
        return types
    }

    /// Returns the types nested in a type by the same component and without an entry, each with the name beginning with
    /// `statedName`.
    ///
    /// A component such as `Tabs.Panel` has an entry of its own beside `Tabs`.
    func nested(
        in type: DeclaredTypes.Declaration<TypeDeclaration>, called statedName: String
    ) -> [(declaration: DeclaredTypes.Declaration<TypeDeclaration>, stated: String)] {
        (byOwner[Owner(component: type.component, name: type.name[...])] ?? [])
            .filter { !documented.contains($0.name) }
            .map { ($0, statedName + $0.name.dropFirst(type.name.count)) }
    }
}

extension DeclaredTypes.Declaration<TypeDeclaration> {
    /// Whether an entry's type states the module that declares the type.
    fileprivate func isIn(moduleOf type: TypeDeclaration) -> Bool {
        type.module != nil && type.module?.value == value.module?.value
    }
}

extension Implementation {
    /// Returns an implementation with a single key.
    fileprivate static func with<Value>(_ value: Value, _ key: Key<Value>) -> Implementation {
        var implementation = Implementation()
        implementation[key] = value
        return implementation
    }
}
