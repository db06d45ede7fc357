/// Swift code that uses every member of a declaration in every way that it allows.
extension WitnessDeclaration {
    func caller(of type: String) -> String {
        var uses: [String] = []
        var arguments: [String] = []
        func argument(_ type: String) -> String {
            arguments.append("_ a\(arguments.count): \(type)")
            return "a\(arguments.count - 1)"
        }
        func call(_ function: Function, on callee: String) {
            let hasDefaults = function.parameters.contains { $0.initial != nil }
            for isShort in hasDefaults ? [false, true] : [false] {
                let given = function.parameters.filter { !isShort || $0.initial == nil }.map { value in
                    (value.argument.map { $0 + ": " } ?? "") + argument(value.type)
                }
                let marks = (function.isThrowing ? "try " : "") + (function.isAsync ? "await " : "")
                let text = "\(marks)\(callee)(\(given.joined(separator: ", ")))"
                if let result = function.result {
                    uses.append(
                        Self.isOptional(result) ? "if let value = \(text) { _ = value }" : "let _: \(result) = \(text)")
                } else if callee == type {
                    uses.append(function.isFailable ? "if let made = \(text) { _ = made }" : "let _: \(type) = \(text)")
                } else {
                    uses.append(text)
                }
            }
        }
        for member in members {
            switch member {
            case .property(let value):
                let location = value.isStatic ? "\(type).\(value.name)" : "thing.\(value.name)"
                uses.append(
                    Self.isOptional(value.type)
                        ? "if let value = \(location) { _ = value }" : "let _: \(value.type) = \(location)")
                if !value.isReadOnly { uses.append("\(location) = \(argument(value.type))") }
            case .method(let function):
                call(
                    function,
                    on: function.isStatic
                        ? "\(type).\(function.name)"
                        : function.isMutating ? "thing.\(function.name)" : "constant.\(function.name)")
            case .initializer(let function): call(function, on: type)
            case .enumCase(let name, let values):
                let given = values.map { "\($0.name): \(argument($0.type))" }.joined(separator: ", ")
                uses.append("let _: \(type) = .\(name)\(values.isEmpty ? "" : "(\(given))")")
            }
        }
        if kind == "enum" { uses += choice }
        let parameters = ["_ given: \(kind == "protocol" ? "any " : "")\(type)"] + arguments
        return """
            func use\(type)(\(parameters.joined(separator: ", "))) async throws {
                var thing = given
                let constant = given
                thing = constant
                _ = (thing, constant)
                \(uses.joined(separator: "\n    "))
            }
            \(kind == "protocol" ? conformer(to: type) : "")
            """
    }

    private static func isOptional(_ type: String) -> Bool { type.hasSuffix("?") || type.hasPrefix("Optional<") }

    /// A switch over all cases.
    private var choice: [String] {
        var lines = ["switch constant {"]
        for case .enumCase(let name, let values) in members {
            let names = values.indices.map { "let value\($0)" }.joined(separator: ", ")
            lines.append("case .\(name)\(values.isEmpty ? "" : "(\(names))"):")
            lines += values.indices.map { "    let _: \(values[$0].type) = value\($0)" }
            lines.append("    break")
        }
        return lines.count == 1 ? [] : lines + ["}"]
    }

    /// A type that has what a protocol asks for.
    private func conformer(to type: String) -> String {
        let declared = members.compactMap { member -> String? in
            switch member {
            case .property(let value):
                return
                    "\(value.isStatic ? "static " : "")var \(value.name): \(value.type) { get { fatalError() } \(value.isReadOnly ? "" : "set {}") }"
            case .method(let function):
                let parameters = function.parameters.map { value in
                    (value.label.map { $0 == value.name ? "" : $0 + " " } ?? "") + "\(value.name): \(value.type)"
                }
                let effects = (function.isAsync ? " async" : "") + (function.isThrowing ? " throws" : "")
                return
                    "\(function.isStatic ? "static " : "")func \(function.name)(\(parameters.joined(separator: ", ")))\(effects)\(function.result.map { " -> \($0)" } ?? "") { fatalError() }"
            case .initializer, .enumCase: return nil
            }
        }
        return "final class Own\(type): \(type) {\n    \(declared.joined(separator: "\n    "))\n}"
    }
}
