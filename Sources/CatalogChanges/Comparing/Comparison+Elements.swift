import CatalogModel

// MARK: Elements by name

extension Comparison {
    typealias Named = (name: Text, value: StatedContent)

    /// Pairs elements by name, and by the renames declared by the new catalog.
    mutating func compare(_ old: [Named], with new: [Named], of pair: KeyPair) {
        let newByName = Dictionary(new.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
        let oldNames = Set(old.map(\.name.value))
        var taken: Set<String> = []
        var gone: [Named] = []
        for element in old {
            let name = element.name.value
            if let target = newByName[name] {
                taken.insert(name)
                compare(element, with: target, of: pair)
            } else if let target = renamed(name, among: newByName, notIn: oldNames, of: pair) {
                taken.insert(target.name.value)
                reportRename(element, with: target, of: pair)
                compare(element, with: target, of: pair)
            } else {
                gone.append(element)
            }
        }
        let fresh = new.filter { !taken.contains($0.name.value) }
        for element in gone { reportRemoval(of: element, among: fresh, new.map(\.name.value), of: pair) }
        for element in fresh { reportAddition(of: element, to: pair) }
        let common = old.map(\.name.value).filter { newByName[$0] != nil }
        let now = new.map(\.name.value).filter { oldNames.contains($0) }
        if common != now, Judgments.isOrdered(pair.subjects[0]) {
            reportOrder(old: common, new: now, of: pair)
        }
    }

    private mutating func renamed(
        _ name: String, among new: [String: Named], notIn old: Set<String>, of pair: KeyPair
    ) -> Named? {
        guard let declared = declaredName(of: name, in: pair.inner), !old.contains(declared.name),
            let target = new[declared.name]
        else { return nil }
        noteUse(ofRename: declared.address)
        return target
    }

    mutating func reportOrder(old: [String], new: [String], of pair: KeyPair) {
        report(
            .reordered, subjects: pair.subjects, aspect: "the order of '\(pair.key.name)'", in: pair.inner,
            old: .init(text: old.joined(separator: ", "), range: pair.old?.range),
            new: .init(text: new.joined(separator: ", "), range: pair.new?.range))
    }

    private mutating func compare(_ old: Named, with new: Named, of pair: KeyPair) {
        let scope = scope(of: old, new, in: pair)
        switch (old.value, new.value) {
        case (.record(let form, let oldNode), .record(_, let newNode)):
            compareRecords((form, old.name, oldNode), with: (new.name, newNode), in: scope)
        case (.list(let oldElements), .list(let newElements)):
            compareLists(oldElements, with: newElements, of: pair, in: scope, named: (old.name, new.name))
        case (.byName(let inner), .byName(let others)), (.members(let inner), .members(let others)):
            compareTrees(inner, with: others, of: pair, in: scope)
        default:
            if old.value.meaning == new.value.meaning { return }
            report(
                .changed, subjects: pair.elementSubjects, in: scope, old: side(old), new: side(new))
        }
    }

    /// Whether records are invisible to readers of changes.
    ///
    /// Code compared with an entry is always visible.
    func isHidden(_ nodes: [RecordNode]) -> Bool {
        silence == nil && !nodes.isEmpty && nodes.allSatisfy(\.isHidden)
    }

    /// Compares two records, and reports a single change of the whole if both are invisible from outside.
    mutating func compareRecords(
        _ old: (form: RecordForm, name: Text?, node: RecordNode), with new: (name: Text?, node: RecordNode),
        in scope: Scope
    ) {
        guard isHidden([old.node]), isHidden([new.node]) else {
            return compare(
                old.form, old: old.node, new: new.node, in: scope, names: (old: old.name?.range, new: new.name?.range))
        }
        let contents = (StatedContent.record(old.form, old.node), StatedContent.record(old.form, new.node))
        if contents.0.meaning == contents.1.meaning { return }
        report(
            .changed, subjects: ["Hidden"], in: scope,
            old: .init(text: nil, range: old.name?.range ?? old.node.range),
            new: .init(text: nil, range: new.name?.range ?? new.node.range))
    }

    /// Compares values under several levels of names, such as the plurals of a string or the values of a token.
    private mutating func compareTrees(_ old: [Named], with new: [Named], of pair: KeyPair, in scope: Scope) {
        let others = Dictionary(new.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
        let noun = pair.elementNoun(nil)
        for element in old {
            let inner = scope.entering(element.name.value, as: noun)
            if let other = others[element.name.value] {
                if case .byName(let deep) = element.value, case .byName(let deepOthers) = other.value {
                    compareTrees(deep, with: deepOthers, of: pair, in: inner)
                } else if case .record(let form, let node) = element.value, case .record(_, let otherNode) = other.value
                {
                    compare(form, old: node, new: otherNode, in: inner)
                } else if element.value.meaning != other.value.meaning {
                    report(.changed, subjects: pair.elementSubjects, in: inner, old: side(element), new: side(other))
                }
            } else {
                report(.removed, subjects: pair.elementSubjects, in: inner, old: side(element), new: nil)
            }
        }
        let existing = Set(old.map(\.name.value))
        for element in new where !existing.contains(element.name.value) {
            report(
                .added, subjects: pair.elementSubjects, in: scope.entering(element.name.value, as: noun), old: nil,
                new: side(element))
        }
    }

    private func scope(of old: Named, _ new: Named, in pair: KeyPair) -> Scope {
        pair.inner.entering(
            new.name.value, as: pair.elementNoun(old.value.recordForm), once: old.name.value)
    }

    private func side(_ element: Named) -> Change.Side {
        .init(text: element.value.recordForm == nil ? element.value.text : nil, range: element.name.range)
    }

    // MARK: What came and what went

    private mutating func reportRename(_ old: Named, with new: Named, of pair: KeyPair) {
        let scope = pair.inner.entering(old.name.value, as: pair.elementNoun(old.value.recordForm))
        report(
            .renamed, subjects: pair.elementSubjects(old.value.recordForm), in: scope,
            old: .init(text: old.name.value, range: old.name.range),
            new: .init(text: new.name.value, range: new.name.range))
    }

    private mutating func reportRemoval(of element: Named, among fresh: [Named], _ names: [String], of pair: KeyPair) {
        let scope = pair.inner.entering(element.name.value, as: pair.elementNoun(element.value.recordForm))
        let meaning = element.value.meaning
        let lookalikes = fresh.filter { $0.value.meaning == meaning }
        let nodes = element.value.recordNodes
        let isHidden = isHidden(nodes)
        let stated = nodes.compactMap { Deprecation.of($0)?.replacements }.joined().map(\.value)
        let found = stated.filter { names.contains($0) || replacements.hold($0) }
        report(
            isHidden || found.isEmpty ? .removed : .replaced,
            subjects: isHidden ? ["Hidden"] : pair.elementSubjects(element.value.recordForm), in: scope,
            old: side(element), new: nil, replacements: found,
            lookalike: lookalikes.count == 1 ? lookalikes.first?.name.value : nil)
    }

    private mutating func reportAddition(of element: Named, to pair: KeyPair) {
        let scope = pair.inner.entering(element.name.value, as: pair.elementNoun(element.value.recordForm))
        let nodes = element.value.recordNodes
        let isHidden = isHidden(nodes)
        let kind = Judgments.kindOfAddition(of: element.value, to: pair)
        report(
            isHidden ? .added : kind,
            subjects: isHidden ? ["Hidden"] : pair.elementSubjects(element.value.recordForm), in: scope, old: nil,
            new: side(element))
    }
}

extension KeyPair {
    /// The possible subjects of rules about an element of the key.
    var elementSubjects: [String] { elementSubjects(nil) }

    func elementSubjects(_ form: RecordForm?) -> [String] {
        let requirement = scope.isRequirement && ["properties", "methods", "initializers"].contains(key.name)
        return (requirement ? ["Requirement"] : []) + ["\(self.form.name).\(key.name)"]
            + (key.group.map { ["\($0).\(key.name)"] } ?? []) + (form.map { [$0.name] } ?? [])
    }

    func elementNoun(_ form: RecordForm?) -> String { Nouns.noun(of: form, under: key.name) }
}

extension StatedContent {
    /// The declaration of the record, or of the records in the list.
    var recordForm: RecordForm? {
        switch self {
        case .record(let form, _): form
        case .list(let elements): elements.first?.recordForm
        default: nil
        }
    }

    /// The record, or the records in the list.
    var recordNodes: [RecordNode] {
        switch self {
        case .record(_, let node): [node]
        case .list(let elements): elements.flatMap(\.recordNodes)
        default: []
        }
    }
}

extension RecordNode {
    /// Whether the record is invisible outside of the system.
    var isHidden: Bool {
        switch CatalogModel.Named(node: self).visibility?.value {
        case .internal, .private: true
        case .public, .protected, nil: false
        }
    }
}

extension Deprecation {
    /// Returns the deprecation of a record with a name.
    static func of(_ node: RecordNode) -> Deprecation? { CatalogModel.Named(node: node).deprecated }
}
