import CatalogModel

/// A token's value, or a part of the value, in the form written in the token file together with the resolved form.
struct ValueOperand {
    /// nil where the two no longer go together: below an alias, or below a value in an older spelling.
    let written: JSONValue?
    let resolved: JSONValue

    init(written: JSONValue?, resolved: JSONValue) {
        self.written = written
        self.resolved = resolved
    }

    subscript(name: String) -> ValueOperand? {
        guard case .object(let members) = resolved, let value = members[name] else { return nil }
        guard case .object(let originals)? = written else { return ValueOperand(written: nil, resolved: value) }
        return ValueOperand(written: originals[name], resolved: value)
    }

    /// The elements; nil for a value that is not a list.
    var elements: [ValueOperand]? {
        guard case .array(let values) = resolved else { return nil }
        guard case .array(let originals)? = written, originals.count == values.count else {
            return values.map { ValueOperand(written: nil, resolved: $0) }
        }
        return zip(originals, values).map { ValueOperand(written: $0, resolved: $1) }
    }

    /// The path of the token meant here by alias or by JSON Pointer (Format Module 2025.10, section 7); nil for a
    /// value, and for a pointer to a part of another value.
    var reference: String? {
        switch written {
        case .string(let text)?:
            // A string that resolves to itself only looks like an alias.
            let isAlias = text.utf8.first == UInt8(ascii: "{") && text.utf8.last == UInt8(ascii: "}")
            return isAlias && written != resolved ? String(text.dropFirst().dropLast()) : nil
        case .object(let members)?:
            guard members.members.count == 1, case .string(let pointer)? = members["$ref"] else { return nil }
            return TokenPointer.path(pointer)
        default: return nil
        }
    }

    /// Whether the operand is a reference of any kind.
    var isReference: Bool {
        if reference != nil { return true }
        guard case .object(let members)? = written else { return false }
        return members.members.count == 1 && members["$ref"] != nil
    }

    var digits: String? {
        if case .number(let digits) = resolved { digits } else { nil }
    }

    var text: String? {
        if case .string(let text) = resolved { text } else { nil }
    }
}
