import CatalogModel

// States, variants, tokens and texts of a component as records for stub templates.

extension DocStub {
    /// Joins the statements of several records on the same thing: the first description, and all facts.
    init(_ all: [Named], name: String) {
        self.init()
        for docs in all.map({ DocStub($0, name: name) }) {
            description = description ?? docs.description
            facts += docs.facts
            deprecation = deprecation ?? docs.deprecation
            if availability.isEmpty { availability = docs.availability }
        }
    }
}

extension StateStub: DocumentedStub {
    /// Joins the statements of several records on a state.
    init(_ name: Text, joining states: [State]) {
        self.init(
            name: name, docs: DocStub(states.map(\.named), name: name.value),
            condition: states.compactMap(\.when).first)
        for visual in states.flatMap({ $0.visuals.orEmpty() }) { docs.add(.visuals, prose: visual) }
    }

    static let templateForm = TemplateForm<StubRecord<StateStub>>(
        "State", meaning: "a state that a component can be in",
        fields: StubRecord.documented + [
            StubRecord.identifier(),
            TemplateField("condition", meaning: "the condition of the state, as the author wrote it") {
                $0.stub.condition?.value
            },
        ])
}

extension AxisStub: DocumentedStub {
    /// Joins the statements of several records on an axis; each value counts once.
    init(_ name: Text, joining axes: [Axis]) {
        var seen: Set<String> = []
        let values = axes.flatMap { $0.values.orEmpty().elements }.filter { seen.insert($0.name).inserted }
        self.init(
            name: name, docs: DocStub(axes.map(\.named), name: name.value), property: axes.compactMap(\.property).first,
            defaultValue: axes.compactMap(\.default).first, values: values.map { CaseStub($0.key, element: $0.value) })
    }

    static let templateForm = TemplateForm<StubRecord<AxisStub>>(
        "Axis", meaning: "a choice between variants",
        fields: StubRecord.documented + [
            StubRecord.identifier(),
            TemplateField("property", meaning: "the property that makes the choice") { $0.stub.property?.value },
            TemplateField("default", meaning: "its default value") {
                $0.stub.defaultValue?.value
            },
            TemplateField("values", meaning: "its values") { $0.records($0.stub.values) },
        ])
}

extension ComponentToken: TemplateStub {
    static let templateForm = TemplateForm<StubRecord<ComponentToken>>(
        "Token", meaning: "a design token that the component uses",
        fields: [
            TemplateField("path", meaning: "its path") { $0.stub.path },
            TemplateField("type", meaning: "its type in the token files") {
                $0.speller.token($0.stub.path)?.type ?? $0.stub.token.type?.value
            },
            TemplateField("value", meaning: "its value in the first theme") {
                $0.speller.token($0.stub.path).map { TokenValueText.text(of: $0.resolvedValue, type: $0.type) }
            },
            TemplateField("themes", meaning: "its value in each theme") {
                $0.records($0.speller.themedTokens($0.stub.path))
            },
            TemplateField("state", meaning: "the state that it applies to") { $0.stub.token.state?.value },
            TemplateField("part", meaning: "the part that it applies to") { $0.stub.token.part?.value },
            TemplateField("description", meaning: "its description, in lines of Markdown") {
                $0.stub.token.named.description.lines
            },
        ])
}

/// A design token in a theme, as far as shown by templates.
struct ThemedTokenStub: TemplateStub {
    let theme: String
    let token: DesignToken

    static let templateForm = TemplateForm<StubRecord<ThemedTokenStub>>(
        "ThemeValue", meaning: "the value of a design token in a theme",
        fields: [
            TemplateField("theme", meaning: "the name of the theme") { $0.stub.theme },
            TemplateField("value", meaning: "the value") {
                TokenValueText.text(of: $0.stub.token.resolvedValue, type: $0.stub.token.type)
            },
            TemplateField("alias", meaning: "the path of the token that it refers to") { $0.stub.token.alias },
        ])
}

extension StringStub: TemplateStub {
    /// Joins the statements of several records on the text with a key, as far as shown by templates.
    init(_ key: Text, joining strings: [LocalizedString]) {
        self.init(
            key: key, docs: DocStub(description: strings.compactMap(\.named.description).first),
            text: strings.compactMap(\.text).first)
    }

    static let templateForm = TemplateForm<StubRecord<StringStub>>(
        "String", meaning: "a localized text",
        fields: [
            TemplateField("key", meaning: "its key") { $0.stub.key.value },
            TemplateField("text", meaning: "the text without translation") { $0.stub.text?.value },
            TemplateField("description", meaning: "its description, in lines of Markdown") {
                $0.stub.docs.description.lines
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
