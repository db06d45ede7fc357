package import CatalogModel

/// The subject of a specimen picture: the component in a state and with values for the variant axes.
///
/// The subject of a token may be a part.
package struct SpecimenSubject: Hashable, Sendable {
    /// nil for a look shared by all states.
    package var state: String?
    /// nil for the component as a whole.
    package var part: String?
    /// At most one value for each axis.
    package var variants: [TokenUsage.Variant]

    package init(state: String? = nil, part: String? = nil, variants: [TokenUsage.Variant] = []) {
        self.state = state
        self.part = part
        self.variants = variants
    }

    func value(of axis: String) -> String? { variants.first { $0.axis == axis }?.value }
}

extension SpecimenSubject {
    /// The greatest number of subjects from a token: a token for all values of several axes is for none in particular.
    static let maximumOfToken = 100

    /// Returns the subjects of a token's usage, a subject for each combination; none for too many combinations.
    static func all(of usage: TokenUsage) -> [SpecimenSubject] {
        var subjects = usage.states.isEmpty ? [SpecimenSubject()] : usage.states.map { SpecimenSubject(state: $0) }
        if !usage.parts.isEmpty {
            subjects = subjects.flatMap { subject in
                usage.parts.map { SpecimenSubject(state: subject.state, part: $0) }
            }
        }
        for axis in usage.variants.map(\.axis).uniqued() {
            let values = usage.variants.filter { $0.axis == axis }
            guard subjects.count * values.count <= maximumOfToken else { return [] }
            subjects = subjects.flatMap { subject in
                values.map {
                    SpecimenSubject(state: subject.state, part: subject.part, variants: subject.variants + [$0])
                }
            }
        }
        return subjects.count <= maximumOfToken ? subjects : []
    }

    /// Returns the subject with the default of each axis without a value, as far as stated by the entry.
    func completed(_ defaults: [TokenUsage.Variant]) -> SpecimenSubject {
        var subject = self
        subject.variants += defaults.filter { value(of: $0.axis) == nil }
        // Sort by axis, because tokens list the variants in any order.
        let order = defaults.map(\.axis)
        subject.variants.sort { left, right in
            let locations = [left, right].map { order.firstIndex(of: $0.axis) ?? order.count }
            return locations[0] == locations[1] ? left.axis < right.axis : locations[0] < locations[1]
        }
        return subject
    }

    /// Whether the component is at rest.
    var isAtRest: Bool { state.map(SpecimenSheet.restStates.contains) ?? true }

    /// The component with the part.
    var whole: SpecimenSubject { SpecimenSubject(state: state, variants: variants) }

    /// Whether a token applies to the state and variants of the subject.
    func isMeant(by usage: TokenUsage) -> Bool {
        if !usage.states.isEmpty {
            guard let state, usage.states.contains(state) else { return false }
        }
        guard usage.variants.allSatisfy({ value(of: $0.axis) != nil }) else { return false }
        return variants.allSatisfy { own in
            usage.variants.contains(own) || !usage.variants.contains { $0.axis == own.axis }
        }
    }
}
