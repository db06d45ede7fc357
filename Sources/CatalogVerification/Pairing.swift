import CatalogModel

/// Lookup of the code declaration matching a type of an entry: by symbol, name, prefixed name or alternative name.
struct Pairing {
    let declared: DeclaredTypes
    private let prefixes: [String]
    /// Declared names by alternative names: the class of an element.
    private let byOtherName: [String: String]
    /// Declared types by the name of a type around them, in the order of the source.
    private let byOwner: [Substring: [String]]

    init(_ declared: DeclaredTypes, prefixes: [String]) {
        self.declared = declared
        self.prefixes = prefixes
        var names: [String: String] = [:]
        for (name, type) in declared.types {
            for other in type.value.names.orEmpty() { names[other.value.value] = name }
        }
        byOtherName = names
        var nested: [Substring: [String]] = [:]
        for name in declared.names where declared.types[name] != nil {
            for dot in name.indices where name[dot] == "." { nested[name[..<dot], default: []].append(name) }
        }
        byOwner = nested
    }

    /// Returns the declared name for a type; nil without a matching declaration.
    ///
    /// A type with a symbol matches only the declaration of exactly the symbol.
    func name(of type: OrderedRecords<TypeDeclaration>.Element) -> String? {
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
        // Only tags have hyphens; any other type may be called anything beside the name that says what is meant.
        guard type.value.symbol == nil, type.name.contains("-"), name.contains("-") else { return false }
        return !([type.name] + prefixes.map { $0 + type.name }).contains { $0 == name || byOtherName[$0] == name }
    }

    /// Returns the types of a deprecated entry: types deprecated by code are deprecated by the entry, too, or else the
    /// first type declared by code.
    func deprecating(
        _ types: OrderedRecords<TypeDeclaration>, as deprecated: Deprecation
    ) -> OrderedRecords<TypeDeclaration> {
        let found = types.elements.map { element in name(of: element).flatMap { declared.types[$0] } }
        var places = found.indices.filter { found[$0]?.value.deprecated != nil }
        if places.isEmpty {
            let isTold = types.elements.contains { $0.value.deprecated != nil }
            places = isTold ? [] : found.indices.filter { found[$0] != nil }.prefix(1).map(\.self)
        }
        var types = types
        for place in places where types[place].value.deprecated == nil {
            types.elements[place].value[Named.keys.deprecated] = deprecated
        }
        return types
    }

    /// Returns the declared types nested in a type, each with the declared name and the name beginning with
    /// `statedName`.
    func nested(in name: String, called statedName: String) -> [(declared: String, stated: String)] {
        (byOwner[name[...]] ?? []).map { ($0, statedName + $0.dropFirst(name.count)) }
    }
}
