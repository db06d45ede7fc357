package import CatalogModel
import CatalogFormat

/// The JSON requests of the conformance test for outside backends, from an empty catalog to all content of the format.
///
/// The requests are printed from the declarations of the format and recorded beside the examples, for people who try a
/// backend without this program.
package struct ConformanceRequests: Sendable {
    /// A request with the name of the recorded file.
    package struct Named: Sendable {
        package let name: String
        package let json: JSONValue
    }

    /// All that are recorded, in the order in which a backend meets them.
    package static var recorded: [Named] {
        let requests = ConformanceRequests()
        return [
            Named(name: "describe", json: requests.describe), Named(name: "empty", json: requests.empty),
            Named(name: "one", json: requests.one), Named(name: "everything", json: requests.everything),
            Named(name: "awkward", json: requests.awkward), Named(name: "future", json: requests.future),
            Named(name: "unknown-kind", json: requests.unknownKind),
            Named(name: "unknown-version", json: requests.unknownVersion),
        ]
    }

    static let otherID = "other"
    private let schema = DumpSchema.json
    private let options: JSONObject

    /// - Parameter options: The options of each request to render.
    init(options: JSONObject = JSONObject()) {
        self.options = options
    }

    var describe: JSONValue { BackendRequest.describe.json }

    /// No entries.
    var empty: JSONValue { render(catalog()) }
    /// Request with a single entry of only the required content.
    var one: JSONValue { render(catalog([component("only")])) }
    /// Request with an entry of all possible content, and another entry.
    var everything: JSONValue { full([]) }
    /// The same request with texts that mean something in other languages.
    var awkward: JSONValue { full(AwkwardWords.all) }

    private func full(_ texts: [String]) -> JSONValue {
        let entries = [component("everything", extent: .everything, texts: texts), component(Self.otherID)]
        return render(catalog(entries, .everything, texts: texts))
    }

    /// Returns a request with many entries.
    func many(_ count: Int) -> JSONValue {
        render(catalog((1...count).map { component("entry-" + String(String(count + $0).dropFirst())) }))
    }

    /// `one` with members unknown to every version so far, in all objects.
    var future: JSONValue {
        func extended(_ value: JSONValue) -> JSONValue {
            switch value {
            case .array(let elements): return .array(elements.map(extended))
            case .object(let object):
                var members = JSONObject()
                for member in object.members { members.append(member.name, value: extended(member.value)) }
                members["futureMember"] = ["kind": "future", "list": [.integer(1), .number("2.5"), true]]
                return .object(members)
            case .null, .bool, .number, .string: return value
            }
        }
        guard var object = extended(one).object else { return one }
        // The backend defines the names of its options, so keep them.
        object["options"] = .object(options)
        return .object(object)
    }

    /// `one` with an option described by no backend.
    var unknownOption: JSONValue {
        var options = options
        options["anOptionOfTomorrow"] = "on"
        return setting(one, name: "options", to: .object(options))
    }
    /// Request `one`, with the knowledge of no change.
    var unchanged: JSONValue { setting(one, name: "changed", to: []) }
    /// Request `one`, with the knowledge of the changes.
    var changed: JSONValue { setting(one, name: "changed", to: ["only"]) }
    /// A request of a kind unknown to the current version.
    var unknownKind: JSONValue { setting(one, name: "kind", to: "preview") }
    /// A request of another version.
    var unknownVersion: JSONValue { setting(one, name: "protocol", to: .integer(BackendProtocol.version + 1)) }

    // MARK: Parts

    private func setting(_ request: JSONValue, name: String, to value: JSONValue) -> JSONValue {
        guard var object = request.object else { return request }
        object[name] = value
        return .object(object)
    }

    private func render(_ catalog: JSONValue) -> JSONValue {
        BackendRequest.render(options: options, changed: nil, catalog: CatalogDump(json: catalog)).json
    }

    private func catalog(
        _ components: [JSONValue] = [], _ extent: SchemaSample.Extent = .required, texts: [String] = []
    ) -> JSONValue {
        var sample = SchemaSample(of: schema, extent, texts: texts)
        var object = JSONObject()
        for member in schema["properties"]?.object?.members ?? [] {
            let isList = member.value["type"] == "array"
            if member.name == "components" {
                object.append(member.name, value: .array(components))
            } else if isList, extent == .required {
                object.append(member.name, value: [])
            } else {
                object.append(member.name, value: sample.value(of: member.value) ?? .null)
            }
        }
        return .object(object)
    }

    private func component(
        _ id: String, extent: SchemaSample.Extent = .required, texts: [String] = []
    ) -> JSONValue {
        var sample = SchemaSample(of: schema, extent, texts: texts)
        guard let form = schema["properties"]?["components"]?["items"], var object = sample.value(of: form)?.object
        else { return .null }
        object["id"] = .string(id)
        if texts.isEmpty { object["title"] = .string(id) }
        return .object(object)
    }
}
