/// The single changes of declarations in TypeScript and Kotlin.
extension WitnessDeclaration {
    /// The changes of the whole.
    var foreignMutations: [(name: String, new: WitnessDeclaration)] {
        func with(_ change: (inout WitnessDeclaration) -> Void) -> WitnessDeclaration {
            Self.changed(self, change)
        }
        var found = [
            ("note", with { $0.note = "Says more." }), ("members reordered", with { $0.members.reverse() }),
        ]
        switch (platform, kind) {
        case (_, "enum"): found.append(("case added", with { $0.members.append(.enumCase("Further", [])) }))
        case ("react", _), ("compose", "composable"):
            let further = Value(name: "further", type: numberType, isRequired: false)
            found.append(("optional property added", with { $0.members.append(.property(further)) }))
            found.append(
                (
                    "required property added",
                    with { $0.members.append(.property(Self.changed(further) { $0.isRequired = true })) }
                ))
        default:
            found.append(
                ("property added", with { $0.members.append(.property(.init(name: "further", type: numberType))) }))
            found.append(("method added", with { $0.members.append(.method(.init(name: "advance"))) }))
        }
        return found
    }

    private var isScript: Bool { platform != "compose" }
    private var numberType: String { isScript ? "number" : "Int" }
    private var textType: String { isScript ? "string" : "String" }

    func foreignMutations(of member: WitnessMember) -> [(name: String, new: WitnessMember?)] {
        switch member {
        case .property(let value): [("property removed", nil)] + mutations(of: value).map { ($0, .property($1)) }
        case .method(let function): [("method removed", nil)] + mutations(of: function).map { ($0, .method($1)) }
        case .initializer(let function):
            parameterMutations(of: function).map { ("initializer: " + $0, .initializer($1)) }
        case .enumCase(let name, _): [("case removed", nil), ("case renamed", .enumCase(name + "Now", []))]
        }
    }

    private func mutations(of value: Value) -> [(String, Value)] {
        func with(_ change: (inout Value) -> Void) -> Value { Self.changed(value, change) }
        var found = typeMutations(of: value.type).map { name, type in
            ("property " + name, with { ($0.type, $0.initial) = (type, nil) })
        }
        found.append(("property renamed", with { $0.name += "Now" }))
        if ["component", "composable"].contains(kind) {
            return found + givenMutations(of: value)
        }
        found.append(("property read-only", with { $0.isReadOnly.toggle() }))
        if kind == "class" { found.append(("property static", with { $0.isStatic.toggle() })) }
        if isScript, kind == "interface" { found.append(("property optional", with { $0.isRequired = false })) }
        return found
    }

    /// The changes of what whoever makes a component gives it.
    private func givenMutations(of value: Value) -> [(String, Value)] {
        func with(_ change: (inout Value) -> Void) -> Value { Self.changed(value, change) }
        if value.initial != nil {
            return [("default changed", with { $0.initial = "2" }), ("default removed", with { $0.initial = nil })]
        }
        var found = [("property required", with { $0.isRequired = !($0.isRequired ?? false) })]
        if value.type == numberType { found.append(("default added", with { $0.initial = "1" })) }
        return found
    }

    /// The types that something of a type can get.
    private func typeMutations(of type: String) -> [(String, String)] {
        var found = [("type changed", type == numberType ? textType : numberType)]
        guard isScript else {
            let isOptional = type.hasSuffix("?")
            found.append(
                (isOptional ? "no longer nullable" : "now nullable", isOptional ? String(type.dropLast()) : type + "?"))
            found.append(("list", "List<\(type)>"))
            return found
        }
        let alternatives = type.split(separator: " | ").map(String.init)
        if !alternatives.contains("boolean") { found.append(("alternative added", type + " | boolean")) }
        if alternatives.count > 1 {
            found.append(("alternative removed", alternatives.dropLast().joined(separator: " | ")))
            found.append(("alternatives reordered", alternatives.reversed().joined(separator: " | ")))
        } else {
            found.append(("now undefined", type + " | undefined"))
            found.append(("list", type + "[]"))
        }
        if type.hasSuffix("[]"), alternatives.count == 1 {
            found.append(("respelled", "Array<\(type.dropLast(2))>"))
        }
        return found
    }

    private func mutations(of function: Function) -> [(String, Function)] {
        func with(_ change: (inout Function) -> Void) -> Function { Self.changed(function, change) }
        var found = parameterMutations(of: function)
        found.append(("method renamed", with { $0.name += "Now" }))
        found.append(("throws", with { $0.isThrowing.toggle() }))
        found.append(("async", with { $0.isAsync.toggle() }))
        if kind == "class" { found.append(("method static", with { $0.isStatic.toggle() })) }
        if let result = function.result {
            found += typeMutations(of: result).map { name, type in ("result " + name, with { $0.result = type }) }
            found.append(("result removed", with { $0.result = nil }))
        } else {
            found.append(("result added", with { $0.result = numberType }))
        }
        return found
    }

    private func parameterMutations(of function: Function) -> [(String, Function)] {
        func with(_ change: (inout Function) -> Void) -> Function { Self.changed(function, change) }
        let extra = Value(name: "extra", type: numberType)
        var filled = extra
        filled.initial = "1"
        var found = [
            ("parameter added", with { $0.parameters.append(extra) }),
            ("parameter with default added", with { $0.parameters.append(filled) }),
        ]
        if function.parameters.first.map({ $0.initial == nil }) ?? false {
            found.append(("parameter added in front", with { $0.parameters.insert(extra, at: 0) }))
        }
        for (index, value) in function.parameters.enumerated() {
            func at(_ change: (inout Value) -> Void) -> Function { with { change(&$0.parameters[index]) } }
            found += typeMutations(of: value.type).map { name, type in
                ("parameter " + name, at { ($0.type, $0.initial) = (type, nil) })
            }
            found.append(("parameter removed", with { $0.parameters.remove(at: index) }))
            found.append(("parameter renamed", at { $0.name += "Now" }))
            let isLast = index == function.parameters.count - 1
            if let initial = value.initial {
                found.append(("default removed", at { $0.initial = nil }))
                found.append(("default changed", at { $0.initial = initial == "1" ? "2" : initial }))
            } else if value.type == numberType, isLast {
                found.append(("default added", at { $0.initial = "1" }))
            }
        }
        if function.parameters.count > 1, function.parameters.allSatisfy({ $0.initial == nil }) {
            found.append(("parameters reordered", with { $0.parameters.reverse() }))
        }
        return found
    }
}
