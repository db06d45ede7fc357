import CatalogModel
import CatalogTokens

/// The old and the new path in the renaming of a token or group, such as `color.blue` to `color.accent`.
struct TokenName {
    let old: String
    let new: String
    let oldNames: [String]
    let newNames: [String]

    init(old: String, new: String) {
        self.old = old
        self.new = new
        oldNames = old.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        newNames = new.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }

    /// Whether only the last name is different.
    var isWithinGroup: Bool { oldNames.dropLast() == newNames.dropLast() }
    var oldName: String { oldNames.last ?? old }
    var newName: String { newNames.last ?? new }

    /// Whether a path is the token or is in the group.
    func holds(_ path: String) -> Bool { path == old || path.hasPrefix(old + ".") }
}

extension TokenPathPattern {
    /// The choices of each pair of brackets.
    var brackets: [[String]] {
        parts.compactMap { if case .choices(let choices) = $0 { choices } else { nil } }
    }
}

/// A renaming of a token or group within a single entry or `catalog.yaml`, wherever the path is mentioned.
struct TokenMentionRenaming {
    private let name: TokenName
    private let text: CatalogTexts.Text

    init(_ name: TokenName, text: CatalogTexts.Text) {
        self.name = name
        self.text = text
    }

    func rename(_ edits: inout NameEdits) {
        for link in text.mentions.links {
            guard case .token(let path) = link.value.destination, name.holds(path) else { continue }
            edits.replace("token:" + name.old, with: "token:" + name.new, in: link.range)
        }
        text.content?.forEachKey { form, key, value in
            switch key {
            case "tokens":
                if case .byName(let tokens) = value {
                    for token in tokens { rename(pattern: token.name, of: token.value, &edits) }
                } else {
                    renamePaths(in: value.texts, edits: &edits)
                }
            case "token", "replacements": renamePaths(in: value.texts, edits: &edits)
            case "background" where form === Token.recordForm:
                for text in value.texts { rename(pattern: text, of: nil, &edits) }
            case "default" where form === Token.recordForm:
                for text in value.texts {
                    guard let path = TokenAlias.path(in: text.value), name.holds(path) else { continue }
                    edits.replace("{" + name.old, with: "{" + name.new, in: text.range)
                }
            default: return
            }
        }
    }

    private func renamePaths(in texts: [Text], edits: inout NameEdits) {
        for text in texts where name.holds(text.value) { edits.replace(name.old, with: name.new, in: text.range) }
    }

    // MARK: Patterns

    /// Renames a token in a pattern.
    ///
    /// - Parameters:
    ///   - text: The pattern.
    ///   - token: The record of the pattern's tokens; nil for a pattern only naming tokens.
    ///   - edits: Takes the edit, or the reason against the renaming.
    private func rename(pattern text: Text, of token: StatedContent?, _ edits: inout NameEdits) {
        if name.holds(text.value) { return edits.replace(name.old, with: name.new, in: text.range) }
        var unread = Diagnostics()
        guard text.value.utf8.contains(UInt8(ascii: "[")),
            let pattern = TokenPathPattern.parse(text, diagnostics: &unread),
            pattern.expand().contains(where: { name.holds($0.path) })
        else { return }
        // No choice has a dot, so the names of the pattern are those of its paths.
        let names = text.value.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let last = name.oldNames.count - 1
        guard names.count > last, names[..<last].elementsEqual(name.oldNames[..<last]),
            names[last].first == "[", names[last].last == "]",
            names[last].dropFirst().dropLast().split(separator: "|").contains(Substring(name.oldName))
        else {
            return edits.refuse(
                "'\(text.value)' matches '\(name.old)' and other tokens; name the tokens one by one first",
                at: text.range)
        }
        let choices = names[last].dropFirst().dropLast().split(separator: "|").map { choice in
            choice == name.oldName ? name.newName : String(choice)
        }
        let renamed = names[..<last] + ["[" + choices.joined(separator: "|") + "]"] + names[(last + 1)...]
        edits.replace(text.value, with: renamed.joined(separator: "."), in: text.range)
        guard case .record(let form, let node)? = token, form === Token.recordForm else { return }
        for branch in Token(node: node).default?.names(atLevel: 0) ?? []
        where branch.value.split(separator: "|").contains(Substring(name.oldName)) {
            edits.replace(name.oldName, with: name.newName, in: branch.branch(name.oldName))
        }
    }
}
