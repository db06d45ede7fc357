/// What a generated component is called: three words that say where it is used, how it looks and what it is.
struct ComponentName {
    /// How many different names there are.
    static let limit = areas.count * looks.count * things.count

    private let words: [String]

    /// The name of the component with a number below `limit`; each number has its own.
    init(number: Int) {
        // A step that has no divisor with the limit in common leads to every name once, to close ones far apart.
        let number = number * 7_919 % Self.limit
        let area = Self.areas[number / (Self.looks.count * Self.things.count)]
        let look = Self.looks[number / Self.things.count % Self.looks.count]
        words = [area, look, Self.things[number % Self.things.count]]
    }

    /// For example `account-compact-card`.
    var id: String { words.joined(separator: "-") }
    /// For example `Account Compact Card`.
    var title: String { words.map(\.capitalizedWord).joined(separator: " ") }
    /// For example `AccountCompactCard`.
    var type: String { words.map(\.capitalizedWord).joined() }
    /// What it is, for example `card`.
    var thing: String { words[2] }

    private static let areas = [
        "account", "booking", "cart", "chat", "claim", "contact", "course", "delivery", "document", "event", "health",
        "invoice", "journey", "library", "loan", "order", "payment", "profile", "recipe", "search", "settings",
        "ticket", "travel", "wallet", "weather",
    ]
    private static let looks = [
        "bold", "bordered", "compact", "dense", "elevated", "expandable", "filled", "flat", "floating", "inline",
        "large", "layered", "minimal", "nested", "quiet", "rounded", "sticky", "striped", "tinted", "wide",
    ]
    private static let things = [
        "avatar", "badge", "banner", "button", "calendar", "card", "carousel", "chart", "checkbox", "chip", "dialog",
        "divider", "dropdown", "field", "filter", "footer", "header", "icon", "keypad", "label", "link", "list", "menu",
        "meter", "notice", "panel", "picker", "player", "rating", "row", "scale", "sheet", "slider", "stepper",
        "switch", "table", "tab", "timeline", "toast", "toolbar",
    ]
}

extension String {
    /// The word with a capital first letter.
    var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
