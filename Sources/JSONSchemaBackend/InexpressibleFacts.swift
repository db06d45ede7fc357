import CatalogModel
import TokenFormat

// What the catalog says that its schemas cannot.
extension SchemaCatalog {
    /// Patterns present in an annotation only.
    var patternFindings: [Diagnostic] {
        var findings: [Diagnostic] = []
        for component in registry.components {
            component.entry.forEachProperty { property in
                guard let pattern = property.limits?.pattern else { return }
                if !ECMAScriptPattern.isPortable(pattern.value) { findings.append(.unportablePattern(pattern)) }
            }
        }
        return findings
    }

    /// Keywords of the types file that are missing from the draft.
    var draftFindings: [Diagnostic] {
        if draft != .draft7 { return [] }
        return registry.types.flatMap(\.value).flatMap { mapping -> [Diagnostic] in
            guard let schema = mapping.value.json else { return [] }
            return Self.keywords(of: schema.value).filter(Draft7.missing.contains).uniqued().sorted().map {
                .draftKeyword($0, of: mapping.name, at: schema.range)
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
