import CatalogModel

/// Compares what entries declare for a framework with symbols of the compiler's.
struct DeclaredFacts {
    /// How many facts have been compared, and how many the build itself says that Swift cannot hold.
    struct Counts: Equatable {
        var types = 0
        var cases = 0
        var properties = 0
        var functions = 0
        var parameters = 0
        var defaults = 0
        var descriptions = 0
        var reported = 0

        func areAtLeast(_ other: Counts) -> Bool {
            types >= other.types && cases >= other.cases && properties >= other.properties
                && functions >= other.functions && parameters >= other.parameters && defaults >= other.defaults
                && descriptions >= other.descriptions
        }
    }

    private(set) var faults: [String] = []
    private(set) var counts = Counts()
    private var rest: [SymbolGraph.Symbol]
    private let byOwner: [String: [SymbolGraph.Symbol]]
    private let reported: Set<SourceRange>
    /// Types for which the compiler makes initializers.
    private var withoutInitializers: Set<String> = []
    private let sources: String
    private let target: String

    init(symbols: [SymbolGraph.Symbol], findings: [Diagnostic], sources: String, target: String) {
        rest = symbols
        byOwner = Dictionary(grouping: symbols, by: \.owner)
        reported = Set(findings.compactMap(\.range))
        self.sources = DeclaredText.normalized(sources)
        self.target = target
    }

    mutating func compare(_ component: Component) {
        for implementation in component.entry.implementations.orEmpty().elements {
            let framework = implementation.value.framework?.value ?? implementation.name
            guard framework.lowercased().filter(\.isLetter) == target else { continue }
            let types = implementation.value.types.orEmpty()
            for type in types.elements where type.value.from == nil && type.value.external != true {
                compare(type, summary: types.count == 1 ? component.entry.summary : nil)
            }
            for function in implementation.value.functions.orEmpty().elements {
                for method in function.value { compare(method, function.key, in: "", kinds: ["func", "func.op"]) }
            }
        }
    }

    /// What the compiler has found besides: nothing but what stubs need to compile.
    func leftOver() -> [String] {
        rest.filter { symbol in
            !symbol.isConstant && !symbol.isPrivate
                && !(symbol.kindName == "init" && withoutInitializers.contains(symbol.owner))
                && !["body", "init(coder:)"].contains(symbol.name) && !symbol.name.hasPrefix("accessibility")
                && symbol.location?.uri.hasSuffix("/Placeholders.swift") != true
                && symbol.kindName != "extension"
        }.map { "\($0.kindName) \($0.pathComponents.joined(separator: "."))" }
    }

    // MARK: Types

    private mutating func compare(_ type: OrderedRecords<TypeDeclaration>.Element, summary: Prose?) {
        if type.value.kind?.value == .extension || reported.contains(type.key.range) {
            counts.reported += type.value.kind?.value == .extension ? 0 : 1
            return
        }
        let parts = type.name.split(separator: ".").map(String.init)
        let kinds = kinds(type.value)
        guard let symbol = take({ $0.pathComponents == parts && kinds.contains($0.kindName) }) else {
            faults.append("no type \(type.name)")
            return
        }
        counts.types += 1
        describe(type.value.description ?? summary, symbol)
        for element in type.value.cases.orEmpty().elements {
            for name in NamePattern.names(element.name) { compare(element, name, in: type.name) }
        }
        for property in type.value.properties.orEmpty().elements { compare(property, in: type.name) }
        if type.value.initializers.orEmpty().isEmpty { withoutInitializers.insert(type.name) }
        for initializer in type.value.initializers.orEmpty() {
            compare(initializer, type.key.map { _ in "init" }, in: type.name, kinds: ["init"])
        }
        for overloads in type.value.methods.orEmpty().elements {
            for method in overloads.value {
                compare(
                    method, overloads.key, in: type.name,
                    kinds: ["method", "type.method", "subscript", "type.subscript", "func.op"])
            }
        }
        // What receives events and fills slots stands for them unless a property does.
        let properties = Set(type.value.properties.orEmpty().names)
        for name in type.value.events.orEmpty().names
            + type.value.slots.orEmpty().names.map({ $0.isEmpty ? "content" : $0 })
        where !properties.contains(name) {
            _ = take { $0.owner == type.name && $0.name == name }
        }
    }

    private func kinds(_ type: TypeDeclaration) -> [String] {
        switch type.kind?.value {
        case .enum: ["enum"]
        case .protocol, .interface: ["protocol"]
        case .typealias: ["typealias"]
        case .associatedtype: ["associatedtype"]
        case .class: ["class"]
        case .actor: ["actor", "class"]
        case .view, .component, .element: [target == "uikit" ? "class" : "struct"]
        case .struct, .object: ["struct"]
        default: ["struct", "class", "enum", "typealias"]
        }
    }

    // MARK: Members

    private mutating func compare(_ element: OrderedRecords<Case>.Element, _ name: String, in owner: String) {
        let symbol = take { symbol in
            symbol.owner == owner && (symbol.name == name || symbol.name.hasPrefix(name + "("))
                && ["enum.case", "type.property", "type.method"].contains(symbol.kindName)
        }
        guard let symbol else { return fault("no case \(owner).\(name)", element.key) }
        counts.cases += 1
        describe(element.value.description, symbol)
        for parameter in element.value.parameters.orEmpty().elements { compare(parameter, symbol) }
    }

    private mutating func compare(_ property: OrderedRecords<Property>.Element, in owner: String) {
        let symbol = take {
            $0.owner == owner && $0.name == property.name && ["property", "type.property"].contains($0.kindName)
        }
        guard let symbol else { return fault("no property \(owner).\(property.name)", property.key) }
        counts.properties += 1
        describe(property.value.description, symbol)
        compareType(of: property.value, named: property.name, symbol)
        guard let value = property.value.default, !reported.contains(value.range) else { return }
        // Symbols lack it: it stands in the source, or in the documentation of what has no place for it.
        let text = DeclaredText.normalized("\(property.name): \(property.value.type?.value ?? "") = \(value.value)")
        let isDocumented = symbol.documentation.contains("- Default: `\(value.value)`")
        if !sources.contains(text), !isDocumented {
            fault("no default \(value.value) of \(owner).\(property.name)", value)
        }
        counts.defaults += 1
    }

    private mutating func compare(_ method: Method, _ name: Text, in owner: String, kinds: [String]) {
        let parameters = method.parameters.orEmpty()
        let labels = parameters.elements.map { parameter in
            let label = parameter.value.label.map(\.value) ?? (name.value == "subscript" ? "_" : parameter.name)
            return label.isEmpty ? "_:" : "\(label):"
        }
        let types = parameters.elements.compactMap { $0.value.property.type?.value }.map(DeclaredText.normalized)
        let title = "\(name.value)(\(labels.joined()))"
        // Of overloads, the one with the same types.
        func isIt(_ symbol: SymbolGraph.Symbol) -> Bool {
            symbol.owner == owner && kinds.contains(symbol.kindName)
                && (symbol.name == title || symbol.name == name.value
                    || symbol.name.hasPrefix(name.value + "(") && kinds.contains("func.op")
                        && symbol.kindName == "func.op")
        }
        let symbol =
            take { symbol in
                isIt(symbol) && types.allSatisfy { DeclaredText.normalized(symbol.declaration).contains($0) }
            } ?? take(isIt)
        guard let symbol else { return fault("no \(title) in \(owner)", name) }
        counts.functions += 1
        describe(method.description, symbol)
        describe(method.returns?.description, symbol)
        if method.declaration != nil { return }
        for parameter in parameters.elements { compare(parameter, symbol) }
        if let result = method.returns?.type, name.value != "init", !reported.contains(result.range) {
            let declaration = DeclaredText.normalized(symbol.declaration)
            // The compiler says which type `Self` is.
            let names = result.value == "Self" ? ["Self", owner] : [result.value]
            if !names.contains(where: { declaration.contains("->" + DeclaredText.normalized($0)) }) {
                fault("no result \(result.value) of \(owner).\(title): \(symbol.declaration)", result)
            }
        }
    }

    private mutating func compare(_ parameter: OrderedRecords<Parameter>.Element, _ symbol: SymbolGraph.Symbol) {
        counts.parameters += 1
        describe(parameter.value.property.description, symbol)
        compareType(of: parameter.value.property, named: nil, symbol)
        guard let value = parameter.value.property.default else { return }
        if reported.contains(value.range) {
            counts.reported += 1
            return
        }
        counts.defaults += 1
        let text = "=" + DeclaredText.normalized(value.value)
        if !DeclaredText.normalized(symbol.declaration).contains(text) {
            fault("no default \(value.value) in \(symbol.declaration)", value)
        }
    }

    private mutating func compareType(of property: Property, named name: String?, _ symbol: SymbolGraph.Symbol) {
        guard let type = property.type else { return }
        if reported.contains(type.range) {
            counts.reported += 1
            return
        }
        var text = DeclaredText.normalized(type.value)
        if property.binding == true, name != nil, text.hasPrefix("Binding<") {
            text = String(text.dropFirst("Binding<".count).dropLast())
        }
        // A property keeps what a parameter only hands over.
        if name != nil, text.hasPrefix("@escaping") { text.removeFirst("@escaping".count) }
        let declaration = DeclaredText.normalized(symbol.declaration)
        if !declaration.contains((name.map { "\($0):" } ?? "") + text) {
            fault(
                "no type \(type.value) of \(symbol.pathComponents.joined(separator: ".")): \(symbol.declaration)", type)
        }
    }

    // MARK: Finding

    private mutating func take(_ isIt: (SymbolGraph.Symbol) -> Bool) -> SymbolGraph.Symbol? {
        guard let index = rest.firstIndex(where: isIt) else { return nil }
        return rest.remove(at: index)
    }

    private mutating func describe(_ description: Prose?, _ symbol: SymbolGraph.Symbol) {
        guard let description, description.links.isEmpty else { return }
        counts.descriptions += 1
        let text = DeclaredText.folded(description.source.value)
        if !symbol.documentation.contains(text) {
            faults.append("no description of \(symbol.pathComponents.joined(separator: ".")): \(text)")
        }
    }

    /// A fault, unless the build has said so.
    private mutating func fault(_ message: String, _ location: Text) {
        if reported.contains(location.range) { counts.reported += 1 } else { faults.append(message) }
    }
}
