import CatalogModel
import CatalogTemplates

extension DocStub {
    /// Joins the statements of several records on the same thing: the first description, and all facts.
    fileprivate init(_ all: [Named], name: String) {
        self.init()
        for docs in all.map({ DocStub($0, name: name) }) {
            description = description ?? docs.description
            facts += docs.facts
            deprecation = deprecation ?? docs.deprecation
            if availability.isEmpty { availability = docs.availability }
        }
    }
}

/// A state of a component as a record for stub templates.
struct StateContext: TemplateRecord {
    let name: Text
    let states: [State]
    let speller: StubSpeller

    private var docs: DocStub {
        var docs = DocStub(states.map(\.named), name: name.value)
        for visual in states.flatMap({ $0.visuals.orEmpty() }) { docs.add(.visuals, prose: visual) }
        return docs
    }

    static let templateForm = TemplateForm<StateContext>(
        "State", meaning: "a state that a component can be in",
        fields: TemplateField.shared(DocumentedContext.fields) { DocumentedContext(name: $0.name, docs: $0.docs) }
            + [
                TemplateField("identifier", meaning: "the name as the target's language writes it") { state, found in
                    state.speller.name(state.name, diagnostics: &found)
                },
                TemplateField("condition", meaning: "when it is in the state, as the author wrote it") { state in
                    state.states.compactMap(\.when).first?.value
                },
            ])
}

/// An axis of variants as a record for stub templates.
struct AxisContext: TemplateRecord {
    let name: Text
    let axes: [Axis]
    let speller: StubSpeller

    static let templateForm = TemplateForm<AxisContext>(
        "Axis", meaning: "a choice between variants",
        fields: TemplateField.shared(DocumentedContext.fields) { axis in
            DocumentedContext(name: axis.name, docs: DocStub(axis.axes.map(\.named), name: axis.name.value))
        } + [
            TemplateField("identifier", meaning: "the name as the target's language writes it") { axis, found in
                axis.speller.name(axis.name, diagnostics: &found)
            },
            TemplateField("property", meaning: "the property that makes the choice") { axis in
                axis.axes.compactMap(\.property).first?.value
            },
            TemplateField("default", meaning: "the value that counts unless another is chosen") { axis in
                axis.axes.compactMap(\.default).first?.value
            },
            TemplateField("values", meaning: "what can be chosen") { axis in
                var seen: Set<String> = []
                return axis.axes.flatMap { $0.values.orEmpty().elements }.filter { seen.insert($0.name).inserted }
                    .map { CaseContext(CaseStub($0.key, element: $0.value), speller: axis.speller) }
            },
        ])
}

/// A design token of a component as a record for stub templates.
struct TokenContext: TemplateRecord {
    let token: ComponentToken
    /// The token in the token files.
    let known: DesignToken?

    static let templateForm = TemplateForm<TokenContext>(
        "Token", meaning: "a design token that the component uses",
        fields: [
            TemplateField("path", meaning: "its path") { $0.token.path },
            TemplateField("type", meaning: "its type in the token files") {
                $0.known?.type ?? $0.token.token.type?.value
            },
            TemplateField("value", meaning: "what it comes to in the first theme") { context in
                context.known.map { TokenValueText.text(of: $0.resolvedValue, type: $0.type) }
            },
            TemplateField("state", meaning: "the state that it counts in") { $0.token.token.state?.value },
            TemplateField("part", meaning: "the part that it is for") { $0.token.token.part?.value },
            TemplateField("description", meaning: "lines of Markdown that say what it is for") { context in
                context.token.token.named.description.map(CommentProse.lines) ?? []
            },
        ])
}

/// A localized text of a component as a record for stub templates.
struct StringContext: TemplateRecord {
    let name: Text
    let strings: [LocalizedString]

    static let templateForm = TemplateForm<StringContext>(
        "String", meaning: "a text that is translated",
        fields: [
            TemplateField("key", meaning: "its key") { $0.name.value },
            TemplateField("text", meaning: "the text unless it is translated") { string in
                string.strings.compactMap(\.text).first?.value
            },
            TemplateField("description", meaning: "lines of Markdown that say what it is for") { string in
                string.strings.compactMap(\.named.description).first.map(CommentProse.lines) ?? []
            },
        ])
}

extension Accessibility {
    /// Items of documentation, one for each fact.
    var items: [DocItem] {
        var items: [DocItem] = []
        func add(_ name: String, text: Text?) {
            if let text { items.append(DocItem(name: name, facts: [DocFact(.literal, code: text.value)])) }
        }
        func add(_ name: String, prose: Prose?) {
            if let prose { items.append(DocItem(name: name, description: prose)) }
        }
        add("description", prose: description)
        add("role", text: role)
        add("traits", text: traits)
        add("label", prose: label)
        add("hint", prose: hint)
        add("value", prose: value)
        add("focus", prose: focus)
        for element in identifiers.orEmpty() { add(element.name, text: element.value) }
        for element in keyboard.orEmpty() { add(element.name, prose: element.value) }
        for prose in announcements.orEmpty() { add("announcement", prose: prose) }
        for prose in practices.orEmpty() { add("practice", prose: prose) }
        return items
    }
}
