import CatalogModel

/// A comparer of two catalogs, record by record and key by key, with a `Change` for each difference.
///
/// Every declared key is compared, also a key without a judgment of its own.
struct Comparison {
    let renames: DeclaredRenames
    let replacements: Replacements
    private(set) var changes: [Change] = []
    private(set) var usedRenames: Set<String> = []
    /// The keys that a side cannot state, by record.
    let silence: Silence?
    private(set) var unsaid: [String: Int] = [:]
    private var around: (old: SourceRange?, new: SourceRange?) = (nil, nil)

    /// A check whether the new side cannot state a key of a record, possibly with a value of the key.
    typealias Silence = (_ key: String, _ record: String, _ hasValue: Bool) -> Bool

    init(
        renames: DeclaredRenames = DeclaredRenames(), replacements: Replacements,
        silence: Silence? = nil
    ) {
        self.renames = renames
        self.replacements = replacements
        self.silence = silence
    }

    // MARK: Records and keys

    /// Compares two records key by key.
    ///
    /// A nil `only` compares all keys. `names` contains the locations of the records' names, where present.
    mutating func compare(
        _ form: RecordForm, old: RecordNode, new: RecordNode, in scope: Scope, only: Set<String>? = nil,
        names: (old: SourceRange?, new: SourceRange?) = (nil, nil)
    ) {
        if old === new { return }
        let scope = scope.within(form, old: old, new: new)
        let outer = around
        around = (names.old ?? old.range, names.new ?? new.range)
        defer { around = outer }
        for key in form.keys where key.name != "allow" && only?.contains(key.name) != false {
            var sides = (old: old.content(of: key.key), new: new.content(of: key.key))
            if Judgments.isCode(key.name) { sides = (sides.old?.folded, sides.new?.folded) }
            if sides.old == nil && sides.new == nil { continue }
            if silence?(key.name, form.name, sides.new != nil) == true {
                if sides.old != nil, key.group == nil { unsaid["\(form.name).\(key.name)", default: 0] += 1 }
                continue
            }
            let pair = KeyPair(form: form, key: key, old: sides.old, new: sides.new, records: (old, new), scope: scope)
            compare(pair)
        }
    }

    private mutating func compare(_ pair: KeyPair) {
        // Most values of a catalog are unchanged, so compare them before anything slower.
        if case .scalar(let old, _)? = pair.old, case .scalar(let new, _)? = pair.new, old.isIdentical(to: new) {
            return
        }
        if case .prose(let old)? = pair.old, case .prose(let new)? = pair.new, old == new { return }
        if silence == nil, let old = pair.old, let new = pair.new, old.isSame(as: new) { return }
        if let old = pair.old, let new = pair.new, renames.explain(old, new, of: pair) { return }
        if Judgments.isHandled(pair) { return }
        if pair.key.name == "either" { return compareValue(pair) }
        switch (pair.old, pair.new) {
        case (.record(let form, let old)?, .record(_, let new)?):
            compare(form, old: old, new: new, in: pair.inner)
        case (.byName?, _), (_, .byName?), (.members?, _), (_, .members?):
            if pair.key.name == "extensions" { return compareValue(pair) }
            if pair.subjects[0] == "Method.parameters" || pair.subjects[0] == "Case.parameters" {
                return compareParameters(pair)
            }
            compare(pair.old?.named ?? [], with: pair.new?.named ?? [], of: pair)
        case (.list?, _), (_, .list?): compareLists(pair)
        default: compareValue(pair)
        }
    }

    private mutating func compareValue(_ pair: KeyPair) {
        for kind in Judgments.kinds(of: pair) { report(kind, of: pair) }
    }

    /// Reports a change of a key.
    mutating func report(_ kind: ChangeKind, of pair: KeyPair) {
        report(
            kind, subjects: pair.subjects, aspect: "'\(pair.key.name)'", in: pair.inner,
            old: pair.old.map { .init(text: $0.text, range: $0.range ?? pair.records.old.range) },
            new: pair.new.map { .init(text: $0.text, range: $0.range ?? pair.records.new.range) })
    }

    mutating func report(
        _ kind: ChangeKind, subjects: [String], aspect: String? = nil, in scope: Scope, old: Change.Side?,
        new: Change.Side?, replacements: [String] = [], lookalike: String? = nil
    ) {
        let asked = subjects.first { $0 != "Requirement" } ?? ""
        guard var rule = ChangeRules.rule(for: subjects, kind, in: scope.area) else { return }
        // Conforming types have declared the old form, so the change breaks them even if it is safe for callers. With
        // structural types, an object that fits an interface fits it also where the interface takes more.
        let isSeen =
            ![.respelled, .addedUnchecked, .removedUnchecked].contains(kind)
            && !(scope.language.traits.typesAreStructural && [.widened, .yieldsValue].contains(kind))
        if scope.isRequirement, isSeen, rule.effect != .breaking, Judgments.isDeclaredAgain(rule.subject) {
            rule = ChangeRules.rule(for: ["Requirement"], .changed, in: scope.area) ?? rule
        }
        changes.append(
            Change(
                rule: rule, component: scope.component, address: scope.address, aspect: aspect, names: scope.names,
                platform: scope.platform, old: old, new: new, replacements: replacements, lookalike: lookalike,
                language: scope.language == .unstated ? nil : scope.language, subject: asked, kind: kind, around: around
            ))
    }

    mutating func noteUse(ofRename address: String) { usedRenames.insert(address) }

    /// Returns the new name declared for a thing, with the address in the declaration.
    func declaredName(of name: String, in scope: Scope) -> (address: String, name: String)? {
        if renames.names.isEmpty { return nil }
        return [scope.address(of: name), scope.oldAddress(of: name)].lazy.compactMap { address in
            renames.names[address].map { (address, $0.value) }
        }.first
    }
}

/// A key of a record with the values on the old and the new side, as input for judging the change.
struct KeyPair {
    let form: RecordForm
    let key: RecordForm.Key
    let old: StatedContent?
    let new: StatedContent?
    let records: (old: RecordNode, new: RecordNode)
    let scope: Scope

    /// The possible subjects of rules, the most exact first.
    var subjects: [String] {
        // Rules treat alternative types as a type.
        let name = key.name == "either" ? "type" : key.name
        return ["\(form.name).\(name)"] + (key.group.map { ["\($0).\(name)"] } ?? [])
    }

    /// The scope of the key's value.
    var inner: Scope { scope.entering(key.name, of: form) }
}

extension StatedContent {
    /// The values by name.
    fileprivate var named: [(name: Text, value: StatedContent)] {
        switch self {
        case .byName(let elements), .members(let elements): elements
        default: []
        }
    }
}
