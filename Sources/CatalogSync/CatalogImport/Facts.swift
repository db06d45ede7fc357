import CatalogModel

/// A value of an entry compared during an import, regardless of spelling.
///
/// Short forms, lists of names and single elements of lists mean the same as the long forms.
struct Facts {
    let value: JSONValue
    let form: ValueForm
    /// The meaning of the value as code.
    var code = CodeFact()

    /// The value in the long form of the entry format, for comparisons.
    enum Shape {
        case text(String)
        case data(JSONValue)
        case list([Facts])
        /// A record by keys, or values by name.
        case members([(name: String, facts: Facts)], isRecord: Bool)
    }

    static func entry(_ value: JSONValue) -> Facts { Facts(value: value, form: .record(Entry.recordForm)) }

    var shape: Shape {
        switch (form, value) {
        case (.list(let element), .array(let values)):
            .list(values.map { Facts(value: $0, form: element, code: code) })
        case (.list(let element), _): .list([Facts(value: value, form: element, code: code)])
        case (.byName(let inner, _), .object(let object)):
            .members(
                object.members.map { member in
                    let code = code.entering(member: member.name, member.value, of: inner)
                    return (member.name, Facts(value: member.value, form: inner, code: code))
                }, isRecord: false)
        case (.byName(let inner, _), .array(let names)):
            .members(names.map { ($0.scalarText, Facts(value: .object(JSONObject()), form: inner)) }, isRecord: false)
        case (.byName(let inner, _), _):
            .members([(value.scalarText, Facts(value: .object(JSONObject()), form: inner))], isRecord: false)
        case (.record(let record), .object(let object)):
            .members(
                object.members.map { member in
                    let code = code.entering(member.name, of: record, in: value)
                    return (member.name, Facts(value: member.value, form: record.form(of: member.name), code: code))
                }, isRecord: true)
        case (.record(let record), _):
            record.shortForm.map { key -> Shape in
                let code = code.entering(key, of: record, in: value)
                return .members([(key, Facts(value: value, form: record.form(of: key), code: code))], isRecord: true)
            } ?? .data(value)
        case (.data, _), (.tree, _): .data(value)
        default: .text(value.scalarText)
        }
    }

    /// The value as written by people, with the short form in place of a record with a single text.
    var shortened: JSONValue {
        switch (shape, value) {
        case (.list(let elements), .array): return .array(elements.map(\.shortened))
        case (.members(let members, _), .object):
            if case .record(let record) = form, members.count == 1, members[0].name == record.shortForm,
                case .string = members[0].facts.value
            {
                return members[0].facts.value
            }
            var object = JSONObject()
            for member in members { object.append(member.name, value: member.facts.shortened) }
            return .object(object)
        default: return value
        }
    }

    subscript(name: String) -> Facts? {
        if case .members(let members, _) = shape { members.first { $0.name == name }?.facts } else { nil }
    }

    var names: [String] {
        if case .members(let members, _) = shape { members.map(\.name) } else { [] }
    }

    /// Whether both state the same, in any order of members.
    func says(_ other: Facts) -> Bool {
        switch (shape, other.shape) {
        case (.text(let left), .text(let right)): return code.isSame(left, as: right, other.code)
        case (.data(let left), .data(let right)): return left == right
        case (.list(let left), .list(let right)):
            return left.count == right.count && zip(left, right).allSatisfy { $0.says($1) }
        case (.members(let left, _), .members(let right, _)):
            let others = Dictionary(right.map { ($0.name, $0.facts) }, uniquingKeysWith: { first, _ in first })
            return left.count == right.count
                && left.allSatisfy { name, facts in others[name].map(facts.says) ?? false }
        default: return false
        }
    }
}

extension RecordForm {
    fileprivate func form(of key: String) -> ValueForm { keys.first { $0.name == key }?.form ?? .data }
}

extension JSONValue {
    /// A scalar as text, where text is read.
    var scalarText: String {
        switch self {
        case .string(let text): text
        case .number(let digits): digits
        case .bool(let flag): flag ? "true" : "false"
        case .null: "null"
        case .array, .object: compact
        }
    }
}
