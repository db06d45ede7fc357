import CatalogModel

/// A walk over an entry, giving an anchor to each type, member, state and other linkable item of the page:
/// implementations and types first, then members, shared properties and facets.
struct AnchorWalk {
    var anchors: Anchors

    mutating func walk(_ component: Component) {
        walkTypes(of: component)
        for element in component.entry.implementations.orEmpty() {
            walkAPI(of: element, named: ImplementationName(element))
        }
        walk(component.entry.properties, kind: .sharedProperty, of: [], prefix: "property--", in: nil)
        claim(component.entry.events, kind: .event, prefix: "event--", in: nil)
        claim(component.entry.slots, kind: .slot, prefix: "slot--", in: nil)
        walk(component.entry.facets, in: nil, besides: nil)
        for element in component.entry.implementations.orEmpty() { walkFacets(of: element, besides: component) }
        for token in component.tokens {
            anchors.claim(
                AnchorTarget(.token, name: token.path, in: token.implementation),
                wish: TokenPageRule.anchor(of: token.path),
                names: [token.path, token.pattern], text: token.token.description)
        }
    }

    /// Walks the types of a component.
    ///
    /// Implementations and types come first, so their anchors depend on no other records.
    mutating func walkTypes(of component: Component) {
        let implementations = component.entry.implementations.orEmpty()
        for element in implementations {
            claim(
                .implementation, named: element.name, prefix: "implementation--", in: nil,
                text: element.value.description)
        }
        for element in implementations {
            for type in element.value.types.orEmpty() {
                anchors.claim(
                    AnchorTarget(.type, name: type.name, in: element.name), wish: Slug.of(type.name, after: "type--"),
                    names: [type.name, Self.shortName(type.name)], text: type.value.description)
            }
        }
    }

    // MARK: - API

    private mutating func walkAPI(
        of element: OrderedRecords<Implementation>.Element, named name: ImplementationName
    ) {
        for type in element.value.types.orEmpty() { walk(type, of: name) }
        for function in element.value.functions.orEmpty() {
            walk(function.name, methods: function.value, kind: .function, of: nil, prefix: "function--", in: name)
        }
        walk(element.value.variables, kind: .variable, of: [], prefix: "variable--", in: element.name)
    }

    private mutating func walk(_ element: OrderedRecords<TypeDeclaration>.Element, of name: ImplementationName) {
        let owner = element.name
        let prefix = Slug.of(owner) + "--"
        walk(element.value.properties, kind: .property, of: [owner], prefix: prefix, in: name.key)
        if let initializers = element.value.initializers {
            walk("init", methods: initializers, kind: .initializer, of: owner, prefix: prefix, in: name)
        }
        for methods in element.value.methods.orEmpty() {
            walk(methods.name, methods: methods.value, kind: .method, of: owner, prefix: prefix, in: name)
        }
        for value in element.value.cases.orEmpty() {
            anchors.claim(
                AnchorTarget(.enumCase, name: value.name, of: [owner], in: name.key),
                wish: Slug.of(value.name, after: prefix),
                names: [
                    owner + "." + value.name, value.name,
                    MemberNames.enumCase(value, isSwift: name.isSwift),
                ], text: value.value.description)
        }
        members(element.value.events, kind: .event, prefix: prefix + "event-", of: owner, in: name.key)
        members(element.value.slots, kind: .slot, prefix: prefix + "slot-", of: owner, in: name.key)
        members(element.value.cssParts, kind: .cssPart, prefix: prefix + "css-part-", of: owner, in: name.key)
        members(element.value.cssStates, kind: .cssState, prefix: prefix + "css-state-", of: owner, in: name.key)
        members(
            element.value.cssProperties, kind: .cssProperty, prefix: prefix + "css-property-", of: owner, in: name.key)
    }

    private mutating func members<Record: NamedRecord>(
        _ records: OrderedRecords<Record>?, kind: AnchorTargetKind, prefix: @autoclosure () -> String,
        of owner: String,
        in implementation: String
    ) {
        guard let records, !records.isEmpty else { return }
        let prefix = prefix()
        for record in records {
            anchors.claim(
                AnchorTarget(kind, name: record.name, of: [owner], in: implementation),
                wish: Slug.of(record.name, after: prefix),
                names: [owner + "." + record.name, record.name], text: record.value.description)
        }
    }

    /// Walks the overloads of a name.
    private mutating func walk(
        _ name: String, methods: [Method], kind: AnchorTargetKind, of owner: String?, prefix: String,
        in implementation: ImplementationName
    ) {
        let owners = owner.map { [$0] } ?? []
        for index in methods.indices {
            let parameters = methods[index].parameters
            let full =
                kind == .initializer
                ? MemberNames.initializer(parameters, isSwift: implementation.isSwift)
                : MemberNames.method(name, parameters: parameters, isSwift: implementation.isSwift)
            // An operator's labels do not identify it, so the anchor spells out its name.
            let wish = Slug.of(MemberNames.isOperator(name) ? name : full, after: prefix)
            anchors.claim(
                AnchorTarget(kind, name: name, of: owners, in: implementation.key, index: index), wish: wish,
                else: wish + "-" + Self.types(of: parameters),
                names: [full, name, methods[index].named.title?.value ?? full].flatMap { short in
                    [owner.map { $0 + "." + short } ?? short, short]
                }, text: methods[index].description)
        }
    }

    private static func types(of parameters: OrderedRecords<Parameter>?) -> String {
        parameters.orEmpty().map { Slug.of($0.value.property.type?.value ?? "") }.joined(separator: "-")
    }

    private mutating func walk(
        _ properties: OrderedRecords<Property>?, kind: AnchorTargetKind, of owners: [String], prefix: String,
        in implementation: String?
    ) {
        for property in properties.orEmpty() {
            let anchor = Slug.of(property.name, after: prefix)
            anchors.claim(
                AnchorTarget(kind, name: property.name, of: owners, in: implementation), wish: anchor,
                names: [(owners + [property.name]).joined(separator: "."), property.name],
                text: property.value.description)
            guard let nested = property.value.properties ?? property.value.items?.properties else { continue }
            walk(nested, kind: kind, of: owners + [property.name], prefix: anchor + "-", in: implementation)
        }
    }

    // MARK: - Facets

    private mutating func walkFacets(of element: OrderedRecords<Implementation>.Element, besides component: Component) {
        walk(element.value.facets, in: element.name, besides: component)
    }

    /// Walks the facets of an entry or an implementation.
    ///
    /// `component`: the component whose entry has facets too, for the facets of an implementation. Statements about a
    /// state, part or axis of the entry are shown with the entry.
    private mutating func walk(_ facets: Facets, in implementation: String?, besides component: Component?) {
        let documented = Set((component?.entry.facets.states).orEmpty().names)
        for state in facets.states.orEmpty() where !documented.contains(state.name) {
            claim(.state, named: state.name, prefix: "state--", in: implementation, text: state.value.description)
        }
        let axes = (component?.entry.facets.variants).orEmpty().byName
        for axis in facets.variants.orEmpty() { walk(axis, in: implementation, besides: axes[axis.name]) }
        walk(facets.anatomy, of: [], prefix: "part--", in: implementation, besides: component?.entry.facets.anatomy)
        claim(facets.animations, kind: .animation, prefix: "animation--", in: implementation)
        for group in facets.tokenGroups.orEmpty() {
            claim(.tokenGroup, named: group.name, prefix: "token-group--", in: implementation, text: group.value)
        }
        for uses in facets.semanticTokens.orEmpty() { walk(uses, in: implementation) }
        claim(facets.settings, kind: .setting, prefix: "setting--", in: implementation)
        for style in facets.styles.orEmpty() {
            claim(.style, named: style.name, prefix: "style--", in: implementation, text: style.value.description)
            for setting in style.value.settings.orEmpty() {
                claim(
                    .setting, named: setting.name, of: [style.name],
                    prefix: Slug.of(style.name, after: "setting--") + "-",
                    in: implementation, text: nil)
            }
        }
        claim(
            facets.accessibility?.configuration, kind: .accessibilitySetting, prefix: "accessibility--",
            in: implementation)
        claim(facets.strings, kind: .string, prefix: "string--", in: implementation)
        claim(facets.dependencies?.external, kind: .dependency, prefix: "dependency--", in: implementation)
        claim(facets.dependencies?.internal, kind: .dependency, prefix: "dependency--", in: implementation)
        walk(facets.sections.orEmpty(), of: [], in: implementation)
    }

    private mutating func walk(
        _ axis: OrderedRecords<Axis>.Element, in implementation: String?, besides shared: OrderedRecords<Axis>.Element?
    ) {
        claim(
            .axis, named: axis.name, prefix: "variant--", in: shared == nil ? implementation : nil,
            text: axis.value.description)
        guard let values = axis.value.values else { return }
        let prefix = Slug.of(axis.name, after: "variant--") + "-"
        let documented = Set((shared?.value.values).orEmpty().names)
        for value in values {
            let isShared = documented.contains(value.name)
            claim(
                .axisValue, named: value.name, of: [axis.name], prefix: prefix, in: isShared ? nil : implementation,
                text: value.value.description)
        }
    }

    private mutating func walk(_ uses: OrderedRecords<[TokenUse]>.Element, in implementation: String?) {
        let wish = Slug.of(uses.name, after: "semantic-token--")
        for index in uses.value.indices {
            anchors.claim(
                AnchorTarget(.semanticToken, name: uses.name, in: implementation, index: index), wish: wish,
                else: uses.value[index].title.map { Slug.of($0.value, after: wish + "-") }, names: [uses.name])
        }
    }

    private mutating func walk(_ sections: [Section], of owners: [String], in implementation: String?) {
        for index in sections.indices {
            let title = sections[index].title?.value ?? ""
            anchors.claim(
                AnchorTarget(.section, name: title, of: owners, in: implementation, index: index),
                wish: Slug.of(title, after: "section--"), names: [title, Slug.of(title)],
                text: sections[index].description)
            walk(sections[index].sections.orEmpty(), of: owners + [title], in: implementation)
        }
    }

    private mutating func walk(
        _ parts: OrderedRecords<Part>?, of owners: [String], prefix: String, in implementation: String?,
        besides entry: OrderedRecords<Part>?
    ) {
        let entryParts = entry.orEmpty().byName
        for part in parts.orEmpty() {
            let shared = entryParts[part.name]
            claim(
                .part, named: part.name, of: owners, prefix: prefix, in: shared == nil ? implementation : nil,
                text: part.value.description)
            guard let inner = part.value.parts else { continue }
            walk(
                inner, of: owners + [part.name], prefix: Slug.of(part.name, after: prefix) + "-", in: implementation,
                besides: shared?.value.parts)
        }
    }

    private mutating func claim<Record: NamedRecord>(
        _ records: OrderedRecords<Record>?, kind: AnchorTargetKind, prefix: String, in implementation: String?
    ) {
        for record in records.orEmpty() {
            claim(kind, named: record.name, prefix: prefix, in: implementation, text: record.value.description)
        }
    }

    private mutating func claim(
        _ kind: AnchorTargetKind, named name: String, of owners: [String] = [], prefix: String,
        in implementation: String?, text: @autoclosure () -> Prose?
    ) {
        anchors.claim(
            AnchorTarget(kind, name: name, of: owners, in: implementation), wish: Slug.of(name, after: prefix),
            names: [(owners + [name]).joined(separator: "."), name], text: text())
    }

    private static func shortName(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }
}
