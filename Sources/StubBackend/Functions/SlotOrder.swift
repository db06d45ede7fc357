/// The order of the slots in the stub of a component.
enum SlotOrder {
    /// Words in the names of slots before the main content.
    private static let leading = ["start", "prefix", "leading", "icon", "media", "header", "title", "heading", "label"]
    /// Words in the names of slots after the main content.
    private static let trailing = ["end", "suffix", "trailing", "footer", "actions", "action"]

    /// Returns the elements with leading slots before the content and trailing slots after the content, else in the same order.
    static func sorted<Element>(_ elements: [Element], by name: (Element) -> String) -> [Element] {
        let ranked = elements.enumerated().map { (rank: rank(name($1)), place: $0, element: $1) }
        return ranked.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map(\.element)
    }

    private static func rank(_ name: String) -> Int {
        let name = name.lowercased()
        if leading.contains(where: name.contains) { return 0 }
        return trailing.contains { name.hasPrefix($0) || name.hasSuffix($0) } ? 2 : 1
    }
}
