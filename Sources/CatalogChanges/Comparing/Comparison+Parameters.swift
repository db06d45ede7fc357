import CatalogModel

// MARK: Parameters

extension Comparison {
    /// Pairs parameters as callers do: by label in Swift, by name elsewhere, and by place where names carry no meaning.
    mutating func compareParameters(_ pair: KeyPair) {
        let old = ParameterList(pair.old, language: pair.scope.language)
        let new = ParameterList(pair.new, language: pair.scope.language)
        var pairs: [(old: Int, new: Int)] = []
        var waiting = Dictionary(grouping: new.all.indices.reversed()) { new.labels[$0] }
        for index in old.all.indices {
            if let match = waiting[old.labels[index]]?.popLast() { pairs.append((index, match)) }
        }
        for index in old.all.indices {
            guard let declared = declaredName(of: old.all[index].name, in: pair.inner),
                let match = new.all.firstIndex(where: { $0.name == declared.name })
            else { continue }
            noteUse(ofRename: declared.address)
            if pairs.contains(where: { $0.old == index || $0.new == match }) { continue }
            pairs.append((index, match))
            rename(old.all[index], to: new.all[match], of: pair, as: renaming(pair))
        }
        let paired = (old: Set(pairs.map(\.old)), new: Set(pairs.map(\.new)))
        // Callers may omit names, so pair the other parameters by index and type, or by index and count.
        for index in old.all.indices
        where !paired.old.contains(index) && index < new.all.count && !paired.new.contains(index)
            && (old.type(index) == new.type(index) || silence != nil && old.all.count == new.all.count)
        {
            pairs.append((index, index))
            rename(old.all[index], to: new.all[index], of: pair, as: renaming(pair))
        }
        pairs.sort { $0.old < $1.old }
        for (before, after) in pairs {
            let scope = scope(of: new.all[after], in: pair)
            if old.labels[before] == new.labels[after], old.all[before].name != new.all[after].name {
                rename(old.all[before], to: new.all[after], of: pair, as: .respelled)
            }
            compare(
                Parameter.recordForm, old: old.all[before].value.node, new: new.all[after].value.node, in: scope,
                names: (old: old.all[before].key.range, new: new.all[after].key.range))
        }
        if pairs.map(\.new) != pairs.map(\.new).sorted() {
            reportOrder(old: old.all.map(\.name), new: new.all.map(\.name), of: pair)
        }
        for (index, element) in old.all.enumerated() where !pairs.contains(where: { $0.old == index }) {
            report(.removed, element: element, of: pair)
        }
        let last = pairs.map(\.new).max() ?? -1
        for (index, element) in new.all.enumerated() where !pairs.contains(where: { $0.new == index }) {
            let displaces = index < last && new.isPositional(index, before: pairs.map(\.new))
            report(new.mustGive(index) || displaces ? .addedRequired : .added, element: element, of: pair)
        }
    }

    /// Returns the kind of another name for a parameter: not seen by callers without argument names, seen by readers of
    /// entries.
    private func renaming(_ pair: KeyPair) -> ChangeKind {
        pair.scope.language.traits.argumentNames == .unused && silence == nil ? .respelled : .renamed
    }

    private func scope(of element: OrderedRecords<Parameter>.Element, in pair: KeyPair) -> Scope {
        pair.inner.entering(element.name, as: "parameter")
    }

    private mutating func rename(
        _ old: OrderedRecords<Parameter>.Element, to new: OrderedRecords<Parameter>.Element, of pair: KeyPair,
        as kind: ChangeKind
    ) {
        // Callers of code use the label, so other names have no effect on them.
        let isDeclared = silence != nil
        let name = { (element: OrderedRecords<Parameter>.Element) in
            isDeclared ? element.value.label?.value ?? element.name : element.name
        }
        report(
            kind, subjects: ["Parameter"], in: scope(of: old, in: pair),
            old: .init(text: name(old), range: old.key.range), new: .init(text: name(new), range: new.key.range))
    }

    private mutating func report(_ kind: ChangeKind, element: OrderedRecords<Parameter>.Element, of pair: KeyPair) {
        let side = Change.Side(text: element.value.property.type?.value, range: element.key.range)
        let subjects = pair.form.name == "Case" ? ["Case.parameters"] : ["Parameter"]
        report(
            kind, subjects: subjects, in: scope(of: element, in: pair), old: kind == .removed ? side : nil,
            new: kind == .removed ? nil : side)
    }
}

/// The parameters of a method as seen by callers (labels, types, duties), for comparing two versions of the method.
private struct ParameterList {
    let all: [OrderedRecords<Parameter>.Element]
    let labels: [String]
    private let language: ProgrammingLanguage

    init(_ content: StatedContent?, language: ProgrammingLanguage) {
        var elements: [OrderedRecords<Parameter>.Element] = []
        if case .byName(let named)? = content {
            for (name, value) in named {
                if case .record(_, let node) = value { elements.append(.init(key: name, value: Parameter(node: node))) }
            }
        }
        all = elements
        labels = elements.map { $0.value.label?.value ?? $0.name }
        self.language = language
    }

    func type(_ index: Int) -> String? { all[index].value.property.type?.value }

    /// Whether callers must give an argument for a parameter.
    func mustGive(_ index: Int) -> Bool { Judgments.mustGive(all[index].value.node, isParameter: true) }

    /// Whether some of the other parameters follow a parameter, and are matched by position.
    func isPositional(_ index: Int, before others: [Int]) -> Bool {
        if language.traits.argumentNames != .required { return true }
        return labels[index] == "_" && others.contains { $0 > index && labels[$0] == "_" }
    }
}
