import CatalogModel

extension RecordWalk {
    mutating func walk(_ facets: Facets) {
        prose(facets.features)
        if let usage = facets.usage { at("usage") { $0.walk(usage) } }
        byName("anatomy", facets.anatomy) { $0.walk($1.value) }
        byName("states", facets.states) {
            $0.walk($1.value.named)
            $0.prose($1.value.visuals)
        }
        byName("variants", facets.variants) { walk, axis in
            walk.walk(axis.value.named)
            walk.byName("values", axis.value.values) { $0.walk($1.value) }
        }
        list("exclusions", facets.exclusions) {
            $0.base($1)
            $0.prose($1.description)
        }
        list("behaviors", facets.behaviors) { $0.walk($1) }
        list("sections", facets.sections) { $0.walk($1) }
        walkTheming(facets)
        if let accessibility = facets.accessibility { at("accessibility") { $0.walk(accessibility) } }
        byName("strings", facets.strings) {
            $0.walk($1.value.named)
            $0.prose($1.value.arguments)
        }
        if let dependencies = facets.dependencies { at("dependencies") { $0.walk(dependencies) } }
    }

    private mutating func walkTheming(_ facets: Facets) {
        byName("tokens", facets.tokens) { $0.walk($1.value.named) }
        prose(facets.tokenGroups)
        byName("semanticTokens", facets.semanticTokens) { walk, uses in
            walk.list(uses.value) {
                $0.walk($1.named)
                if let token = $1.token { $0.visitor.visit(token: token.value) }
            }
        }
        byName("settings", facets.settings) { $0.walk($1.value) }
        byName("styles", facets.styles) { walk, style in
            walk.walk(style.value.named)
            walk.type(style.value.type)
            walk.type(style.value.appliesTo)
            walk.byName("sets", style.value.sets) {
                $0.base($1.value)
                $0.prose($1.value.description)
            }
            walk.byName("settings", style.value.settings) { $0.walk($1.value) }
        }
    }

    private mutating func walk(_ setting: Setting) {
        walk(setting.named)
        type(setting.type)
    }

    private mutating func walk(_ usage: Usage) {
        base(usage)
        prose(usage.when)
        prose(usage.avoid)
        prose(usage.practices)
        references("alternatives", usage.alternatives)
        for (key, advice) in [("do", usage.do), ("dont", usage.dont)] {
            list(key, advice) { walk, advice in
                walk.base(advice)
                walk.prose(advice.text)
                walk.prose(advice.why)
                walk.list("figures", advice.figures) { $0.walk($1) }
                walk.list("examples", advice.examples) { $0.walk($1) }
            }
        }
    }

    private mutating func walk(_ part: Part) {
        walk(part.named)
        byName("parts", part.parts) { $0.walk($1.value) }
    }

    mutating func walk(_ behavior: Behavior) {
        base(behavior)
        prose(behavior.when)
        prose(behavior.then)
        prose(behavior.until)
        prose(behavior.description)
        list("figures", behavior.figures) { $0.walk($1) }
        list("examples", behavior.examples) { $0.walk($1) }
    }

    mutating func walk(_ section: Section) {
        base(section)
        prose(section.description)
        list("figures", section.figures) { $0.walk($1) }
        list("examples", section.examples) { $0.walk($1) }
        list("links", section.links) { $0.base($1) }
        list("sections", section.sections) { $0.walk($1) }
    }

    mutating func walk(_ example: Example) {
        base(example)
        prose(example.description)
    }

    mutating func walk(_ figure: Figure) {
        base(figure)
        visitor.visit(figure)
        prose(figure.caption)
    }

    private mutating func walk(_ accessibility: Accessibility) {
        base(accessibility)
        for text in [
            accessibility.description, accessibility.label, accessibility.hint, accessibility.value,
            accessibility.focus,
        ] {
            prose(text)
        }
        byName("configuration", accessibility.configuration) { $0.walk($1.value) }
        prose(accessibility.keyboard)
        prose(accessibility.announcements)
        prose(accessibility.practices)
        prose(accessibility.criteria)
    }

    private mutating func walk(_ dependencies: Dependencies) {
        base(dependencies)
        byName("external", dependencies.external) { $0.walk($1.value.named) }
        byName("internal", dependencies.internal) { $0.walk($1.value.named) }
        references("composes", dependencies.composes)
    }
}
