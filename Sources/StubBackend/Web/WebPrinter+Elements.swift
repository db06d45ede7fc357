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
        let (head, hasBase) = head(of: type, named: names.className, base: "HTMLElement", &facts)
        let (type, scope) = declarable(type)
        template(of: type, named: names.className)
        var tags = slotTags(of: type) + eventTags(of: type) + styleTags(of: type)
        if let tag = names.tag { tags.insert(DocTag(name: "tagname", subject: tag), at: 0) }
        declare(type.docs, facts: facts, tags: tags)
        writer.open("export class \(head) {")
        if !hasBase { observedAttributes(of: type) }
        var element = type
        element.kind = .component
        members(of: element, named: names.className, in: scope, inherits: true)
        if !hasBase, type.initializers.isEmpty { setup(of: type, named: names.className, in: scope) }
        for (event, emitter) in zip(type.events, scope.emitters(of: type)) { dispatcher(event, named: emitter) }
        writer.close("}")
        events(of: type, named: names.className)
        inner(of: type, named: names.className)
        // The elements that are on the page are made at once, with all that the class needs.
        if let tag = names.tag { registration(tag, of: names.className, isElement: scope.isElement) }
    }

    // MARK: The shadow tree

    /// Writes the content of the shadow tree: a place for each slot and each part.
    private mutating func template(of type: TypeStub, named name: String) {
        guard type.hasTemplate else { return }
        writer.separate()
        writer.open("export const \(TypeScriptNames.templateName(name)) = `")
        for slot in type.slots {
            let attribute = slot.name.value.isEmpty ? "" : " name=\"\(HTMLText.attribute(slot.name.value))\""
            writer.line(TypeScriptLiteral.templateText("<slot\(attribute)></slot>"))
        }
        for part in type.css.parts {
            writer.line(TypeScriptLiteral.templateText("<div part=\"\(HTMLText.attribute(part.name))\"></div>"))
        }
        writer.close("`;")
    }

    /// Writes the constructor, where a body is needed.
    private mutating func setup(of type: TypeStub, named name: String, in scope: WebClassScope) {
        let spoken = type.isMain ? spoken(of: type) : []
        if spoken.isEmpty, !type.hasTemplate { return }
        writer.separate()
        writer.open("constructor() {")
        writer.line(scope.superCall)
        if type.hasTemplate {
            writer.line("this.attachShadow({ mode: \"open\" }).innerHTML = \(TypeScriptNames.templateName(name));")
        }
        if !spoken.isEmpty { writeInternals(spoken) }
        writer.close("}")
    }

    private mutating func observedAttributes(of type: TypeStub) {
        let attributes = type.properties.compactMap { $0.isReadOnly ? nil : $0.attribute?.value }
        let isTaken = type.properties.contains { $0.name.value == "observedAttributes" }
        if attributes.isEmpty || isTaken { return }
        writer.open("static get observedAttributes(): string[] {")
        writer.line("return [\(attributes.map(TypeScriptLiteral.string).joined(separator: ", "))];")
        writer.close("}")
    }

    private mutating func registration(_ tag: String, of name: String, isElement: Bool) {
        writer.separate()
        // What the compiler does not take for an element may inherit from one at run time.
        let value = isElement ? name : "\(name) as unknown as CustomElementConstructor"
        writer.line("customElements.define(\(TypeScriptLiteral.string(tag)), \(value));")
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
            writer.line("\(TypeScriptLiteral.string(event.name.value)): \(spelled);")
        }
        writer.close("}")
    }

    private mutating func eventType(_ event: EventStub, facts: inout [DocFact]) -> String {
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
        // Findings about its types are those of the event map.
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

extension TypeStub {
    fileprivate var hasTemplate: Bool { !slots.isEmpty || !css.parts.isEmpty }
}

extension TypeScriptNames {
    fileprivate static func templateName(_ className: String) -> String {
        className.withSmallLetter + "Template"
    }
}

/// An escaper of text for the attributes of HTML in web stubs.
enum HTMLText {
    /// Returns the text between the quotes of an attribute.
    static func attribute(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;")
    }
}
