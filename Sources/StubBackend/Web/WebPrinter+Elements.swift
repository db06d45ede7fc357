import CatalogModel
import SourceCode

extension WebPrinter {
    /// Writes a custom element: the class, the events, and the place among the tags.
    mutating func element(_ type: TypeStub) {
        let names = ElementNames(type)
        var facts = facts(of: type)
        if names.className != type.name.value, names.tag != type.name.value {
            facts.append(DocFact(.name, code: type.fullName.value))
        }
        let base = file.catalog.elementBase?.name ?? "HTMLElement"
        let (head, hasOtherBase) = head(of: type, named: names.className, base: base, &facts)
        if !hasOtherBase { extendsElementBase = true }
        let (type, scope) = declarable(type)
        let hasTemplate = template(of: type, named: names.className, in: scope)
        var tags = slotTags(of: type) + eventTags(of: type) + styleTags(of: type)
        if let tag = names.tag { tags.insert(DocTag(name: "tagname", subject: tag), at: 0) }
        declare(type.docs, facts: facts, tags: tags)
        writer.open("export class \(head) {")
        observedAttributes(of: type, in: scope)
        let spoken = type.isMain && !scope.hasBase && scope.above.isEmpty ? spoken(of: type) : []
        let isSetUp = type.initializers.isEmpty
        if isSetUp, !spoken.isEmpty { writeInternals() }
        var element = type
        element.kind = .component
        properties(of: element, named: names.className, in: scope, inherits: true)
        if isSetUp {
            let template = hasTemplate ? TypeScriptNames.templateName(names.className) : nil
            let shadow = template.map { "this.attachShadow({ mode: \"open\" }).append(\($0).content.cloneNode(true));" }
            setup([scope.superCall], statements: initialValues + [shadow].compactMap(\.self) + spoken)
        }
        if type.isMain, !file.facets.states.isEmpty {
            writer.separate()
            remindOfStates()
        }
        attributeCallback(of: type, in: scope)
        methods(of: type, in: scope)
        for (event, emitter) in zip(type.events, scope.emitters(of: type)) { dispatcher(event, named: emitter) }
        writer.close("}")
        events(of: type, named: names.className)
        inner(of: type, named: names.className)
        // Register the class last: elements that are on the page are created at once, and need the whole class.
        if let tag = names.tag { registration(tag, of: names.className, isElement: scope.isElement) }
    }

    // MARK: The shadow tree

    /// Writes the content of the shadow tree, if the class fills the tree: each slot within its part.
    /// - Returns: Whether there is a tree to fill.
    private mutating func template(of type: TypeStub, named name: String, in scope: WebClassScope) -> Bool {
        let markup = ShadowMarkup(slots: type.slots.map(\.name.value), parts: type.css.parts.map(\.name)).lines
        guard !markup.isEmpty, type.initializers.isEmpty, !scope.hasBase, scope.above.isEmpty else { return false }
        let template = TypeScriptNames.templateName(name)
        writer.separate()
        writer.line("const \(template) = document.createElement(\"template\");")
        writer.open("\(template).innerHTML = `")
        writer.lines(markup.map(TypeScriptLiteral.templateText))
        writer.close("`;")
        return true
    }

    /// Writes the constructor, where a body is needed.
    mutating func setup(_ opening: [String], statements: [String]) {
        if statements.isEmpty { return }
        writer.separate()
        writer.open("constructor() {")
        writer.lines(opening + statements)
        writer.close("}")
    }

    // MARK: Attributes

    mutating func observedAttributes(of type: TypeStub, in scope: WebClassScope) {
        let names = type.properties.filter { scope.observes($0) && !$0.isReadOnly }.compactMap(\.attribute?.value)
        let isTaken = ([type] + scope.above).contains { type in
            type.properties.contains { $0.name.value == "observedAttributes" }
        }
        if names.isEmpty || isTaken { return }
        let inherited = scope.observesAbove ? ["...super.observedAttributes"] : []
        let list = inherited + names.uniqued().map(TypeScriptLiteral.string)
        writer.line("static observedAttributes: string[] = [\(list.joined(separator: ", "))];")
    }

    /// Writes the callback that takes the values of changed attributes.
    mutating func attributeCallback(of type: TypeStub, in scope: WebClassScope) {
        let name = "attributeChangedCallback"
        let isTaken = ([type] + scope.above).contains { type in type.methods.contains { $0.name.value == name } }
        let observed = Set(
            type.properties.filter { scope.observes($0) && !$0.isReadOnly }.compactMap(\.attribute?.value))
        let changed = attributes.filter { observed.contains($0.attribute) }
        if changed.isEmpty || isTaken { return }
        let old = scope.observesAbove ? "oldValue" : "_oldValue"
        writer.separate()
        writer.open("\(name)(name: string, \(old): string | null, newValue: string | null): void {")
        if scope.observesAbove { writer.line("super.\(name)(name, \(old), newValue);") }
        if changed.count == 1, let only = changed.first {
            writer.open("if (name === \(TypeScriptLiteral.string(only.attribute))) {")
            writer.line("this.\(only.field) = \(only.reading);")
            writer.close("}")
        } else {
            writer.open("switch (name) {")
            var seen: Set<String> = []
            for attribute in changed where seen.insert(attribute.attribute).inserted {
                writer.open("case \(TypeScriptLiteral.string(attribute.attribute)):")
                writer.line("this.\(attribute.field) = \(attribute.reading);")
                writer.line("break;")
                writer.close()
            }
            writer.close("}")
        }
        writer.close("}")
    }

    private mutating func registration(_ tag: String, of name: String, isElement: Bool) {
        writer.separate()
        // A class that is not an element for the compiler may inherit from one at run time.
        let value = isElement ? name : "\(name) as unknown as CustomElementConstructor"
        let quoted = TypeScriptLiteral.string(tag)
        writer.open("if (!customElements.get(\(quoted))) {")
        writer.line("customElements.define(\(quoted), \(value));")
        writer.close("}")
        writer.separate()
        writer.open("declare global {")
        writer.open("interface HTMLElementTagNameMap {")
        writer.line("\(TypeScriptLiteral.string(tag)): \(name);")
        writer.close("}")
        writer.close("}")
    }

    // MARK: Events

    /// Writes the types of the events by name.
    mutating func events(of type: TypeStub, named name: String) {
        if type.events.isEmpty { return }
        writer.separate()
        writer.open("export interface \(name)EventMap {")
        for event in type.events {
            var docs = event.docs
            docs.facts += event.travelFacts
            docs.add(.attribute, code: event.attribute)
            docs.add(.event, prose: event.payload?.docs.description)
            var facts = event.payload.map { $0.docs.facts + $0.docs.parameterFacts } ?? []
            let spelled = eventType(event, facts: &facts)
            declare(docs, facts: facts)
            writer.line("\(TypeScriptNames.interfaceMember(event.name.value)): \(spelled);")
        }
        writer.close("}")
    }

    private mutating func eventType(_ event: EventStub, facts: inout [DocFact]) -> String {
        let event = event.withEventOfCallback
        let payload = event.payload.map { spelling.type($0.type, facts: &facts) }
        guard let stated = event.type, stated.value != "CustomEvent" else {
            return payload.map { "CustomEvent<\($0)>" } ?? "CustomEvent"
        }
        guard let spelled = Self.eventClass(stated, spelling: &spelling, facts: &facts) else {
            return payload.map { "CustomEvent<\($0)>" } ?? "Event"
        }
        if let payload { facts.append(DocFact(.event, code: payload)) }
        return spelled
    }

    /// Returns the class of an event's object; nil where no class is possible.
    private static func eventClass(_ type: Text, spelling: inout TypeScriptSpelling, facts: inout [DocFact])
        -> String?
    {
        if TypeScriptTypeRecognizer.isHeritage(type.value), spelling.references?.canBeInherited(type.value) != false {
            return spelling.type(type, role: .error, &facts)
        }
        facts.append(DocFact(.type, code: type.value))
        spelling.diagnostics.report(.stubType(type, in: language.title))
        return nil
    }

    /// Writes the method that sends an event.
    private mutating func dispatcher(_ event: EventStub, named emitter: String) {
        let event = event.withEventOfCallback
        // The event map reports findings about these types.
        var silent = spelling
        var facts: [DocFact] = []
        let payload = event.payload.map { silent.type($0.type, facts: &facts) }
        let stated = event.type.flatMap { Self.eventClass($0, spelling: &silent, facts: &facts) } ?? "CustomEvent"
        let name = TypeScriptLiteral.string(event.name.value)
        let ways = [("bubbles", event.bubbles), ("cancelable", event.cancelable), ("composed", event.composed)]
            .compactMap { name, value in value.map { "\(name): \($0)" } }
        declare("Sends \(MarkdownCode.span(event.name.value)).")
        let method = "protected \(emitter)"
        switch stated {
        case "CustomEvent":
            let detail = payload == nil ? [] : ["detail"]
            let options = detail + ways
            let arguments = options.isEmpty ? name : "\(name), { \(options.joined(separator: ", ")) }"
            writer.open("\(method)(\(payload.map { "detail: \($0)" } ?? "")): boolean {")
            writer.line("return this.dispatchEvent(new CustomEvent(\(arguments)));")
        case "Event":
            let arguments = ways.isEmpty ? name : "\(name), { \(ways.joined(separator: ", ")) }"
            writer.open("\(method)(): boolean {")
            writer.line("return this.dispatchEvent(new Event(\(arguments)));")
        default:
            writer.open("\(method)(event: \(stated)): boolean {")
            writer.line("return this.dispatchEvent(event);")
        }
        writer.close("}")
    }

    // MARK: Tags of the class

    func slotTags(of type: TypeStub) -> [DocTag] {
        type.slots.map { slot in
            var facts = slot.docs.facts + slot.docs.parameterFacts
            if let type = slot.type { facts.append(DocFact(.type, code: type.value)) }
            if slot.isRequired { facts.append(DocFact(.required, text: .words("yes"))) }
            return DocTag(name: "slot", subject: slot.name.value, description: slot.docs.description, facts: facts)
        }
    }

    private func eventTags(of type: TypeStub) -> [DocTag] {
        type.events.map { DocTag(name: "fires", subject: $0.name.value, description: $0.docs.description) }
    }

    func styleTags(of type: TypeStub) -> [DocTag] {
        let parts = type.css.parts.map { Self.tag("csspart", for: $0) }
        let states = type.css.states.map { Self.tag("cssstate", for: $0) }
        return parts + states + type.css.properties.map { Self.tag("cssprop", for: $0) }
    }

    private static func tag(_ name: String, for item: DocItem) -> DocTag {
        let type = item.type.map { [DocFact(.type, code: $0)] } ?? []
        return DocTag(name: name, subject: item.name, description: item.description, facts: type + item.facts)
    }
}

extension TypeScriptNames {
    fileprivate static func templateName(_ className: String) -> String {
        className.withSmallLetter + "Template"
    }
}

extension EventStub {
    /// The event with the class of the object that a callback takes, where the author states a function as the type.
    fileprivate var withEventOfCallback: EventStub {
        guard let stated = type, case .function(let function)? = TypeParser.parse(stated.value)?.unwrapped else {
            return self
        }
        var event = self
        let argument = function.parameters.first?.type
        var writer = TypeScriptTypeWriter()
        let text = argument.map { writer.text($0) }
        let isClass = text.map { TypeScriptTypeRecognizer.isHeritage($0) && $0.prefix { $0 != "<" }.hasSuffix("Event") }
        event.type = isClass == true ? text.map { text in stated.map { _ in text } } : nil
        if isClass != true, event.payload == nil, let text {
            var payload = PropertyStub(name: event.name)
            payload.type = StatedType(alternatives: [stated.map { _ in text }])
            event.payload = payload
        }
        return event
    }
}

/// An escaper of text for the attributes of HTML in web stubs.
enum HTMLText {
    /// Returns the text between the quotes of an attribute.
    static func attribute(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
    }
}
