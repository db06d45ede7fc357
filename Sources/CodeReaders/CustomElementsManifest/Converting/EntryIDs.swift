import CatalogModel

/// A chooser of unused entry ids and of titles for the declarations of a Custom Elements Manifest: `dnn-color-input`
/// becomes "Color Input".
struct EntryIDs {
    private var taken: Set<String> = []
    /// Common prefix of nearly all tags, with the hyphen; empty without a common prefix.
    private let prefix: String

    init(prefixOf tags: [String]) {
        let tags = tags.filter(ManifestText.isTag)
        var counts: [String: Int] = [:]
        for tag in Set(tags) {
            var start = ""
            for word in tag.split(separator: "-").dropLast() {
                start += word + "-"
                counts[start, default: 0] += 1
            }
        }
        // If most tags share a prefix, remove it from their titles, even if a few tags of another origin lack it.
        let common = counts.filter { $0.value > 1 && $0.value * 4 >= Set(tags).count * 3 }.keys
        prefix = common.max { ($0.utf8.count, $1) < ($1.utf8.count, $0) } ?? ""
    }

    /// Returns an unused id, also without regard to case: a tag already is an id.
    mutating func id(for name: String, at range: SourceRange, _ findings: inout Diagnostics) -> EntryID? {
        let wish = EntryID(name) ?? EntryID(kebabCasing: name) ?? EntryID(kebabCasing: "element " + name)
        let base = wish?.rawValue ?? "element"
        var id = base
        var number = 2
        while taken.contains(id) {
            id = "\(base)-\(number)"
            number += 1
        }
        if number > 2 { findings.report(.duplicateEntry(name, id: id, at: range)) }
        taken.insert(id)
        return EntryID(id)
    }

    /// Returns a title for a tag: `dnn-color-input` → "Color Input", if all tags begin with `dnn-`.
    func title(ofTag tag: String) -> String {
        let rest = tag.hasPrefix(prefix) ? tag.dropFirst(prefix.count) : tag[...]
        return rest.split { $0 == "-" || $0 == "_" || $0 == "." }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
            .joined(separator: " ")
    }

    /// Returns a title for a class: `SlAlert` → "Alert", if nearly all tags begin with `sl-`.
    func title(ofClass name: String) -> String {
        // Before another acronym, the prefix is not a word of its own, so remove it first.
        let acronym = prefix.filter { $0 != "-" }.uppercased()
        let rest = name.dropFirst(acronym.count)
        if !acronym.isEmpty, name.hasPrefix(acronym), rest.first?.isUppercase == true {
            return Self.words(String(rest))
        }
        let words = Self.words(name).split(separator: " ")
        let prefix = prefix.split(separator: "-").map { $0.lowercased() }
        for count in 1...max(1, prefix.count) where words.count > count {
            let start = words.prefix(count).map { $0.lowercased() }
            if !prefix.isEmpty, start == prefix || start.joined() == prefix.joined() {
                return words.dropFirst(count).joined(separator: " ")
            }
        }
        return words.joined(separator: " ")
    }

    /// Returns the words of a name: `ButtonGroupButton` → "Button Group Button".
    static func words(_ name: String) -> String {
        var words = ""
        var previous: Character?
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            let isAcronymEnd =
                previous?.isUppercase == true && index + 1 < characters.count && characters[index + 1].isLowercase
            if character.isUppercase, previous?.isLowercase == true || isAcronymEnd { words.append(" ") }
            words.append(character == "_" || character == "-" ? " " : character)
            previous = character
        }
        let trimmed = words.trimmed
        return trimmed.isEmpty ? name : trimmed.prefix(1).uppercased() + trimmed.dropFirst()
    }
}
