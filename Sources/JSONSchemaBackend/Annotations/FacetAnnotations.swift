import CatalogModel

// States, variants, tokens, words and everything else around an API, so that a tool that reads a schema sees all that
// the entry says.
extension Members {
    mutating func addFacets(_ facets: Facets) {
        add("x-features", proses: facets.features)
        add("x-usage", facets.usage.map(usageRecord))
        add("x-anatomy", byName: facets.anatomy, partRecord)
        add("x-states", byName: facets.states, stateRecord)
        add("x-variants", byName: facets.variants, axisRecord)
        add("x-exclusions", list: facets.exclusions, exclusionRecord)
        add("x-behaviors", list: facets.behaviors, behaviorRecord)
        add("x-sections", list: facets.sections, sectionRecord)
        add("x-tokens", byName: facets.tokens, tokenRecord)
        add("x-tokenGroups", byName: facets.tokenGroups) { .string($0.source.value) }
        add("x-semanticTokens", byName: facets.semanticTokens) { .array($0.map(tokenUseRecord)) }
        add("x-settings", byName: facets.settings, settingRecord)
        add("x-styles", byName: facets.styles, styleRecord)
        add("x-accessibility", facets.accessibility.map(accessibilityRecord))
        add("x-strings", byName: facets.strings, stringRecord)
        add("x-stringTable", text: facets.stringTable)
        add("x-dependencies", facets.dependencies.map(dependenciesRecord))
    }
}

private func usageRecord(_ usage: Usage) -> JSONValue {
    record {
        $0.add("when", proses: usage.when)
        $0.add("avoid", proses: usage.avoid)
        $0.add("practices", proses: usage.practices)
        $0.add("alternatives", list: usage.alternatives, referenceRecord)
        $0.add("do", list: usage.do, adviceRecord)
        $0.add("dont", list: usage.dont, adviceRecord)
        $0.addExtensions(usage.base, "")
    }
}

private func adviceRecord(_ advice: Advice) -> JSONValue {
    record {
        $0.add("text", prose: advice.text)
        $0.add("why", prose: advice.why)
        $0.add("figures", list: advice.figures, figureRecord)
        $0.add("examples", list: advice.examples, exampleRecord)
        $0.addExtensions(advice.base, "")
    }
}

private func partRecord(_ part: Part) -> JSONValue {
    record {
        $0.add("callout", text: part.callout)
        $0.addRecord(part.named)
        $0.add("optional", flag: part.optional)
        $0.add("entry", id: part.entry)
        $0.add("parts", byName: part.parts, partRecord)
    }
}

private func stateRecord(_ state: State) -> JSONValue {
    record {
        $0.addRecord(state.named)
        $0.add("trigger", state.trigger.map { .string($0.value.rawValue) })
        $0.add("when", text: state.when)
        $0.add("term", text: state.term)
        $0.add("visuals", proses: state.visuals)
        $0.add("overrides", texts: state.overrides)
        $0.add("excludes", texts: state.excludes)
    }
}

private func axisRecord(_ axis: Axis) -> JSONValue {
    record {
        $0.addRecord(axis.named)
        $0.add("property", text: axis.property)
        $0.add("default", text: axis.default)
        $0.add("values", byName: axis.values, caseRecord)
    }
}

private func exclusionRecord(_ exclusion: Exclusion) -> JSONValue {
    record {
        $0.add("combination", byName: exclusion.combination) { .texts($0.map(\.value)) }
        $0.add("description", prose: exclusion.description)
        $0.addExtensions(exclusion.base, "")
    }
}

private func behaviorRecord(_ behavior: Behavior) -> JSONValue {
    record {
        $0.add("title", text: behavior.title)
        $0.add("when", prose: behavior.when)
        $0.add("then", prose: behavior.then)
        $0.add("until", prose: behavior.until)
        $0.add("description", prose: behavior.description)
        $0.add("applies", behavior.applies.map { .texts($0.map(\.value.rawValue)) })
        $0.add("figures", list: behavior.figures, figureRecord)
        $0.add("examples", list: behavior.examples, exampleRecord)
        $0.addExtensions(behavior.base, "")
    }
}

/// Free text of an entry, or of the catalog.
func sectionRecord(_ section: Section) -> JSONValue {
    record {
        $0.add("title", text: section.title)
        $0.add("description", prose: section.description)
        $0.add("under", section.under.map { .string($0.value.rawValue) })
        $0.add("applies", section.applies.map { .texts($0.map(\.value.rawValue)) })
        $0.add("figures", list: section.figures, figureRecord)
        $0.add("examples", list: section.examples, exampleRecord)
        $0.add("links", list: section.links, linkRecord)
        $0.add("sections", list: section.sections, sectionRecord)
        $0.addExtensions(section.base, "")
    }
}
