import CatalogModel

/// What an outline can tell.
protocol Outlined {
    /// Adds all that is stated, in order.
    func outline(to facts: inout OutlineWriter)
}

/// Writes the outline of an entry: one fact a line, what belongs to it below it and further in. What the author did not
/// state leaves no trace, what was stated to be empty does.
struct OutlineWriter {
    private var writer = SourceWriter(step: "  ")

    static func text(of component: Component, header: [String]) -> [UInt8] {
        var facts = OutlineWriter()
        for text in header { facts.writer.lines(of: text) }
        if !header.isEmpty { facts.writer.line("") }
        facts.writer.line(component.title.oneLine)
        facts.writer.line("")
        component.entry.outline(to: &facts)
        return facts.writer.bytes
    }

    // MARK: Single facts

    mutating func add(_ label: String, text: String) {
        let text = text.isEmpty ? "(empty)" : text
        if TextLines.isOne(text) { return line(label, text) }
        writer.open(head(label))
        writer.lines(of: text)
        writer.close()
    }

    mutating func add(_ label: String, _ text: Text?) {
        if let text { add(label, text: text.value) }
    }

    mutating func add(_ label: String, _ prose: Prose?) {
        if let prose { add(label, prose: prose) }
    }

    private mutating func add(_ label: String, prose: Prose) {
        if let text = prose.plain, !text.isEmpty, TextLines.isOne(text) { return line(label, text) }
        let lines = ProseText.lines(of: prose)
        if lines.count == 1 {
            return line(label, lines[0].isEmpty && prose.source.value.isEmpty ? "(empty)" : lines[0])
        }
        writer.open(head(label))
        writer.lines(lines)
        writer.close()
    }

    mutating func add(_ label: String, _ flag: Bool?) {
        if let flag { line(label, flag ? "yes" : "no") }
    }

    mutating func add<Value: RawRepresentable>(_ label: String, _ value: Located<Value>?)
    where Value.RawValue == String {
        if let value { add(label, text: value.value.rawValue) }
    }

    mutating func add(_ label: String, id: Located<EntryID>?) {
        if let id { add(label, text: id.value.rawValue) }
    }

    // MARK: Lists

    /// A text on its own line if there are several.
    mutating func add(_ label: String, _ texts: [Text]?) {
        add(label, texts) { text, facts in facts.add("-", text: text.value) }
    }

    mutating func add(_ label: String, ids: [Located<EntryID>]?) {
        add(label, ids) { id, facts in facts.add("-", text: id.value.rawValue) }
    }

    mutating func add<Value: RawRepresentable>(_ label: String, words: [Located<Value>]?)
    where Value.RawValue == String {
        add(label, words) { word, facts in facts.add("-", text: word.value.rawValue) }
    }

    mutating func add(_ label: String, _ proses: [Prose]?) {
        add(label, proses) { prose, facts in facts.add("-", prose: prose) }
    }

    mutating func add(_ label: String, _ records: [some Outlined]?) {
        add(label, records) { record, facts in
            facts.inner("-") { record.outline(to: &$0) }
        }
    }

    private mutating func add<Value>(
        _ label: String, _ values: [Value]?, _ add: (Value, inout OutlineWriter) -> Void
    ) {
        guard let values else { return }
        if values.isEmpty { return line(label, "none") }
        inner(label) { facts in
            for index in values.indices { add(values[index], &facts) }
        }
    }

    // MARK: Records

    /// One record.
    mutating func add(_ label: String, _ record: (some Outlined)?) {
        if let record { inner(label) { record.outline(to: &$0) } }
    }

    /// Records by name.
    mutating func add(_ label: String, _ records: ByName<some Outlined>?) {
        add(label, records) { record, facts in record.outline(to: &facts) }
    }

    /// Whatever has a name, with its facts.
    mutating func add<Value>(
        _ label: String, _ values: ByName<Value>?, _ add: (Value, inout OutlineWriter) -> Void
    ) {
        guard let values else { return }
        if values.isEmpty { return line(label, "none") }
        inner(label) { facts in
            for index in values.indices {
                facts.inner(values.elements[index].name) { add(values.elements[index].value, &$0) }
            }
        }
    }

    /// Texts by name.
    mutating func add(_ label: String, _ texts: ByName<Text>?) {
        addFacts(label, texts) { name, text, facts in facts.add(name, text: text.value) }
    }

    mutating func add(_ label: String, _ proses: ByName<Prose>?) {
        addFacts(label, proses) { name, prose, facts in facts.add(name, prose: prose) }
    }

    mutating func add(_ label: String, _ points: ByName<Located<PicturePoint>>?) {
        addFacts(label, points) { name, point, facts in facts.add(name, text: point.value.text) }
    }

    private mutating func addFacts<Value>(
        _ label: String, _ values: ByName<Value>?, _ add: (String, Value, inout OutlineWriter) -> Void
    ) {
        guard let values else { return }
        if values.isEmpty { return line(label, "none") }
        inner(label) { facts in
            for index in values.indices { add(values.elements[index].name, values.elements[index].value, &facts) }
        }
    }

    mutating func add(_ label: String, _ tree: TextTree?) {
        switch tree {
        case .text(let text): add(label, text: text.value)
        case .branches(let branches):
            inner(label) { facts in
                for branch in branches.elements { facts.add(branch.name, branch.value) }
            }
        case nil: break
        }
    }

    // MARK: Lines

    private func spelled(_ label: String) -> String { label.isEmpty ? "\"\"" : label.oneLine }

    private func head(_ label: String) -> String { label == "-" ? label : spelled(label) + ":" }

    private mutating func line(_ label: String, _ text: String) {
        writer.begin()
        writer.add(spelled(label))
        writer.add(label == "-" ? " " : ": ")
        writer.add(text)
        writer.end()
    }

    private mutating func inner(_ label: String, _ add: (inout OutlineWriter) -> Void) {
        writer.open(spelled(label))
        add(&self)
        writer.close()
    }
}
