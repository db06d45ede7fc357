import CatalogModel

/// A printer of an entry's changes below the entry's title, as a Markdown list or as plain sentences.
///
/// Facts of the title are not repeated below the title: the only type and the only implementation of an entry are
/// omitted. Several changes of one element are listed below the element; elements with the same change share a line.
struct ChangeNotes {
    /// The form of names and values: code and quotations, or plain text in quotation marks.
    enum Form { case markdown, plain }

    private let changes: [Change]
    private let form: Form
    private let isOnlyImplementation: Bool
    private let isOnlyType: Bool
    private let signatures: ShortSignatures

    /// - Parameters:
    ///   - changes: Changes of the entry, the weightiest first.
    ///   - component: The entry; nil for the catalog.
    ///   - form: The form of names and values.
    init(_ changes: [Change], of component: Component?, as form: Form = .markdown) {
        self.changes = changes
        self.form = form
        let implementations = (component?.entry.implementations).orEmpty()
        isOnlyImplementation = implementations.count == 1
        isOnlyType = implementations.reduce(0) { $0 + $1.value.types.orEmpty().count } == 1
        signatures = ShortSignatures(Set(changes.flatMap(\.names).map(\.name)))
    }

    /// The changes as lines of their own, except for the entry's coming and going and for changes of parts of parts.
    var plainLines: [String] {
        changes.filter { owner(of: $0) == nil && $0.subject != "Entry" }.map { line([$0]) }
    }

    /// Returns a change as a sentence without its period.
    func sentence(_ change: Change) -> String {
        change.subject == "Entry" ? change.message : sentence([change], of: owner(of: change))
    }

    /// Returns the list, in the order of the changes except for groups, without `others`, the lines shown elsewhere.
    func markdown(without others: Set<String>) -> String {
        let groups = changes.grouped { change in
            if let owner = owner(of: change) { return "of \(owner)" }
            return others.contains(line([change])) ? "" : likeness(change)
        }
        return groups.filter { !$0.key.isEmpty }.map { markdown($0.elements) }.joined()
    }

    /// Renders changes of one thing, or alike changes of several things.
    private func markdown(_ group: [Change]) -> String {
        guard let owner = owner(of: group[0]) else { return "- \(line(group))\n" }
        let lines = group.grouped(by: likeness).map(\.elements)
        if lines.count == 1, owner.count <= 80 { return "- \(line(group, of: owner))\n" }
        return "- \(Self.capitalized(owner)):\n" + lines.map { "  - \(line($0))\n" }.joined()
    }

    /// Returns a text shared by changes without a difference but the name of the changed thing.
    private func likeness(_ change: Change) -> String {
        guard let thing = change.names.first, !thing.name.isEmpty, !thing.name.hasPrefix("("),
            change.lookalike == nil, ![.renamed, .replaced].contains(change.rule.kind)
        else { return change.fingerprint }
        let words = (change.aspect ?? "") + " " + thing.noun
        return change.rule.effect.rawValue + " " + change.sentence(about: words, quoting: quoting(change))
    }

    /// Returns the element around a changed element, in Markdown, unless the entry's title names the same element.
    private func owner(of change: Change) -> String? {
        var words: [String] = []
        if change.names.count > 1 {
            let around = change.names[1]
            if around.noun != "type" || !isOnlyType { words.append(around.words(quoting: name)) }
        }
        if let platform = change.platform, !isOnlyImplementation { words.append("(\(escaped(platform)))") }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// Renders alike changes as a sentence with a mark for the effect.
    private func line(_ alike: [Change], of owner: String? = nil) -> String {
        let change = alike[0]
        let effect = change.rule.effect == .safe ? "" : "**\(Self.capitalized(change.rule.effect.rawValue)):** "
        // The heading already has the title of a new or removed entry.
        let isTitle = change.subject == "Entry" && change.rule.kind != .replaced && change.rule.kind != .renamed
        let words = isTitle ? "the entry is \(change.new == nil ? "gone" : "new")" : sentence(alike, of: owner)
        return effect + Self.capitalized(words) + "."
    }

    private func sentence(_ alike: [Change], of owner: String?) -> String {
        let isPlural = alike.count > 1 && alike[0].aspect == nil
        return alike[0].sentence(about: thing(alike, of: owner), isPlural: isPlural, quoting: quoting(alike[0]))
    }

    private func thing(_ alike: [Change], of owner: String?) -> String {
        let change = alike[0]
        let aspect = change.aspect.map { marked($0) + " of " } ?? ""
        guard let first = change.names.first else {
            return aspect + (change.component == nil ? "the catalog" : "the entry")
        }
        let isTitle = first.noun == "type" && isOnlyType && change.aspect != nil
        let thing = isTitle ? "the type" : words(alike.compactMap(\.names.first))
        guard let owner else { return aspect + thing }
        return aspect + thing + (owner.hasPrefix("(") ? " " : " of ") + owner
    }

    /// Renders things of a kind: ``properties `a`, `b` and `c```.
    private func words(_ things: [NamedThing]) -> String {
        guard things.count > 1, let last = things.last else { return things[0].words(quoting: name) }
        let first = things.dropLast().map { name($0.name) }.joined(separator: ", ")
        return "\(Nouns.plural(of: last.noun)) \(first) and \(name(last.name))"
    }

    private func name(_ text: String) -> String { code(signatures[text]) }

    /// Returns the words of a key with the key as code: `'type'` or `the order of 'types'`.
    private func marked(_ aspect: String) -> String {
        form == .plain ? aspect : aspect.replacing("'", with: "`")
    }

    private func code(_ text: String) -> String { form == .plain ? "'\(text)'" : ChangeReport.code(text) }

    private func escaped(_ text: String) -> String { form == .plain ? text : ChangeReport.escaped(text) }

    /// Returns the quoting of values: quotation marks for sentences, and code for all else.
    ///
    /// The data of other programs and the arguments of examples stay unsaid.
    private func quoting(_ change: Change) -> (String) -> String? {
        let key = change.subject.split(separator: ".").last.map(String.init) ?? ""
        if ["extensions", "arguments"].contains(key) { return { _ in nil } }
        let isProse =
            ["description", "summary", "title", "note", "notes", "reason", "text", "discussion"].contains(key)
            || change.subject == "Entry"
        let excerpt = ValueExcerpt(old: change.old?.text, new: change.new?.text)
        return { isProse ? "“\(escaped(excerpt.byteRange(of: $0)))”" : code(excerpt.byteRange(of: $0)) }
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}

extension [Change] {
    /// Returns the changes by a text, in the order of the first of each group.
    fileprivate func grouped(by text: (Change) -> String) -> [(key: String, elements: [Change])] {
        var locations: [String: Int] = [:]
        var groups: [(key: String, elements: [Change])] = []
        for change in self {
            let key = text(change)
            if let location = locations[key] {
                groups[location].elements.append(change)
            } else {
                locations[key] = groups.count
                groups.append((key, [change]))
            }
        }
        return groups
    }
}
