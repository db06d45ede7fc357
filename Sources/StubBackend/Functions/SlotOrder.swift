import SourceCode

/// The order of the slots in the stub of a component.
enum SlotOrder {
    /// Words in the names of slots before the main content.
    private static let leading: Set<String> = [
        "start", "prefix", "leading", "before", "icon", "media", "header", "title", "heading",
    ]
    /// Words in the names of slots after the main content.
    private static let trailing: Set<String> = ["end", "suffix", "trailing", "after", "footer", "actions", "action"]

    /// Returns the elements with leading slots before the content and trailing slots after the content, each kind in
    /// the given order.
    static func sorted<Element>(_ elements: [Element], by name: (Element) -> String) -> [Element] {
        let ranked = elements.enumerated().map { (rank: rank(name($1)), location: $0, element: $1) }
        return ranked.sorted { ($0.rank, $0.location) < ($1.rank, $1.location) }.map(\.element)
    }

    private static func rank(_ name: String) -> Int {
        let words = words(of: name)
        // `trailingIcon` is a trailing slot.
        if !trailing.isDisjoint(with: words) { return 2 }
        return leading.isDisjoint(with: words) ? 1 : 0
    }

    /// Returns the words of a name such as `trailingIcon` or `end-icon`, in small letters.
    private static func words(of name: String) -> [String] {
        var words = [""]
        for character in name {
            if character.isUppercase || !character.isLetter { words.append("") }
            if character.isLetter { words[words.count - 1] += character.lowercased() }
        }
        return words
    }
}
