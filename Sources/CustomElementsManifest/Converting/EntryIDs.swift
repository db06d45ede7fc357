import CatalogModel
import ScriptDescriptions

/// A chooser of unused entry ids and of titles for the declarations of a Custom Elements Manifest: `dnn-color-input`
/// becomes "Color Input".
struct EntryIDs {
    private var taken: Set<String> = []
    /// Prefix of all tags, with the hyphen.
    private let prefix: String

    init(prefixOf tags: [String]) {
        let first = tags.first ?? ""
        var words = tags.count > 1 ? first.split(separator: "-").dropLast().map(String.init) : []
        while !words.isEmpty, !tags.allSatisfy({ $0.hasPrefix(words.joined(separator: "-") + "-") }) {
            words.removeLast()
        }
        prefix = words.isEmpty ? "" : words.joined(separator: "-") + "-"
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

    /// Returns the words of a name: `ButtonGroupButton` → "Button Group Button".
    static func words(_ name: String) -> String {
        var words = ""
        var previous: Character?
        for character in name {
            if character.isUppercase, previous?.isLowercase == true { words.append(" ") }
            words.append(character == "_" || character == "-" ? " " : character)
            previous = character
        }
        let trimmed = words.trimmed
        return trimmed.isEmpty ? name : trimmed.prefix(1).uppercased() + trimmed.dropFirst()
    }
}
