/// A part of a page with room for free text and figures.
public enum Place: String, CaseIterable, Sendable {
    case usage, anatomy, behavior, states, variants, api, customization, accessibility, localization, tokens,
        dependencies
}
