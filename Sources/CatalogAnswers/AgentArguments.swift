package import CatalogModel

/// The arguments of a query, checked against the schema of the query.
package struct AgentArguments: Sendable {
    /// A reason for rejecting arguments, in a sentence for the agent.
    package struct Problem: Error { package let text: String }

    private let values: JSONObject
    private let query: AgentQuery

    /// Checks the arguments of a query; `null` counts as absent.
    package init(_ values: JSONObject, of query: AgentQuery) throws(Problem) {
        let parameters = query.parameters
        var checked = JSONObject()
        for member in values.members {
            guard let parameter = parameters.first(where: { $0.name == member.name }) else {
                let names = parameters.map { "'\($0.name)'" }.joined(separator: ", ")
                throw Problem(
                    text: "Unknown argument '\(member.name.prefix(100))' of `\(query.rawValue)`; use \(names).")
            }
            if member.value == .null { continue }
            if let expected = parameter.content.expectation(unlessMetBy: member.value) {
                throw Problem(text: "Invalid argument '\(member.name)' of `\(query.rawValue)`: expected \(expected).")
            }
            checked[member.name] = member.value
        }
        if let missing = parameters.first(where: { $0.isRequired && checked[$0.name] == nil }) {
            throw Problem(text: "Missing argument '\(missing.name)' of `\(query.rawValue)`: \(missing.meaning).")
        }
        self.values = checked
        self.query = query
    }

    func text(_ name: String) -> String { optionalText(name) ?? "" }

    package func optionalText(_ name: String) -> String? {
        if case .string(let text)? = values[name] { text } else { nil }
    }

    func texts(_ name: String) -> [String] {
        guard case .array(let elements)? = values[name] else { return [] }
        return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    /// Returns the number stated, else the standard of the parameter.
    func integer(_ name: String) -> Int {
        if case .number(let digits)? = values[name], let number = Double(digits) { return Int(number) }
        guard case .integer(_, let standard)? = query.parameters.first(where: { $0.name == name })?.content else {
            return 0
        }
        return standard
    }
}

extension AgentQuery.Parameter.Content {
    /// Returns the expected values in words; nil for a valid value.
    fileprivate func expectation(unlessMetBy value: JSONValue) -> String? {
        switch (self, value) {
        case (.text, .string): return nil
        case (.texts, .array(let elements)):
            return elements.allSatisfy { if case .string = $0 { true } else { false } } ? nil : "a list of strings"
        case (.integer(let range, _), .number(let digits)):
            let isMet = Double(digits).map { $0.rounded() == $0 && range.contains(Int(max(-1e9, min($0, 1e9)))) }
            return isMet == true ? nil : "an integer from \(range.lowerBound) to \(range.upperBound)"
        case (.choice(let names), .string(let name)) where names.contains(name): return nil
        case (.choice(let names), _): return "one of " + names.joined(separator: ", ")
        case (.text, _): return "a string"
        case (.texts, _): return "a list of strings"
        case (.integer(let range, _), _): return "an integer from \(range.lowerBound) to \(range.upperBound)"
        }
    }
}
