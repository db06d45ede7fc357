import CatalogModel

/// What the parameters of a macro say in their descriptions that their keys do not.
struct GovukProse {
    private let parameters: [(name: String, description: String, isRequired: Bool)]

    /// - Parameter parameters: The parameters that stand beside each other, with their names.
    init(_ parameters: [(name: String, source: JSONValue)]) {
        self.parameters = parameters.map {
            ($0.name, $0.source["description"]?.text ?? "", $0.source["required"] == true)
        }
    }

    /// The parameters that make up for a required one: both say that they are required, and one of them that it is not
    /// if the other is there.
    ///
    /// Where the name that one gives is misspelled, the other one says it right.
    func alternatives(to name: String) -> [String] {
        guard let own = parameters.first(where: { $0.name == name }), own.isRequired else { return [] }
        return parameters.filter { other in
            other.name != name && other.isRequired
                && (isReplaced(own, by: other.name) || isReplaced(other, by: own.name))
        }.map(\.name)
    }

    private func isReplaced(_ parameter: (name: String, description: String, isRequired: Bool), by other: String)
        -> Bool
    {
        let text = parameter.description
        return text.contains("If `\(other)` is set, this is not required")
            || text.contains("If you set `\(other)`, this option is not required")
            || text.contains("If you set `\(other)`, `\(parameter.name)` is not required")
            || text.contains("If `\(other)` is provided, the `\(parameter.name)` option will be ignored")
            || text.contains("If `\(other)` is provided, the `\(parameter.name)` argument will be ignored")
    }

    /// Whether a parameter that says it is required says, too, what becomes of it where it is not there.
    static func canBeLeftOut(_ source: JSONValue) -> Bool {
        source["description"]?.text?.contains("If omitted") ?? false
    }

    /// The values beside those of its type that somebody may use, as types.
    static func furtherTypes(_ source: JSONValue) -> [String] {
        let sentences = (source["description"]?.text ?? "").split(separator: ".")
        let words = ["false", "null"].filter { word in
            sentences.contains { $0.contains("`\(word)`") && $0.contains(#/\b[Uu]se\b/#) }
        }
        return words + (sentences.contains { $0.contains("as keys") } ? ["Record<string, string>"] : [])
    }
}
