import CatalogFormat
import CatalogModel
import CodeReaders

/// An index of all types, functions and variables declared by a code source, as records of the entry format.
struct DeclaredTypes {
    /// A component with the names of the types and functions.
    struct Declared {
        let symbol: Text
        let names: [String]
        let type: TypeDeclaration?
        /// Whether a catalog needs no entry of the component.
        let isSupporting: Bool
    }

    /// A declaration with the name in the source, and the source's knowledge of such declarations.
    struct Declaration<Value> {
        let key: Text
        var value: Value
        let knowledge: SourceKnowledge
        /// The index of the declaring component.
        let component: Int

        var name: String { key.value }
    }

    private(set) var components: [Declared] = []
    /// Declarations by name, in the order of the source: files and modules can declare the same name.
    private(set) var types: [String: [Declaration<TypeDeclaration>]] = [:]
    private(set) var functions: [String: [Declaration<[Method]>]] = [:]
    private(set) var variables: [String: [Declaration<Property>]] = [:]
    /// In the order of the source.
    private(set) var names: [String] = []
    /// Keys within the knowledge of the source, for any declaration.
    let knowledge: SourceKnowledge
    private let origins: [DeclaredAPI.Origin]

    init(_ api: DeclaredAPI) {
        origins = api.origins.sorted { $0.range < $1.range }
        knowledge = api.components.first?.knowledge ?? SourceKnowledge([:])
        for component in api.components { add(component) }
    }

    private mutating func add(_ component: DeclaredComponent) {
        let decoded: DecodedFile<Entry> = FormatDecoder.decode(component.entry)
        let isSupporting = component.supporting != nil
        var own: [String] = []
        let index = components.count
        func declaration<Value>(_ element: OrderedRecords<Value>.Element) -> Declaration<Value> {
            own.append(element.name)
            return Declaration(
                key: element.key, value: element.value, knowledge: component.knowledge, component: index)
        }
        var main: TypeDeclaration?
        for implementation in (decoded.record?.implementations).orEmpty().map(\.value) {
            for type in implementation.types.orEmpty() where !isSupporting || types[type.name] == nil {
                var declared = declaration(type)
                if type.name == component.symbol.value {
                    // The deprecation of a component applies to its main type.
                    if declared.value.deprecated == nil, let deprecated = decoded.record?.deprecated {
                        declared.value[Named.keys.deprecated] = deprecated
                    }
                    main = declared.value
                }
                types[type.name, default: []].append(declared)
            }
            for function in implementation.functions.orEmpty() {
                functions[function.name, default: []].append(declaration(function))
            }
            for variable in implementation.variables.orEmpty() {
                variables[variable.name, default: []].append(declaration(variable))
            }
        }
        names += own
        components.append(
            Declared(symbol: component.symbol, names: own, type: main, isSupporting: isSupporting))
    }

    /// Returns the place in code for a place in the source.
    func origin(of range: SourceRange?) -> DeclaredAPI.Origin? {
        guard let range else { return nil }
        var (low, high) = (0, origins.count)
        while low < high {
            let middle = (low + high) / 2
            let other = origins[middle].range
            let isBehind = (other.file.path, other.lowerBound) > (range.file.path, range.lowerBound)
            if isBehind { high = middle } else { low = middle + 1 }
        }
        guard low > 0 else { return nil }
        let origin = origins[low - 1]
        return origin.range.file == range.file && origin.range.upperBound >= range.upperBound ? origin : nil
    }
}

extension DeclaredTypes.Declared {
    /// Whether the declaration has a name, a conformance or an inheritance wanted by the patterns; without patterns,
    /// all declarations are wanted.
    func isWanted(by patterns: [Text]?) -> Bool {
        guard let patterns else { return true }
        let relatives = (type?.conforms).orEmpty() + (type?.inherits).orEmpty()
        let names = [symbol.value] + relatives.compactMap { $0.name?.value }
        return patterns.contains { pattern in names.contains { Wildcard.matches(pattern.value, name: $0) } }
    }

    func isHidden(from least: Visibility?) -> Bool { !(type?.visibility?.value ?? .public).isAtLeast(least ?? .public) }
}

extension Visibility {
    func isAtLeast(_ other: Visibility) -> Bool { weight >= other.weight }

    private var weight: Int {
        switch self {
        case .public: 3
        case .protected: 2
        case .internal: 1
        case .private: 0
        }
    }
}
