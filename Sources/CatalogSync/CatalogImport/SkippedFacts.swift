import CatalogModel
import CodeReaders
import CatalogSyntax

/// The facts of a source that the catalog cannot represent, each with the finding of the loader.
package struct SkippedFacts: Sendable {
    /// A skipped fact with the finding of the loader.
    private struct Fact {
        var location: EntryLocation
        let reason: Diagnostic
    }

    /// By the index of the component in the source.
    private var facts: [Int: [Fact]] = [:]

    package init() {}

    /// Skips a fact that the loader rejects, or the record around a fact that the checked entry lacks already.
    ///
    /// - Parameters:
    ///   - location: The location of the finding in the checked entry.
    ///   - component: The index of the component in the source.
    ///   - reason: The finding of the loader.
    ///   - checked: The facts that the checked entry lacks.
    /// - Returns: Whether there was anything left to skip.
    mutating func skip(
        _ location: EntryLocation, of component: Int, because reason: Diagnostic, besides checked: SkippedFacts
    ) -> Bool {
        let absent = checked.facts[component] ?? []
        var location = location.counting(absent.map(\.location))
        // An entry without an id is invalid as a whole.
        if location.names == ["id"] { location = EntryLocation() }
        if let fact = absent.first(where: { location.names.starts(with: $0.location.names) }) {
            // The loader rejects the rest of the record, too.
            guard let outer = fact.location.outer else { return false }
            location = outer
        }
        var all = facts[component] ?? []
        // Another error at the same location is already recorded.
        if all.contains(where: { location.names.starts(with: $0.location.names) }) { return true }
        let inner = all.first { $0.location.names.starts(with: location.names) }
        all.removeAll { $0.location.names.starts(with: location.names) }
        all.append(Fact(location: location, reason: inner?.reason ?? reason))
        facts[component] = all
        return true
    }

    /// Returns the entry without the skipped facts; nil if no declaration remains.
    ///
    /// A fact of the previous import takes the place of a skipped fact.
    func apply(to entry: JSONValue, of component: Int, previous: JSONValue?) -> JSONValue? {
        var rest = entry
        // The last elements of a list go first, so that the indexes of the others stay.
        for names in (facts[component] ?? []).map(\.location.names).sorted(by: Self.isLater) {
            let isElement = Facts.entry(entry).isInList(names[...])
            let old = isElement ? nil : previous.flatMap { Facts.entry($0).value(at: names[...]) }
            guard let value = Facts.entry(rest).replacing(names[...], with: old) else { return nil }
            rest = value
        }
        return rest.hasDeclarations || !entry.hasDeclarations ? rest : nil
    }

    private static func isLater(_ left: [String], than right: [String]) -> Bool {
        guard let (first, second) = zip(left, right).first(where: { $0 != $1 }) else { return left.count > right.count }
        return (Int(first) ?? 0, first) > (Int(second) ?? 0, second)
    }

    /// Returns a finding for each skipped fact of a component, at the declaration in the source.
    func findings(about component: DeclaredComponent, at index: Int, isLeftOut: Bool) -> [Diagnostic] {
        (facts[index] ?? []).map { fact in
            let words = isLeftOut ? "'\(component.symbol.value)'" : fact.location.words
            let range = fact.location.range(in: component.entry)
            return .skipped(
                words, because: fact.reason.message.fact,
                at: fact.location.isMadeUp(in: component.entry) ? component.symbol.range : range)
        }
    }
}

extension EntryLocation {
    /// The location of the record around.
    fileprivate var outer: EntryLocation? {
        if names.isEmpty { return nil }
        var outer = self
        outer.names.removeLast()
        outer.isKey = false
        return outer
    }

    /// Returns the location with indexes of the source, for a location in an entry without skipped elements.
    fileprivate func counting(_ skipped: [EntryLocation]) -> EntryLocation {
        var location = self
        var form = ValueForm.record(Entry.recordForm)
        for depth in names.indices {
            let outer = location.names[..<depth]
            if case .list = form, var index = Int(names[depth]) {
                let gone = skipped.filter { $0.names.count == depth + 1 && $0.names.starts(with: outer) }
                for other in gone.compactMap({ Int($0.names[depth]) }).sorted() where other <= index { index += 1 }
                location.names[depth] = String(index)
            }
            form = form.member(names[depth])
        }
        return location
    }

    /// Whether the import has added the fact, such as the title.
    fileprivate func isMadeUp(in declaration: YAMLNode) -> Bool {
        guard let first = names.first, case .mapping(let mapping) = declaration.content else { return true }
        return mapping[first] == nil
    }

    /// The fact in words: `'default' of 'size'`.
    fileprivate var words: String {
        var path = ValuePath()
        var form = ValueForm.record(Entry.recordForm)
        for name in names {
            let isNamed = if case .byName = form { true } else { false }
            path = path.appending(name, isRecord: !isNamed, siblings: [])
            form = form.member(name)
        }
        return path.words
    }
}

extension JSONValue {
    /// Whether an entry has types, functions or variables on some platform.
    fileprivate var hasDeclarations: Bool {
        guard case .object(let implementations)? = self["implementations"] else { return false }
        return implementations.members.contains { implementation in
            ["types", "functions", "variables"].contains { implementation.value[$0] != nil }
        }
    }
}

extension String {
    /// The message of a finding without the fix, which is for the author of an entry.
    var fact: String {
        var isQuoted = false
        var previous: Character?
        for index in indices {
            if self[index] == "'" { isQuoted.toggle() }
            if self[index] == " ", previous == ";", !isQuoted { return String(self[..<index].dropLast()) }
            previous = self[index]
        }
        return self
    }
}
