import CatalogModel

/// A printer of an entry's changes as a Markdown list below the entry's title.
///
/// Below the title nothing repeats the title's facts: the only type and the only implementation of an entry stay unsaid,
/// and several changes of one thing stand below the thing.
struct ChangeNotes {
    private let isOnlyImplementation: Bool
    private let isOnlyType: Bool

    /// - Parameter component: The entry; nil for the catalog.
    init(_ component: Component?) {
        let implementations = (component?.entry.implementations).orEmpty()
        isOnlyImplementation = implementations.count == 1
        isOnlyType = implementations.reduce(0) { $0 + $1.value.types.orEmpty().count } == 1
    }

    /// Returns the list, in the order of the changes but for the groups.
    func markdown(_ changes: [Change]) -> String {
        var text = ""
        var done: Set<String> = []
        for change in changes {
            guard let owner = owner(of: change) else {
                text += "- \(line(change))\n"
                continue
            }
            if !done.insert(owner).inserted { continue }
            let group = changes.filter { self.owner(of: $0) == owner }
            if group.count == 1, owner.count <= 60 {
                text += "- \(line(change, of: owner))\n"
            } else {
                text += "- \(Self.capitalized(owner)):\n" + group.map { "  - \(line($0))\n" }.joined()
            }
        }
        return text
    }

    /// Returns the thing around a changed thing, in Markdown, unless the entry's title says as much.
    private func owner(of change: Change) -> String? {
        var words: [String] = []
        if change.names.count > 1 {
            let around = change.names[1]
            if around.noun != "type" || !isOnlyType { words.append(around.words(quoting: Self.code)) }
        }
        if let platform = change.platform, !isOnlyImplementation { words.append("(\(ChangeReport.escaped(platform)))") }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    private func line(_ change: Change, of owner: String? = nil) -> String {
        let effect = change.rule.effect == .safe ? "" : "**\(Self.capitalized(change.rule.effect.rawValue)):** "
        // The title of a new entry stands above.
        let isTitle = change.subject == "Entry" && change.rule.kind != .replaced && change.rule.kind != .renamed
        let sentence =
            isTitle
            ? "the entry is \(change.new == nil ? "gone" : "new")"
            : change.sentence(about: thing(change, of: owner), quoting: Self.quoting(change))
        return effect + Self.capitalized(sentence) + "."
    }

    private func thing(_ change: Change, of owner: String?) -> String {
        let aspect = change.aspect.map { Self.marked($0) + " of " } ?? ""
        guard let name = change.names.first else {
            return aspect + (change.component == nil ? "the catalog" : "the entry")
        }
        let isTitle = name.noun == "type" && isOnlyType && change.aspect != nil
        let thing = isTitle ? "the type" : name.words(quoting: Self.code)
        guard let owner else { return aspect + thing }
        return aspect + thing + (owner.hasPrefix("(") ? " " : " of ") + owner
    }

    /// Returns the words of a key with the key as code: `'type'` or `the order of 'types'`.
    private static func marked(_ aspect: String) -> String { aspect.replacing("'", with: "`") }

    /// Returns the quoting of values: quotation marks for sentences, and code for all else.
    private static func quoting(_ change: Change) -> (String) -> String {
        let key = change.subject.split(separator: ".").last.map(String.init) ?? ""
        let isProse =
            ["description", "summary", "title", "note", "notes", "reason", "text", "discussion"].contains(key)
            || change.subject == "Entry"
        return { isProse ? "“\(ChangeReport.escaped(shortened($0)))”" : code(shortened($0)) }
    }

    private static func code(_ text: String) -> String { ChangeReport.code(text) }

    /// Returns at most the first words of a text; the forms for programs have all.
    private static func shortened(_ text: String) -> String {
        text.count > 160 ? text.prefix(150) + "…" : text
    }

    private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
