import CatalogModel

/// Gives everything on a component's page its anchor, in the order of the entry.
struct AnchorWalk {
    var anchors: Anchors

    mutating func walk(_ component: Component) {
        let entry = component.entry
        let implementations = entry.implementations.orEmpty()
        walkTypes(of: component)
        for element in implementations {
            let name = ImplementationName(element.name, element.value)
            for type in element.value.types.orEmpty() { walk(type, of: name) }
            for function in element.value.functions.orEmpty() {
                for (index, method) in function.value.enumerated() {
                    walk(function.name, method, index, Subject.Kind.function, owner: nil, of: name)
                }
            }
            walk(
                element.value.variables.orEmpty(), .variable, path: [], prefix: "variable--", in: element.name)
        }
        walk(entry.properties.orEmpty(), .sharedProperty, path: [], prefix: "property--", in: nil)
        walk(entry.facets, in: nil, besides: nil)
        for element in implementations {
            walk(element.value.facets, in: element.name, besides: entry.facets)
        }
        for token in component.tokens {
            let subject = Subject(.token, [token.path], in: token.implementation)
            anchors.claim(subject, "token--" + Slug.ofTokenPath(token.path), names: [token.path, token.pattern])
        }
    }

    /// Implementations and types come first, so that their anchors depend on nothing else.
    mutating func walkTypes(of component: Component) {
        let implementations = component.entry.implementations.orEmpty()
        for element in implementations {
            claim(.implementation, [element.name], prefix: "implementation", in: nil)
        }
        for element in implementations {
            for type in element.value.types.orEmpty().names {
                let subject = Subject(.type, [type], in: element.name)
                anchors.claim(subject, "type--" + Slug.of(type), names: [type, shortName(type)])
            }
        }
    }

    private mutating func walk(_ element: ByName<TypeDeclaration>.Element, of name: ImplementationName) {
        let type = element.value
        let owner = element.name
        let prefix = Slug.of(owner) + "--"
        walk(type.properties.orEmpty(), .property, path: [owner], prefix: prefix, in: name.key)
        for (index, method) in type.initializers.orEmpty().enumerated() {
            walk("init", method, index, .initializer, owner: owner, of: name)
        }
        for methods in type.methods.orEmpty() {
            for (index, method) in methods.value.enumerated() {
                walk(methods.name, method, index, .method, owner: owner, of: name)
            }
        }
        for value in type.cases.orEmpty() {
            let full = MemberNames.enumCase(value.name, value.value, isSwift: name.isSwift)
            let names = [owner + "." + value.name, value.name, full]
            anchors.claim(
                Subject(.enumCase, [owner, value.name], in: name.key), prefix + Slug.of(value.name), names: names)
        }
        members(type.events.orEmpty().names, .event, "event", owner, name.key)
        members(type.slots.orEmpty().names, .slot, "slot", owner, name.key)
        members(type.cssParts.orEmpty().names, .cssPart, "css-part", owner, name.key)
        members(type.cssStates.orEmpty().names, .cssState, "css-state", owner, name.key)
        members(type.cssProperties.orEmpty().names, .cssProperty, "css-property", owner, name.key)
    }

    private mutating func members(
        _ names: [String], _ kind: Subject.Kind, _ word: String, _ owner: String, _ implementation: String
    ) {
        for name in names {
            anchors.claim(
                Subject(kind, [owner, name], in: implementation), "\(Slug.of(owner))--\(word)-\(Slug.of(name))",
                names: [owner + "." + name, name])
        }
    }

    private mutating func walk(
        _ name: String, _ method: Method, _ index: Int, _ kind: Subject.Kind, owner: String?,
        of implementation: ImplementationName
    ) {
        let isSwift = implementation.isSwift
        let full =
            kind == .initializer
            ? MemberNames.initializer(method, isSwift: isSwift)
            : MemberNames.method(name, method, isSwift: isSwift)
        let prefix = owner.map { Slug.of($0) + "--" } ?? "function--"
        // An operator's labels say nothing, and its name has to be spelled out.
        let wish = prefix + (MemberNames.isOperator(name) ? Slug.of(name) : Slug.of(full))
        let types = method.parameters.orEmpty().map { Slug.of($0.value.property.type?.value ?? "") }
        let names = [full, name, method.title?.value ?? full]
        anchors.claim(
            Subject(kind, (owner.map { [$0] } ?? []) + [name], in: implementation.key, index: index), wish,
            else: [wish + "-" + types.joined(separator: "-")],
            names: names.flatMap { short in [owner.map { $0 + "." + short } ?? short, short] })
    }

    private mutating func walk(
        _ properties: ByName<Property>, _ kind: Subject.Kind, path: [String], prefix: String, in implementation: String?
    ) {
        for property in properties {
            let path = path + [property.name]
            anchors.claim(
                Subject(kind, path, in: implementation), prefix + Slug.of(property.name),
                names: [path.joined(separator: "."), property.name])
            let nested = property.value.properties ?? property.value.items?.value.properties
            let nestedPrefix = prefix + Slug.of(property.name) + "-"
            walk(nested.orEmpty(), kind, path: path, prefix: nestedPrefix, in: implementation)
        }
    }

    /// `entry`: the facets of the entry, when these are an implementation's. What is said of a state, part or axis of the
    /// entry stands with it.
    private mutating func walk(_ facets: Facets, in implementation: String?, besides entry: Facets?) {
        for state in facets.states.orEmpty() where entry?.states?[state.name] == nil {
            claim(.state, [state.name], prefix: "state", in: implementation)
        }
        for axis in facets.variants.orEmpty() {
            let shared = entry?.variants?[axis.name]
            let place = shared == nil ? implementation : nil
            claim(.axis, [axis.name], prefix: "variant", in: place)
            for value in axis.value.values.orEmpty() {
                claim(
                    .axisValue, [axis.name, value.name], prefix: "variant",
                    in: shared?.values?[value.name] == nil ? implementation : nil)
            }
        }
        walk(facets.anatomy.orEmpty(), path: [], in: implementation, besides: entry?.anatomy)
        claim(facets.tokenGroups.orEmpty().names, .tokenGroup, prefix: "token-group", in: implementation)
        for uses in facets.semanticTokens.orEmpty() {
            for (index, use) in uses.value.enumerated() {
                let wish = "semantic-token--" + Slug.of(uses.name)
                anchors.claim(
                    Subject(.semanticToken, [uses.name], in: implementation, index: index), wish,
                    else: use.title.map { [wish + "-" + Slug.of($0.value)] } ?? [], names: [uses.name])
            }
        }
        claim(facets.settings.orEmpty().names, .setting, prefix: "setting", in: implementation)
        for style in facets.styles.orEmpty() {
            claim(.style, [style.name], prefix: "style", in: implementation)
            for setting in style.value.settings.orEmpty() {
                claim(.setting, [style.name, setting.name], prefix: "setting", in: implementation)
            }
        }
        claim(
            (facets.accessibility?.configuration).orEmpty().names, .accessibilitySetting, prefix: "accessibility",
            in: implementation)
        claim(facets.strings.orEmpty().names, .string, prefix: "string", in: implementation)
        let dependencies =
            (facets.dependencies?.external).orEmpty().names + (facets.dependencies?.internal).orEmpty().names
        claim(dependencies, .dependency, prefix: "dependency", in: implementation)
        walk(facets.sections.orEmpty(), path: [], in: implementation)
    }

    private mutating func walk(_ sections: [Section], path: [String], in implementation: String?) {
        for (index, section) in sections.enumerated() {
            let title = section.title?.value ?? ""
            let path = path + [title]
            let subject = Subject(.section, path, in: implementation, index: index)
            anchors.claim(subject, "section--" + Slug.of(title), names: [title, Slug.of(title)])
            walk(section.sections.orEmpty(), path: path, in: implementation)
        }
    }

    private mutating func walk(
        _ parts: ByName<Part>, path: [String], in implementation: String?, besides entry: ByName<Part>?
    ) {
        for part in parts {
            let shared = entry?[part.name]
            let path = path + [part.name]
            claim(.part, path, prefix: "part", in: shared == nil ? implementation : nil)
            walk(part.value.parts.orEmpty(), path: path, in: implementation, besides: shared?.parts)
        }
    }

    private mutating func claim(_ names: [String], _ kind: Subject.Kind, prefix: String, in implementation: String?) {
        for name in names { claim(kind, [name], prefix: prefix, in: implementation) }
    }

    private mutating func claim(
        _ kind: Subject.Kind, _ path: [String], prefix: String, in implementation: String?, index: Int = 0
    ) {
        let wish = prefix + "--" + path.map(Slug.of).joined(separator: "-")
        let name = path.joined(separator: ".")
        anchors.claim(
            Subject(kind, path, in: implementation, index: index), wish, names: [name, path.last ?? name])
    }

    private func shortName(_ name: String) -> String {
        name.split(separator: ".").last.map(String.init) ?? name
    }
}
