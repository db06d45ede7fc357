package import CatalogModel

/// The shape of a component in specimens: a recognized control, or a box.
///
/// The accessibility role decides, then the words of title and id, then the anatomy. A component without a recognized
/// shape is a box.
package enum SpecimenShape: Sendable {
    /// A box with the component's title, drawn only where tokens state a background or a border.
    case box
    case button, checkbox, radio, toggle, field, badge, chip
    /// A surface with a title and lines of text; a dialog also has an action.
    case panel, dialog
    case tabs
    /// Words without a box, such as a link.
    case text

    /// Chooses the shape of a component.
    package init(of component: Component) {
        let facets = [component.entry.facets] + component.entry.implementations.orEmpty().map(\.value.facets)
        let roles = facets.compactMap { $0.accessibility?.role?.value }.map(SpecimenWords.of)
        let role = roles.lazy.compactMap { $0.lazy.compactMap { Self.roles[$0] }.first }.first
        let isButton = roles.contains { $0.contains("button") }
        self =
            role ?? Self(named: component.title) ?? Self(named: component.id.rawValue)
            ?? Self(parts: facets.flatMap { Self.words(of: $0.anatomy.orEmpty()) }) ?? (isButton ? .button : nil)
            ?? Self(textNamed: component.title) ?? .box
    }

    /// Whether the shape is a small control showing a choice, with a label beside.
    var isChoice: Bool { [.checkbox, .radio, .toggle].contains(self) }

    /// Roles of ARIA, and words of roles in UIKit and Compose.
    private static let roles: [String: SpecimenShape] = [
        "checkbox": .checkbox, "menuitemcheckbox": .checkbox, "radio": .radio, "radiogroup": .radio,
        "menuitemradio": .radio, "switch": .toggle, "toggle": .toggle, "textbox": .field, "searchbox": .field,
        "combobox": .field, "spinbutton": .field, "dialog": .dialog, "alertdialog": .dialog, "tab": .tabs,
        "tablist": .tabs, "link": .text, "heading": .text,
        // Boxes, because the names of their parts match other shapes.
        "slider": .box, "progressbar": .box, "scrollbar": .box,
    ]

    private static let names: [String: SpecimenShape] = [
        "checkboxes": .checkbox, "radio": .radio, "switch": .toggle, "toggle": .toggle, "field": .field,
        "textfield": .field, "textarea": .field, "textbox": .field, "input": .field,
        "select": .field, "combobox": .field, "badge": .badge, "lozenge": .badge, "counter": .badge, "chip": .chip,
        "tag": .chip, "pill": .chip, "dialog": .dialog, "dialogue": .dialog, "modal": .dialog, "tab": .tabs,
        "tablist": .tabs, "tabbar": .tabs, "card": .panel, "popover": .panel, "sheet": .panel,
        "button": .button, "slider": .box, "range": .box, "progress": .box, "scrollbar": .box,
    ]

    /// Chooses by the last recognized word of a name, so a dialog button is a button; a radio button is a radio.
    private init?(named name: String) {
        let words = SpecimenWords.of(name)
        if words.contains("radio") {
            self = .radio
        } else if words.contains("checkbox")
            || zip(words, words.dropFirst()).contains(where: { $0 == ("check", "box") })
        {
            self = .checkbox
        } else if let shape = words.reversed().lazy.compactMap(Self.shape).first {
            self = shape
        } else {
            return nil
        }
    }

    /// Returns the shape of a word in the singular or plural.
    private static func shape(of word: String) -> SpecimenShape? {
        names[word] ?? (word.last == "s" ? names[String(word.dropLast())] : nil)
    }

    private init?(textNamed name: String) {
        let texts: Set = ["link", "text", "label", "heading", "title", "caption"]
        guard SpecimenWords.of(name).contains(where: texts.contains) else { return nil }
        self = .text
    }

    /// Chooses by the words of the parts' names.
    private init?(parts words: [String]) {
        let parts = Set(words)
        func has(_ names: String...) -> Bool { names.contains(where: parts.contains) }
        if has("thumb", "knob", "handle"), has("track") {
            self = .toggle
        } else if has("checkmark", "tick") || (has("check", "mark") && has("box", "control")) {
            self = .checkbox
        } else if has("dot"), has("ring", "circle") {
            self = .radio
        } else if has("field", "input", "placeholder") {
            self = .field
        } else if has("scrim", "backdrop", "overlay"), has("title", "header", "heading") {
            self = .dialog
        } else if has("tab"), has("indicator", "panel") {
            self = .tabs
        } else {
            return nil
        }
    }

    private static func words(of parts: OrderedRecords<Part>) -> [String] {
        parts.flatMap { SpecimenWords.of($0.name) + words(of: $0.value.parts.orEmpty()) }
    }
}

/// The words of names in code, in lower case: `leadingIcon` and `Leading icon` are `leading` and `icon`.
enum SpecimenWords {
    static func of(_ name: String) -> [String] { NameWords.of(name).map { $0.lowercased() } }
}
