import CatalogModel
import SourceCode

extension ReactPrinter {
    /// Writes a component: the properties and the function.
    mutating func component(_ type: TypeStub) {
        let keepsSpelling = spelling.conversion.keepsSpelling
        let name = name(of: type)
        let stated = statedProps(of: type)
        let type = stated.map { type.merging($0.type) } ?? type
        let generics = enter(type, keepsGenerics: keepsSpelling)
        let genericList = genericList(of: type, names: generics)
        let form = FunctionComponent(type, axes: type.isMain ? file.facets.axes : [], hasHandle: keepsSpelling)
        let earlierEnums = Set(spelling.literalEnums.keys)
        let taken = self.parameters(of: form, reserved: TypeScriptNames.ofEveryObject)
        let (parameters, rest) = Self.withLocals(taken)
        for element in enums(besides: earlierEnums, of: parameters) {
            let axis = element.parameter?.axis
            declare("The values of `\(axis?.name.value ?? element.name)`.")
            enumObject(
                element.name,
                members: element.values.map { value in
                    let docs = axis?.values.first { $0.name.value == value }?.docs ?? DocStub()
                    return TypeScriptConstant(name: value, value: TypeScriptLiteral.string(value), docs: docs)
                })
        }
        let facets = type.isMain ? file.facets : FacetStub()
        let hasContent = parameters.contains { $0.isSlot && canBeShown($0.type) }
        let tag = ReactElementTag.of(facets.accessibility.ariaRole, hasContent: hasContent)
        let props = stated?.props ?? spelling.unused(name + "Props")
        self.props(props, generics: genericList, of: name, stated: stated?.type, taking: parameters, extending: tag)
        let handle = handle(form.handle, named: name, generics: genericList)
        let anything = generics.isEmpty ? "" : "<\(generics.map { _ in "any" }.joined(separator: ", "))>"
        var head = FunctionHead(name: name, generics: genericList, rest: rest, tag: tag)
        // A generic component cannot forward a `ref`, and neither can a component with a prop of that name.
        let canForward = generics.isEmpty || handle != nil
        head.takes = props + (handle == nil ? Self.list(generics) : anything)
        if let handle {
            head.ref = handle + anything
            head.methods = form.handle.map(\.name.value).uniqued()
        } else if canForward, !parameters.contains(where: { $0.name == "ref" }) {
            head.ref = tag.type
        }
        function(head, of: form, taking: parameters)
        // A file of stories shows one component.
        if file.part == .stories, type.isMain || stories == nil {
            stories = { $0.stories(of: name, parameters: parameters, facets: facets) }
        }
    }

    /// Writes the interface of the properties of a component, with the properties of an element.
    private mutating func props(
        _ props: String, generics: String, of name: String, stated: TypeStub?,
        taking parameters: [ComponentParameter], extending tag: ReactElementTag
    ) {
        let element = "\(types.use("ComponentPropsWithoutRef"))<\"\(tag.name)\">"
        let replaced = parameters.filter {
            ReactElementProps.contains($0.name) && !isAttribute($0, of: tag) && $0.name != "ref"
        }
        let names = replaced.map { TypeScriptLiteral.string($0.name) }.joined(separator: " | ")
        let base = names.isEmpty ? element : "Omit<\(element), \(names)>"
        if let stated {
            declare(stated.docs, facts: facts(of: stated, named: props))
        } else {
            declare("The props of \(name).")
        }
        if parameters.isEmpty { return writer.line("export type \(props)\(generics) = \(base);") }
        writer.open("export interface \(props)\(generics) extends \(base) {")
        for parameter in parameters { property(parameter) }
        writer.close("}")
    }

    /// The head of a component's function: the name, the generic parameters and the properties.
    private struct FunctionHead {
        var name: String
        /// A list with brackets.
        var generics: String
        /// The name for all properties only handed on by the component.
        var rest: String
        var tag: ReactElementTag
        /// The type of the component's properties.
        var takes = ""
        /// The type of the object of a `ref`; nil if callers can give no `ref`.
        var ref: String?
        /// The methods for callers with a `ref`; empty if the `ref` is of the element.
        var methods: [String] = []
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
        declare("The methods of \(name), for holders of its `ref`.")
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
        var pattern: [String] = []
        for parameter in parameters where parameter.value != nil || !isAttribute(parameter, of: head.tag) {
            let (key, local) = (parameter.name, parameter.local)
            let value = parameter.value.map { " = \(inUse($0))" } ?? ""
            pattern.append(local == key ? key + value : "\(TypeScriptNames.interfaceMember(key)): \(local)\(value)")
        }
        pattern.append("...\(head.rest)")
        let props = "{ \(pattern.joined(separator: ", ")) }"
        guard let ref = head.ref else {
            let element = types.use("ReactElement")
            writer.open("export function \(head.name)\(head.generics)(\(props): \(head.takes)): \(element) {")
            body(of: form.type, head, taking: parameters)
            return writer.close("}")
        }
        reactValues.insert("forwardRef")
        let start = "export const \(head.name) = forwardRef<\(ref), \(head.takes)>("
        let function = "function \(head.name)(\(props), ref) {"
        // The layout breaks the arguments of the type where they are long, and continues after them.
        let line = start.count > ScriptLayout.width ? ">(" : start
        let isShort = line.count + function.count <= ScriptLayout.width
        if isShort {
            writer.open(start + function)
        } else {
            writer.open(start)
            writer.open(function)
        }
        body(of: form.type, head, taking: parameters)
        writer.close(isShort ? "});" : "},")
        if !isShort { writer.close(");") }
    }

    /// Writes the object of a `ref` with the component's methods.
    private mutating func hand(out methods: [String]) {
        reactValues.insert("useImperativeHandle")
        writer.open("useImperativeHandle(ref, () => ({")
        for method in methods {
            writer.open("\(TypeScriptNames.objectKey(method)): () => {")
            writer.line(Self.missing(method, using: []))
            writer.close("},")
        }
        writer.close("}));")
    }

    private mutating func body(of type: TypeStub, _ head: FunctionHead, taking parameters: [ComponentParameter]) {
        if !head.methods.isEmpty { hand(out: head.methods) }
        let facets = type.isMain ? file.facets : FacetStub()
        let tag = head.tag
        let texts = spokenTexts(parameters, facets: facets)
        // The caller's attributes come last, so that they override those of the component.
        let own = parameters.filter { $0.value != nil && isAttribute($0, of: tag) }.map { "\($0.name)={\($0.local)}" }
        let spoken = attributes(of: texts, role: nil, parameters)
        let refs = head.ref != nil && head.methods.isEmpty ? ["ref={ref}"] : []
        let attributes = refs + tag.attributes + spoken + own + ["{...\(head.rest)}"]
        let slots = SlotOrder.sorted(
            parameters.filter { $0.isSlot && !isAttribute($0, of: tag) && canBeShown($0.type) }, by: \.name)
        let unused = parameters.filter { parameter in
            !isAttribute(parameter, of: tag) && !slots.contains { $0.local == parameter.local }
                && !spoken.contains { $0.contains("{\(parameter.local)") }
        }.map(\.name)
        if unused.isEmpty { comment("TODO: Render the component.") }
        remind("Render the component with", of: unused)
        if type.isMain { remindOfStates() }
        placeless(texts)
        let line = "<\(tag.name) \(attributes.joined(separator: " "))"
        let isShort = line.count + 16 <= ScriptLayout.width
        if isShort, slots.isEmpty { return writer.line("return \(line) />;") }
        writer.open("return (")
        if isShort {
            writer.open(line + ">")
        } else {
            writer.open("<\(tag.name)")
            writer.lines(attributes)
            writer.close(slots.isEmpty ? "/>" : ">")
            if !slots.isEmpty { writer.open() }
        }
        for slot in slots { writer.line("{\(slot.local)}") }
        if !slots.isEmpty { writer.close("</\(tag.name)>") }
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
    private func isAttribute(_ parameter: ComponentParameter, of tag: ReactElementTag) -> Bool {
        if parameter.name.hasPrefix("data-") || tag.takes(parameter) { return true }
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
}
