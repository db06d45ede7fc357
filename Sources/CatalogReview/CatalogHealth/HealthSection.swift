/// A section of a component's documentation with a separate health score, such as states, tokens or accessibility.
package enum HealthSection: String, CaseIterable, Sendable {
    case overview, api, states, tokens, accessibility, strings, guidance
}
