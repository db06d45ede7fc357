import CatalogModel
import CatalogSyntax

/// A checker of names mentioned in an entry (states, parts, variants, members) against the names defined there.
struct NameChecks {
    private let draft: EntryDraft
    private let names: EntryNames
    /// Unreadable entries, with unknown contributions to types.
    private let unreadable: Set<String>
    private var diagnostics: Diagnostics
    /// Number of names still allowed in comparisons with all valid names.
    ///
    /// No more findings of a file are shown.
    private var guessesLeft = FileLimits.findings
    /// The values of axes in order, for the axes asked for so far.
    private var sortedValues: [String: [String]] = [:]
    /// The values of all axes, once asked for.
    private var allValues: (ordered: [String], names: Set<String>)?

    private lazy var members = NameList(names.members)
    private lazy var sharedProperties = NameList(draft.entry.properties.orEmpty().names)

    private init(
        _ draft: EntryDraft, names: EntryNames, unreadable: Set<String>, diagnostics: Diagnostics
    ) {
        self.draft = draft
        self.unreadable = unreadable
        self.names = names
        self.diagnostics = diagnostics
    }

    /// Checks a single entry.
    static func check(
        _ draft: EntryDraft, names: EntryNames, unreadable: Set<String>, diagnostics: inout Diagnostics
    ) {
        var checks = NameChecks(draft, names: names, unreadable: unreadable, diagnostics: diagnostics)
        checks.check(draft.entry.facets)
        for implementation in draft.entry.implementations.orEmpty() {
            checks.check(implementation.value.facets)
            for type in implementation.value.types.orEmpty() { checks.check(type) }
            for variable in implementation.value.variables.orEmpty() { checks.check(variable.value) }
        }
        for property in draft.entry.properties.orEmpty() { checks.check(property.value) }
        for event in draft.entry.events.orEmpty() { checks.checkShared(event.value.property) }
        for slot in draft.entry.slots.orEmpty() { checks.checkShared(slot.value.property) }
        for figure in draft.mentions.figures { checks.check(figure) }
        diagnostics = checks.diagnostics
    }

    /// Checks the shared property named by an event or slot of the entry.
    private mutating func checkShared(_ property: Text?) {
        if let property { checkMember(property, among: sharedProperties) }
    }

    private mutating func check(_ facets: Facets) {
        for state in facets.states.orEmpty() {
            checkStates(state.value.overrides.orEmpty() + state.value.excludes.orEmpty())
        }
        for axis in facets.variants.orEmpty() {
            if names.axes[axis.name]?.isEmpty != false && names.isComplete("values") {
                diagnostics.report(.emptyAxis(axis.key))
            }
            if let value = axis.value.default { checkValue(value, ofAxis: axis.name) }
            if let property = axis.value.property { checkMember(property, among: members) }
        }
        for exclusion in facets.exclusions.orEmpty() {
            for choice in exclusion.combination.orEmpty() { check(choice.value, ofAxis: choice.key) }
        }
        for token in facets.tokens.orEmpty() {
            check(state: token.value.state, part: token.value.part)
            checkParts(token.value.between.orEmpty())
            for choice in token.value.variant.orEmpty() { check(choice.value, ofAxis: choice.key) }
        }
        for uses in facets.semanticTokens.orEmpty() {
            for use in uses.value {
                check(state: use.state, part: use.part)
                checkParts(use.between.orEmpty())
            }
        }
        for animation in facets.animations.orEmpty() {
            check(state: animation.value.state, part: animation.value.part)
        }
        check(facets.settings.orEmpty())
        for style in facets.styles.orEmpty() { check(style.value.settings.orEmpty()) }
    }

    private mutating func check(_ settings: OrderedRecords<Setting>) {
        for setting in settings { check(state: setting.value.state, part: setting.value.part) }
    }

    private mutating func check(state: Text?, part: Text?) {
        if let state { checkStates([state]) }
        if let part { checkParts([part]) }
    }

    private mutating func check(_ type: OrderedRecords<TypeDeclaration>.Element) {
        // The members of an entry that could not be read are unavailable, so do not check names against them.
        if let from = type.value.from, unreadable.contains(from.value.rawValue) { return }
        if type.value.from != nil && type.value.kind == nil && type.value.properties == nil
            && type.value.initializers == nil
        {
            return
        }
        let members = NameList(names.memberNames(of: type))
        for name in type.value.configuration.orEmpty() { checkMember(name, among: members, of: "this type") }
        for property in type.value.properties.orEmpty() { check(property.value, siblings: members) }
        for initializer in type.value.initializers.orEmpty() { check(initializer.parameters, members: members) }
        for methods in type.value.methods.orEmpty() {
            for method in methods.value { check(method.parameters, members: members) }
        }
        for event in type.value.events.orEmpty() {
            if let name = event.value.property { checkMember(name, among: members, of: "this type") }
        }
        for slot in type.value.slots.orEmpty() {
            if let name = slot.value.property { checkMember(name, among: members, of: "this type") }
        }
        guard let axis = type.value.axis else { return }
        if names.axes[axis.value] == nil {
            checkAxis(axis)
        } else {
            for value in type.value.cases.orEmpty() { checkValue(value.key, ofAxis: axis.value) }
        }
    }

    private mutating func check(_ parameters: OrderedRecords<Parameter>?, members: NameList) {
        guard let parameters else { return }
        // Most parameters refer to no other, and gathering the names for each method would take long.
        let refers = parameters.contains { $0.value.property.refersToSiblings }
        let siblings = refers ? NameList(parameters.names, beside: members) : members
        for parameter in parameters { check(parameter.value.property, siblings: siblings) }
    }

    private mutating func check(_ property: Property, siblings: NameList? = nil) {
        if property.type != nil, let either = property.either?.first { diagnostics.report(.typeAndEither(either)) }
        if let shared = property.is { checkMember(shared, among: sharedProperties) }
        if let others = property.requiredUnless, !others.isEmpty {
            let available = if let siblings { siblings } else { members }
            for name in others { checkMember(name, among: available) }
        }
        checkDefault(of: property)
        let nested = property.properties.orEmpty()
        let parts = nested.contains { $0.value.refersToSiblings } ? NameList(nested.names) : nil
        for part in nested { check(part.value, siblings: parts) }
        if let items = property.items { check(items) }
    }

    /// Checks the default of a property: `default: on` is the expression `on`; the text is `'on'`, in the quotes of the
    /// language.
    private mutating func checkDefault(of property: Property) {
        guard let value = property.default, let type = property.type?.value, type.takesOnlyText else { return }
        if value.value.isBareWord { diagnostics.report(.unquotedDefault(value, type: type)) }
    }

    private mutating func check(_ figure: Figure) {
        checkStates(figure.states.orEmpty())
        checkParts(figure.parts.orEmpty())
        check(figure.callouts.orEmpty().map(\.key), isOnPicture: figure.file != nil || figure.dark != nil)
        guard let variants = figure.variants, !variants.isEmpty else { return }
        let values = valuesOfAllAxes()
        for variant in variants where !values.names.contains(variant.value) {
            guard names.isComplete("variants", "values") else { continue }
            report(LinkRules.unknownVariant, kind: "variant", name: variant, candidates: values.ordered)
        }
    }

    private mutating func valuesOfAllAxes() -> (ordered: [String], names: Set<String>) {
        if let allValues { return allValues }
        let ordered = names.axisNames.ordered.flatMap { values(ofAxis: $0) }
        let all = (ordered: ordered, names: Set(ordered))
        allValues = all
        return all
    }

    private mutating func values(ofAxis axis: String) -> [String] {
        if let cached = sortedValues[axis] { return cached }
        let sorted = names.axes[axis].map { $0.sorted() } ?? []
        sortedValues[axis] = sorted
        return sorted
    }

    /// Reports a name not among the valid names.
    private mutating func report(
        _ rule: Rule, kind: String, name: Text, candidates: [String], owner: String = "this entry"
    ) {
        guessesLeft -= 1
        diagnostics.report(
            .unknown(rule, kind: kind, name: name, candidates: candidates, owner: owner, isGuessed: guessesLeft >= 0))
    }

    private mutating func check(_ values: [Text], ofAxis axis: Text) {
        if axis.value == "state" {
            checkStates(values)
        } else if names.axes[axis.value] == nil {
            checkAxis(axis)
        } else {
            for value in values { checkValue(value, ofAxis: axis.value) }
        }
    }

    private mutating func checkStates(_ states: [Text]) {
        for state in states where !names.states.contains(state.value) && names.isComplete("states") {
            report(LinkRules.unknownState, kind: "state", name: state, candidates: names.states.ordered)
        }
    }

    private mutating func checkParts(_ parts: [Text]) {
        for part in parts where !names.parts.contains(part.value) && names.isComplete("anatomy", "parts") {
            report(LinkRules.unknownPart, kind: "part", name: part, candidates: names.parts.ordered)
        }
    }

    /// Checks the parts whose callouts have places on a figure.
    private mutating func check(_ callouts: [Text], isOnPicture: Bool) {
        checkParts(callouts)
        if !isOnPicture, names.isComplete("file", "dark"), let first = callouts.first {
            diagnostics.report(.calloutWithoutPicture(first))
        }
        guard names.isComplete("anatomy", "parts", "callout") else { return }
        for part in callouts where names.parts.contains(part.value) && !names.partsWithCallout.contains(part.value) {
            diagnostics.report(.placeWithoutCallout(part))
        }
    }

    private mutating func checkAxis(_ axis: Text) {
        guard names.isComplete("variants") else { return }
        report(LinkRules.unknownVariant, kind: "axis of variants", name: axis, candidates: names.axisNames.ordered)
    }

    private mutating func checkValue(_ value: Text, ofAxis axis: String) {
        guard let values = names.axes[axis], !values.isEmpty, !values.contains(value.value) else { return }
        guard names.isComplete("variants", "values") else { return }
        report(
            LinkRules.unknownVariant, kind: "value", name: value, candidates: self.values(ofAxis: axis),
            owner: "the axis '\(axis)'")
    }

    private mutating func checkMember(_ name: Text, among members: NameList, of owner: String = "this entry") {
        guard !members.contains(name.value) else { return }
        guard names.isComplete("properties", "parameters", "initializers", "types") else { return }
        report(
            LinkRules.unknownMember, kind: "property or parameter", name: name, candidates: members.ordered,
            owner: owner)
    }
}

/// A list of valid member names with fast lookup, built at the first use.
private final class NameList {
    private let own: [String]
    private let outer: NameList?
    private lazy var names = Set(own)

    /// `outer`: additional names, before `names`.
    init(_ names: [String], beside outer: NameList? = nil) {
        own = names
        self.outer = outer
    }

    var ordered: [String] { (outer?.ordered ?? []) + own }

    func contains(_ name: String) -> Bool { names.contains(name) || outer?.contains(name) == true }
}

extension Property {
    /// Whether the record contains names required to be names of neighboring properties.
    fileprivate var refersToSiblings: Bool { requiredUnless?.isEmpty == false }
}

extension String {
    /// Whether all values of the type are strings, so that a word without quotes cannot be a value.
    fileprivate var takesOnlyText: Bool {
        if self == "String" || self == "string" { return true }
        let alternatives = split(separator: "|").map { $0.drop { $0 == " " } }
        return alternatives.count > 1 && alternatives.allSatisfy { $0.hasPrefix("'") || $0.hasPrefix("\"") }
    }

    /// Whether the text is letters, digits and hyphens only, and none of the words that mean "no value".
    ///
    /// A name with a dot or a capital letter inside may well be a constant.
    fileprivate var isBareWord: Bool {
        let noValue: Set<String> = ["nil", "null", "undefined"]
        guard let first = unicodeScalars.first, first.properties.isLowercase, !noValue.contains(self) else {
            return false
        }
        return unicodeScalars.allSatisfy { $0.properties.isLowercase || $0 == "-" || ("0"..."9").contains($0) }
    }
}
