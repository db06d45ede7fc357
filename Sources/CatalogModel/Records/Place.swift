/// The part of an entry's page chosen by an author for a free section or a figure, such as `usage` or `anatomy`.
public enum Place: String, CaseIterable, Sendable {
    case usage, anatomy, behavior, states, variants, api, customization, accessibility, localization, tokens,
        dependencies
}
