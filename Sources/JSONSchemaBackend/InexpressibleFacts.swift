import CatalogModel
import TokenFormat

// What the catalog says that its schemas cannot.
extension SchemaCatalog {
    /// Patterns that stand in an annotation only.
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

    /// A base that would make of each `$id` something else than the address of the file (JSON Schema Core, section 8.2.1).
    var baseFindings: [Diagnostic] {
        guard let baseURL, !Self.isBase(baseURL) else { return [] }
        let options = registry.configuration.outputs.orEmpty().elements.compactMap { $0.value.options }
        let stated = options.lazy.compactMap { $0["baseURL"] }.first { $0.value == .string(baseURL) }
        return [.baseURL(baseURL, at: stated?.range)]
    }

    /// Whether a text is a scheme and characters of a URI's authority and path (RFC 3986, section 2).
    private static func isBase(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), let first = text.unicodeScalars.first, isLetter(first),
            text[..<colon].unicodeScalars.allSatisfy({
                isLetter($0) || isDigit($0) || "+-.".unicodeScalars.contains($0)
            })
        else { return false }
        let rest = text[text.index(after: colon)...].unicodeScalars
        return !rest.isEmpty
            && rest.allSatisfy { isLetter($0) || isDigit($0) || "-._~:/[]@!$&'()*+,;=%".unicodeScalars.contains($0) }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    /// Keywords of the types file that the draft does not have.
    var draftFindings: [Diagnostic] {
        if draft != .draft7 { return [] }
        return registry.types.flatMap(\.value).flatMap { mapping -> [Diagnostic] in
            guard let schema = mapping.value.json else { return [] }
            return Self.keywords(of: schema.value).filter(Draft7.missing.contains).uniqued().sorted().map {
                .draftKeyword($0, of: mapping.name, at: schema.range)
            }
        }
    }

    /// The keywords of a schema and of all schemas in it.
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
