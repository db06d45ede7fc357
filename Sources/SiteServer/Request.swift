/// The parsed head of an HTTP request to the site server: method and path.
struct Request: Equatable, Sendable {
    /// Whether only the head of the answer is wanted.
    let isHead: Bool
    /// The path, decoded, without the leading slash, and with the name of a folder's page behind a trailing slash.
    let path: String

    /// The maximum number of bytes of a head.
    static let limit = 16_384

    /// Reads the bytes received so far.
    ///
    /// Bodies are never read: each answer ends the connection.
    /// - Returns: nil until the end of the head.
    static func read(_ bytes: [UInt8], port: UInt16) -> Result<Request, RequestError>? {
        guard let end = end(of: bytes) else {
            return bytes.count > limit ? .failure(RequestError(status: .tooLarge)) : nil
        }
        if end > limit { return .failure(RequestError(status: .tooLarge)) }
        guard let text = String(validating: bytes[..<end], as: UTF8.self) else {
            return .failure(RequestError(status: .badRequest))
        }
        do {
            return .success(try Request(text.split(separator: "\r\n"), port: port))
        } catch {
            return .failure(error)
        }
    }

    private static func end(of bytes: [UInt8]) -> Int? {
        let mark = Array("\r\n\r\n".utf8)
        guard bytes.count >= mark.count else { return nil }
        return (0...bytes.count - mark.count).first { bytes[$0..<$0 + mark.count].elementsEqual(mark) }
    }

    init(isHead: Bool, path: String) {
        self.isHead = isHead
        self.path = path
    }

    private init(_ lines: [Substring], port: UInt16) throws(RequestError) {
        let words = lines.first?.split(separator: " ", omittingEmptySubsequences: false) ?? []
        guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
            throw RequestError(status: .badRequest)
        }
        guard words[0] == "GET" || words[0] == "HEAD" else { throw RequestError(status: .methodNotAllowed) }
        // Another host's name that leads here lets that host's pages read what is served.
        guard Self.isOwn(try Self.host(lines.dropFirst()), port: port) else {
            throw RequestError(status: .misdirected)
        }
        guard let path = Self.path(words[1]) else { throw RequestError(status: .badRequest) }
        isHead = words[0] == "HEAD"
        self.path = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    }

    private static func host(_ fields: ArraySlice<Substring>) throws(RequestError) -> String {
        var hosts: [String] = []
        for field in fields {
            guard let colon = field.firstIndex(of: ":"), colon > field.startIndex else {
                throw RequestError(status: .badRequest)
            }
            if field[..<colon].lowercased() == "host" {
                hosts.append(String(field[colon...].dropFirst().drop { $0 == " " }))
            }
        }
        guard hosts.count == 1, let host = hosts.first else { throw RequestError(status: .badRequest) }
        return host
    }

    private static func isOwn(_ host: String, port: UInt16) -> Bool {
        let names = ["127.0.0.1", "localhost"]
        return names.contains { host == "\($0):\(port)" || (port == 80 && host == $0) }
    }

    /// Returns the path of an address; nil for an address that is no path, or not encoded as a path.
    private static func path(_ address: Substring) -> String? {
        guard address.first == "/" else { return nil }
        var bytes: [UInt8] = []
        var rest = address.utf8.dropFirst().prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        while let byte = rest.popFirst() {
            if byte != UInt8(ascii: "%") {
                bytes.append(byte)
                continue
            }
            guard let high = rest.popFirst()?.hexValue, let low = rest.popFirst()?.hexValue else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
    }
}

/// The HTTP status for refusing a request to the site server.
struct RequestError: Error, Equatable {
    let status: Response.Status
}

extension UInt8 {
    fileprivate var hexValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
