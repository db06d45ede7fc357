import CatalogModel

extension Usage {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("when", when)
            facts.add("avoid", avoid)
            facts.add("practices", practices)
            facts.add("alternatives", alternatives, \.outline)
            facts.add("do", self.do, \.outline)
            facts.add("don't", dont, \.outline)
            facts.merge(base.outline)
        }
    }
}

extension Advice {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("text", text)
            facts.add("why", why)
            facts.add("figures", figures, \.outline)
            facts.add("examples", examples, \.outline)
            facts.merge(base.outline)
        }
    }
}

extension Part {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("callout", callout)
            facts.add("optional", optional)
            facts.merge(named.outline)
            facts.add("entry", id: entry)
            facts.add("parts", parts, \.outline)
        }
    }
}

extension State {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.merge(named.outline)
            facts.add("trigger", trigger)
            facts.add("when", when)
            facts.add("term", term)
            facts.add("visuals", visuals)
            facts.add("overrides", overrides)
            facts.add("excludes", excludes)
        }
    }
}

extension Axis {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.merge(named.outline)
            facts.add("property", property)
            facts.add("default", self.default)
            facts.add("values", values, \.outline)
        }
    }
}

extension Exclusion {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("combination", combination) { values in OutlineFacts { $0.add("values", values) } }
            facts.add("description", description)
            facts.merge(base.outline)
        }
    }
}

extension Behavior {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("title", title)
            facts.add("when", when)
            facts.add("then", then)
            facts.add("until", until)
            facts.add("description", description)
            facts.add("applies", ids: applies)
            facts.add("figures", figures, \.outline)
            facts.add("examples", examples, \.outline)
            facts.merge(base.outline)
        }
    }
}

extension Section {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("title", title)
            facts.add("under", under)
            facts.add("description", description)
            facts.add("applies", ids: applies)
            facts.add("figures", figures, \.outline)
            facts.add("examples", examples, \.outline)
            facts.add("links", links, \.outline)
            facts.add("sections", sections, \.outline)
            facts.merge(base.outline)
        }
    }
}

extension Token {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.merge(named.outline)
            facts.add("type", type)
            facts.add("tier", tier)
            facts.add("by", by)
            facts.add("default", self.default)
            facts.add("state", state)
            facts.add("part", part)
            facts.add("variant", variant) { values in OutlineFacts { $0.add("values", values) } }
        }
    }
}

extension TokenUse {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.merge(named.outline)
            facts.add("token", token)
            facts.add("state", state)
            facts.add("part", part)
        }
    }
}

extension Setting {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("type", type)
            facts.add("default", self.default)
            facts.merge(named.outline)
            facts.add("state", state)
            facts.add("part", part)
        }
    }
}

extension Style {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("type", type)
            facts.add("applies to", appliesTo)
            facts.merge(named.outline)
            facts.add("sets", sets, \.outline)
            facts.add("settings", settings, \.outline)
        }
    }
}

extension Assignment {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("value", value)
            facts.add("description", description)
            facts.merge(base.outline)
        }
    }
}

extension Accessibility {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("description", description)
            facts.add("role", role)
            facts.add("traits", traits)
            facts.add("label", label)
            facts.add("hint", hint)
            facts.add("value", value)
            facts.add("focus", focus)
            facts.add("configuration", configuration, \.outline)
            facts.add("identifiers", identifiers)
            facts.add("keyboard", keyboard)
            facts.add("announcements", announcements)
            facts.add("practices", practices)
            facts.add("criteria", criteria)
            facts.merge(base.outline)
        }
    }
}

extension LocalizedString {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("text", text)
            facts.add("arguments", arguments)
            facts.add("plurals", plurals)
            facts.add("table", table)
            facts.merge(named.outline)
        }
    }
}

extension Dependencies {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("external", external, \.outline)
            facts.add("internal", self.internal, \.outline)
            facts.add("composes", composes, \.outline)
            facts.merge(base.outline)
        }
    }
}

extension Dependency {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("version", version)
            facts.add("entry", id: entry)
            facts.merge(named.outline)
        }
    }
}
