import CatalogModel

/// A renderer of all sections about an entry, or an implementation among several, in the order of a page; empty
/// sections are left out.
struct ScopedSections {
    let flow: PageScope
    /// Guidance on the entry.
    let guidance: [Guidance]
    var foreign: [FreeSections.Foreign]
    /// The entries covered by a guide.
    var covers: [Located<EntryID>]?
    /// The entries built from the page's entry.
    var dependents: [EntryID] = []
    /// The pictures and examples shown in the flow.
    var figures: [Figure] = []
    var examples: [Example] = []
    /// The component at work.
    var demo = Content()
    /// Specimens: the look of the component by its tokens.
    var specimens = Content()
    var imports: Block?
    /// Whether the page explains elsewhere how to begin with the component.
    var isStarted = false
    /// Tabs with the first steps of each of several implementations.
    var quickStarts: [Tab] = []
    var api = Content()
    /// Types among the sections themselves, because the flow is a section already.
    var types = Content()
    var implementations: [PageSection] = []
    var closing = Content()

    /// Adds the pictures and examples of a record.
    mutating func show(_ named: Named) {
        if let more = named.figures { figures += more }
        if let more = named.examples { examples += more }
    }

    func all() -> Content {
        var content = Content()
        addPurpose(to: &content)
        addUse(to: &content)
        addForm(to: &content)
        addQualities(to: &content)
        content.append(closing)
        return content
    }

    /// Adds the purpose and the look of the component.
    private func addPurpose(to content: inout Content) {
        content.add("Demo", demo)
        content.add("Features", features())
        content.add("When to use it", location(.usage))
        if let covers {
            let items = covers.map { [Block.paragraph([flow.links.entry($0)] + summary(of: $0.value))] }
            content.add("Covers", items.isEmpty ? .none : Content([.list(items)]))
        }
        content.add("Visual reference", figures(under: nil))
        content.add("Specimens", specimens)
        content.add("Anatomy", location(.anatomy))
    }

    /// Adds the use of the component in code.
    private func addUse(to content: inout Content) {
        var rest = self
        var quick = isStarted ? [] : rest.takeQuickStart()
        if !quickStarts.isEmpty { quick.append(.tabs(quickStarts)) }
        content.add("Quick start", Content(quick))
        content.add("API reference", location(.api))
        content.append(types)
        content.sections += implementations
        content.add("Examples", flow.details.examples(rest.shownExamples))
    }

    /// Returns the steps for making the code available, and the first example, not to be shown again.
    mutating func takeQuickStart() -> [Block] {
        var blocks = imports.map { [$0] } ?? []
        isStarted = true
        examples = shownExamples
        if !examples.isEmpty { blocks += quickExample(examples.removeFirst()) }
        return blocks
    }

    /// Adds the forms of the component.
    private func addForm(to content: inout Content) {
        content.add("States", location(.states))
        content.add("Variants", location(.variants))
        content.add("Behavior", location(.behavior))
        content.sections += free.sections(under: nil)
        content.add("Customization", location(.customization))
    }

    private func addQualities(to content: inout Content) {
        content.add("Design tokens", location(.tokens))
        content.add("Accessibility", location(.accessibility))
        content.add("Localization", location(.localization))
        content.add("Dependencies", location(.dependencies))
    }

    // MARK: - Parts

    /// Whether there is no free text for any place, as in most entries.
    private var hasNoText: Bool { foreign.isEmpty && flow.layers.allSatisfy { $0.facets.sections == nil } }

    private var free: FreeSections { FreeSections(flow: flow, foreign: foreign) }

    /// Whether the flow has a place for attached content.
    ///
    /// Sections of the catalog for every page do not create a place.
    private func has(_ location: Place) -> Bool { has(location, own: own(location)) }

    /// Sections of the catalog for every page, under places missing from the flow.
    var homeless: [FreeSections.Foreign] {
        foreign.filter { foreign in
            guard foreign.source == nil, let location = foreign.section.under?.value else { return false }
            return !has(location)
        }
    }

    /// Returns a place of the page with the attached pictures and free text.
    private func location(_ location: Place) -> Content {
        let own = own(location)
        if hasNoText { return own }
        return has(location, own: own) ? own + Content(sections: free.sections(under: location)) : own
    }

    private func has(_ location: Place, own: Content) -> Bool {
        if !own.isEmpty || (location == .api && !types.isEmpty) { return true }
        let authored = FreeSections(flow: flow, foreign: foreign.filter { $0.source != nil })
        return !authored.sections(under: location).isEmpty
    }

    /// Returns a place without free text.
    ///
    /// For parts, states and variants the pictures come before the words.
    private func own(_ location: Place) -> Content {
        switch location {
        case .anatomy, .states, .variants: figures(under: location) + content(of: location)
        default: content(of: location) + figures(under: location)
        }
    }

    private func content(of location: Place) -> Content {
        switch location {
        case .usage: UsageSection(flow: flow).content()
        case .anatomy: AnatomySection(flow: flow).content()
        case .behavior: behavior()
        case .states: StatesSection(flow: flow).content()
        case .variants: VariantsSection(flow: flow).content()
        case .api: api
        case .customization: CustomizationSection(flow: flow).content()
        case .accessibility: AccessibilitySection(flow: flow).content()
        case .localization: LocalizationSection(flow: flow).content()
        case .tokens: TokensSection(flow: flow).content()
        case .dependencies: DependenciesSection(flow: flow, dependents: dependents).content()
        }
    }

    private func figures(under location: Place?) -> Content {
        figures.isEmpty ? Content() : flow.details.figures(figures.filter { Self.location(of: $0) == location })
    }

    /// Returns the author's place for a figure; a picture of parts alone is placed with the list of its callouts.
    private static func location(of figure: Figure) -> Place? {
        if let location = figure.under?.value { return location }
        let showsParts = !figure.shownParts.isEmpty && figure.states == nil && figure.variants == nil
        return showsParts ? .anatomy : nil
    }

    private func behavior() -> Content {
        var content = BehaviorSection(flow: flow, guidance: rebased()).content()
        content.add("Animations", AnimationsSection(flow: flow).content())
        return content
    }

    private func features() -> Content {
        let lists = flow.layers.compactMap { $0.facets.features }
        if lists.isEmpty { return Content() }
        let items = lists.flatMap { $0 }
        return items.isEmpty ? .none : Content([.list(items.map { [.prose($0)] })])
    }

    private func summary(of id: EntryID) -> [Inline] {
        flow.links.site.registry[id]?.entry.summary.map { [.text(": "), .prose($0)] } ?? []
    }

    private var shownExamples: [Example] {
        examples.filter { $0.hidden != true }
    }

    /// Returns the first example, introduced by a single line: the group and title.
    private func quickExample(_ example: Example) -> [Block] {
        let words = [example.group, example.title].compactMap { $0.map { Inline.words($0.value).plainText } }
        let title = words.isEmpty ? [] : [Block.paragraph([.strong(words.joined(separator: ": "))])]
        return title + flow.details.exampleBlocks(example)
    }

    private func rebased() -> [Guidance] {
        if guidance.isEmpty { return [] }
        let folder = RelativePath.folder(of: flow.links.component.path)
        return guidance.map { guidance in
            guard case .behavior(let behavior) = guidance.content else { return guidance }
            let rebase = ProseRebase(from: guidance.source, to: folder, in: flow.links.site.registry)
            return Guidance(source: guidance.source, content: .behavior(rebase(behavior)))
        }
    }
}
