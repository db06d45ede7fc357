import CatalogModel

/// A renderer of a fact differing between themes, such as a token's value, as text: a line for each context with an
/// effect.
struct ThemeLines: Sendable {
    let themes: [ShownTheme]

    /// The themes with the same statement, as a label and the text.
    private struct Group {
        let label: String
        let text: [Inline]
    }

    /// Returns the lines of all themes, from the statement of each; a theme without a statement gets no line.
    func of(_ texts: [[Inline]]) -> [Inline] {
        guard let first = texts.first else { return [] }
        if texts.allSatisfy({ $0 == first }) { return first }
        let lines = groups(texts).filter { !$0.text.isEmpty }
        return lines.map { [.strong($0.label + ":"), .text(" ")] + $0.text }.asLines
    }

    private func groups(_ texts: [[Inline]]) -> [Group] {
        let modifiers = decisive(texts)
        var choices: [[String]] = []
        var members: [[Int]] = []
        for (index, theme) in themes.enumerated() {
            let choice = contexts(of: theme, modifiers)
            if let group = choices.firstIndex(of: choice) {
                members[group].append(index)
            } else {
                choices.append(choice)
                members.append([index])
            }
        }
        let isEach = members.allSatisfy { $0.count == 1 }
        let groups = zip(choices, members).map { choice, members in
            let label = isEach ? themes[members[0]].title : choice.map(Self.title).joined(separator: " + ")
            return Group(label: label, text: texts[members[0]])
        }
        return merged(groups, isOneModifier: modifiers.count < 2)
    }

    /// Returns the modifiers that decide on a text; the others can take any context, without a change of the text.
    private func decisive(_ texts: [[Inline]]) -> [String] {
        var modifiers = themes.first?.theme.inputs.choices.map(\.modifier) ?? []
        for modifier in modifiers {
            let others = modifiers.filter { $0 != modifier }
            var firstIndices: [[String]: Int] = [:]
            let isDecided = themes.indices.allSatisfy { index in
                let choice = contexts(of: themes[index], others)
                let first = firstIndices[choice] ?? index
                firstIndices[choice] = first
                return texts[first] == texts[index]
            }
            if isDecided { modifiers = others }
        }
        return modifiers
    }

    /// Returns contexts with the same text on a shared line.
    ///
    /// Of several modifiers, the text of most choices becomes a line for all choices without a line of their own.
    private func merged(_ groups: [Group], isOneModifier: Bool) -> [Group] {
        var merged: [(text: [Inline], groups: [Group])] = []
        for group in groups {
            if let index = merged.firstIndex(where: { $0.text == group.text }) {
                merged[index].groups.append(group)
            } else {
                merged.append((group.text, [group]))
            }
        }
        let common = isOneModifier ? nil : merged.indices.max { merged[$0].groups.count < merged[$1].groups.count }
        let otherwise = common.flatMap { merged[$0].groups.count > 1 ? merged.remove(at: $0) : nil }
        let lines = merged.map { text, groups in
            Group(label: groups.map(\.label).joined(separator: ", "), text: text)
        }
        return lines + (otherwise.map { [Group(label: "Otherwise", text: $0.text)] } ?? [])
    }

    private func contexts(of theme: ShownTheme, _ modifiers: [String]) -> [String] {
        modifiers.map { theme.theme.inputs[$0] ?? "" }
    }

    /// Returns the context as the beginning of a line.
    private static func title(_ context: String) -> String { context.prefix(1).uppercased() + context.dropFirst() }
}
