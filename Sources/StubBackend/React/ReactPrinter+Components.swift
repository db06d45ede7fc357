import CatalogModel
import CatalogTypes

extension ReactPrinter {
    /// A component: its properties, the function, and its previews.
    mutating func component(_ type: TypeStub) {
        _ = enter(type, keepsGenerics: false)
        var form = FunctionComponent(type, axes: type.isMain ? file.facets.axes : [])
        let name = name(of: type)
        if !form.otherNames.isEmpty {
            spelling.diagnostics.report(.stubMembers(form.otherNames, of: type.fullName, in: "React"))
        }
        if type.isMain { form.others = file.facets.accessibility.docs.sections + form.others }
        var types = types
        let known = Set(spelling.literalEnums.keys)
        let parameters = spelling.parameters(of: form, named: name, reserved: ScriptNames.ofEveryObject.union(["rest"]))
        {
            types.value($0, of: $1, $2)
        }
        self.types = types
        for (enumeration, values) in spelling.literalEnums.sorted(by: { $0.key < $1.key })
        where !known.contains(enumeration) {
            let axis = parameters.first { $0.type == .name(enumeration) }?.axis
            writer.separate()
            writer.line("/** The values of `\(ScriptDocComment.neutralized(axis?.name.value ?? enumeration))`. */")
            writer.constants(
                enumeration,
                values.map { value in
                    let docs = axis?.values.first { $0.name.value == value }?.docs ?? DocStub()
                    return ScriptConstant(name: value, value: ScriptLiteral.string(value), docs: docs)
                })
        }
        let props = spelling.unused(name + "Props")
        writer.separate()
        writer.line("/** What \(ScriptDocComment.neutralized(name)) takes. */")
        writer.open("export interface \(props) {")
        for parameter in parameters { property(parameter) }
        writer.close("}")
        function(type, named: name, props, form, parameters)
        let facets = type.isMain ? file.facets : FacetStub()
        previews.append { $0.previews(of: name, props, parameters, facets) }
    }

    private mutating func property(_ parameter: ComponentParameter) {
        let tags = parameter.value.map { [Self.defaultTag($0)] } ?? []
        writer.separate()
        writer.lines(ScriptDocComment(docs: parameter.docs, facts: parameter.facts, tags: tags).lines)
        writer.line(
            "\(ScriptNames.interfaceMember(key(parameter)))\(parameter.isRequired ? "" : "?"): \(types.text(parameter.type));"
        )
    }

    /// The name of a property: any text can be one, and the author's counts.
    private func key(_ parameter: ComponentParameter) -> String { parameter.name }

    // MARK: The function

    private mutating func function(
        _ type: TypeStub, named name: String, _ props: String, _ form: FunctionComponent,
        _ parameters: [ComponentParameter]
    ) {
        var docs = type.docs
        docs.sections = docs.sections.filter { !$0.isDeclared(by: file.facets) } + form.others
        writer.separate()
        writer.lines(ScriptDocComment(docs: docs, facts: facts(of: type, named: name)).lines)
        writer.open("export function \(name)({")
        for parameter in parameters {
            let key = key(parameter)
            let local = ScriptNames.binding(key) ?? key
            let value = parameter.value.map { " = \($0)" } ?? ""
            writer.line(local == key ? "\(key)\(value)," : "\(ScriptNames.interfaceMember(key)): \(local)\(value),")
        }
        writer.line("...rest")
        let html = types.use("HTMLAttributes")
        writer.close(
            "}: \(props) & Omit<\(html)<HTMLElement>, keyof \(props)>): \(types.use("ReactElement")) {")
        writer.open()
        let facets = type.isMain ? file.facets : FacetStub()
        writer.line("// TODO: build what it looks like.")
        placeless(facets, parameters)
        let attributes = ["{...rest}"] + spoken(parameters, facets)
        let slots = parameters.filter { $0.isSlot && !isFunction($0.type) }
        let isShort = attributes.count < 3
        if isShort, slots.isEmpty {
            writer.line("return <div \(attributes.joined(separator: " ")) />;")
            writer.close("}")
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
        for slot in slots { writer.line("{\(ScriptNames.binding(slot.name) ?? slot.name)}") }
        if !slots.isEmpty { writer.close("</div>") }
        writer.close(");")
        writer.close("}")
    }

    private func isFunction(_ type: TypeExpression) -> Bool {
        if case .function = type { return true }
        guard case .union(let members) = type else { return false }
        return members.contains { isFunction($0) }
    }

    // MARK: Previews

    private mutating func previews(
        of name: String, _ props: String, _ parameters: [ComponentParameter], _ facets: FacetStub
    ) {
        let list = spelling.unused(name.withSmallLetter + "Previews")
        writer.separate()
        writer.line("/** What to look at: one for each variant and state. */")
        writer.open("export const \(list): { title: string; props: \(props) }[] = [")
        preview("Default", nil, parameters, [:])
        for axis in facets.axes {
            let parameter = parameters.first { axis.isChosen(by: $0) }
            let shown = parameter.map { values(of: $0.type) } ?? []
            if let parameter {
                for (title, value) in shown {
                    preview("\(parameter.name): \(title)", nil, parameters, [parameter.name: value])
                }
            }
            for value in axis.values.map(\.name.value) where !shown.contains(where: { $0.title == value }) {
                let note = parameter.map { PreviewNote.value(value, of: $0.authorName) } ?? PreviewNote.unchosen(axis)
                preview("\(axis.name.value): \(value)", note, parameters, [:])
            }
        }
        for state in facets.states {
            let arguments = argument(for: state, parameters)
            let note = arguments.isEmpty ? PreviewNote.state(state) : nil
            preview(state.name.value, note, parameters, arguments)
        }
        writer.close("];")
    }

    /// The values that a variant can have.
    private func values(of type: TypeExpression) -> [(title: String, value: String)] {
        switch type {
        case .name(let name):
            (spelling.cases(of: name) ?? []).filter { $0.count == 0 }
                .map { ($0.name, ScriptTypeText.member(of: name, $0.name)) }
        case .union(let members):
            members.flatMap { values(of: $0) }
        case .literal(.string(let text)): [(text, ScriptLiteral.string(text))]
        default: []
        }
    }

    private mutating func preview(
        _ title: String, _ note: String?, _ parameters: [ComponentParameter], _ arguments: [String: String]
    ) {
        let given = parameters.compactMap { parameter -> String? in
            let value =
                arguments[parameter.name]
                ?? (parameter.isRequired ? types.sample(of: parameter.type, named: file.heading.title, spelling) : nil)
            return value.map { "\(ScriptNames.interfaceMember(key(parameter))): \($0)" }
        }
        if let note { comment(note) }
        let props = given.isEmpty ? "{}" : "{ \(given.joined(separator: ", ")) }"
        writer.line("{ title: \(ScriptLiteral.string(title)), props: \(props) },")
    }

    /// What brings a component into a state, where the entry says so: `isEnabled = false`.
    private mutating func argument(for state: StateStub, _ parameters: [ComponentParameter]) -> [String: String] {
        guard let parts = state.condition?.value.split(separator: "=", maxSplits: 1), parts.count == 2 else {
            return [:]
        }
        let words = parts.map { $0.filter { !$0.isWhitespace } }
        guard let parameter = parameters.first(where: { $0.authorName == words[0] }),
            let literal = LiteralValue(words[1]), let value = types.value(literal, of: parameter.type, spelling)
        else { return [:] }
        return [parameter.name: value]
    }
}
