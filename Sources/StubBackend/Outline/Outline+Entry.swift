import CatalogModel

extension Entry: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("entry", id: id)
        facts.add("kind", kind)
        facts.add("summary", summary)
        facts.add("headline", headline)
        named.outline(to: &facts)
        facts.add("category", category)
        facts.add("tags", tags)
        facts.add("aliases", aliases)
        facts.add("updated", updated)
        facts.add("covers", ids: covers)
        facts.add("properties", properties)
        self.facets.outline(to: &facts)
        facts.add("implementations", implementations)
        facts.add("related", related)
    }
}

extension Implementation: Outlined {
    func outline(to facts: inout OutlineWriter) {
        named.outline(to: &facts)
        facts.add("framework", framework)
        facts.add("language", language)
        facts.add("imports", imports)
        facts.add("package", package)
        facts.add("conditions", conditions)
        facts.add("types", types)
        facts.addOverloads("functions", functions)
        facts.add("variables", variables)
        self.facets.outline(to: &facts)
    }
}

extension Facets: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("features", features)
        facts.add("usage", usage)
        facts.add("anatomy", anatomy)
        facts.add("states", states)
        facts.add("variants", variants)
        facts.add("exclusions", exclusions)
        facts.add("behaviors", behaviors)
        facts.add("sections", sections)
        facts.add("styles", styles)
        facts.add("settings", settings)
        facts.add("tokens", tokens)
        facts.add("token groups", tokenGroups)
        facts.addUses("semantic tokens", semanticTokens)
        facts.add("accessibility", accessibility)
        facts.add("string table", stringTable)
        facts.add("strings", strings)
        facts.add("dependencies", dependencies)
    }
}

extension Named: Outlined {
    /// What every named record says of itself.
    func outline(to facts: inout OutlineWriter) {
        facts.add("title", title)
        facts.add("description", description)
        facts.add("group", group)
        facts.add("since", since)
        facts.add("status", status)
        facts.add("deprecated", deprecated)
        facts.add("platforms", platforms)
        facts.add("visibility", visibility)
        facts.add("examples", examples)
        facts.add("figures", figures)
        facts.add("links", links)
        base.outline(to: &facts)
    }
}

extension Base: Outlined {
    /// Vendors' data, as JSON. What is accepted in `allow` is between the author and the program.
    func outline(to facts: inout OutlineWriter) {
        guard let extensions else { return }
        facts.add("extensions", extensions.mapValues { Located($0.value.compact, at: $0.key.range) })
    }
}

extension Deprecation: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("message", message)
        facts.add("since", since)
        facts.add("replacements", replacements)
        facts.add("removal", removal)
        base.outline(to: &facts)
    }
}

extension PlatformAvailability: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("introduced", introduced)
        facts.add("deprecated", deprecated)
        facts.add("obsoleted", obsoleted)
        facts.add("unavailable", unavailable)
        facts.add("message", message)
        base.outline(to: &facts)
    }
}

extension Link: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("url", url)
        facts.add("title", title)
        facts.add("kind", kind)
        base.outline(to: &facts)
    }
}

extension Reference: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("entry", id: entry)
        facts.add("name", name)
        facts.add("when", when)
        facts.add("url", url)
        base.outline(to: &facts)
    }
}

extension Example: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("title", title)
        facts.add("description", description)
        facts.add("group", group)
        facts.add("since", since)
        facts.add("hidden", hidden)
        facts.add("language", language)
        facts.add("code", code)
        if let arguments { facts.add("arguments", text: arguments.compact) }
        base.outline(to: &facts)
    }
}

extension Figure: Outlined {
    func outline(to facts: inout OutlineWriter) {
        facts.add("caption", caption)
        facts.add("alt", alt)
        facts.add("file", file)
        facts.add("dark", dark)
        facts.add("states", states)
        facts.add("parts", parts)
        facts.add("callouts", callouts)
        facts.add("variants", variants)
        facts.add("group", group)
        facts.add("under", under)
        base.outline(to: &facts)
    }
}
