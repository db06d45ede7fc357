/// A part of a page that free text and figures can be attached to.
public enum Place: String, CaseIterable, Sendable {
    case usage, anatomy, behavior, states, variants, api, customization, accessibility, localization, tokens,
        dependencies
}
