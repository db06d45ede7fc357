import CatalogChanges
import CatalogModel
import DeclaredAPI
import LocatedNodes
import YAMLEdits

/// A maker of fixes for differences between entries and code: the text of an entry is changed to the fact declared by
/// the code.
struct EntryFixes {
    private let components: [DeclaredComponent]
    /// Declarations of a source, by the place of the name or text.
    private lazy var declared = Self.places(in: components)
    private var editors: [String: YAMLEditor] = [:]

    init(_ api: DeclaredAPI) { components = api.components }

    private typealias Places = [SourceRange: [(key: String?, value: YAMLNode)]]

    private static func places(in components: [DeclaredComponent]) -> Places {
        var all: Places = [:]
        func add(_ node: YAMLNode, key: String?) {
            all[node.range, default: []].append((key, node))
            switch node.content {
            case .scalar: break
            case .sequence(let list): for element in list.elements { add(element, key: nil) }
            case .mapping(let mapping):
                for pair in mapping.pairs {
                    if pair.key.range != pair.value.range {
                        all[pair.key.range, default: []].append((pair.key.value, pair.value))
                    }
                    add(pair.value, key: pair.key.value)
                }
            }
        }
        for component in components { add(component.entry, key: nil) }
        return all
    }

    /// Returns the fix of a drift; nil if people have to decide.
    mutating func fix(_ drift: Drift) -> Diagnostic.FixIt? {
        guard let place = drift.change.old?.range ?? drift.change.around.old else { return nil }
        let file = place.file
        guard let editor = editor(of: file) else { return nil }
        var changed = editor
        for change in changes(for: drift, in: editor) where !changed.apply(change) { return nil }
        return .init(from: file, to: changed.file)
    }

    /// Returns a fix, unless it would replace a text that YAML aliases repeat elsewhere.
    mutating func unshared(_ fix: Diagnostic.FixIt?) -> Diagnostic.FixIt? {
        guard let fix, let editor = editor(of: fix.range.file) else { return fix }
        return editor.root.count(at: fix.range) > 1 ? nil : fix
    }

    /// Removes the member or record named at a place.
    mutating func removal(at place: SourceRange) -> Diagnostic.FixIt? {
        guard let editor = editor(of: place.file) else { return nil }
        let changes = EntrySourceText(editor).removing(place)
        var changed = editor
        for change in changes where !changed.apply(change) { return nil }
        return changes.isEmpty ? nil : .init(from: place.file, to: changed.file)
    }

    /// Returns the fix of a type together with the values listed in the entry; nil for an entry without values.
    mutating func fixWithValues(_ drift: Drift) -> Diagnostic.FixIt? {
        guard drift.path.last == "type", let place = drift.change.around.old, let text = drift.declaredText,
            let editor = editor(of: place.file)
        else { return nil }
        let entry = EntrySourceText(editor)
        guard let record = entry.path(of: place) else { return nil }
        let old = entry.removing("values", of: record)
        guard !old.isEmpty else { return nil }
        let values = declaredRecord(drift.change.around.new, has: "values")
        let new = values.map { entry.setting("values", to: $0, of: record, shortForm: nil) } ?? old
        var changed = editor
        for change in entry.setting("type", to: .string(text), of: record, shortForm: nil) + new
        where !changed.apply(change) { return nil }
        return .init(from: place.file, to: changed.file)
    }

    /// Returns the value of a record in the code under a key.
    private mutating func declaredRecord(_ range: SourceRange?, has key: String) -> JSONValue? {
        guard let range else { return nil }
        for (_, node) in declared[range].orEmpty() {
            if case .mapping(let mapping) = node.content, let value = mapping[key] { return value.jsonValue() }
        }
        return nil
    }

    private mutating func editor(of file: SourceFile) -> YAMLEditor? {
        if let known = editors[file.path] { return known }
        guard file.path.hasSuffix(".yaml") || file.path.hasSuffix(".yml") else { return nil }
        var found = Diagnostics()
        editors[file.path] = YAMLEditor(file, diagnostics: &found)
        return editors[file.path]
    }

    // MARK: Changes

    private mutating func changes(for drift: Drift, in editor: YAMLEditor) -> [YAMLChange] {
        let entry = EntrySourceText(editor)
        let change = drift.change
        if drift.isMember, drift.isGone { return entry.removing(change.old?.range) }
        guard let record = entry.path(of: change.around.old) else { return [] }
        let key = change.subject.split(separator: ".").last.map(String.init) ?? ""
        if change.kind == .renamed {
            let isSwift = change.language == "swift"
            return entry.renaming(change.old?.range, to: change.new?.text ?? "", isLabel: isSwift)
        }
        let collection = key == "Parameter" ? "parameters" : key
        if drift.isMember {
            guard let found = declaredMember(drift) else { return [] }
            let siblings = siblings(of: found.name, at: change.around.new, under: collection)
            return entry.adding(found.name, as: found.value, to: record, under: collection, before: siblings)
        }
        if change.kind == .reordered {
            let order = (change.new?.text ?? "").split(separator: ", ").map(String.init)
            return entry.reordering(record, under: collection, by: order)
        }
        if drift.path.contains("platforms") || ["generics", "where"].contains(key) { return [] }
        let form = change.subject.split(separator: ".").first.map(String.init) ?? ""
        guard let new = change.new else {
            // What an entry says of all its types stands apart from them.
            let own = entry.removing(key, of: record)
            return own.isEmpty ? entry.removing(change.old?.range) : own
        }
        let shortForm = Self.shortForms[form]
        guard let value = value(at: new.range, under: key, shortForm: shortForm) ?? flag(change.kind) else { return [] }
        return entry.setting(key, to: value, of: record, shortForm: shortForm)
    }

    private static let shortForms = Dictionary(
        [
            Property.recordForm, Parameter.recordForm, Method.recordForm, Case.recordForm, Event.recordForm,
            Slot.recordForm, Deprecation.recordForm,
        ]
        .map { ($0.name, $0.shortForm) }, uniquingKeysWith: { first, _ in first }
    ).compactMapValues(\.self)

    private func flag(_ kind: ChangeKind) -> JSONValue? {
        switch kind {
        case .turnedOn: true
        case .turnedOff: false
        default: nil
        }
    }

    // MARK: The code's side

    /// Returns the name and record of a member missing in the entry; without a name for an element of a list.
    private mutating func declaredMember(_ drift: Drift) -> (name: String?, value: JSONValue)? {
        guard let range = drift.change.new?.range, let last = drift.path.last else { return nil }
        let found = declared[range].orEmpty()
        if let named = found.first(where: { $0.key == last }) { return (last, named.value.jsonValue()) }
        if let element = found.first(where: { $0.key == nil }) { return (nil, element.value.jsonValue()) }
        return nil
    }

    /// Returns the value of the code at a place, under a key or, in the short form of a record, under the record's own.
    private mutating func value(at range: SourceRange?, under key: String, shortForm: String?) -> JSONValue? {
        guard let range else { return nil }
        let found = declared[range].orEmpty()
        let value = found.first { $0.key == key } ?? (shortForm == key ? found.first : nil)
        return value?.value.jsonValue()
    }

    /// Returns the names before a member in the code, the nearest first.
    private mutating func siblings(of name: String?, at record: SourceRange?, under key: String) -> [String] {
        guard let name, let record else { return [] }
        for (_, node) in declared[record].orEmpty() {
            guard case .mapping(let mapping) = node.content, case .mapping(let members)? = mapping[key]?.content,
                let index = members.pairs.firstIndex(where: { $0.key.value == name })
            else { continue }
            return members.pairs[..<index].reversed().map(\.key.value)
        }
        return []
    }
}

extension YAMLNode {
    /// Returns the number of values with the text at a range; an alias has the range of its anchor's value.
    fileprivate func count(at range: SourceRange) -> Int {
        let own = self.range == range ? 1 : 0
        switch content {
        case .scalar: return own
        case .sequence(let list): return list.elements.reduce(own) { $0 + $1.count(at: range) }
        case .mapping(let mapping): return mapping.pairs.reduce(own) { $0 + $1.value.count(at: range) }
        }
    }
}

extension Optional {
    fileprivate func orEmpty<Element>() -> [Element] where Wrapped == [Element] { self ?? [] }
}
