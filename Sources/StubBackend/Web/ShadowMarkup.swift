/// The markup of a shadow tree: the slots of an element, each within a part of the same name.
struct ShadowMarkup {
    let slots: [String]
    let parts: [String]

    /// The words of a part around all others.
    private static let outer: Set<String> = [
        "base", "container", "root", "wrapper", "component", "host", "panel", "surface",
    ]
    /// The words of a part around the default slot.
    private static let content: Set<String> = ["content", "body", "label", "text"]

    /// The lines of the markup; none without slots and parts.
    var lines: [String] {
        var rest = parts
        let outer = rest.first { part in
            Self.outer.contains(part) && !slots.contains { surrounds(part, slot: $0) }
        }
        rest.removeAll { $0 == outer }
        var lines: [String] = []
        for slot in SlotOrder.sorted(slots, by: { $0 }) {
            let markup = "<slot\(slot.isEmpty ? "" : " name=\"\(HTMLText.attribute(slot))\"")></slot>"
            guard let part = rest.first(where: { surrounds($0, slot: slot) }) else {
                lines.append(markup)
                continue
            }
            rest.removeAll { $0 == part }
            lines.append("<div \(attribute(part))>\(markup)</div>")
        }
        lines += rest.map { "<div \(attribute($0))></div>" }
        guard let outer else { return lines }
        if lines.isEmpty { return ["<div \(attribute(outer))></div>"] }
        return ["<div \(attribute(outer))>"] + lines.map { "  " + $0 } + ["</div>"]
    }

    private func attribute(_ part: String) -> String { "part=\"\(HTMLText.attribute(part))\"" }

    /// Whether a part surrounds a slot: a part with the slot's name among its words, or the part of the content.
    private func surrounds(_ part: String, slot: String) -> Bool {
        if slot.isEmpty { return Self.content.contains(part) && !slots.contains(part) }
        return part == slot || part.hasPrefix(slot + "-")
    }
}
