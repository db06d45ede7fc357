/// A part of the documentation that has a score of its own.
package enum HealthSection: String, CaseIterable, Sendable {
    case overview, api, states, tokens, accessibility, strings, guidance
}
