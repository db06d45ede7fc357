import CatalogModel

// What an element tells assistive technology unless its attributes say something else, as far as the entry says it by
// names.
extension WebPrinter {
    /// Writes statements for assistive technology through the internals of the element.
    mutating func writeInternals(_ spoken: [String]) {
        // One by one they would not all be known to older compilers.
        writer.open("Object.assign(this.attachInternals(), {")
        writer.lines(spoken)
        writer.close("});")
    }

    /// Returns the statements on the element's internals, line by line; none without known facts.
    mutating func spoken(of type: TypeStub) -> [String] {
        let texts = type.properties.filter { property in
            property.docs.deprecation == nil && !property.isStatic
                && ["string", "String"].contains(property.type.alternatives.first?.value)
        }
        let spoken = AccessibilityTexts(file.facets, properties: texts.map(\.name.value), aspects: [.label, .value])
        var lines: [String] = []
        if let role = file.facets.accessibility.ariaRole { lines.append("role: \"\(role)\",") }
        for (aspect, name) in [(SpokenAspect.label, "ariaLabel"), (.value, "ariaValueText")] {
            guard let source = spoken[aspect] else { continue }
            if let property = source.property {
                lines.append("// Where '\(property.oneLine)' is set, \(name) has to follow it.")
            }
            if let string = source.string { lines.append("\(name): \(localized(string)),") }
        }
        return lines
    }
}
