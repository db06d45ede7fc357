import CatalogModel

/// A generator of the declaration of a Swift initializer or method as source text, from the facts of the entry.
enum SwiftSignature {
    /// Returns the declaration; nil if a necessary piece is missing or has no words in Swift: the type of a parameter,
    /// or a choice of types.
    static func of(_ name: String, method: Method) -> String? {
        var parameters: [String] = []
        for element in method.parameters.orEmpty() {
            guard let parameter = self.parameter(element) else { return nil }
            parameters.append(parameter)
        }
        guard let effects = effects(method), let result = result(of: name, method) else { return nil }
        var text = modifiers(method) + keyword(name, method: method) + (method.generics?.value ?? "")
        text += list(parameters, after: text) + effects + result
        if let condition = method.where?.value { text += " where " + condition }
        return text
    }

    private static func modifiers(_ method: Method) -> String {
        (method.required == false ? "optional " : "") + (method.static == true ? "static " : "")
            + (method.mutating == true ? "mutating " : "")
    }

    private static func keyword(_ name: String, method: Method) -> String {
        switch name {
        case "init": method.failable == true ? "init?" : "init"
        case "subscript": "subscript"
        case _ where MemberNames.isOperator(name): "func \(name) "
        default: "func " + name
        }
    }

    private static func parameter(_ element: OrderedRecords<Parameter>.Element) -> String? {
        let property = element.value.property
        guard let type = property.type?.value, !type.isEmpty, !type.hasLineBreak else { return nil }
        let label = element.value.label?.value
        var text = label == nil || label == element.name ? element.name : "\(label ?? "") \(element.name)"
        text += ": " + type + (element.value.variadic == true ? "..." : "")
        if let value = property.default?.value {
            if value.isEmpty || value.hasLineBreak { return nil }
            text += " = " + value
        }
        return text
    }

    /// Returns the parameters on a single line, or each on a line of its own if the line would be too long to read.
    private static func list(_ parameters: [String], after text: String) -> String {
        let line = parameters.joined(separator: ", ")
        if parameters.count < 2 || text.count + line.count <= 80 { return "(\(line))" }
        return "(\n" + parameters.map { "    " + $0 }.joined(separator: ",\n") + "\n)"
    }

    private static func effects(_ method: Method) -> String? {
        let async = method.async == true ? " async" : ""
        guard let outcome = method.throws else { return async }
        switch outcome.type?.value {
        case nil, "any Error", "Error": return async + " throws"
        case let type?: return type.isEmpty ? nil : async + " throws(\(type))"
        }
    }

    private static func result(of name: String, _ method: Method) -> String? {
        guard let outcome = method.returns else { return "" }
        guard let type = outcome.type?.value, !type.isEmpty else { return nil }
        return name == "init" ? "" : " -> " + type
    }
}
