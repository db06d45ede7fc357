import CatalogModel
import SourceCode

// Accessibility of a component: the role, and the texts that the entry refers to by name.
extension ReactPrinter {
    func spokenTexts(_ parameters: [ComponentParameter], facets: FacetStub) -> AccessibilityTexts {
        AccessibilityTexts(facets, properties: parameters.filter(\.isText).map(\.authorName))
    }

    /// Returns the attributes for assistive technology.
    mutating func attributes(
        of spoken: AccessibilityTexts, role: String?, _ parameters: [ComponentParameter]
    ) -> [String] {
        let texts = parameters.filter(\.isText)
        var attributes: [String] = []
        if let role, !parameters.contains(where: { $0.name == "role" }) {
            attributes.append("role=\"\(role)\"")
        }
        for (aspect, name) in [
            (SpokenAspect.label, "aria-label"), (.hint, "aria-description"), (.value, "aria-valuetext"),
        ] {
            // A parameter that is always given would overwrite the attribute.
            let isGiven = parameters.contains { $0.name == name && ($0.isRequired || $0.value != nil) }
            guard !isGiven, let source = spoken[aspect] else { continue }
            // A parameter with the name of the attribute reaches the element with the other properties of the caller.
            let parameter = source.property.flatMap { stated in
                texts.first { $0.authorName == stated && $0.name != name }
            }
            let isSure = parameter.map { $0.isRequired || $0.value != nil } ?? false
            let string = isSure ? nil : source.string.map { localized($0) }
            let values = [parameter.map(\.local), string].compactMap(\.self)
            if !values.isEmpty { attributes.append("\(name)={\(values.joined(separator: " ?? "))}") }
        }
        return attributes
    }
}

extension ComponentParameter {
    /// Whether the parameter is a text that can be read out.
    fileprivate var isText: Bool {
        [.name("string"), .union([.name("string"), .name("undefined")])].contains(type.understood)
            && docs.deprecation == nil
    }
}
