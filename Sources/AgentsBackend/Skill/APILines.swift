import CatalogModel
import CatalogPages

/// A printer of an API in short: one line for each member, with type, default and deprecation.
enum APILines {
    /// Returns the imports, types, functions and variables of an implementation.
    static func blocks(
        of element: OrderedRecords<Implementation>.Element, list: ([[Inline]]) -> [Block]
    ) -> [Block] {
        let implementation = element.value
        let framework = implementation.framework?.value ?? element.name
        let language = implementation.language?.value ?? WellKnownFramework(framework)?.codeLanguage ?? ""
        let syntax = ProgrammingLanguage.inCode(language)?.traits.syntax
        var blocks: [Block] = []
        let imports = implementation.imports.orEmpty().map(\.value)
        if !imports.isEmpty { blocks.append(.paragraph([.text("Import ")] + Inline.list(imports))) }
        for element in implementation.types.orEmpty() {
            let type = element.value
            let kind = type.kind.map { " (\($0.value.rawValue))" } ?? ""
            let tag = type.element.map { [.text(", element "), Inline.short($0.value)] } ?? []
            blocks.append(
                .paragraph([.short(element.name), .text(kind)] + tag + deprecation(type.named.deprecated)))
            // Only calls in Swift may name the initializer; other languages call the type.
            let name = syntax == .swift ? "init" : element.name
            let initializers = type.initializers.orEmpty().map { method($0, name: name, in: syntax) }
            let others = methods(type.methods, in: syntax) + lines(events: type.events, slots: type.slots)
            let styles =
                type.cases.orEmpty().map { line("case \($0.name)", nil, $0.value.named) }
                + type.cssParts.orEmpty().map { line("::part(\($0.name))", nil, $0.value.named) }
                + type.cssProperties.orEmpty().map { line($0.name, $0.value.syntax?.value, $0.value.named) }
            blocks += list(initializers + type.properties.orEmpty().map(property) + others + styles)
        }
        return blocks
            + list(methods(implementation.functions, in: syntax) + implementation.variables.orEmpty().map(property))
    }

    /// Returns the members that all implementations of an entry share.
    static func lines(of entry: Entry) -> [[Inline]] {
        entry.properties.orEmpty().map(property) + lines(events: entry.events, slots: entry.slots)
    }

    private static func lines(events: OrderedRecords<Event>?, slots: OrderedRecords<Slot>?) -> [[Inline]] {
        events.orEmpty().map { line("event \($0.name)", $0.value.type?.value, $0.value.named) }
            + slots.orEmpty().map { slot in
                line(
                    "slot \(slot.name.isEmpty ? "default" : slot.name)", slot.value.type?.value, slot.value.named,
                    flags: slot.value.required == true ? ["required"] : [])
            }
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

    private static func methods(_ methods: OrderedRecords<[Method]>?, in syntax: CodeSyntax?) -> [[Inline]] {
        methods.orEmpty().flatMap { element in element.value.map { method($0, name: element.name, in: syntax) } }
    }

    private static func method(_ method: Method, name: String, in syntax: CodeSyntax?) -> [Inline] {
        let result = method.returns?.type.map { " -> \($0.value)" } ?? ""
        func text(_ isShown: (Property) -> Bool) -> String {
            name + parameters(method.parameters, in: syntax, where: isShown) + result
        }
        var line = text { _ in true }
        // A call needs all required parameters, so a long line is cut at the optional ones.
        if line.count > shortLine { line = text { $0.default == nil && $0.required != false } }
        return [.short(line, limit: longLine)] + deprecation(method.named.deprecated)
    }

    /// The greatest numbers of characters of a method with all parameters, and with the required ones.
    private static let (shortLine, longLine) = (160, 600)

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

    private static func parameters(
        _ parameters: OrderedRecords<Parameter>?, in syntax: CodeSyntax?, where isShown: (Property) -> Bool
    ) -> String {
        var texts: [String] = []
        for element in parameters.orEmpty() {
            let property = element.value.property
            if !isShown(property) {
                if texts.last != "…" { texts.append("…") }
                continue
            }
            let label = element.value.label.map { $0.value == element.name ? "" : $0.value + " " } ?? ""
            let isVariadic = element.value.variadic == true
            texts.append(
                (isVariadic && syntax == .kotlin ? "vararg " : "") + label + element.name
                    + (type(of: property).map { ": \($0)" } ?? "") + (isVariadic && syntax != .kotlin ? "..." : "")
                    + (property.default.map { " = \($0.value)" } ?? ""))
        }
        return "(" + texts.joined(separator: ", ") + ")"
    }
}
