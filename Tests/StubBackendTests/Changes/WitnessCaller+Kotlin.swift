/// Kotlin that uses every member of a declaration in every way that it allows.
extension WitnessDeclaration {
    func kotlin(of type: String) -> String {
        var plain = CallerCode()
        var waiting = CallerCode()
        for member in members {
            switch member {
            case .property(let value) where kind == "composable": plain.given.append(value)
            case .property(let value):
                plain.uses.append("run { val value: \(value.type) = thing.\(value.name) }")
                if !value.isReadOnly { plain.uses.append("thing.\(value.name) = \(plain.argument(value.type))") }
            case .method(let function):
                if function.isAsync { Self.call(function, &waiting) } else { Self.call(function, &plain) }
            case .initializer: break
            case .enumCase(let name, _): plain.uses.append("run { val value: \(type) = \(type).\(name) }")
            }
        }
        if kind == "enum" {
            let cases = members.compactMap {
                if case .enumCase(let name, _) = $0 { "\(type).\(name) -> 0" } else { nil }
            }
            plain.uses.append("run { val value: Int = when (thing) { \(cases.joined(separator: "; ")) } }")
        }
        if kind == "composable" { Self.show(type, &plain) }
        let thing = kind == "composable" ? [] : ["thing: \(type)"]
        func function(_ head: String, _ code: CallerCode) -> String {
            "\(head)(\((thing + code.arguments).joined(separator: ", "))) {\n    \(code.uses.joined(separator: "\n    "))\n}\n"
        }
        let mark = kind == "composable" ? "@Composable " : ""
        return function("\(mark)fun use\(type)", plain)
            + (waiting.uses.isEmpty ? "" : function("suspend fun await\(type)", waiting))
            + (kind == "interface" ? conformer(of: type) : "")
    }

    /// Calls by place and by name.
    private static func call(_ function: Function, _ code: inout CallerCode) {
        let hasDefaults = function.parameters.contains { $0.initial != nil }
        for isShort in hasDefaults ? [false, true] : [false] {
            for isNamed in [false, true] {
                let given = function.parameters.filter { !isShort || $0.initial == nil }.map { value in
                    (isNamed ? value.name + " = " : "") + code.argument(value.type)
                }
                let text = "thing.\(function.name)(\(given.joined(separator: ", ")))"
                code.uses.append(function.result.map { "run { val value: \($0) = \(text) }" } ?? text)
            }
        }
    }

    private static func show(_ type: String, _ code: inout CallerCode) {
        for isShort in [false, true] {
            let given = code.given.filter { !isShort || $0.isRequired == true && $0.initial == nil }
            let arguments = given.map { "\($0.name) = \(code.argument($0.type))" }
            code.uses.append("\(type)(\(arguments.joined(separator: ", ")))")
        }
    }

    /// A class that has what an interface asks for.
    private func conformer(of type: String) -> String {
        let declared = members.compactMap { member -> String? in
            switch member {
            case .property(let value):
                return value.isReadOnly
                    ? "override val \(value.name): \(value.type) get() = TODO()"
                    : "override var \(value.name): \(value.type)\n        get() = TODO()\n        set(value) = TODO()"
            case .method(let function):
                let parameters = function.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
                let result = function.result.map { ": \($0) = TODO()" } ?? " {}"
                return "override \(function.isAsync ? "suspend " : "")fun \(function.name)(\(parameters))\(result)"
            case .initializer, .enumCase: return nil
            }
        }
        return "class Own\(type) : \(type) {\n    \(declared.joined(separator: "\n    "))\n}\n"
    }
}
