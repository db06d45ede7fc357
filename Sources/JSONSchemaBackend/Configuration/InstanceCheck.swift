import CatalogModel

/// A check of defaults and examples against generated JSON Schemas, less than a full validator: an undecidable result
/// is "unknown".
struct InstanceCheck {
    /// The answer to whether a value fits a schema; unknown for keywords not understood.
    enum Verdict { case valid, invalid, unknown }

    /// The enums within reach of a schema's references, by reference.
    let enumerations: [String: Enumeration]
    /// Definitions available to references in the schema.
    private let definitions: ComponentDefinitions
    /// The number of references that may still be followed, each within another.
    private var remainingReferences = 32

    /// Target of references to other components; nil: nowhere.
    private let catalog: SchemaCatalog?

    init(
        enumerations: [String: Enumeration],
        definitions: ComponentDefinitions = ComponentDefinitions(of: JSONObject()), catalog: SchemaCatalog? = nil
    ) {
        self.enumerations = enumerations
        self.definitions = definitions
        self.catalog = catalog
    }

    func verdict(_ value: JSONValue, for schema: JSONValue) -> Verdict {
        guard let members = schema.members else { return schema == .bool(false) ? .invalid : .valid }
        var isDecided = true
        for member in members.members {
            switch verdict(value, for: member, in: members) {
            case .invalid: return .invalid
            case .unknown: isDecided = false
            case .valid: break
            }
        }
        return isDecided ? .valid : .unknown
    }

    private func verdict(_ value: JSONValue, for member: JSONObjectMember, in schema: JSONObject) -> Verdict {
        switch member.name {
        case "type": decided(types(member.value).contains { has(value, type: $0) })
        case "const": decided(equal(value, member.value))
        case "enum": decided((member.value.elements ?? []).contains { equal(value, $0) })
        case "anyOf": any((member.value.elements ?? []).map { verdict(value, for: $0) })
        case "oneOf": one((member.value.elements ?? []).map { verdict(value, for: $0) })
        case "allOf": all((member.value.elements ?? []).map { verdict(value, for: $0) })
        case "$ref": referred(value, to: member.value.string ?? "")
        case "items":
            each(value, from: schema["prefixItems"]?.elements?.count ?? 0) { self.verdict($0, for: member.value) }
        case "prefixItems": prefix(value, for: member.value.elements ?? [])
        case "minItems", "maxItems", "uniqueItems": items(value, for: member)
        case "not": negated(verdict(value, for: member.value))
        case "multipleOf": multiple(value, of: member.value)
        case "properties", "required", "additionalProperties": objectVerdict(value, for: member, in: schema)
        case "minLength", "maxLength", "minimum", "maximum": bounds(value, for: member)
        case "pattern": pattern(value, for: member.value)
        case let name where Self.annotations.contains(name) || name.hasPrefix("x-"): .valid
        default: .unknown
        }
    }

    /// Keywords without influence on the validity of a value.
    private static let annotations: Set<String> = [
        "title", "description", "markdownDescription", "deprecated", "default", "examples", "readOnly", "format",
        "$defs",
    ]

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

    private func negated(_ verdict: Verdict) -> Verdict {
        switch verdict {
        case .valid: .invalid
        case .invalid: .valid
        case .unknown: .unknown
        }
    }

    private func each(_ value: JSONValue, from start: Int, check: (JSONValue) -> Verdict) -> Verdict {
        value.elements.map { all($0.dropFirst(start).map(check)) } ?? .valid
    }

    private func prefix(_ value: JSONValue, for schemas: [JSONValue]) -> Verdict {
        value.elements.map { all(zip($0, schemas).map { verdict($0, for: $1) }) } ?? .valid
    }

    private func items(_ value: JSONValue, for member: JSONObjectMember) -> Verdict {
        guard let elements = value.elements else { return .valid }
        switch (member.name, member.value) {
        case ("uniqueItems", let flag): return decided(flag != true || Set(elements).count == elements.count)
        case ("minItems", .number(let digits)): return Int(digits).map { decided(elements.count >= $0) } ?? .unknown
        case ("maxItems", .number(let digits)): return Int(digits).map { decided(elements.count <= $0) } ?? .unknown
        default: return .unknown
        }
    }

    /// Returns the verdict of a step, certain only for whole numbers.
    private func multiple(_ value: JSONValue, of step: JSONValue) -> Verdict {
        guard case .number(let digits) = value else { return .valid }
        guard case .number(let size) = step, let number = Int(digits), let size = Int(size), size > 0 else {
            return .unknown
        }
        return decided(number % size == 0)
    }

    private func referred(_ value: JSONValue, to reference: String) -> Verdict {
        if let enumeration = enumerations[reference], enumeration.choices.contains(where: { equal(value, $0.constant) })
        {
            return .valid
        }
        guard remainingReferences > 0 else { return .unknown }
        guard reference.hasPrefix("#") else { return foreign(value, to: reference) }
        guard let schema = definitions[reference] else { return .unknown }
        return following(self).verdict(value, for: .object(schema))
    }

    private func following(_ check: InstanceCheck) -> InstanceCheck {
        var inner = check
        inner.remainingReferences = remainingReferences - 1
        return inner
    }

    /// Returns the verdict for a reference into another file, in the terms of the other file.
    private func foreign(_ value: JSONValue, to reference: String) -> Verdict {
        var file = String(reference.prefix { $0 != "#" })
        let fragment = reference.dropFirst(file.count)
        if file == SchemaCatalog.bundleFile, let id = value.members?["component"]?.string {
            file = id + SchemaCatalog.fileSuffix
        }
        guard let catalog, let component = catalog.registry[String(file.dropLast(SchemaCatalog.fileSuffix.count))]
        else { return .unknown }
        let definitions = catalog.definitions(of: component)
        guard let schema = definitions[fragment.isEmpty ? "#" : String(fragment)] else { return .unknown }
        let check = InstanceCheck(enumerations: [:], definitions: definitions, catalog: catalog)
        return following(check).verdict(value, for: .object(schema))
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
        switch (left, right) {
        case (.number(let first), .number(let second)): Double(first) == Double(second)
        case (.array(let first), .array(let second)):
            first.count == second.count && zip(first, second).allSatisfy(equal)
        case (.object(let first), .object(let second)):
            first.members.count == second.members.count
                && first.members.allSatisfy { member in second[member.name].map { equal(member.value, $0) } ?? false }
        default: left == right
        }
    }

    private func objectVerdict(_ value: JSONValue, for member: JSONObjectMember, in schema: JSONObject) -> Verdict {
        guard let object = value.members else { return .valid }
        let stated = schema["properties"]?.members
        switch member.name {
        case "properties":
            return all(
                object.members.map { stated?[$0.name].map { [value = $0.value] in verdict(value, for: $0) } ?? .valid })
        case "required":
            return decided((member.value.elements ?? []).allSatisfy { $0.string.map { object[$0] != nil } ?? true })
        default:
            return all(
                object.members.filter { stated?[$0.name] == nil }.map { verdict($0.value, for: member.value) })
        }
    }

    private func pattern(_ value: JSONValue, for pattern: JSONValue) -> Verdict {
        guard let text = value.string else { return .valid }
        guard let regex = try? Regex(pattern.string ?? "") else { return .unknown }
        return decided(text.firstMatch(of: regex) != nil)
    }

    private func bounds(_ value: JSONValue, for member: JSONObjectMember) -> Verdict {
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
