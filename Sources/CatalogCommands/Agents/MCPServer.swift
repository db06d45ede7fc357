import CatalogAnswers
import CatalogModel
import CatalogTokens
import JSONRPC

/// The methods of the Model Context Protocol, for clients with a handshake (2025-11-25 and before) and for clients
/// without (2026-07-28).
///
/// Each request states its version; a request without a version belongs to a client with a handshake.
struct MCPServer: RPCHandler {
    let catalog: AgentCatalog
    let options: CatalogOptions

    /// The version without a handshake.
    private static let modern = "2026-07-28"
    /// The versions with a handshake, the newest first.
    private static let handshakes = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
    private static let versionKey = "io.modelcontextprotocol/protocolVersion"
    private static let serverInfo: JSONValue = ["name": "catalog", "title": "Component Catalog", "version": "0.1.0"]
    private static let capabilities: JSONValue = ["tools": [:], "resources": [:]]

    /// How long a client may keep a result, in milliseconds; nil for results that are never kept.
    private enum Lifetime: Int {
        /// Facts of the program, the same until the server ends.
        case program = 3_600_000
        /// Facts of the catalog, which a save may change.
        case catalog = 0
    }

    func receive(_ method: String, parameters: JSONObject) async {}

    func answer(_ method: String, parameters: JSONObject) async throws(RPCError) -> JSONValue {
        let isModern = try isModern(parameters)
        let (result, lifetime) = try await result(of: method, parameters, isModern: isModern)
        guard isModern else { return .object(result) }
        var object: JSONObject = result
        object["resultType"] = "complete"
        if let lifetime {
            object["ttlMs"] = .integer(lifetime.rawValue)
            object["cacheScope"] = .string(lifetime == .program ? "public" : "private")
        }
        object["_meta"] = ["io.modelcontextprotocol/serverInfo": Self.serverInfo]
        return .object(object)
    }

    /// Whether a request states the version without a handshake.
    private func isModern(_ parameters: JSONObject) throws(RPCError) -> Bool {
        guard case .object(let meta)? = parameters["_meta"], let version = meta[Self.versionKey] else { return false }
        if version == .string(Self.modern) { return true }
        if Self.handshakes.contains(where: { version == .string($0) }) { return false }
        throw RPCError(
            code: -32022, "Unsupported protocol version",
            data: ["supported": .array(([Self.modern] + Self.handshakes).map { .string($0) }), "requested": version])
    }

    private func result(
        of method: String, _ parameters: JSONObject, isModern: Bool
    ) async throws(RPCError) -> (JSONObject, Lifetime?) {
        switch method {
        case "initialize": (initialization(parameters), nil)
        case "ping": (JSONObject(), nil)
        case "server/discover":
            (
                [
                    "supportedVersions": .array(([Self.modern] + Self.handshakes).map { .string($0) }),
                    "capabilities": Self.capabilities, "instructions": .string(Self.instructions),
                ], .program
            )
        case "tools/list":
            (["tools": .array(try Self.page(of: AgentQuery.allCases, parameters).map(Self.tool))], .program)
        case "tools/call": (try await call(parameters), nil)
        case "resources/list": (try await resources(parameters), .catalog)
        case "resources/templates/list":
            (["resourceTemplates": .array(Array(try Self.page(of: Self.templates, parameters)))], .program)
        case "resources/read": (try await read(parameters, isModern: isModern), .catalog)
        default: throw .methodNotFound(method)
        }
    }

    private func initialization(_ parameters: JSONObject) -> JSONObject {
        var version = Self.handshakes[0]
        if case .string(let requested)? = parameters["protocolVersion"], Self.handshakes.contains(requested) {
            version = requested
        }
        return [
            "protocolVersion": .string(version), "capabilities": Self.capabilities, "serverInfo": Self.serverInfo,
            "instructions": .string(Self.instructions),
        ]
    }

    /// Advice for the model on when to use which tool; clients cut texts of more than 2,048 characters.
    static let instructions = """
        Verified facts about the UI components and design tokens of this project: purpose, API per platform, states, \
        variants, accessibility, and the values of tokens in each theme.

        Before writing UI code: `search` for a component, `get` its entry (with `platform` for less text), then \
        `check_usage` with the code you wrote and apply the fixes. Use `token` instead of literal colors and sizes. \
        Use `changes` to update code for a newer version.

        Names that are not in the catalog do not exist there; an answer to an unknown name lists the nearest names. \
        "Not judged" is neither right nor wrong. Answers follow saved files.
        """

    // MARK: Tools

    private static func tool(_ query: AgentQuery) -> JSONValue {
        [
            "name": .string(query.rawValue), "description": .string(query.purpose), "inputSchema": query.inputSchema,
            "outputSchema": query.outputSchema,
            "annotations": ["readOnlyHint": true, "openWorldHint": false],
        ]
    }

    private func call(_ parameters: JSONObject) async throws(RPCError) -> JSONObject {
        guard case .string(let name)? = parameters["name"], let query = AgentQuery(rawValue: name) else {
            throw .invalidParameters(
                "unknown tool; use one of " + AgentQuery.allCases.map(\.rawValue).joined(separator: ", "))
        }
        let values: JSONObject
        switch parameters["arguments"] {
        case .object(let object)?: values = object
        case nil: values = JSONObject()
        default: throw .invalidParameters("'arguments' is not an object")
        }
        let arguments: AgentArguments
        do {
            arguments = try AgentArguments(values, of: query)
        } catch {
            return Self.content(Answer(error: error.text), note: nil)
        }
        if query == .changes {
            return Self.content(await AgentCatalog.changes(arguments, options: options), note: nil)
        }
        let state = await catalog.state()
        guard let answer = state.answers?.answer(query, with: arguments) else {
            return Self.content(Answer(error: state.note ?? "The catalog cannot be read."), note: nil)
        }
        return Self.content(answer, note: state.note)
    }

    private static func content(_ answer: Answer, note: String?) -> JSONObject {
        let texts = [answer.text, note].compactMap { $0 }
        var result: JSONObject = [
            "content": .array(texts.map { ["type": "text", "text": .string($0)] })
        ]
        if answer.isError { result["isError"] = true } else { result["structuredContent"] = .object(answer.facts) }
        return result
    }

    // MARK: Resources

    private static let entryStart = "catalog://entry/"
    private static let tokenStart = "catalog://token/"
    private static let markdown: JSONValue = "text/markdown"
    /// The number of elements of a list in an answer.
    private static let pageSize = 100

    private static let templates: [JSONValue] = [
        [
            "uriTemplate": .string(entryStart + "{id}"), "name": "entry",
            "description": "All documentation of an entry",
            "mimeType": markdown,
        ],
        [
            "uriTemplate": .string(tokenStart + "{path}"), "name": "token",
            "description": "Values of a design token per theme", "mimeType": markdown,
        ],
    ]

    private func answers() async throws(RPCError) -> CatalogAnswers {
        let state = await catalog.state()
        guard let answers = state.answers else {
            throw RPCError(code: -32603, state.note ?? "The catalog cannot be read.")
        }
        return answers
    }

    private func resources(_ parameters: JSONObject) async throws(RPCError) -> JSONObject {
        let components = try await answers().registry.components
        let page = try Self.page(of: components, parameters)
        let isLast = page.endIndex == components.endIndex
        return [
            "resources": .array(
                page.map { component in
                    [
                        "uri": .string(Self.entryStart + component.id.rawValue), "name": .string(component.id.rawValue),
                        "title": .string(component.title), "mimeType": Self.markdown,
                    ]
                }),
            "nextCursor": isLast ? nil : .string(String(page.endIndex)),
        ]
    }

    /// Returns the elements of a list from the cursor of a request on.
    private static func page<Element>(
        of elements: [Element], _ parameters: JSONObject
    ) throws(RPCError) -> ArraySlice<Element> {
        guard let cursor = parameters["cursor"] else { return elements.prefix(pageSize) }
        let start = stride(from: pageSize, to: elements.count, by: pageSize).first { cursor == .string(String($0)) }
        guard let start else { throw .invalidParameters("unknown cursor") }
        return elements[start...].prefix(pageSize)
    }

    private func read(_ parameters: JSONObject, isModern: Bool) async throws(RPCError) -> JSONObject {
        guard case .string(let uri)? = parameters["uri"] else { throw .invalidParameters("'uri' is not a string") }
        let answers = try await answers()
        var text: String?
        if uri.hasPrefix(Self.entryStart) { text = answers.resource(entry: Self.name(in: uri, after: Self.entryStart)) }
        if uri.hasPrefix(Self.tokenStart) { text = answers.resource(token: Self.name(in: uri, after: Self.tokenStart)) }
        guard let text else {
            // The code of the versions with a handshake is not used by later versions.
            throw RPCError(
                code: isModern ? -32602 : -32002, "Resource not found", data: ["uri": .string(String(uri.prefix(500)))])
        }
        return [
            "contents": [["uri": .string(uri), "mimeType": Self.markdown, "text": .string(text)]]
        ]
    }

    private static func name(in uri: String, after start: String) -> String {
        let rest = uri.dropFirst(start.count)
        return TokenReference.percentDecoded(rest) ?? String(rest)
    }
}
