package import CatalogModel
package import CatalogRendering

/// A request to a backend's program: the JSON document on the program's standard input, asking for a description or for
/// files.
package enum BackendRequest: Sendable {
    /// A request for the backend's name, abilities and options.
    case describe
    /// The files of an output. `options` has a member for each option that is set or has a default; `changed` has the
    /// ids of the entries changed since the last build of the output, and is nil where unknown.
    case render(options: JSONObject, changed: [String]?, catalog: CatalogDump)

    /// The document.
    package var json: JSONValue {
        var object = head
        if case .render(_, _, let catalog) = self { object.append("catalog", value: catalog.json) }
        return .object(object)
    }

    /// The document's text.
    var bytes: [UInt8] {
        guard case .render(_, _, let catalog) = self else { return json.prettyPrintedBytes }
        var printer = JSONPrinter()
        printer.reserve(catalog.text.count + 1_000)
        printer.open()
        for member in head.members { printer.print(member.name, value: member.value) }
        printer.print(member: catalog.text)
        printer.close()
        return printer.finished()
    }

    /// All but the catalog.
    private var head: JSONObject {
        var object = JSONObject()
        object.append("protocol", value: .integer(BackendProtocol.version))
        switch self {
        case .describe: object.append("kind", value: "describe")
        case .render(let options, let changed, _):
            object.append("kind", value: "render")
            object.append("options", value: .object(options))
            object.append("changed", value: changed.map { .array($0.map { .string($0) }) } ?? .null)
        }
        return object
    }
}

extension BackendOptions {
    /// Returns the options of a request: those that have a value, in the order in which the backend lists them.
    package func json(of options: [BackendOption]) -> JSONObject {
        var object = JSONObject()
        for option in options { object[option.name] = self[option.name] }
        return object
    }
}
