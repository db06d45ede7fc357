import CatalogModel

extension Usage: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("when", when)
        facts.add("avoid", avoid)
        facts.add("practices", practices)
        facts.add("alternatives", alternatives)
        facts.add("do", self.do)
        facts.add("don't", dont)
        base.outline(to: &facts)
    }
}

extension Advice: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("text", text)
        facts.add("why", why)
        facts.add("figures", figures)
        facts.add("examples", examples)
        base.outline(to: &facts)
    }
}

extension Part: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("callout", callout)
        facts.add("optional", optional)
        named.outline(to: &facts)
        facts.add("entry", id: entry)
        facts.add("parts", parts)
    }
}

extension State: Outlined {
    func outline(to facts: inout OutlineWriter) {
        named.outline(to: &facts)
        facts.add("trigger", trigger)
        facts.add("when", when)
        facts.add("term", term)
        facts.add("visuals", visuals)
        facts.add("overrides", overrides)
        facts.add("excludes", excludes)
    }
}

extension Axis: Outlined {
    func outline(to facts: inout OutlineWriter) {
        named.outline(to: &facts)
        facts.add("property", property)
        facts.add("default", self.default)
        facts.add("values", values)
    }
}

extension Exclusion: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("combination", combination) { values, facts in facts.add("values", values) }
        facts.add("description", description)
        base.outline(to: &facts)
    }
}

extension Behavior: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("title", title)
        facts.add("when", when)
        facts.add("then", then)
        facts.add("until", until)
        facts.add("description", description)
        facts.add("applies", ids: applies)
        facts.add("figures", figures)
        facts.add("examples", examples)
        base.outline(to: &facts)
    }
}

extension Section: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("title", title)
        facts.add("under", under)
        facts.add("description", description)
        facts.add("applies", ids: applies)
        facts.add("figures", figures)
        facts.add("examples", examples)
        facts.add("links", links)
        facts.add("sections", sections)
        base.outline(to: &facts)
    }
}

extension Token: Outlined {
    func outline(to facts: inout OutlineWriter) {
        named.outline(to: &facts)
        facts.add("type", type)
        facts.add("tier", tier)
        facts.add("role", words: role)
        facts.add("by", by)
        facts.add("default", self.default)
        facts.add("state", state)
        facts.add("part", part)
        facts.add("background", background)
        facts.add("variant", variant) { values, facts in facts.add("values", values) }
    }
}

extension TokenUse: Outlined {
    func outline(to facts: inout OutlineWriter) {
        named.outline(to: &facts)
        facts.add("token", token)
        facts.add("state", state)
        facts.add("part", part)
    }
}

extension Setting: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("type", type)
        facts.add("default", self.default)
        named.outline(to: &facts)
        facts.add("state", state)
        facts.add("part", part)
    }
}

extension Style: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("type", type)
        facts.add("applies to", appliesTo)
        named.outline(to: &facts)
        facts.add("sets", sets)
        facts.add("settings", settings)
    }
}

extension Assignment: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("value", value)
        facts.add("description", description)
        base.outline(to: &facts)
    }
}

extension Accessibility: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("description", description)
        facts.add("role", role)
        facts.add("traits", traits)
        facts.add("label", label)
        facts.add("hint", hint)
        facts.add("value", value)
        facts.add("focus", focus)
        facts.add("configuration", configuration)
        facts.add("identifiers", identifiers)
        facts.add("keyboard", keyboard)
        facts.add("announcements", announcements)
        facts.add("practices", practices)
        facts.add("criteria", criteria)
        base.outline(to: &facts)
    }
}

extension LocalizedString: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("text", text)
        facts.add("arguments", arguments)
        facts.add("plurals", plurals)
        facts.add("table", table)
        named.outline(to: &facts)
    }
}

extension Dependencies: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("external", external)
        facts.add("internal", self.internal)
        facts.add("composes", composes)
        base.outline(to: &facts)
    }
}

extension Dependency: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("version", version)
        facts.add("entry", id: entry)
        named.outline(to: &facts)
    }
}
