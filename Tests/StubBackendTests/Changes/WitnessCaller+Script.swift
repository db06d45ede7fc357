/// TypeScript that uses every member of a declaration in every way that it allows.
extension WitnessDeclaration {
    func script(of type: String) -> String {
        var code = CallerCode()
        for member in members {
            switch member {
            case .property(let value) where kind == "component": code.given.append(value)
            case .property(let value):
                let location = (value.isStatic ? type : "thing") + "." + value.name
                code.uses.append("{ const value: \(value.type) = \(location); void value; }")
                if !value.isReadOnly { code.uses.append("\(location) = \(code.argument(value.type));") }
            case .method(let function):
                let callee = (function.isStatic ? type : "thing") + "." + function.name
                let result = function.isAsync ? "Promise<\(function.result ?? "void")>" : function.result
                Self.call(function, callee, result, &code)
            case .initializer(let function): Self.call(function, "new \(type)", type, &code)
            case .enumCase(let name, _):
                code.uses.append("{ const value: \(type) = \(type).\(name); void value; }")
            }
        }
        if kind == "component" { Self.show(type, &code) }
        if kind == "interface" { code.uses.append(conformer(to: type)) }
        let thing = kind == "component" ? [] : ["thing: \(type)"]
        return """
            export async function use\(type)(\((thing + code.arguments).joined(separator: ", "))) {
                \(code.uses.joined(separator: "\n    "))
            }

            """
    }

    private static func call(_ function: Function, _ callee: String, _ result: String?, _ code: inout CallerCode) {
        let hasDefaults = function.parameters.contains { $0.initial != nil }
        for isShort in hasDefaults ? [false, true] : [false] {
            let given = function.parameters.filter { !isShort || $0.initial == nil }.map { code.argument($0.type) }
            let text = "\(callee)(\(given.joined(separator: ", ")))"
            code.uses.append(result.map { "{ const value: \($0) = \(text); void value; }" } ?? text + ";")
        }
    }

    /// The component with all that it takes, and with no more than it needs.
    private static func show(_ type: String, _ code: inout CallerCode) {
        for isShort in [false, true] {
            let given = code.given.filter { !isShort || $0.isRequired == true && $0.initial == nil }
            let attributes = given.map { " \($0.name)={\(code.argument($0.type))}" }.joined()
            code.uses.append("{ const shown = <\(type)\(attributes) />; void shown; }")
        }
    }

    /// An object that has what an interface asks for.
    private func conformer(to type: String) -> String {
        let declared = members.compactMap { member -> String? in
            switch member {
            case .property(let value): return "\(value.name): thing.\(value.name)"
            case .method(let function):
                let parameters = function.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
                let result = function.isAsync ? "Promise<\(function.result ?? "void")>" : function.result ?? "void"
                return "\(function.name): (\(parameters)): \(result) => { throw 0; }"
            case .initializer, .enumCase: return nil
            }
        }
        return "{ const own: \(type) = { \(declared.joined(separator: ", ")) }; void own; }"
    }
}

/// A caller as it is written.
struct CallerCode {
    var uses: [String] = []
    var arguments: [String] = []
    /// The properties that whoever makes a component gives it.
    var given: [WitnessDeclaration.Value] = []

    /// A new parameter of the caller that has a type.
    mutating func argument(_ type: String) -> String {
        arguments.append("a\(arguments.count): \(type)")
        return "a\(arguments.count - 1)"
    }
}
