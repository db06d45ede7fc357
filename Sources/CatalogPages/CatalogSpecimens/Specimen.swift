package import CatalogModel

/// The look of a component in a state, variant and theme, composed from the looks of the parts.
package struct Specimen: Sendable {
    /// The choice shown by a check box, radio button, switch or tab.
    package enum Choice: Sendable { case on, off, mixed }

    package let shape: SpecimenShape
    /// The title of the component.
    package let title: String
    package let choice: Choice
    /// The color below the component.
    package internal(set) var ground: SRGBColor?
    /// The area of the component, or the control of a choice.
    package internal(set) var area = SpecimenLook()
    /// The area with a control and the label.
    package internal(set) var row: SpecimenLook?
    /// Looks of the content by place.
    var contents: [SpecimenLocation: SpecimenLook] = [:]
    /// The tabs at rest beside the selected tab, if visible.
    var others: [Specimen] = []
    /// Facts of the drawing, by part.
    var facts: [(part: String?, facts: [SpecimenLook.Fact])] = []

    /// Whether a drawing shows the component: visible colors, and a box for a component drawn as a box, panel or
    /// dialog.
    var isVisible: Bool {
        if (row ?? area).opacity == 0 { return false }
        let hasArea = area.hasVisibleArea
        switch shape {
        case .box, .panel, .dialog: return hasArea
        default: return hasArea || contents.values.contains { $0.ink.map { $0.alpha > 0 } ?? false }
        }
    }

    /// The facts in words: `background #FFFFFF, radius 8px; label: foreground #1A2B3C`.
    package var words: String {
        facts.filter { !$0.facts.isEmpty }.map { part, facts in
            let roles = facts.map(\.role).uniqued().map { role in
                let texts = facts.filter { $0.role == role }.map(\.text).uniqued()
                return "\(role.words) \(texts.joined(separator: " and "))"
            }
            return (part.map { $0 + ": " } ?? "") + roles.joined(separator: ", ")
        }.joined(separator: "; ")
    }

    /// The number of stated facts.
    var factCount: Int { facts.reduce(0) { $0 + $1.facts.count } }
}

/// A composer of the looks of a component's parts into a single specimen.
struct SpecimenComposer {
    let shape: SpecimenShape
    let title: String
    let parts: SpecimenParts
    /// The subjects of the component: states and variants distinguished by tokens.
    let subjects: [SpecimenSubject]
    /// Whether the subjects of a control include a choice made.
    let statesChoice: Bool

    /// Composes the specimen of a subject in the theme of the tokens; nil if invisible.
    func specimen(of subject: SpecimenSubject, tokens: SpecimenTokens) -> Specimen? {
        let whole = tokens.look(of: subject, part: nil)
        var looks: [SpecimenLocation: SpecimenLook] = [:]
        var facts: [(part: String?, facts: [SpecimenLook.Fact])] = [(nil, whole.facts)]
        for (part, location) in parts.placed {
            var look = tokens.look(of: subject, part: part)
            if look.facts.isEmpty { continue }
            facts.append((part, look.facts))
            if location != .container { look.fade() }
            looks[location, default: SpecimenLook()].fill(from: look)
        }
        var frame = looks.removeValue(forKey: .container) ?? SpecimenLook()
        let edge = looks.removeValue(forKey: .border)
        let control = looks.removeValue(forKey: .control)
        var row: SpecimenLook?
        if parts.hasControl {
            frame.fill(from: whole)
            row = frame
            frame = control ?? SpecimenLook()
            if let edge { frame.edge(with: edge) }
        } else {
            if let edge { frame.edge(with: edge) }
            frame.fill(from: whole)
        }
        share((row ?? frame).contents, among: &looks, hasRow: row != nil)
        // Omit the control without a state if it has no visible area: its states show the rest.
        if statesChoice, subject.state == nil, subject.choice == nil, !frame.hasVisibleArea { return nil }
        let isMade = shape.isChoice && !statesChoice && looks[.mark]?.ink != nil
        let choice = subject.choice ?? (isMade ? .on : .off)
        var specimen = Specimen(shape: shape, title: title, choice: choice)
        specimen.ground = tokens.ground(of: subject)
        specimen.area = frame
        specimen.row = row
        specimen.contents = looks
        // A border width alone has no effect.
        specimen.facts =
            frame.border == nil ? facts.map { ($0.part, $0.facts.filter { $0.role != .borderWidth }) } : facts
        if shape == .tabs, choice == .on { specimen.others = resting(subject, tokens: tokens).map { [$0] } ?? [] }
        return specimen.isVisible ? specimen : nil
    }

    private func resting(_ subject: SpecimenSubject, tokens: SpecimenTokens) -> Specimen? {
        let rest = subjects.first { other in
            other.variants == subject.variants && (other.isAtRest || other.choice == .off) && other.choice != .on
        }
        return rest.flatMap { specimen(of: $0, tokens: tokens) }
    }

    /// Places content without a part: the mark of a choice, or the label; several contents by the names of the tokens.
    private func share(
        _ contents: [SpecimenLookContent], among looks: inout [SpecimenLocation: SpecimenLook], hasRow: Bool
    ) {
        let rest: SpecimenLocation =
            shape.isChoice && !hasRow && looks[.mark]?.ink == nil ? .mark : shape == .field ? .value : .label
        var shared: [SpecimenLocation: [SpecimenLookContent]] = [:]
        for content in contents {
            let named = contents.count == 1 ? nil : SpecimenLocation(part: content.words, in: shape)
            let location = named.map { [.container, .border, .control, .action].contains($0) ? rest : $0 } ?? rest
            shared[location, default: []].append(content)
        }
        for (location, contents) in shared where looks[location]?.ink == nil {
            looks[location, default: SpecimenLook()].contents = contents
        }
    }
}

extension SpecimenSubject {
    /// The choice named by the state or the variants: `checked`, `not selected`, `mixed`; nil without such a word.
    var choice: Specimen.Choice? {
        let values = variants.map { ["true", "yes"].contains($0.value) ? $0.axis : $0.value }
        let words = ([state].compactMap(\.self) + values).flatMap(SpecimenWords.of)
        func has(_ names: Set<String>) -> Bool { words.contains(where: names.contains) }
        if has(["off", "unchecked", "unselected", "deselected", "inactive", "not", "un"]) { return .off }
        if has(["indeterminate", "mixed", "partial", "partially"]) { return .mixed }
        return has(["checked", "selected", "on", "active", "current"]) ? .on : nil
    }
}
