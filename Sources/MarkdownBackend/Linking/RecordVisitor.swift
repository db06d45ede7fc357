import CatalogModel

/// Wants to see every record of an entry, for what may stand anywhere in it.
protocol RecordVisitor {
    /// Whether it looks at the paths of records; else they are empty.
    static var needsPaths: Bool { get }
    /// `path`: the keys, names and list positions that lead to the record.
    mutating func visit(_ base: Base, at path: [String])
    /// What a record with a name says of itself, after its `base` has been visited.
    mutating func visit(_ named: Named, at path: [String])
    mutating func visit(_ prose: Prose)
    mutating func visit(_ figure: Figure)
    /// The text of a type, within an implementation and one of its types, as far as it stands in one.
    mutating func visit(type: String, implementation: String?, owner: String?)
    /// The path of a token that a record names.
    mutating func visit(token: String)
    /// What to use instead of something deprecated: a member, a token or an entry.
    mutating func visit(replacement: String)
}

extension RecordVisitor {
    static var needsPaths: Bool { true }
    mutating func visit(_ base: Base, at path: [String]) {}
    mutating func visit(_ named: Named, at path: [String]) {}
    mutating func visit(_ prose: Prose) {}
    mutating func visit(_ figure: Figure) {}
    mutating func visit(type: String, implementation: String?, owner: String?) {}
    mutating func visit(token: String) {}
    mutating func visit(replacement: String) {}
}

/// Shows a visitor every record below another one, in the order of the format.
struct RecordWalk<Visitor: RecordVisitor> {
    var visitor: Visitor
    var path: [String] = []
    var implementation: String?
    var owner: String?

    init(_ visitor: Visitor) {
        self.visitor = visitor
    }

    /// The entry is read where it lies: handed on by a caller it would be copied.
    mutating func walk(_ component: Component) { walk(component.entry) }

    mutating func walk(_ entry: Entry) {
        walk(entry.named)
        prose(entry.summary)
        references("related", entry.related)
        byName("properties", entry.properties) { $0.walk($1.value) }
        byName("implementations", entry.implementations) { walk, implementation in
            walk.implementation = walk.path.last
            walk.walk(implementation.value)
            walk.implementation = nil
        }
        walk(entry.facets)
    }

    mutating func walk(_ implementation: Implementation) {
        walk(implementation.named)
        byName("types", implementation.types) { walk, type in
            walk.owner = walk.path.last
            walk.walk(type.value)
            walk.owner = nil
        }
        byName("functions", implementation.functions) { walk, methods in
            walk.list(methods.value) { $0.walk($1) }
        }
        byName("variables", implementation.variables) { $0.walk($1.value) }
        walk(implementation.facets)
    }

    mutating func walk(_ guidance: Guidance) {
        switch guidance.content {
        case .section(let section): walk(section)
        case .behavior(let behavior): walk(behavior)
        }
    }

    // MARK: - Parts of all records

    mutating func walk(_ named: Named) {
        visitor.visit(named.base, at: path)
        visitor.visit(named, at: path)
        prose(named.description)
        if let deprecation = named.deprecated {
            at("deprecated") {
                $0.base(deprecation)
                $0.prose(deprecation.message)
                for replacement in deprecation.replacements.orEmpty() {
                    $0.visitor.visit(replacement: replacement.value)
                }
            }
        }
        byName("platforms", named.platforms) {
            $0.base($1.value)
            $0.prose($1.value.message)
        }
        list("examples", named.examples) { $0.walk($1) }
        list("figures", named.figures) { $0.walk($1) }
        list("links", named.links) { $0.base($1) }
    }

    mutating func base(_ record: some BaseRecord) { visitor.visit(record.base, at: path) }

    mutating func prose(_ prose: Prose?) {
        if let prose { visitor.visit(prose) }
    }

    mutating func prose(_ prose: [Prose]?) {
        for one in prose.orEmpty() { visitor.visit(one) }
    }

    mutating func prose(_ prose: ByName<Prose>?) {
        for one in prose.orEmpty() { visitor.visit(one.value) }
    }

    mutating func type(_ text: Text?) {
        if let text { visitor.visit(type: text.value, implementation: implementation, owner: owner) }
    }

    mutating func references(_ key: String, _ references: [Reference]?) {
        list(key, references) {
            $0.base($1)
            $0.prose($1.when)
        }
    }

    // MARK: - Going down

    mutating func at(_ key: String, _ body: (inout Self) -> Void) {
        guard Visitor.needsPaths else { return body(&self) }
        path.append(key)
        body(&self)
        path.removeLast()
    }

    /// Hands on the element and not its record, which would be copied.
    mutating func byName<Record>(
        _ key: String, _ records: ByName<Record>?, _ body: (inout Self, ByName<Record>.Element) -> Void
    ) {
        guard let records else { return }
        at(key) { walk in
            for record in records { walk.at(record.name) { body(&$0, record) } }
        }
    }

    mutating func list<Record>(_ key: String, _ records: [Record]?, _ body: (inout Self, Record) -> Void) {
        guard let records else { return }
        at(key) { $0.list(records, body) }
    }

    mutating func list<Record>(_ records: [Record], _ body: (inout Self, Record) -> Void) {
        for index in records.indices {
            at(Visitor.needsPaths ? String(index + 1) : "") { body(&$0, records[index]) }
        }
    }
}
