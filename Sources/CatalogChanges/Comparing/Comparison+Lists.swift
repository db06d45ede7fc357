import CatalogModel

// MARK: Elements of lists

extension Comparison {
    mutating func compareLists(_ pair: KeyPair) {
        compareLists(pair.old?.elements ?? [], with: pair.new?.elements ?? [], of: pair, in: pair.inner, named: nil)
    }

    /// Pairs the elements of two lists by identity: the signature of a method, the address of a link, the text of a
    /// text.
    ///
    /// `named` contains the name of both lists, if any: overloads of a single function.
    mutating func compareLists(
        _ old: [StatedContent], with new: [StatedContent], of pair: KeyPair, in scope: Scope, named: (Text, Text)?
    ) {
        if Judgments.areCompared(asOne: pair.subjects[0]) {
            if old.map(\.meaning) != new.map(\.meaning) { report(pair.wholeKind, of: pair) }
            return
        }
        var matching = Matching(old: old, new: new)
        for identity in Identity.all(of: (old.first ?? new.first)?.recordForm) { matching.pair(by: identity) }
        // Overloads share a name, so if one is left on each side, they are the same member.
        if matching.isMethods { matching.pairLast() }
        let isOverloaded = named == nil || max(old.count, new.count) > 1
        for (before, after) in matching.pairs {
            guard case .record(let form, let oldNode) = old[before], case .record(_, let newNode) = new[after] else {
                continue
            }
            let inner = isOverloaded ? scope.entering(element: Identity.name(of: old[before]), of: pair, form) : scope
            // A name with several overloads has no single location.
            let names = isOverloaded ? nil : named
            compareRecords((form, names?.0, oldNode), with: (names?.1, newNode), in: inner)
        }
        for index in matching.goneIndices { report(.removed, element: old[index], of: pair, in: scope) }
        for index in matching.freshIndices { report(.added, element: new[index], of: pair, in: scope) }
        let order = matching.pairs.sorted { $0.old < $1.old }.map(\.new)
        if order != order.sorted(), Judgments.isOrdered(pair.subjects[0]) {
            reportOrder(old: old.map(Identity.name), new: new.map(Identity.name), of: pair)
        }
    }

    private mutating func report(_ kind: ChangeKind, element: StatedContent, of pair: KeyPair, in scope: Scope) {
        let form = element.recordForm
        let isHidden = isHidden(Array(element.recordNodes.prefix(1)))
        let side = Change.Side(
            text: form == nil ? element.text : nil, range: element.range ?? pair.records.new.range)
        let inner = scope.entering(element: Identity.name(of: element), of: pair, form)
        let subjects = isHidden ? ["Hidden"] : pair.elementSubjects(form)
        var kind = kind
        if kind == .added, !isHidden { kind = Judgments.kindOfAddition(of: element, to: pair) }
        let isAddition = kind != .removed
        report(kind, subjects: subjects, in: inner, old: isAddition ? nil : side, new: isAddition ? side : nil)
    }
}

extension Scope {
    fileprivate func entering(element name: String, of pair: KeyPair, _ form: RecordForm?) -> Scope {
        entering(name, as: Nouns.noun(of: form, under: pair.key.name))
    }
}

extension StatedContent {
    /// The elements of a list; a value alone counts as a single element.
    fileprivate var elements: [StatedContent] {
        if case .list(let elements) = self { elements } else { [self] }
    }
}

/// A matching of two lists: pairs of equal or similar elements, and the unmatched elements of both sides.
private struct Matching {
    let old: [StatedContent]
    let new: [StatedContent]
    private(set) var pairs: [(old: Int, new: Int)] = []
    private(set) var goneIndices: [Int]
    private(set) var freshIndices: [Int]

    init(old: [StatedContent], new: [StatedContent]) {
        self.old = old
        self.new = new
        // The common prefix is usually the whole list, so pair it without a search.
        let same = zip(old, new).prefix { $0.isSame(as: $1) }.count
        pairs = (0..<same).map { ($0, $0) }
        goneIndices = Array(old.indices.dropFirst(same))
        freshIndices = Array(new.indices.dropFirst(same))
    }

    var isMethods: Bool { (old.first ?? new.first)?.recordForm?.name == "Method" }

    /// Pairs the remaining elements with the same text; of several in order.
    mutating func pair(by identity: (StatedContent) -> String?) {
        var waiting = Dictionary(grouping: freshIndices.reversed()) { identity(new[$0]) }
        var gone: [Int] = []
        for index in goneIndices {
            if let text = identity(old[index]), let match = waiting[text]?.popLast() {
                pairs.append((index, match))
            } else {
                gone.append(index)
            }
        }
        goneIndices = gone
        let taken = Set(pairs.map(\.new))
        freshIndices.removeAll { taken.contains($0) }
    }

    mutating func pairLast() {
        guard let before = goneIndices.first, let after = freshIndices.first, goneIndices.count == 1,
            freshIndices.count == 1
        else { return }
        pairs.append((before, after))
        goneIndices = []
        freshIndices = []
    }
}

/// Texts for recognizing the same element in two lists, such as the signature of a method or the title of an example.
private enum Identity {
    /// Returns the identities, the most exact first.
    static func all(of form: RecordForm?) -> [(StatedContent) -> String?] {
        let whole: (StatedContent) -> String? = { $0.meaning.compact }
        guard let form else { return [whole] }
        if form.name == "Method" {
            return [whole, { signature($0, withTypes: true) }, { signature($0, withTypes: false) }]
        }
        let keys = keys[form.name] ?? form.shortForm.map { [$0] } ?? []
        return [whole] + keys.map { key in { text(of: key, in: $0) } }
    }

    /// Returns the name of an element for people and addresses.
    static func name(of element: StatedContent) -> String {
        guard let form = element.recordForm else { return element.text }
        if form.name == "Method" { return signature(element, withTypes: true) ?? "" }
        let keys = keys[form.name] ?? form.shortForm.map { [$0] } ?? []
        return keys.lazy.compactMap { text(of: $0, in: element) }.first.map(shortened) ?? form.name.lowercased()
    }

    private static func shortened(_ text: String) -> String {
        text.count > 60 ? String(text.prefix(57)) + "..." : text
    }

    private static let keys: [String: [String]] = [
        "Reference": ["entry", "name"], "Figure": ["file", "caption"], "Example": ["title", "code"],
        "Section": ["title"], "Behavior": ["title", "when", "description"], "Exclusion": ["combination"],
        "Inclusion": ["entry"], "TokenUse": ["token", "title", "description"], "Review": ["date"],
    ]

    private static func text(of key: String, in element: StatedContent) -> String? {
        guard case .record(let form, let node) = element, let key = form[key] else { return nil }
        return node.content(of: key.key)?.text
    }

    private static func signature(_ element: StatedContent, withTypes: Bool) -> String? {
        guard case .record(_, let node) = element else { return nil }
        let parameters = Method(node: node).parameters.orEmpty().map { parameter in
            let label = parameter.value.label?.value ?? parameter.name
            return withTypes ? "\(label): \(parameter.value.property.type?.value ?? "?")" : label
        }
        return "(" + parameters.joined(separator: ", ") + ")"
    }
}

extension KeyPair {
    /// The kind of a list compared as a whole.
    fileprivate var wholeKind: ChangeKind {
        if old == nil { return .added }
        return new == nil ? .removed : .changed
    }
}
