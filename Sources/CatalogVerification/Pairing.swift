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

    /// Returns the declared types nested in a type, each with the declared name and the name beginning with
    /// `statedName`.
    func nested(in name: String, called statedName: String) -> [(declared: String, stated: String)] {
        (byOwner[name[...]] ?? []).map { ($0, statedName + $0.dropFirst(name.count)) }
    }
}
