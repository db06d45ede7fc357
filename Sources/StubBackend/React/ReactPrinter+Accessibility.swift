import CatalogModel
import CatalogTypes

// What a component tells assistive technology, as far as the entry says it by names.
extension ReactPrinter {
    /// The attributes that say it.
    mutating func spoken(_ parameters: [ComponentParameter], _ facets: FacetStub) -> [String] {
        let texts = parameters.filter(\.isText)
        let spoken = SpokenFacts(facets, properties: texts.map(\.authorName))
        var attributes: [String] = []
        if let role = facets.accessibility.ariaRole, !parameters.contains(where: { $0.name == "role" }) {
            attributes.append("role=\"\(role)\"")
        }
        for (aspect, name) in [
            (SpokenAspect.label, "aria-label"), (.hint, "aria-description"), (.value, "aria-valuetext"),
        ] {
            guard let source = spoken[aspect] else { continue }
            let parameter = source.property.flatMap { name in texts.first { $0.authorName == name } }
            let isSure = parameter.map { $0.isRequired || $0.value != nil } ?? false
            let string = isSure ? nil : source.string.map { localized(facets.strings[$0], at: $0, facets) }
            let values = [parameter.map { ScriptNames.binding($0.name) ?? $0.name }, string].compactMap(\.self)
            attributes.append("\(name)={\(values.joined(separator: " ?? "))}")
        }
        return attributes
    }

    /// Says which texts the entry has that nothing gives a place.
    mutating func placeless(_ facets: FacetStub, _ parameters: [ComponentParameter]) {
        let unplaced = SpokenFacts(facets, properties: parameters.filter(\.isText).map(\.authorName)).unplaced
        if unplaced.isEmpty { return }
        comment("Texts that it shows or reads out:")
        for place in unplaced { comment("- \(constant(of: place, facets))") }
    }

    // MARK: Texts

    /// The constant with the key of a text.
    private mutating func constant(of place: Int, _ facets: FacetStub) -> String {
        let name = ConstantNames.names(of: facets.strings.map(\.key.value))[place]
        return "\(stringsName()).\(name.withSmallLetter)"
    }

    private mutating func localized(_ string: StringStub, at place: Int, _ facets: FacetStub) -> String {
        let function = lookUp ?? spelling.unused("localized")
        lookUp = function
        let text = ScriptLiteral.string(string.text?.value ?? string.key.value)
        return "\(function)(\(constant(of: place, facets)), \(text))"
    }

    /// The function that the rest of the file looks texts up with.
    mutating func lookingUp() {
        guard let lookUp else { return }
        writer.separate()
        writer.line("/** The text of a key: what your app looks up, once you have put that in here. */")
        writer.open("function \(lookUp)(_key: string, text: string): string {")
        writer.line("return text;")
        writer.close("}")
    }
}

extension ComponentParameter {
    /// Whether it is a text that can be read out.
    fileprivate var isText: Bool {
        (type == .name("string") || type == .union([.name("string"), .name("undefined")])) && docs.deprecation == nil
    }
}
