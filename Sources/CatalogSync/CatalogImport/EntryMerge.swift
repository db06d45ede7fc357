import CatalogModel
import CatalogSyntax

/// A three-way merge of changes in a code source into the YAML text of an entry, edited by people since the last
/// import.
///
/// Three sides: the source as before (`base`), the source as of now (`theirs`), and the entry (`ours`). A fact
/// unchanged in the source stays as in the entry, in any form of the entry.
struct EntryMerge {
    private(set) var editor: YAMLEditor
    private(set) var findings = Diagnostics()
    /// Members gone from the source but still in the entry, by their paths.
    private(set) var vanished: [[String]] = []
    /// Facts that the text has no room for, by their paths.
    private(set) var unwritten: [[String]] = []
    /// Whether members gone from the source go from the entry, too.
    private let removesVanished: Bool
    private let start: JSONValue

    init(_ editor: YAMLEditor, removesVanished: Bool) {
        self.editor = editor
        self.removesVanished = removesVanished
        start = editor.value(at: []) ?? .null
    }

    mutating func merge(base: JSONValue?, theirs: JSONValue) {
        merge(base: base.map(Facts.entry), theirs: .entry(theirs), ours: .entry(start), at: ValuePath())
    }

    /// Merges the three sides of a fact.
    ///
    /// - Parameters:
    ///   - base: The fact before; nil where the source stated no fact.
    ///   - theirs: The fact now; nil where the source states no fact now.
    ///   - ours: The fact in the entry; nil where the entry states no fact.
    ///   - path: The place of the fact in the entry.
    private mutating func merge(base: Facts?, theirs: Facts?, ours: Facts?, at path: ValuePath) {
        if let base, let theirs, base.says(theirs), !path.isOrdered || base.names == theirs.names { return }
        switch (base, theirs, ours) {
        case (_, let theirs?, let ours?) where theirs.says(ours) && !path.isOrdered: break
        case (let base?, nil, let ours?): remove(base: base, ours: ours, at: path)
        case (_, nil, _): break
        case (nil, let theirs?, nil): add(theirs, at: path)
        case (.some, .some, nil): findings.report(.removedByHand(path.words, at: location(path.parent)))
        case (let base, let theirs?, let ours?): change(base: base, theirs: theirs, ours: ours, at: path)
        }
    }

    private mutating func change(base: Facts?, theirs: Facts, ours: Facts, at path: ValuePath) {
        switch (theirs.shape, ours.shape) {
        case (.members(_, let isRecord), .members):
            let names = theirs.names + (base?.names ?? []).filter { theirs[$0] == nil }
            for name in names {
                merge(
                    base: base?[name], theirs: theirs[name], ours: ours[name],
                    at: path.appending(name, isRecord: isRecord, siblings: theirs.names))
            }
            if path.isOrdered, let base { order(base: base, theirs: theirs, ours: ours, at: path) }
        case (.list(let new), .list(let here)):
            changeList(base: base, new: new, here: here, theirs: theirs, ours: ours, at: path)
        default:
            if base?.says(ours) == true {
                set(path, to: theirs)
            } else {
                findings.report(.kept(path.words, now: theirs.excerpt, at: location(path)))
            }
        }
    }

    /// Merges element by element where there are as many on all sides, else additions and removals.
    private mutating func changeList(
        base: Facts?, new: [Facts], here: [Facts], theirs: Facts, ours: Facts, at path: ValuePath
    ) {
        var old: [Facts] = []
        if case .list(let elements)? = base?.shape { old = elements }
        if base?.says(ours) == true, new.isEmpty || old.count != new.count || old.first?.isText == true {
            return replace(here, with: new, whole: theirs, at: path)
        }
        if old.count == new.count, here.count == new.count, new.first?.isText == false {
            for index in new.indices {
                merge(base: old[index], theirs: new[index], ours: here[index], at: path.appending(index))
            }
            return
        }
        let gone = old.filter { element in !new.contains { $0.says(element) } }
        let come = new.filter { element in !old.contains { $0.says(element) } && !here.contains { $0.says(element) } }
        let left = here.filter { element in !gone.contains { $0.says(element) } }
        let isLost = gone.contains { element in !here.contains { $0.says(element) } }
        if isLost {
            findings.report(.kept(path.words, now: theirs.excerpt, at: location(path)))
        } else if !gone.isEmpty || !come.isEmpty {
            let all = left + come
            replace(here, with: all, whole: Facts(value: .array(all.map(\.value)), form: ours.form), at: path)
        }
    }

    /// Puts new elements into the place of old elements.
    ///
    /// Elements of both lists stay as in the text, comments included.
    ///
    /// - Parameters:
    ///   - here: The old elements.
    ///   - new: The new elements.
    ///   - whole: The new elements as a list, for a place without a list to change.
    ///   - path: The place of the list in the entry.
    private mutating func replace(_ here: [Facts], with new: [Facts], whole: Facts, at path: ValuePath) {
        guard !new.isEmpty, case .array? = editor.value(at: path.steps(in: editor)) else {
            return set(path, to: whole)
        }
        var gone: Set<Int> = []
        var come: Set<Int> = []
        for change in new.difference(from: here, by: { $0.says($1) }) {
            switch change {
            case .remove(let offset, _, _): gone.insert(offset)
            case .insert(let offset, _, _): come.insert(offset)
            }
        }
        let list = path.steps(in: editor)
        var (old, index) = (0, 0)
        while old < here.count || index < new.count {
            let (goes, comes) = (gone.contains(old), come.contains(index))
            switch (goes, comes) {
            case (true, true): apply(.set(list + [.index(index)], new[index].value), at: path)
            case (true, false): apply(.remove(list + [.index(index)], keepingComments: true), at: path)
            case (false, true): apply(.insert(list, new[index].value, at: index), at: path)
            case (false, false): break
            }
            if goes || !comes { old += 1 }
            if comes || !goes { index += 1 }
        }
    }

    /// Removes a fact; members come and go together with their kind.
    private mutating func remove(base: Facts, ours: Facts, at path: ValuePath) {
        if path.isMember {
            vanish(at: path)
        } else if case .members(_, let isRecord) = ours.shape, path.holdsMembers || !base.says(ours) {
            for name in base.names {
                merge(
                    base: base[name], theirs: nil, ours: ours[name],
                    at: path.appending(name, isRecord: isRecord, siblings: []))
            }
            if Facts(value: editor.value(at: path.steps(in: editor)) ?? .null, form: ours.form).names.isEmpty {
                apply(.remove(path.steps(in: editor), keepingComments: true), at: path)
            }
        } else if base.says(ours) {
            apply(.remove(path.steps(in: editor), keepingComments: true), at: path)
        } else {
            findings.report(.kept(path.words, now: nil, at: location(path)))
        }
    }

    private mutating func vanish(at path: ValuePath) {
        if removesVanished {
            apply(.remove(path.steps(in: editor)), at: path)
        } else {
            vanished.append(path.names)
            findings.report(.vanished(path.words, at: location(path)))
        }
    }

    /// Puts members into the order of the source where changed there and unchanged by people.
    private mutating func order(base: Facts, theirs: Facts, ours: Facts, at path: ValuePath) {
        let common = Set(base.names).intersection(theirs.names).intersection(ours.names)
        let (old, new) = (base.names.filter(common.contains), theirs.names.filter(common.contains))
        if old == new { return }
        guard ours.names.filter(common.contains) == old else {
            return findings.report(.kept("the order of " + path.words, now: theirs.excerpt, at: location(path)))
        }
        let now = Facts(value: editor.value(at: path.steps(in: editor)) ?? .null, form: ours.form).names
        var rest = new[...]
        let order = now.map { common.contains($0) ? rest.popFirst() ?? $0 : $0 }
        expand(path)
        apply(.reorder(path.steps(in: editor), order), at: path)
    }

    // MARK: Writing

    private mutating func set(_ path: ValuePath, to facts: Facts) {
        if let parent = path.parent {
            if editor.value(at: path.steps(in: editor)) == nil { expand(parent) } else { expandNames(around: parent) }
        }
        apply(.set(path.steps(in: editor), facts.value), at: path)
    }

    private mutating func add(_ facts: Facts, at path: ValuePath) {
        guard let parent = path.parent, let name = path.names.last else { return }
        if let holder = parent.parent { expandNames(around: holder) }
        let listed = parent.steps(in: editor)
        if case .array(let names)? = editor.value(at: listed), facts.value == .object(JSONObject()) {
            let predecessor = path.predecessor(among: names.map(\.scalarText))
            let index = predecessor.flatMap { name in names.firstIndex { $0.scalarText == name } }
            return apply(.insert(listed, .string(name), at: index.map { $0 + 1 } ?? 0), at: path)
        }
        expand(parent)
        let steps = parent.steps(in: editor)
        let here = Facts(value: editor.value(at: steps) ?? .null, form: .byName(.data, allowsNames: false)).names
        apply(.add(steps, key: name, facts.value, after: path.predecessor(among: here)), at: path)
    }

    /// Gives a record the long form, and names alone a mapping.
    private mutating func expand(_ path: ValuePath) {
        expandNames(around: path)
        guard let form = path.form else { return }
        let steps = path.steps(in: editor)
        guard let value = editor.value(at: steps) else { return }
        if case .object = value { return }
        guard case .members(let members, _) = Facts(value: value, form: form).shape else { return }
        var object = JSONObject()
        for member in members { object[member.name] = member.facts.value }
        apply(.set(steps, .object(object)), at: path)
    }

    /// Gives each list of names on the way to a value keys, below which the names can have facts.
    private mutating func expandNames(around path: ValuePath) {
        for holder in path.fromRoot {
            guard case .byName? = holder.form else { continue }
            let steps = holder.steps(in: editor)
            switch editor.value(at: steps) {
            case .array?: apply(.keys(steps), at: holder)
            case .object?, nil: break
            case let name?: apply(.set(steps, [name.scalarText: .object(JSONObject())]), at: holder)
            }
        }
    }

    private mutating func apply(_ change: YAMLChange, at path: ValuePath) {
        if editor.applyAlone(change) { return }
        unwritten.append(path.names)
        findings.report(.uneditable(path.words, at: location(path)))
    }

    /// Returns the place of a fact, or of the enclosing fact.
    private func location(_ path: ValuePath?) -> SourceRange {
        var path = path
        while let here = path {
            if let node = editor.node(at: here.steps(in: editor)) { return node.range }
            path = here.parent
        }
        return editor.root.range
    }
}

extension Facts {
    fileprivate var isText: Bool { if case .text = shape { true } else { false } }

    /// The beginning of the value, for a finding.
    fileprivate var excerpt: String {
        let text = isText ? value.scalarText : value.compact
        let line = text.split(separator: "\n").first.map(String.init) ?? ""
        return line.count > 60 || line.count < text.count ? "'\(line.prefix(60))…'" : "'\(text)'"
    }
}
