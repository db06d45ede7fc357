import CatalogModel

/// A printer of the members of a type (initializers, properties, methods and so on) as tables for the terminal.
struct MemberTables {
    let layout: TextLayout

    /// Returns a line with the kind of type, then the members.
    func type(_ type: TypeDeclaration, indent: Int) -> String {
        let supertypes = (type.inherits.orEmpty() + type.mixins.orEmpty() + type.conforms.orEmpty()).compactMap(
            \.name?.value)
        let facts: [String?] = [
            type.kind?.value.rawValue, supertypes.isEmpty ? nil : "is a " + supertypes.joined(separator: ", "),
            type.from.map { "see \($0.value)" }, type.external == true ? "owned by the platform" : nil,
        ]
        let line = facts.compactMap { $0 }.joined(separator: ", ").visible
        let head = line.isEmpty ? "" : String(repeating: " ", count: indent) + line + "\n"
        return head + members(type, indent: indent)
    }

    private func members(_ type: TypeDeclaration, indent: Int) -> String {
        var initializers = TextTable(layout, indent: indent)
        for method in type.initializers.orEmpty() { initializers.append(row(method, name: "init")) }
        var others = TextTable(layout, indent: indent)
        for event in type.events.orEmpty() { others.append(["event", event.name, words(event.value)]) }
        for slot in type.slots.orEmpty() {
            others.append(["slot", slot.name.isEmpty ? "(default)" : slot.name, words(slot.value)])
        }
        for value in type.cases.orEmpty() { others.append(["case", value.name, words(value.value)]) }
        return properties(type.properties.orEmpty(), indent: indent) + initializers.text
            + methods(type.methods.orEmpty(), indent: indent) + others.text
    }

    func properties(_ properties: OrderedRecords<Property>, indent: Int) -> String {
        var table = TextTable(layout, indent: indent)
        for property in properties {
            let type =
                property.value.type?.value ?? property.value.either.orEmpty().map(\.value).joined(separator: " | ")
            let value = property.value.default.map { $0.value.isEmpty ? "empty" : "= " + $0.value }
            let facts = [property.value.required == true ? "required" : nil, value].compactMap(\.self)
            table.append([property.name, type, facts.joined(separator: ", "), words(property.value)])
        }
        return table.text
    }

    func methods(_ methods: OrderedRecords<[Method]>, indent: Int) -> String {
        var table = TextTable(layout, indent: indent)
        for method in methods {
            for overload in method.value { table.append(row(overload, name: method.name)) }
        }
        return table.text
    }

    /// Returns the full name, `resize(to:animated:)`, and the effect of the method.
    private func row(_ method: Method, name: String) -> [String] {
        let labels = method.parameters.orEmpty().map { ($0.value.label?.value ?? $0.name) + ":" }
        return ["\(name)(\(labels.joined()))", words(method)]
    }

    private func words(_ record: some NamedRecord) -> String {
        record.description?.plainText ?? ""
    }
}
