import CatalogModel
import CatalogSyntax

/// The path to a value of an entry during an import, by keys of the entry format, for any form in the text.
struct ValuePath {
    /// A step of the path, with the facts needed for inserting a member in order.
    private struct Step {
        let step: YAMLPathStep
        /// Whether the step leads to a member by name, rather than to a key of a record.
        let isNamed: Bool
        /// The neighboring members, in the order of the source.
        let siblings: [String]
    }

    private var all: [Step] = []

    init() {}

    func appending(_ name: String, isRecord: Bool, siblings: [String]) -> ValuePath {
        appending(Step(step: .key(name), isNamed: !isRecord, siblings: siblings))
    }

    func appending(_ index: Int) -> ValuePath {
        appending(Step(step: .index(index), isNamed: false, siblings: []))
    }

    private func appending(_ step: Step) -> ValuePath {
        var path = self
        path.all.append(step)
        return path
    }

    /// nil for the whole entry.
    var parent: ValuePath? {
        if all.isEmpty { return nil }
        var path = self
        path.all.removeLast()
        return path
    }

    /// The names on the way.
    var names: [String] {
        all.map { step in
            switch step.step {
            case .key(let name): name
            case .index(let index): String(index)
            }
        }
    }

    /// The key of the record around the end of the path: `properties`.
    private var collection: String? { all.count > 1 ? names[names.count - 2] : nil }

    /// Whether the fact is an item of its own, a subject for people's words, rather than a part of a fact.
    var isMember: Bool {
        all.last?.isNamed == true
            && collection.map { !["parameters", "values", "names", "extensions"].contains($0) } ?? false
    }

    /// Whether the order of the contained values is meaningful.
    var isOrdered: Bool { names.last == "parameters" && all.last?.isNamed == false }

    var holdsMembers: Bool {
        guard let name = names.last, all.last?.isNamed == false else { return false }
        return [
            "implementations", "types", "functions", "variables", "properties", "methods", "events", "slots", "cases",
            "cssParts", "cssStates", "cssProperties",
        ].contains(name)
    }

    /// The format of the value in the entry format.
    var form: ValueForm? {
        var form: ValueForm? = .record(Entry.recordForm)
        for step in all {
            switch (form, step.step) {
            case (.record(let record)?, .key(let name)): form = record.keys.first { $0.name == name }?.form
            case (.byName(let inner, _)?, .key): form = inner
            case (.list(let element)?, .index): form = element
            default: form = nil
            }
        }
        return form
    }

    /// Returns the steps to the value in a text.
    ///
    /// A short form replaces the record, and a single element the list.
    func steps(in editor: YAMLEditor) -> YAMLPath {
        var path: YAMLPath = []
        for (index, step) in all.enumerated() {
            switch (step.step, editor.value(at: path)) {
            case (.index(0), .array?), (.key, .object?), (.key, nil): path.append(step.step)
            case (.index(0), _): break
            case (.key(let name), .array(let names)?) where step.isNamed:
                path.append(names.firstIndex { $0.scalarText == name }.map(YAMLPathStep.index) ?? step.step)
            case (.key(let name), _) where !step.isNamed:
                if case .record(let record)? = ValuePath(all: Array(all[..<index])).form, record.shortForm == name {
                    break
                }
                path.append(step.step)
            default: path.append(step.step)
            }
        }
        return path
    }

    /// The paths of the entry and of each value around the path's own, and the path itself, from the outside in.
    var fromRoot: [ValuePath] { (0...all.count).map { ValuePath(all: Array(all.prefix($0))) } }

    private init(all: [Step]) {
        self.all = all
    }

    init(all names: [String]) {
        all = names.map { Step(step: .key($0), isNamed: false, siblings: []) }
    }

    /// Returns the member before the position of a new member: the nearest predecessor in the source.
    ///
    /// Without a predecessor, the member before the nearest successor.
    func predecessor(among here: [String]) -> String? {
        guard let last = all.last, let name = names.last, let own = last.siblings.firstIndex(of: name) else {
            return here.last
        }
        if let before = last.siblings[..<own].last(where: here.contains) { return before }
        guard let after = last.siblings[own...].dropFirst().first(where: here.contains),
            let index = here.firstIndex(of: after)
        else { return here.last }
        return index > 0 ? here[index - 1] : nil
    }

    /// The fact in words: `'default' of 'size'`.
    var words: String {
        let shown = names.filter { Int($0) == nil }
        let named = zip(all, names).filter { $0.0.isNamed }.last?.1
        guard let last = shown.last else { return "the entry" }
        guard let named, named != last else { return "'\(last)'" }
        return "'\(last)' of '\(named)'"
    }
}
