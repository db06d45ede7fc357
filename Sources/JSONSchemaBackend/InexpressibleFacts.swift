import CatalogModel
import CatalogTokens

// Findings about facts that schemas cannot express.
extension SchemaCatalog {
    /// Reports patterns present in an annotation only.
    func reportPatterns(_ diagnostics: inout Diagnostics) {
        for component in registry.components {
            for pattern in component.facts(UnportablePatterns.self).patterns {
                diagnostics.report(.unportablePattern(pattern))
            }
        }
    }

    /// Reports keywords of the types file that are missing from the draft.
    func reportDraftKeywords(_ diagnostics: inout Diagnostics) {
        guard draft == .draft7 else { return }
        for mapping in registry.types.flatMap(\.value) {
            guard let schema = mapping.value.json else { continue }
            for keyword in Self.keywords(of: schema.value).filter(Draft7.missing.contains).uniqued().sorted() {
                diagnostics.report(.draftKeyword(keyword, of: mapping.name, at: schema.range))
            }
        }
    }

    /// Returns the keywords of a schema and of all schemas within.
    private static func keywords(of schema: JSONValue) -> [String] {
        guard case .object(let object) = schema else { return [] }
        var names = object.members.map(\.name)
        _ = object.mapSchemas { inner in
            names += keywords(of: inner)
            return inner
        }
        return names
    }
}

/// The patterns of a component not understood by all readers of schemas.
private struct UnportablePatterns: ComponentFacts {
    let patterns: [Text]

    init(of component: Component) {
        guard component.entry.node.traits.contains(.limits) else {
            patterns = []
            return
        }
        var patterns: [Text] = []
        component.entry.forEachProperty { property in
            guard let pattern = property.limits?.pattern, !ECMAScriptPattern.isPortable(pattern.value) else { return }
            patterns.append(pattern)
        }
        self.patterns = patterns
    }
}
