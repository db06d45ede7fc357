import CatalogModel
import CatalogTypes

// What a component tells assistive technology, as far as the entry says it by names.
extension ReactPrinter {
    /// Returns the attributes for assistive technology.
    mutating func spoken(_ parameters: [ComponentParameter], facets: FacetStub) -> [String] {
        let texts = parameters.filter(\.isText)
        let spoken = AccessibilityTexts(facets, properties: texts.map(\.authorName))
        var attributes: [String] = []
        if let role = facets.accessibility.ariaRole, !parameters.contains(where: { $0.name == "role" }) {
            attributes.append("role=\"\(role)\"")
        }
        for (aspect, name) in [
            (SpokenAspect.label, "aria-label"), (.hint, "aria-description"), (.value, "aria-valuetext"),
        ] {
            // What is always given would overwrite it.
            let isGiven = parameters.contains { $0.name == name && ($0.isRequired || $0.value != nil) }
            guard !isGiven, let source = spoken[aspect] else { continue }
            // What the caller says of the element itself reaches it without the component.
            let parameter = source.property.flatMap { stated in
                texts.first { $0.authorName == stated && $0.name != name }
            }
            let isSure = parameter.map { $0.isRequired || $0.value != nil } ?? false
            let string = isSure ? nil : source.string.map { localized(at: $0, facets: facets) }
            let values = [parameter.map(\.local), string].compactMap(\.self)
            if !values.isEmpty { attributes.append("\(name)={\(values.joined(separator: " ?? "))}") }
        }
        return attributes
    }

    /// Writes the texts of the entry without a place.
    mutating func placeless(_ facets: FacetStub, parameters: [ComponentParameter]) {
        let unplaced = AccessibilityTexts(facets, properties: parameters.filter(\.isText).map(\.authorName)).unplaced
        if unplaced.isEmpty { return }
        comment("Texts that it shows or reads out:")
        for index in unplaced { comment("- \(TypeScriptTextLookUp.key(of: index, facets, in: stringsName()))") }
    }

    // MARK: Texts

    private mutating func localized(at index: Int, facets: FacetStub) -> String {
        let function = lookUp ?? unusedName("localized")
        lookUp = function
        return TypeScriptTextLookUp.call(function, of: index, facets: facets, in: stringsName())
    }
}

extension ComponentParameter {
    /// Whether the parameter is a text that can be read out.
    fileprivate var isText: Bool {
        [.name("string"), .union([.name("string"), .name("undefined")])].contains(type.understood)
            && docs.deprecation == nil
    }
}
