import CatalogModel
import TrialCatalogs

/// An object of a dump as a reader of the dump walks it: what it says itself, and the named records within it.
struct DumpRecord {
    private(set) var own: Set<JSONValue> = []
    private(set) var inner: [(list: String, name: String, value: JSONValue)] = []

    /// Records that only say where others belong: what is in them belongs to the record around them as well.
    private static let frames: Set<String> = ["implementations", "types", "names"]

    init(_ value: JSONValue) {
        for member in value.members { walk(member.value, member.name) }
        ownMembers(of: value)
    }

    private mutating func walk(_ value: JSONValue, _ key: String) {
        // What follows from other entries is not what this one says.
        if key == "linked" { return }
        own.insert(value)
        switch value {
        case .array(let elements):
            for element in elements { walk(element, key) }
        case .object(let object):
            if key != "extensions", let name = Self.name(of: value, in: key) {
                inner.append((key, name, value))
                if !Self.frames.contains(key) { return }
            }
            ownMembers(of: value)
            let inExtensions = key == "extensions"
            for member in object.members { walk(member.value, inExtensions ? key : member.name) }
        case .null, .bool, .number, .string: break
        }
    }

    /// Each member on its own, so that a value can be looked for together with its key; the names of parameters in
    /// order as well.
    private mutating func ownMembers(of value: JSONValue) {
        for member in value.members { own.insert(.object(JSONObject([member.name: member.value]))) }
        if let parameters = value["parameters"] {
            own.insert(["parameters": .array(parameters.elements.compactMap { $0["name"] })])
        }
    }

    private static func name(of value: JSONValue, in key: String) -> String? {
        value["name"]?.text ?? (key == "examples" ? value["title"]?.text : nil)
    }

    /// What a record of a source says and this one, or the likeliest record in it, does not; each in words.
    func missing(_ record: FactRecord, at location: String) -> [String] {
        guard let name = record.name else { return unsaid(record, at: location) }
        let location = "\(location) › \(name)"
        let candidates = inner.filter {
            ($0.name == name || $0.name.hasSuffix("." + name)) && (record.list == nil || record.list == $0.list)
        }
        let results = candidates.map { DumpRecord($0.value).unsaid(record, at: location) }
        return results.min { $0.count < $1.count } ?? ["\(location): there is no such record"]
    }

    private func unsaid(_ record: FactRecord, at location: String) -> [String] {
        record.facts.filter { !own.contains($0.dumped) }.map { "\(location): the \($0.kind) \($0.dumped.compact)" }
            + record.inner.flatMap { missing($0, at: location) }
    }
}
