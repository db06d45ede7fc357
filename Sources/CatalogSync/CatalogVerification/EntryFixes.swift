import CatalogChanges
import CatalogModel
import CodeReaders
import CatalogSyntax

/// A maker of fixes for differences between entries and code: the text of an entry is changed to the fact declared by
/// the code.
struct EntryFixes {
    private let components: [DeclaredComponent]
    /// Declarations of a source, by the place of the name or text.
    private lazy var declared = Self.locations(in: components)
    private var editors: [String: YAMLEditor] = [:]

    init(_ api: DeclaredAPI) { components = api.components }

    /// Values by location, each with its key, or with the key of the list around.
    ///
    /// Several values can have one location: the name of a function locates an entry, a type and an overload.
    private typealias Locations = [SourceRange: [(key: String?, list: String?, value: YAMLNode)]]

    private static func locations(in components: [DeclaredComponent]) -> Locations {
        var all: Locations = [:]
        func add(_ node: YAMLNode, key: String?, in list: String? = nil) {
            all[node.range, default: []].append((key, list, node))
            switch node.content {
            case .scalar: break
            case .sequence(let list): for element in list.elements { add(element, key: nil, in: key) }
            case .mapping(let mapping):
                for pair in mapping.pairs {
                    if pair.key.range != pair.value.range {
                        all[pair.key.range, default: []].append((pair.key.value, nil, pair.value))
                    }
                    add(pair.value, key: pair.key.value)
                }
            }
        }
        for component in components { add(component.entry, key: nil) }
        return all
    }

    /// Returns the source of the old fact of a change.
    ///
    /// Linking completes records: a parameter takes the type of the property of the same name, a type the members of
    /// its supertypes.
    mutating func provenance(of change: Change, in component: Component) -> FactProvenance {
        guard let file = component.entry.id?.range.file, let editor = editor(of: file) else { return .own }
        let entry = EntrySourceText(editor)
        let owner = Drift.path(of: change).prefix(4).map { YAMLPathStep.key($0) }
        guard let record = entry.recordPath(of: change.around.old), !record.isShared || record.starts(with: owner)
        else {
            return .unstated
        }
        guard let old = change.old else {
            // The code lists values of a type that both sides state.
            return change.isAboutValues && !entry.has("values", in: record) ? .unstated : .own
        }
        if let fact = entry.path(of: old.range) {
            // A flag has the location of its record.
            let isStated = fact != record || change.aspect == nil || entry.states(change, in: record)
            if isStated, fact.starts(with: record) || !fact.starts(with: owner) && !fact.isShared { return .own }
        }
        // The code does not repeat facts that the entry takes from elsewhere.
        return change.new.map { declares($0.range, in: change.around.new) } == true ? .completed : .unstated
    }

    /// Whether the code states a fact in a record, rather than in another record of the same name.
    private mutating func declares(_ fact: SourceRange?, in record: SourceRange?) -> Bool {
        guard let fact, let record else { return true }
        return declared[record].orEmpty().contains { $0.value.contains(fact) }
    }

    /// Returns the fix of a drift; nil if the author must decide.
    mutating func fix(_ drift: Drift) -> Diagnostic.FixIt? {
        guard let location = drift.change.around.old ?? drift.change.old?.range else { return nil }
        let file = location.file
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
    mutating func removal(at location: SourceRange) -> Diagnostic.FixIt? {
        guard let editor = editor(of: location.file) else { return nil }
        let changes = EntrySourceText(editor).removing(location)
        var changed = editor
        for change in changes where !changed.apply(change) { return nil }
        return changes.isEmpty ? nil : .init(from: location.file, to: changed.file)
    }

    /// Returns the fix of a type together with facts that follow from the type, such as listed values; nil for an entry
    /// without these facts.
    mutating func fixWithValues(_ drift: Drift) -> Diagnostic.FixIt? {
        guard drift.path.last == "type", let location = drift.change.around.old, let editor = editor(of: location.file)
        else { return nil }
        let entry = EntrySourceText(editor)
        guard let record = entry.recordPath(of: location) else { return nil }
        let following = ["values", "typeName"].filter { entry.has($0, in: record) }
        if following.isEmpty { return nil }
        var changes =
            drift.declaredText.map { entry.setting("type", to: .string($0), of: record, shortForm: nil) }
            ?? entry.removing("type", of: record)
        for key in following {
            let value = declaredRecord(drift.change.around.new, has: key)
            changes +=
                value.map { entry.setting(key, to: $0, of: record, shortForm: nil) }
                ?? entry.removing(key, of: record)
        }
        var changed = editor
        for change in changes where !changed.apply(change) { return nil }
        return .init(from: location.file, to: changed.file)
    }

    /// Returns the value of a record in the code under a key.
    private mutating func declaredRecord(_ range: SourceRange?, has key: String) -> JSONValue? {
        guard let range else { return nil }
        for (_, _, node) in declared[range].orEmpty() {
            if case .mapping(let mapping) = node.content, let value = mapping[key] { return value.jsonValue() }
        }
        return nil
    }

    private mutating func editor(of file: SourceFile) -> YAMLEditor? {
        if let editor = editors[file.path] { return editor }
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
        guard let record = entry.recordPath(of: change.around.old) else { return [] }
        let key = change.subject.split(separator: ".").last.map(String.init) ?? ""
        if change.kind == .renamed {
            let isLabel = change.language?.traits.argumentNames == .required
            return entry.renaming(change.old?.range, to: change.new?.text ?? "", isLabel: isLabel)
        }
        let collection = key == "Parameter" ? "parameters" : key
        if drift.isMember {
            guard let found = declaredMember(drift, under: collection) else { return [] }
            if found.name == nil, let function = drift.overloadedName {
                return entry.adding(overload: found.value, of: function, to: record, under: collection)
            }
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
            // A fact about all types is not in the record of a type, so remove it by its range.
            let own = entry.removing(key, of: record)
            return own.isEmpty ? entry.removing(change.old?.range) : own
        }
        let shortForm = Self.shortForms[form]
        guard let value = value(at: new.range, under: key, shortForm: shortForm) ?? flag(change.kind) else { return [] }
        return entry.setting(key, to: value, of: record, shortForm: shortForm, named: drift.path)
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
    private mutating func declaredMember(
        _ drift: Drift, under collection: String
    ) -> (name: String?, value: JSONValue)? {
        guard let range = drift.change.new?.range, let last = drift.path.last else { return nil }
        let found = declared[range].orEmpty()
        if let named = found.first(where: { $0.key == last }) { return (last, named.value.jsonValue()) }
        // The only overload of a function is not in a list, so find it by its key.
        let name = drift.overloadedName ?? collection
        guard let element = found.first(where: { $0.list == name }) ?? found.first(where: { $0.key == name }) else {
            return nil
        }
        // A name in a list of names is a member without facts.
        let isName = element.value.isText(last) && !EntrySourceText.listsTexts(under: collection)
        return isName ? (last, .object(JSONObject())) : (nil, element.value.jsonValue())
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
        for (_, _, node) in declared[record].orEmpty() {
            guard case .mapping(let mapping) = node.content, let names = mapping[key]?.memberNames,
                let index = names.firstIndex(of: name)
            else { continue }
            return names[..<index].reversed()
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

/// The source of a fact in a linked entry.
enum FactProvenance {
    /// The record itself, or the entry or implementation around the record.
    case own
    /// Another record: the property of the same name, a supertype, another entry.
    case completed
    /// A fact that the entry does not state about the record.
    case unstated
}

extension YAMLPath {
    /// Whether the path leads into a record that completes others: a type, or a member shared by implementations.
    fileprivate var isShared: Bool {
        guard case .key(let first)? = self.first else { return false }
        return count > 3 && self[2] == "types" || ["properties", "events", "slots"].contains(first)
    }
}

extension EntrySourceText {
    /// Whether a record has the key of a change; a short form has no flags.
    fileprivate func states(_ change: Change, in record: YAMLPath) -> Bool {
        let isFlag = change.old?.text == "true"
        let key = change.subject.split(separator: ".").last.map(String.init) ?? ""
        return has(key, in: record) || isScalar(record) && !isFlag
    }
}

extension YAMLNode {
    /// The keys of a mapping, or the texts in a list of names.
    fileprivate var memberNames: [String]? {
        switch content {
        case .scalar: nil
        case .mapping(let mapping): mapping.pairs.map(\.key.value)
        case .sequence(let list):
            list.elements.map { if case .scalar(let scalar) = $0.content { scalar.text } else { "" } }
        }
    }

    fileprivate func isText(_ text: String) -> Bool {
        if case .scalar(let scalar) = content { scalar.text == text } else { false }
    }

    /// Whether a value or key in the node has a location.
    fileprivate func contains(_ location: SourceRange) -> Bool {
        if range == location { return true }
        return switch content {
        case .scalar: false
        case .sequence(let list): list.elements.contains { $0.contains(location) }
        case .mapping(let mapping): mapping.pairs.contains { $0.key.range == location || $0.value.contains(location) }
        }
    }
}

extension Change {
    /// Whether the change is about the listed values of a type.
    fileprivate var isAboutValues: Bool { address.hasSuffix("/values") || address.contains("/values/") }
}
