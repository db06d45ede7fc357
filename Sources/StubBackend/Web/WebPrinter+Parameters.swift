import CatalogModel

extension WebPrinter {
    /// Returns the parameters without parentheses, and the parameters' tags; defaults are allowed only before a body.
    mutating func parameters(
        _ parameters: [ParameterStub], isBody: Bool
    ) -> (text: String, tags: [DocTag]) {
        var texts: [String] = []
        var tags: [DocTag] = []
        var names: Set<String> = []
        // A list in the middle stands for any number of values, none included, but has to be there.
        let lastRequired = parameters.indices.last { place in
            let parameter = parameters[place]
            return !parameter.mayBeOmitted || (parameter.isVariadic && place < parameters.count - 1)
        }
        for (index, parameter) in parameters.enumerated() {
            let property = parameter.property
            var facts: [DocFact] = []
            var name = spelling.parameter(property.name, facts: &facts)
            while !names.insert(name).inserted { name += "_" }
            let type = spelling.type(property.type, facts: &facts)
            let value = spelling.value(property.defaultValue, of: type, &facts)
            if let label = parameter.label, label.value != property.name.value {
                facts.append(DocFact(.otherName, code: label.value))
            }
            if property.isBinding {
                facts.append(DocFact(.binding, text: .words("changes reach the owner of the value")))
            }
            if value != nil, !isBody || parameter.isVariadic, let value { facts.append(DocFact(.value, code: value)) }
            let canOmit = index > lastRequired ?? -1
            if parameter.mayBeOmitted, !canOmit, value == nil { facts.append(DocFact(.required, text: .words("no"))) }
            if parameter.isVariadic {
                texts.append(Self.variadic(name, type: type, isLast: index == parameters.count - 1))
            } else if isBody, let value {
                texts.append("\(name): \(type) = \(value)")
            } else {
                texts.append("\(name)\(parameter.mayBeOmitted && canOmit ? "?" : ""): \(type)")
            }
            tags.add(parameter: name, docs: property.docs, facts: facts)
        }
        return (Self.list(texts), tags)
    }

    /// Returns a variadic parameter.
    ///
    /// Only the last parameter takes any number of values; any other takes a list.
    private static func variadic(_ name: String, type: String, isLast: Bool) -> String {
        let isList = type.hasSuffix("[]") || type.hasPrefix("Array<")
        let list = isList ? type : "(\(type))[]"
        return isLast ? "...\(name): \(list)" : "\(name): \(list)"
    }

    private static func list(_ parameters: [String]) -> String {
        let line = parameters.joined(separator: ", ")
        if parameters.count < 2 || line.count <= 80 { return line }
        return "\n" + parameters.map { "    \($0)," }.joined(separator: "\n") + "\n  "
    }
}

extension ParameterStub {
    fileprivate var mayBeOmitted: Bool {
        isVariadic || property.isRequired == false || property.defaultValue != nil
    }
}
