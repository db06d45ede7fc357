import CatalogModel

/// The place of a part in the drawing of a component.
enum SpecimenLocation: Sendable {
    /// The area of the component, with everything inside.
    case container
    /// The edge of the area.
    case border
    /// The box, ring or track of a choice, beside the label.
    case control
    /// The sign of a choice: check mark, dot or thumb; the indicator of a tab.
    case mark
    case label, placeholder
    /// The text in a field, under the label.
    case value
    /// Less important text, such as a description.
    case support
    case icon
    /// An icon at the trailing edge.
    case trailingIcon
    case action

    /// The places by words in the names of parts, in the order of precedence.
    ///
    /// The container of an icon has the place of the icon, unlike the container of the component.
    private static let words: [(location: SpecimenLocation, words: Set<String>)] = [
        (.action, ["action", "actions", "cta"]),
        (.mark, ["mark", "check", "checkmark", "tick", "dot", "bullet", "thumb", "knob", "handle", "indicator"]),
        (.trailingIcon, ["close", "clear", "remove", "dismiss"]),
        (.icon, ["icon", "glyph", "symbol", "image", "chevron", "arrow", "caret", "spinner"]),
        (.support, ["description", "subtitle", "supporting", "helper", "hint", "help", "message", "body", "error"]),
        (.placeholder, ["placeholder"]),
        (.value, ["value", "entry"]),
        (.label, ["label", "text", "title", "heading", "headline", "caption", "content", "name", "count", "number"]),
        (.border, ["border", "outline", "stroke", "edge"]),
        (.control, ["box", "control", "track", "ring", "circle", "input", "checkbox", "radio", "switch", "toggle"]),
        (
            .container,
            ["container", "root", "base", "host", "wrapper", "background", "surface", "area", "frame", "shape"]
        ),
        (.container, ["field", "panel", "card", "pill", "button", "tab", "chip", "badge", "dialog", "tag", "fill"]),
    ]
    private static let trailing: Set<String> = ["trailing", "right", "end", "suffix"]
    private static let fields: Set<String> = ["textfield", "textinput", "inputfield", "textbox", "textarea"]

    /// Returns the place of a part in a shape; nil for a name without a place.
    init?(part name: String, in shape: SpecimenShape) {
        let words = SpecimenWords.of(name)
        guard var location = Self.words.first(where: { $0.words.contains(where: words.contains) })?.location else {
            return nil
        }
        if Self.fields.contains(words.joined()) { location = .container }
        switch (location, shape) {
        case (.icon, _) where words.contains(where: Self.trailing.contains): location = .trailingIcon
        case (.icon, .checkbox), (.icon, .radio): location = .mark
        case (.border, _) where shape.isChoice, (.container, _) where shape.isChoice && words == ["background"]: break
        case (.control, _) where !shape.isChoice: location = words.contains("ring") ? .border : .container
        case (.label, .field) where words.contains("text") || words.contains("content"): location = .value
        case (.value, _) where shape != .field: location = .label
        case (.action, _) where shape != .dialog: location = .container
        case (.mark, _) where !shape.isChoice && shape != .tabs: return nil
        default: break
        }
        self = location
    }
}

/// The parts of a component with a place in the drawing.
struct SpecimenParts: Sendable {
    let placed: [(part: String, location: SpecimenLocation)]
    /// Whether the control has separate tokens, leaving tokens without a part to the whole.
    let hasControl: Bool

    /// Finds the places of the parts with tokens.
    ///
    /// A name without a recognized word, such as a name in another language, gets a free place by the roles of its
    /// tokens. A background or border is the container, and a lone color of the content is the label.
    init(_ usages: [TokenRoleUsage], in shape: SpecimenShape) {
        var placed: [(part: String, location: SpecimenLocation)] = []
        var unknown: [String] = []
        let parts = usages.flatMap(\.usage.parts).uniqued()
        for part in parts {
            if let location = SpecimenLocation(part: part, in: shape) {
                placed.append((part, location))
            } else {
                unknown.append(part)
            }
        }
        let whole = Set(usages.filter(\.usage.parts.isEmpty).map(\.role))
        var isFree = (
            area: whole.isDisjoint(with: [.background, .border])
                && !placed.contains { [.container, .control].contains($0.location) },
            label: !whole.contains(.foreground) && !placed.contains { $0.location == .label }
        )
        for part in unknown {
            let roles = Set(usages.filter { $0.usage.parts.contains(part) }.map(\.role))
            if isFree.area, !roles.isDisjoint(with: [.background, .border]) {
                placed.append((part, .container))
                isFree.area = false
            } else if isFree.label, roles.contains(.foreground),
                roles.isSubset(of: [.foreground, .typography, .opacity])
            {
                placed.append((part, .label))
                isFree.label = false
            }
        }
        self.placed = placed
        hasControl = shape.isChoice && placed.contains { $0.location == .control }
    }
}
