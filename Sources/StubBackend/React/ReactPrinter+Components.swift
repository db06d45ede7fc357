import CatalogModel
import SourceCode

extension ReactPrinter {
    /// Writes a component: the properties, the function, and the previews.
    mutating func component(_ type: TypeStub) {
        let isScript = spelling.conversion.isScript
        let generics = enter(type, keepsGenerics: isScript)
        let genericList = genericList(of: type, names: generics)
        let form = FunctionComponent(type, axes: type.isMain ? file.facets.axes : [], hasHandle: isScript)
        let name = name(of: type)
        let known = Set(spelling.literalEnums.keys)
        let stated = self.parameters(of: form, reserved: TypeScriptNames.ofEveryObject)
        let (parameters, rest) = Self.withLocals(stated)
        for element in enums(besides: known, of: parameters) {
            let axis = element.parameter?.axis
            declare("The values of `\(axis?.name.value ?? element.name)`.")
            enumObject(
                element.name,
                members: element.values.map { value in
                    let docs = axis?.values.first { $0.name.value == value }?.docs ?? DocStub()
                    return TypeScriptConstant(name: value, value: TypeScriptLiteral.string(value), docs: docs)
                })
        }
        let props = spelling.unused(name + "Props")
        declare("What \(name) takes.")
        writer.open("export interface \(props)\(genericList) {")
        for parameter in parameters { property(parameter) }
        writer.close("}")
        let handle = handle(form.handle, named: name, generics: genericList)
        let anything = generics.isEmpty ? "" : "<\(generics.map { _ in "any" }.joined(separator: ", "))>"
        var head = FunctionHead(name: name, generics: genericList, rest: rest)
        let own = props + (handle == nil ? Self.list(generics) : anything)
        let html = types.use("HTMLAttributes")
        head.takes = "\(own) & Omit<\(html)<HTMLElement>, keyof \(own)>"
        head.handle = handle.map { (name: $0 + anything, methods: form.handle.map(\.name.value).uniqued()) }
        function(head, of: form, taking: parameters)
        let facets = type.isMain ? file.facets : FacetStub()
        let shown = props + anything
        previews.append { $0.previews(of: name, props: shown, parameters: parameters, facets: facets) }
    }

    /// The head of a component's function: the name, the generic parameters and the properties.
    private struct FunctionHead {
        var name: String
        /// A list with brackets.
        var generics: String
        /// The name for all properties only handed on by the component.
        var rest: String
        /// The type of the component's properties.
        var takes = ""
        /// The type behind a `ref`, and the type's methods.
        var handle: (name: String, methods: [String])?
    }

    /// Returns the parameters, each with a name for use in the body, and a name for all other properties.
    private static func withLocals(_ stated: [ComponentParameter]) -> ([ComponentParameter], String) {
        var parameters = stated
        var used: Set<String> = ["ref"]
        for index in parameters.indices {
            let name = parameters[index].name
            let made =
                TypeScriptNames.isIdentifier(name)
                ? name : IdentifierSanitizer.camelCase(from: name, allows: TypeScriptNames.isIdentifier)
            var local = TypeScriptNames.binding(made) ?? made
            while !used.insert(local).inserted, name != "ref" { local += "2" }
            parameters[index].local = local
        }
        var rest = "rest"
        while used.contains(rest) { rest += "2" }
        return (parameters, rest)
    }

    /// Declares the methods of a component for holders of a `ref`.
    /// - Returns: The name of the interface; nil if there are no methods.
    private mutating func handle(_ methods: [MethodStub], named name: String, generics: String) -> String? {
        if methods.isEmpty { return nil }
        let handle = spelling.unused(name + "Handle")
        declare("What can be asked of \(name), through its `ref`.")
        writer.open("export interface \(handle)\(generics) {")
        for method in methods { self.method(method) }
        writer.close("}")
        return handle
    }

    private mutating func property(_ parameter: ComponentParameter) {
        let tags = parameter.value.map { [Self.defaultTag($0)] } ?? []
        declare(parameter.docs, facts: parameter.facts, tags: tags)
        writer.line(
            "\(TypeScriptNames.interfaceMember(parameter.name))\(parameter.isRequired ? "" : "?"): \(types.text(parameter.type));"
        )
    }

    // MARK: The function

    private mutating func function(
        _ head: FunctionHead, of form: FunctionComponent, taking parameters: [ComponentParameter]
    ) {
        declare(docs(of: form), facts: facts(of: form.type, named: head.name))
        if let handle = head.handle {
            reactValues.formUnion(["forwardRef", "useImperativeHandle"])
            writer.line("export const \(head.name) = forwardRef<\(handle.name), \(head.takes)>(")
            writer.open()
            writer.open("function \(head.name)({")
        } else {
            writer.open("export function \(head.name)\(head.generics)({")
        }
        for parameter in parameters where parameter.value != nil || !isAttribute(parameter) {
            let (key, local) = (parameter.name, parameter.local)
            let value = parameter.value.map { " = \($0)" } ?? ""
            writer.line(local == key ? "\(key)\(value)," : "\(TypeScriptNames.interfaceMember(key)): \(local)\(value),")
        }
        writer.line("...\(head.rest)")
        let element = types.use("ReactElement")
        writer.close(head.handle == nil ? "}: \(head.takes)): \(element) {" : "}, ref): \(element) {")
        writer.open()
        if let handle = head.handle { hand(out: handle.methods) }
        body(of: form.type, taking: parameters, rest: head.rest)
        writer.close("}")
        if head.handle != nil { writer.close(");") }
    }

    /// Answers the calls to a component's handle.
    private mutating func hand(out methods: [String]) {
        writer.open("useImperativeHandle(ref, () => ({")
        for method in methods {
            writer.open("\(TypeScriptNames.objectKey(method)): () => {")
            writer.line("throw new Error(\"not implemented\");")
            writer.close("},")
        }
        writer.close("}));")
    }

    private mutating func body(of type: TypeStub, taking parameters: [ComponentParameter], rest: String) {
        let facets = type.isMain ? file.facets : FacetStub()
        writer.line("// TODO: build what it looks like.")
        let texts = spokenTexts(parameters, facets: facets)
        placeless(texts)
        // What a caller says comes last, so that it counts.
        let own = parameters.filter { $0.value != nil && isAttribute($0) }.map { "\($0.name)={\($0.local)}" }
        let spoken = attributes(of: texts, role: facets.accessibility.ariaRole, parameters)
        let attributes = spoken + own + ["{...\(rest)}"]
        let slots = parameters.filter { $0.isSlot && !isAttribute($0) && canBeShown($0.type) }
        let isShort = attributes.count < 3
        if isShort, slots.isEmpty {
            writer.line("return <div \(attributes.joined(separator: " ")) />;")
            return
        }
        writer.open("return (")
        if isShort {
            writer.open("<div \(attributes.joined(separator: " "))>")
        } else {
            writer.open("<div")
            writer.lines(attributes)
            writer.close(slots.isEmpty ? "/>" : ">")
            if !slots.isEmpty { writer.open() }
        }
        for slot in slots { writer.line("{\(slot.local)}") }
        if !slots.isEmpty { writer.close("</div>") }
        writer.close(");")
    }

    /// Whether every value of a type can be shown by React.
    private func canBeShown(_ type: TypeExpression) -> Bool {
        switch type.understood {
        case .name("string"), .name("number"), .name("boolean"), .name("null"), .name("undefined"), .literal: true
        case .optional(let inner), .array(let inner): canBeShown(inner)
        case .union(let members): members.allSatisfy(canBeShown)
        case let other: other.isNode
        }
    }

    /// Whether every element has an attribute with the name and type of a parameter, so that the parameter is only
    /// handed on.
    private func isAttribute(_ parameter: ComponentParameter) -> Bool {
        if parameter.name.hasPrefix("data-") { return true }
        var type = parameter.type.understood
        if case .union(let members) = type {
            let rest = members.filter { $0 != .name("undefined") }
            if rest.count == 1 { type = rest[0].unwrapped }
        }
        switch type {
        case .name("string"): return Self.textAttributes.contains(parameter.name)
        case .name("boolean"):
            return ["aria-hidden", "aria-disabled", "aria-busy", "aria-expanded"].contains(parameter.name)
        case .name("React.CSSProperties"), .name("CSSProperties"): return parameter.name == "style"
        default: return false
        }
    }

    private static let textAttributes: Set<String> = [
        "aria-label", "aria-labelledby", "aria-describedby", "aria-details", "aria-controls", "aria-owns",
        "aria-valuetext", "aria-roledescription", "aria-keyshortcuts", "className", "id",
    ]

    // MARK: Previews

    private mutating func previews(
        of name: String, props: String, parameters: [ComponentParameter], facets: FacetStub
    ) {
        let list = spelling.unused(name.withSmallLetter + "Previews")
        declare("What to look at: one for each variant and state.")
        writer.open("export const \(list): { title: string; props: \(props) }[] = [")
        for preview in self.previews(of: parameters, facets: facets) {
            let given = arguments(of: preview, parameters)
                .map { "\(TypeScriptNames.interfaceMember($0.name)): \($0.value)" }
            if let note = preview.note { comment(note) }
            let title = TypeScriptLiteral.string(preview.subject ?? "Default")
            let props = given.isEmpty ? "{}" : "{ \(given.joined(separator: ", ")) }"
            writer.line("{ title: \(title), props: \(props) },")
        }
        writer.close("];")
    }
}
