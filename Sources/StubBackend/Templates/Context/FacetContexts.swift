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

/// A state as seen by templates.
struct StateContext: TemplateRecord {
    let name: Text
    let states: [State]
    let speller: StubSpeller

    private var docs: DocStub {
        var docs = DocStub(states.map(\.named), name: name.value)
        for visual in states.flatMap({ $0.visuals.orEmpty() }) { docs.add(.visuals, visual) }
        return docs
    }

    static let templateForm = TemplateForm<StateContext>(
        "State", "a state that a component can be in",
        TemplateField.shared(DocumentedContext.fields) { DocumentedContext(name: $0.name, docs: $0.docs) }
            + [
                TemplateField("identifier", "the name as the target's language writes it") { state, found in
                    state.speller.name(state.name, &found)
                },
                TemplateField("condition", "when it is in the state, as the author wrote it") { state in
                    state.states.compactMap(\.when).first?.value
                },
            ])
}

/// An axis of variants as seen by templates.
struct AxisContext: TemplateRecord {
    let name: Text
    let axes: [Axis]
    let speller: StubSpeller

    static let templateForm = TemplateForm<AxisContext>(
        "Axis", "a choice between variants",
        TemplateField.shared(DocumentedContext.fields) { axis in
            DocumentedContext(name: axis.name, docs: DocStub(axis.axes.map(\.named), name: axis.name.value))
        } + [
            TemplateField("identifier", "the name as the target's language writes it") { axis, found in
                axis.speller.name(axis.name, &found)
            },
            TemplateField("property", "the property that makes the choice") { axis in
                axis.axes.compactMap(\.property).first?.value
            },
            TemplateField("default", "the value that counts unless another is chosen") { axis in
                axis.axes.compactMap(\.default).first?.value
            },
            TemplateField("values", "what can be chosen") { axis in
                var seen: Set<String> = []
                return axis.axes.flatMap { $0.values.orEmpty().elements }.filter { seen.insert($0.name).inserted }
                    .map { CaseContext(CaseStub($0.key, $0.value), axis.speller) }
            },
        ])
}

/// A token as seen by templates.
struct TokenContext: TemplateRecord {
    let token: ComponentToken
    /// The token in the token files.
    let known: DesignToken?

    static let templateForm = TemplateForm<TokenContext>(
        "Token", "a design token that the component uses",
        [
            TemplateField("path", "its path") { $0.token.path },
            TemplateField("type", "its type in the token files") { $0.known?.type ?? $0.token.token.type?.value },
            TemplateField("value", "what it comes to in the first theme") { context in
                context.known.map { TokenValueText.text(of: $0.resolvedValue, type: $0.type) }
            },
            TemplateField("state", "the state that it counts in") { $0.token.token.state?.value },
            TemplateField("part", "the part that it is for") { $0.token.token.part?.value },
            TemplateField("description", "lines of Markdown that say what it is for") { context in
                context.token.token.named.description.map(ProseText.lines) ?? []
            },
        ])
}

/// A localized text as seen by templates.
struct StringContext: TemplateRecord {
    let name: Text
    let strings: [LocalizedString]

    static let templateForm = TemplateForm<StringContext>(
        "String", "a text that is translated",
        [
            TemplateField("key", "its key") { $0.name.value },
            TemplateField("text", "the text unless it is translated") { string in
                string.strings.compactMap(\.text).first?.value
            },
            TemplateField("description", "lines of Markdown that say what it is for") { string in
                string.strings.compactMap(\.named.description).first.map(ProseText.lines) ?? []
            },
        ])
}

extension Accessibility {
    /// Items of documentation, one for each fact.
    var items: [DocItem] {
        var items: [DocItem] = []
        func add(_ name: String, _ text: Text?) {
            if let text { items.append(DocItem(name: name, facts: [DocFact(.literal, code: text.value)])) }
        }
        func add(_ name: String, _ prose: Prose?) {
            if let prose { items.append(DocItem(name: name, description: prose)) }
        }
        add("description", description)
        add("role", role)
        add("traits", traits)
        add("label", label)
        add("hint", hint)
        add("value", value)
        add("focus", focus)
        for element in identifiers.orEmpty() { add(element.name, element.value) }
        for element in keyboard.orEmpty() { add(element.name, element.value) }
        for prose in announcements.orEmpty() { add("announcement", prose) }
        for prose in practices.orEmpty() { add("practice", prose) }
        return items
    }
}
