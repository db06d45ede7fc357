import CatalogModel
import CatalogTypes

// What a component tells assistive technology, as far as the entry says it by names.
extension ComposePrinter {
    /// Aspects with a place in Compose.
    private static let properties: [(aspect: SpokenAspect, name: String)] = [
        (.label, "contentDescription"), (.value, "stateDescription"),
    ]

    private static func spoken(_ facets: FacetStub, parameters: [ComponentParameter]) -> AccessibilityTexts {
        let names = parameters.filter(\.isText).map(\.authorName)
        return AccessibilityTexts(facets, properties: names, aspects: properties.map(\.aspect))
    }

    /// Returns the lines in the block of the component's semantics.
    mutating func semantics(_ parameters: [ComponentParameter], facets: FacetStub) -> [String] {
        let spoken = Self.spoken(facets, parameters: parameters)
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
            let string = source.string.map { localized(facets.strings[$0], at: $0, facets: facets) }
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

    /// Writes comments with the constants of the texts without a stated use.
    mutating func placeless(_ facets: FacetStub, parameters: [ComponentParameter]) {
        let unplaced = Self.spoken(facets, parameters: parameters).unplaced
        if unplaced.isEmpty { return }
        comment("Texts that it shows or reads out:")
        for index in unplaced { comment("- \(constant(of: index, facets))") }
    }

    // MARK: Texts

    /// Returns the constant with the key of a text.
    private mutating func constant(of index: Int, _ facets: FacetStub) -> String {
        let name = ConstantNames.names(of: facets.strings.map(\.key.value))[index]
        return "\(stringsName()).\(KotlinNames.escaped(name))"
    }

    private mutating func localized(_ string: StringStub, at index: Int, facets: FacetStub) -> String {
        let function = lookUp ?? unusedName("localized")
        lookUp = function
        let text = KotlinLiteral.string(string.text?.value ?? string.key.value)
        return "\(function)(\(constant(of: index, facets)), \(text))"
    }

    /// Writes the function with which the rest of the file looks up texts.
    mutating func lookingUp() {
        guard let lookUp else { return }
        writer.separate()
        writer.line("/** The text of a key: what your app looks up, once you have put that in here. */")
        writer.line("private fun \(lookUp)(@Suppress(\"UNUSED_PARAMETER\") key: String, text: String): String = text")
    }
}

extension ComponentParameter {
    /// Whether the parameter is a text that can be read out.
    fileprivate var isText: Bool { type.presentType == .name("String") && docs.deprecation == nil }

    /// Whether the value may be absent.
    fileprivate var isNothingAtFirst: Bool { type != type.presentType || (!isRequired && value == nil) }
}
