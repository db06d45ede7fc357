import CatalogModel
import SourceCode

// Accessibility of a component: the role, and the texts that the entry refers to by name.
extension ComposePrinter {
    /// Aspects with a place in Compose.
    private static let properties: [(aspect: SpokenAspect, name: String)] = [
        (.label, "contentDescription"), (.value, "stateDescription"),
    ]

    func spokenTexts(_ parameters: [ComponentParameter], facets: FacetStub) -> AccessibilityTexts {
        let names = parameters.filter(\.isText).map(\.authorName)
        return AccessibilityTexts(facets, properties: names, aspects: Self.properties.map(\.aspect))
    }

    /// Returns the lines in the block of the component's semantics.
    mutating func semantics(of spoken: AccessibilityTexts, _ parameters: [ComponentParameter]) -> [String] {
        var lines: [String] = []
        if let role = spoken.role?.compose {
            let type = types.use("androidx.compose.ui.semantics.Role")
            lines.append("\(property("role", parameters: parameters)) = \(type).\(role)")
        } else if spoken.role == .heading {
            lines.append("\(types.use("androidx.compose.ui.semantics.heading"))()")
        }
        for (aspect, name) in Self.properties {
            guard let source = spoken[aspect] else { continue }
            let parameter = source.property.flatMap { name in parameters.first { $0.authorName == name } }
            let string = source.string.map { localized($0) }
            let property = property(name, parameters: parameters)
            switch (parameter.map { (KotlinNames.escaped($0.name), $0.isNothingAtFirst) }, string) {
            case ((let value, true)?, let string?): lines.append("\(property) = \(value) ?: \(string)")
            case ((let value, true)?, nil): lines.append("\(value)?.let { \(property) = it }")
            case ((let value, false)?, _): lines.append("\(property) = \(value)")
            case (nil, let string?): lines.append("\(property) = \(string)")
            case (nil, nil): break
            }
        }
        return lines
    }

    /// Returns a property of the semantics, distinct from a parameter with the same name.
    private mutating func property(_ name: String, parameters: [ComponentParameter]) -> String {
        _ = types.use("androidx.compose.ui.semantics.\(name)")
        return parameters.contains { $0.name == name } ? "this.\(name)" : name
    }
}

extension ComponentParameter {
    /// Whether the parameter is a text that can be read out.
    fileprivate var isText: Bool { type.presentType == .name("String") && docs.deprecation == nil }

    /// Whether the value may be absent.
    fileprivate var isNothingAtFirst: Bool { type != type.presentType || (!isRequired && value == nil) }
}
