import CatalogModel

// Accessibility of an element, unless its attributes override it: the role, and the texts that the entry refers to by
// name.
extension WebPrinter {
    /// Writes the field with the internals of the element.
    mutating func writeInternals() {
        writer.separate()
        writer.line("readonly #internals = this.attachInternals();")
    }

    /// Returns the statements on the element's internals, line by line; none without stated facts.
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
                lines.append("// TODO: Let \(name) follow the property \(property.oneLine).")
            }
            if let string = source.string { lines.append("\(name): \(localized(string)),") }
        }
        if lines.allSatisfy({ $0.hasPrefix("//") }) { return [] }
        // With separate assignments, older compilers would report properties that they do not declare.
        return ["Object.assign(this.#internals, {"] + lines.map { "  " + $0 } + ["});"]
    }
}
