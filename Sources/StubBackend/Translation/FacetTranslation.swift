import CatalogModel

extension StubTranslation {
    /// Returns the facets of the entry with the facets of an implementation.
    func facets(of implementation: Implementation?) -> FacetStub {
        let shared = component.entry.facets
        let own = implementation?.facets
        var facets = FacetStub()
        facets.states = Self.joined(shared.states.orEmpty(), with: own?.states.orEmpty()).map { name, states in
            let item = DocItem(name.value, states: states)
            let docs = DocStub(description: item.description, facts: item.facts)
            return StateStub(name: name, docs: docs, condition: states.compactMap(\.when).first)
        }
        facets.axes = Self.joined(shared.variants.orEmpty(), with: own?.variants.orEmpty()).map { name, axes in
            var values: [CaseStub] = []
            for element in axes.flatMap({ $0.values.orEmpty().elements })
            where !values.contains(where: { $0.name.value == element.name }) {
                values.append(CaseStub(element.key, element: element.value))
            }
            return AxisStub(
                name: name, docs: axes.first.map { DocStub($0.named, name: name.value) } ?? DocStub(),
                property: axes.compactMap(\.property).first, defaultValue: axes.compactMap(\.default).first,
                values: values)
        }
        let table = own?.stringTable ?? shared.stringTable
        facets.strings = Self.joined(shared.strings.orEmpty(), with: own?.strings.orEmpty()).map { key, strings in
            StringStub(key, strings: strings, table: table)
        }
        for accessibility in [own?.accessibility, shared.accessibility].compactMap(\.self) {
            facets.accessibility.add(accessibility)
        }
        return facets
    }

    /// Returns the tokens of the entry, each path once, in the entry's order.
    func tokens(of implementation: String?) -> [TokenStub] {
        let dark = catalog.registry.themes.dropFirst().first { $0.name.lowercased().contains("dark") }
        var seen: Set<String> = []
        return component.tokens.compactMap { token in
            guard token.implementation == nil || token.implementation == implementation,
                seen.insert(token.path).inserted
            else { return nil }
            let light = catalog.registry.tokens[token.path]
            return TokenStub(
                path: token.path, docs: DocStub(token.token.named, name: token.path), type: light?.type,
                value: light?.resolvedValue, darkValue: dark?.tokens[token.path]?.resolvedValue)
        }
    }

    /// Returns the values of two lists under each name, in the order of the first.
    private static func joined<Value>(_ first: OrderedRecords<Value>, with second: OrderedRecords<Value>?) -> [(
        Text, [Value]
    )] {
        let second = second ?? OrderedRecords()
        return first.map { ($0.key, [$0.value, second[$0.name]].compactMap(\.self)) }
            + second.filter { first[$0.name] == nil }.map { ($0.key, [$0.value]) }
    }
}

extension AccessibilityStub {
    fileprivate mutating func add(_ accessibility: Accessibility) {
        role = role ?? accessibility.role
        traits = traits ?? accessibility.traits
        let stated: [SpokenAspect: Prose?] = [
            .label: accessibility.label, .hint: accessibility.hint, .value: accessibility.value,
        ]
        rules.merge(stated.compactMapValues(\.self)) { first, _ in first }
    }
}

extension StringStub {
    /// Joins the statements of several records on the text with a key, the first record first.
    fileprivate init(_ key: Text, strings: [LocalizedString], table: Text?) {
        self.key = key
        docs = strings.first.map { DocStub($0.named, name: key.value) } ?? DocStub()
        text = strings.compactMap(\.text).first
        let file = (strings.compactMap(\.table).first ?? table)?.value
        self.table = file.flatMap { $0.split(separator: "/").last?.split(separator: ".").first.map(String.init) }
        let hasPlaceholders = strings.contains { !$0.arguments.orEmpty().isEmpty || $0.plurals != nil }
        takesArguments = hasPlaceholders || text?.value.replacing("%%", with: "").contains("%") == true
    }
}
