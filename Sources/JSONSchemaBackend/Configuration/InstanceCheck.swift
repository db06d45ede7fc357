import CatalogModel

/// Tells whether a value is valid for a schema of ours, for defaults and examples: not a validator, but enough of one to
/// be sure, or to say that it is not.
struct InstanceCheck {
    enum Verdict { case valid, invalid, unknown }

    /// The enums that a schema may refer to, by reference.
    let enumerations: [String: Enumeration]

    func verdict(_ value: JSONValue, for schema: JSONValue) -> Verdict {
        guard let members = schema.members else { return schema == .bool(false) ? .invalid : .valid }
        var isKnown = true
        for member in members.members {
            switch verdict(value, for: member, in: members) {
            case .invalid: return .invalid
            case .unknown: isKnown = false
            case .valid: break
            }
        }
        return isKnown ? .valid : .unknown
    }

    private func verdict(_ value: JSONValue, for member: JSONObject.Member, in schema: JSONObject) -> Verdict {
        switch member.name {
        case "type": decided(types(member.value).contains { has(value, type: $0) })
        case "const": decided(equal(value, member.value))
        case "enum": decided((member.value.elements ?? []).contains { equal(value, $0) })
        case "anyOf": any((member.value.elements ?? []).map { verdict(value, for: $0) })
        case "oneOf": one((member.value.elements ?? []).map { verdict(value, for: $0) })
        case "allOf": all((member.value.elements ?? []).map { verdict(value, for: $0) })
        case "$ref": referred(value, member.value.string ?? "")
        case "items": each(value) { self.verdict($0, for: member.value) }
        case "properties", "required", "additionalProperties": objectVerdict(value, member, in: schema)
        case "minLength", "maxLength", "minimum", "maximum": bounds(value, member)
        case "pattern": pattern(value, member.value)
        case "multipleOf", "not", "if", "prefixItems", "minItems", "uniqueItems": .unknown
        default: .valid
        }
    }

    private func decided(_ holds: Bool) -> Verdict { holds ? .valid : .invalid }

    private func all(_ verdicts: [Verdict]) -> Verdict {
        verdicts.contains(.invalid) ? .invalid : verdicts.contains(.unknown) ? .unknown : .valid
    }

    private func any(_ verdicts: [Verdict]) -> Verdict {
        verdicts.contains(.valid) ? .valid : verdicts.contains(.unknown) ? .unknown : .invalid
    }

    private func one(_ verdicts: [Verdict]) -> Verdict {
        if verdicts.contains(.unknown) { return .unknown }
        return decided(verdicts.count { $0 == .valid } == 1)
    }

    private func each(_ value: JSONValue, _ check: (JSONValue) -> Verdict) -> Verdict {
        value.elements.map { all($0.map(check)) } ?? .valid
    }

    private func referred(_ value: JSONValue, _ reference: String) -> Verdict {
        guard let enumeration = enumerations[reference] else { return .unknown }
        return enumeration.choices.contains { equal(value, $0.constant) } ? .valid : .unknown
    }

    private func types(_ value: JSONValue) -> [String] {
        value.string.map { [$0] } ?? (value.elements ?? []).compactMap(\.string)
    }

    private func has(_ value: JSONValue, type: String) -> Bool {
        switch (value, type) {
        case (.null, "null"), (.bool, "boolean"), (.number, "number"), (.string, "string"), (.array, "array"),
            (.object, "object"):
            true
        case (.number(let digits), "integer"): Double(digits).map { $0 == $0.rounded() } ?? false
        default: false
        }
    }

    private func equal(_ left: JSONValue, _ right: JSONValue) -> Bool {
        if case .number(let first) = left, case .number(let second) = right { return Double(first) == Double(second) }
        return left == right
    }

    private func objectVerdict(_ value: JSONValue, _ member: JSONObject.Member, in schema: JSONObject) -> Verdict {
        guard let object = value.members else { return .valid }
        let known = schema["properties"]?.members
        switch member.name {
        case "properties":
            return all(
                object.members.map { known?[$0.name].map { [value = $0.value] in verdict(value, for: $0) } ?? .valid })
        case "required":
            return decided((member.value.elements ?? []).allSatisfy { $0.string.map { object[$0] != nil } ?? true })
        default:
            return all(
                object.members.filter { known?[$0.name] == nil }.map { verdict($0.value, for: member.value) })
        }
    }

    private func pattern(_ value: JSONValue, _ pattern: JSONValue) -> Verdict {
        guard let text = value.string else { return .valid }
        guard let regex = try? Regex(pattern.string ?? "") else { return .unknown }
        return decided(text.firstMatch(of: regex) != nil)
    }

    private func bounds(_ value: JSONValue, _ member: JSONObject.Member) -> Verdict {
        guard case .number(let digits) = member.value, let bound = Double(digits) else { return .unknown }
        switch (value, member.name) {
        case (.number(let digits), "minimum"): return decided(Double(digits).map { $0 >= bound } ?? false)
        case (.number(let digits), "maximum"): return decided(Double(digits).map { $0 <= bound } ?? false)
        case (.string(let text), "minLength"): return decided(Double(text.unicodeScalars.count) >= bound)
        case (.string(let text), "maxLength"): return decided(Double(text.unicodeScalars.count) <= bound)
        default: return .valid
        }
    }
}
