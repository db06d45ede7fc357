/// Every single change of a declaration, with a name for reports.
extension WitnessDeclaration {
    var mutations: [(name: String, new: WitnessDeclaration)] {
        var found: [(name: String, new: WitnessDeclaration)] = []
        for (index, member) in members.enumerated() {
            for (name, new) in mutations(of: member) {
                var copy = self
                copy.members.replaceSubrange(index...index, with: new.map { [$0] } ?? [])
                if !copy.members.isEmpty { found.append((name, copy)) }
            }
        }
        return found + (platform == "swift" ? ownMutations : foreignMutations)
    }

    /// nil where the member is gone.
    private func mutations(of member: WitnessMember) -> [(name: String, new: WitnessMember?)] {
        platform == "swift" ? Self.mutations(of: member, in: kind) : foreignMutations(of: member)
    }

    private var ownMutations: [(name: String, new: WitnessDeclaration)] {
        var noted = self
        noted.note = "Says more."
        var reordered = self
        reordered.members.reverse()
        var conforming = self
        conforming.conformances.append("Sendable")
        var found = [("note", noted), ("members reordered", reordered)]
        if kind == "struct" { found.append(("conformance added", conforming)) }
        if kind != "enum" {
            var wider = self
            wider.members.append(.property(.init(name: "further", type: "Int")))
            wider.members.append(.method(.init(name: "advance")))
            found.append(("members added", wider))
        } else {
            var wider = self
            wider.members.append(.enumCase("further", []))
            found.append(("case added", wider))
        }
        return found
    }

    /// nil where the member is gone.
    private static func mutations(of member: WitnessMember, in kind: String) -> [(name: String, new: WitnessMember?)] {
        switch member {
        case .property(let value):
            [("property removed", nil)] + mutations(ofProperty: value, in: kind).map { ($0, .property($1)) }
        case .method(let function):
            [("method removed", nil)] + mutations(ofMethod: function, in: kind).map { ($0, .method($1)) }
        case .initializer(let function):
            [("initializer removed", nil)] + parameterMutations(of: function).map { ($0, .initializer($1)) }
                + [("initializer failable", .initializer(changed(function) { $0.isFailable.toggle() }))]
        case .enumCase(let name, let values):
            [
                ("case removed", nil), ("case renamed", .enumCase(name + "Now", values)),
                ("associated value added", .enumCase(name, values + [.init(name: "extra", type: "Int")])),
                ("associated value removed", .enumCase(name, Array(values.dropLast()))),
            ]
        }
    }

    static func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
        var value = value
        change(&value)
        return value
    }

    private static func mutations(ofProperty value: Value, in kind: String) -> [(String, Value)] {
        var found = typeMutations(of: value).map { ("property " + $0, $1) }
        found.append(("property renamed", changed(value) { $0.name += "Now" }))
        if kind != "protocol" { found.append(("property static", changed(value) { $0.isStatic.toggle() })) }
        found.append(("property read-only", changed(value) { $0.isReadOnly.toggle() }))
        return found
    }

    /// The types that a value can get.
    private static func typeMutations(of value: Value) -> [(String, Value)] {
        let isOptional = value.type.hasSuffix("?")
        let plain = isOptional ? String(value.type.dropLast()) : value.type
        return [
            ("type changed", changed(value) { $0.type = plain == "Int" ? "String" : "Int" }),
            (
                isOptional ? "no longer optional" : "now optional",
                changed(value) { $0.type = isOptional ? plain : plain + "?" }
            ),
            ("list", changed(value) { $0.type = "[\(value.type)]" }),
            ("respelled", changed(value) { $0.type = isOptional ? "Optional<\(plain)>" : "(\(plain))" }),
        ]
    }

    private static func mutations(ofMethod function: Function, in kind: String) -> [(String, Function)] {
        var found = parameterMutations(of: function)
        found.append(("method renamed", changed(function) { $0.name += "Now" }))
        found.append(("throws", changed(function) { $0.isThrowing.toggle() }))
        found.append(("async", changed(function) { $0.isAsync.toggle() }))
        if kind != "protocol" { found.append(("method static", changed(function) { $0.isStatic.toggle() })) }
        if kind == "struct", !function.isStatic {
            found.append(("mutating", changed(function) { $0.isMutating.toggle() }))
        }
        if let result = function.result {
            let value = Value(name: "result", type: result)
            found += typeMutations(of: value).map { name, new in
                ("result " + name, changed(function) { $0.result = new.type })
            }
            found.append(("result removed", changed(function) { $0.result = nil }))
        } else {
            found.append(("result added", changed(function) { $0.result = "Int" }))
        }
        return found
    }

    private static func parameterMutations(of function: Function) -> [(String, Function)] {
        let extra = Value(name: "extra", type: "Int")
        var found = [
            ("parameter added", changed(function) { $0.parameters.append(extra) }),
            (
                "parameter with default added",
                changed(function) { $0.parameters.append(changed(extra) { $0.initial = "1" }) }
            ),
            (
                "parameter with default added in front",
                changed(function) { $0.parameters.insert(changed(extra) { $0.initial = "1" }, at: 0) }
            ),
            (
                "unlabeled parameter with default added in front",
                changed(function) {
                    $0.parameters.insert(changed(extra) { ($0.initial, $0.label) = ("1", "_") }, at: 0)
                }
            ),
        ]
        for (index, value) in function.parameters.enumerated() {
            func with(_ change: (inout Value) -> Void) -> Function {
                changed(function) { change(&$0.parameters[index]) }
            }
            found += typeMutations(of: value).map { name, new in
                ("parameter " + name, with { $0 = new })
            }
            found.append(("parameter removed", changed(function) { $0.parameters.remove(at: index) }))
            found.append(("parameter label removed", with { $0.label = $0.label == "_" ? nil : "_" }))
            found.append(("parameter renamed", with { $0.name += "Now" }))
            found.append(
                (
                    "parameter name within changed",
                    with { ($0.label, $0.name) = ($0.argument ?? "_", $0.name + "Within") }
                ))
            if let initial = function.parameters[index].initial {
                found.append(("default removed", with { $0.initial = nil }))
                found.append(("default changed", with { $0.initial = initial == "1" ? "2" : initial }))
            } else if value.type == "Int" || value.type.hasSuffix("?") {
                found.append(("default added", with { $0.initial = value.type == "Int" ? "1" : "nil" }))
            }
        }
        if function.parameters.count > 1 {
            found.append(("parameters reordered", changed(function) { $0.parameters.reverse() }))
        }
        return found
    }
}
