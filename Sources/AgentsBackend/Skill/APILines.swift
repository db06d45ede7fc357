import CatalogModel
import CatalogPages

/// A printer of the members of a type or entry in short: one line each, with type, default and deprecation.
struct APILines {
    let properties: OrderedRecords<Property>?
    let events: OrderedRecords<Event>?
    let slots: OrderedRecords<Slot>?
    var type: TypeDeclaration?
    /// The command that prints members without room.
    let others: String

    /// The greatest number of members of a type.
    private static let most = 60

    init(
        properties: OrderedRecords<Property>?, events: OrderedRecords<Event>?, slots: OrderedRecords<Slot>?,
        others: String
    ) {
        self.properties = properties
        self.events = events
        self.slots = slots
        self.others = others
    }

    private init(_ type: TypeDeclaration, others: String) {
        self.init(properties: type.properties, events: type.events, slots: type.slots, others: others)
        self.type = type
    }

    /// Returns the imports, types, functions and variables of an implementation.
    static func blocks(of implementation: Implementation, others: String) -> [Block] {
        var blocks: [Block] = []
        let imports = implementation.imports.orEmpty().map(\.value)
        if !imports.isEmpty { blocks.append(.paragraph([.text("Import ")] + Inline.list(imports))) }
        for type in implementation.types.orEmpty() {
            let kind = type.value.kind.map { " (\($0.value.rawValue))" } ?? ""
            let element = type.value.element.map { [.text(", element "), Inline.short($0.value)] } ?? []
            blocks.append(
                .paragraph([.short(type.name), .text(kind)] + element + deprecation(type.value.named.deprecated)))
            blocks += APILines(type.value, others: others).blocks
        }
        let functions = methods(implementation.functions)
        let variables = implementation.variables.orEmpty().map(property)
        return blocks + (functions + variables).listed(most, others: others)
    }

    var blocks: [Block] {
        var lines: [[Inline]] = []
        for method in (type?.initializers).orEmpty() {
            let list = Self.parameters(method.parameters)
            lines.append([.short("init\(list)")] + Self.deprecation(method.named.deprecated))
        }
        lines += properties.orEmpty().map(Self.property)
        lines += Self.methods(type?.methods)
        lines += events.orEmpty().map { event in
            Self.line("event \(event.name)", event.value.type?.value, event.value.named)
        }
        lines += slots.orEmpty().map { slot in
            Self.line(
                "slot \(slot.name.isEmpty ? "default" : slot.name)", slot.value.type?.value, slot.value.named,
                flags: slot.value.required == true ? ["required"] : [])
        }
        lines += (type?.cases).orEmpty().map { Self.line("case \($0.name)", nil, $0.value.named) }
        lines += (type?.cssParts).orEmpty().map { Self.line("::part(\($0.name))", nil, $0.value.named) }
        lines += (type?.cssProperties).orEmpty().map { Self.line($0.name, $0.value.syntax?.value, $0.value.named) }
        return lines.listed(Self.most, others: others)
    }

    private static func property(_ element: OrderedRecords<Property>.Element) -> [Inline] {
        let property = element.value
        var flags: [String] = []
        if property.required == true { flags.append("required") }
        if property.readOnly == true { flags.append("read-only") }
        if property.static == true { flags.append("static") }
        let values = property.values.orEmpty().names
        return line(
            element.name, type(of: property), property.named, value: property.default?.value, flags: flags)
            + (values.isEmpty ? [] : [.text(", one of ")] + Inline.list(values, limit: 20))
    }

    private static func methods(_ methods: OrderedRecords<[Method]>?) -> [[Inline]] {
        methods.orEmpty().flatMap { element in
            element.value.map { method in
                let result = method.returns?.type.map { " -> \($0.value)" } ?? ""
                return [.short(element.name + parameters(method.parameters) + result)]
                    + deprecation(method.named.deprecated)
            }
        }
    }

    private static func line(
        _ name: String, _ type: String?, _ named: Named, value: String? = nil, flags: [String] = []
    ) -> [Inline] {
        let text = name + (type.map { ": \($0)" } ?? "") + (value.map { " = \($0.isEmpty ? "\"\"" : $0)" } ?? "")
        return [.short(text)] + flags.map { .text(", \($0)") } + deprecation(named.deprecated)
    }

    private static func deprecation(_ deprecation: Deprecation?) -> [Inline] {
        deprecation.map { [.text(", ")] + words($0) } ?? []
    }

    /// Returns the deprecation of a member or state, with the replacements.
    static func words(_ deprecation: Deprecation) -> [Inline] {
        let names = deprecation.replacements.orEmpty().map(\.value)
        return [.text("deprecated")] + (names.isEmpty ? [] : [.text(" (use ")] + Inline.list(names) + [.text(")")])
    }

    private static func type(of property: Property) -> String? {
        property.type?.value ?? property.either.map { $0.map(\.value).joined(separator: " | ") }
            ?? property.typeName?.value
    }

    private static func parameters(_ parameters: OrderedRecords<Parameter>?) -> String {
        let texts = parameters.orEmpty().map { element in
            let property = element.value.property
            let label = element.value.label.map { $0.value == element.name ? "" : $0.value + " " } ?? ""
            return label + element.name + (type(of: property).map { ": \($0)" } ?? "")
                + (property.default.map { " = \($0.value)" } ?? "")
        }
        return "(" + texts.joined(separator: ", ") + ")"
    }
}
