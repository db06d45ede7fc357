package import CatalogModel

/// The table of all specimens of a component: the look in each state and variant distinguished by design tokens, in
/// each theme, with all parts in one drawing.
///
/// Only tokens with a stated `role` count. Of each role the token most specific to a subject counts: a token for a
/// state before a token for all states. Two equally specific tokens with different values are both ignored. A subject
/// never falls back to another state. An axis takes its default where the entry states one.
package struct SpecimenSheet: Sendable {
    /// The looks of a state or variant, for every theme.
    package struct Row: Sendable {
        package let subject: SpecimenSubject
        /// Looks, one for each theme; nil without visible content.
        package let looks: [Specimen?]
        /// Whether each axis has the default stated by the entry.
        package let isDefault: Bool
        /// Suitability to represent the component, the highest first: the choice of a control made, else the state at
        /// rest, with as much stated as possible.
        package let rank: Int
    }

    /// Greatest number of rows in a sheet.
    package static let maximumRows = 1_000

    /// In the order of the first token for each row; none without visible content in any theme.
    package let rows: [Row]

    /// Roles missing from all specimens, because equally specific tokens differ: each group of tokens once.
    package let conflicts: [SpecimenConflict]

    /// Creates the sheet of a component.
    ///
    /// - Parameters:
    ///   - component: The component.
    ///   - implementations: The implementations with tokens shown by the sheet; nil is the entry itself.
    ///   - others: The implementations with tokens in force as well, without being shown.
    ///   - themes: The themes, each a column of the sheet.
    package init(
        of component: Component, implementations: [String?] = [nil], besides others: [String?] = [],
        in themes: [TokenTheme]
    ) {
        let usages = themes.isEmpty ? [] : component.tokenRoleUsages
        let documented = usages.filter { implementations.contains($0.token.implementation) }
        guard !documented.isEmpty else {
            (rows, conflicts) = ([], [])
            return
        }
        let relevant = documented + usages.filter { others.contains($0.token.implementation) }
        let axes = Set(relevant.flatMap { $0.usage.variants.map(\.axis) })
        let defaults = component.defaultVariants.filter { axes.contains($0.axis) }
        let subjects = documented.flatMap { SpecimenSubject.all(of: $0.usage) }.map { $0.completed(defaults) }.uniqued()
        let names = Set(themes.map(\.name))
        let choices = themes.map { theme in
            SpecimenTokens(
                relevant.filter { $0.usage.holds(in: theme.name, of: names) }, title: component.title, theme: theme)
        }
        let shown = subjects.prefix(Self.maximumRows)
        var groups: Set<[String]> = []
        conflicts = shown.flatMap { subject in choices.flatMap { $0.conflicts(about: subject) } }
            .filter { groups.insert([$0.role.rawValue] + $0.tokens.map(\.path)).inserted }
        let shape = SpecimenShape(of: component)
        let wholes = shown.map(\.whole).uniqued()
        let composer = SpecimenComposer(
            shape: shape, title: component.title, parts: SpecimenParts(relevant, in: shape),
            subjects: wholes,
            statesChoice: shape.isChoice && wholes.contains { $0.choice == .on })
        rows = wholes.compactMap { subject in
            let looks = choices.map { composer.specimen(of: subject, tokens: $0) }
            guard let first = looks.compactMap(\.self).first else { return nil }
            let isChosen =
                (shape.isChoice || shape == .tabs) && first.choice == .on
                && SpecimenWords.of(subject.state ?? "").count < 2
            let isDefault = subject.variants.allSatisfy { variant in
                !defaults.contains { $0.axis == variant.axis && $0.value != variant.value }
            }
            let rank =
                (isDefault ? 4_000 : 0) + (isChosen ? 2_000 : subject.isAtRest ? 1_000 : 0) + min(first.factCount, 999)
            return Row(subject: subject, looks: looks, isDefault: isDefault, rank: rank)
        }
    }

    /// Names for the state of a component at rest.
    package static let restStates = ["default", "normal", "enabled", "rest", "idle"]
}

extension TokenUsage {
    /// Whether the usage applies in a theme.
    ///
    /// Names unlike any theme do not limit the usage: the entry uses such a name for a theme in its own sense.
    fileprivate func holds(in theme: String, of all: Set<String>) -> Bool {
        themes.contains(theme) || !themes.contains(where: all.contains)
    }
}

extension Component {
    /// The value of each axis unless otherwise chosen, as far as stated, in the order of the entry.
    fileprivate var defaultVariants: [TokenUsage.Variant] {
        let facets = [entry.facets] + entry.implementations.orEmpty().map(\.value.facets)
        var variants: [TokenUsage.Variant] = []
        for axis in facets.flatMap({ $0.variants.orEmpty().elements }) {
            guard let value = axis.value.default?.value, !variants.contains(where: { $0.axis == axis.name }) else {
                continue
            }
            variants.append(TokenUsage.Variant(axis: axis.name, value: value))
        }
        return variants
    }
}
