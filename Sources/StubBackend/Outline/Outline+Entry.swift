import CatalogModel

extension Entry {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("entry", id: id)
            facts.add("kind", kind)
            facts.add("summary", summary)
            facts.add("headline", headline)
            facts.merge(named.outline)
            facts.add("category", category)
            facts.add("tags", tags)
            facts.add("aliases", aliases)
            facts.add("updated", updated)
            facts.add("covers", ids: covers)
            facts.add("properties", properties, \.outline)
            facts.merge(self.facets.outline)
            facts.add("implementations", implementations, \.outline)
            facts.add("related", related, \.outline)
        }
    }
}

extension Implementation {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.merge(named.outline)
            facts.add("framework", framework)
            facts.add("language", language)
            facts.add("imports", imports)
            facts.add("package", package)
            facts.add("conditions", conditions)
            facts.add("types", types, \.outline)
            facts.addOverloads("functions", functions)
            facts.add("variables", variables, \.outline)
            facts.merge(self.facets.outline)
        }
    }
}

extension Facets {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("features", features)
            facts.add("usage", usage?.outline)
            facts.add("anatomy", anatomy, \.outline)
            facts.add("states", states, \.outline)
            facts.add("variants", variants, \.outline)
            facts.add("exclusions", exclusions, \.outline)
            facts.add("behaviors", behaviors, \.outline)
            facts.add("sections", sections, \.outline)
            facts.add("styles", styles, \.outline)
            facts.add("settings", settings, \.outline)
            facts.add("tokens", tokens, \.outline)
            facts.add("token groups", tokenGroups)
            facts.addUses("semantic tokens", semanticTokens)
            facts.add("accessibility", accessibility?.outline)
            facts.add("string table", stringTable)
            facts.add("strings", strings, \.outline)
            facts.add("dependencies", dependencies?.outline)
        }
    }
}

extension Named {
    /// What every named record says of itself.
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("title", title)
            facts.add("description", description)
            facts.add("group", group)
            facts.add("since", since)
            facts.add("status", status)
            facts.add("deprecated", (deprecated?.value).map(\.outline))
            facts.add("platforms", platforms, \.outline)
            facts.add("visibility", visibility)
            facts.add("examples", examples, \.outline)
            facts.add("figures", figures, \.outline)
            facts.add("links", links, \.outline)
            facts.merge(base.outline)
        }
    }
}

extension Base {
    /// Vendors' data, as JSON. What is accepted in `allow` is between the author and the program.
    var outline: OutlineFacts {
        OutlineFacts { facts in
            guard let extensions else { return }
            facts.add("extensions", extensions.mapValues { Located($0.value.compact, at: $0.key.range) })
        }
    }
}

extension Deprecation {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("message", message)
            facts.add("since", since)
            facts.add("replacements", replacements)
            facts.add("removal", removal)
            facts.merge(base.outline)
        }
    }
}

extension PlatformAvailability {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("introduced", introduced)
            facts.add("deprecated", deprecated)
            facts.add("obsoleted", obsoleted)
            facts.add("unavailable", unavailable)
            facts.add("message", message)
            facts.merge(base.outline)
        }
    }
}

extension Link {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("url", url)
            facts.add("title", title)
            facts.add("kind", kind)
            facts.merge(base.outline)
        }
    }
}

extension Reference {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("entry", id: entry)
            facts.add("name", name)
            facts.add("when", when)
            facts.add("url", url)
            facts.merge(base.outline)
        }
    }
}

extension Example {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("title", title)
            facts.add("description", description)
            facts.add("group", group)
            facts.add("since", since)
            facts.add("hidden", hidden)
            facts.add("language", language)
            facts.add("code", code)
            if let arguments { facts.add("arguments", text: arguments.compact) }
            facts.merge(base.outline)
        }
    }
}

extension Figure {
    var outline: OutlineFacts {
        OutlineFacts { facts in
            facts.add("caption", caption)
            facts.add("alt", alt)
            facts.add("file", file)
            facts.add("dark", dark)
            facts.add("states", states)
            facts.add("parts", parts)
            facts.add("variants", variants)
            facts.add("group", group)
            facts.add("under", under)
            facts.merge(base.outline)
        }
    }
}
