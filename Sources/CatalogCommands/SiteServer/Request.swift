/// The parsed head of an HTTP request to the site server: method and path.
struct Request: Equatable, Sendable {
    /// Whether only the head of the answer is wanted.
    let isHead: Bool
    /// The path, decoded, without the leading slash, and with the name of a folder's page after a trailing slash.
    let path: String

    /// The maximum number of bytes of a head.
    static let limit = 16_384

    /// Reads the bytes received so far.
    ///
    /// Bodies are never read: each answer ends the connection.
    /// - Parameters:
    ///   - bytes: The bytes received so far.
    ///   - port: The port of the server.
    ///   - isShared: Whether other machines may use any address of this machine.
    /// - Returns: nil until the end of the head.
    static func read(_ bytes: [UInt8], port: UInt16, isShared: Bool = false) -> Result<Request, RequestError>? {
        guard let lines = lines(of: bytes) else {
            return bytes.count > limit ? .failure(RequestError(status: .tooLarge)) : nil
        }
        do {
            return .success(try Request(lines, port: port, isShared: isShared))
        } catch {
            return .failure(error)
        }
    }

    /// Returns the lines before the first empty line; nil until that line is received.
    ///
    /// A line ends with a line feed, mostly after a carriage return. Empty lines before the request are skipped.
    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>]? {
        var lines: [ArraySlice<UInt8>] = []
        var rest = bytes.prefix(limit)
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            var line = rest[..<end]
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            rest = rest[(end + 1)...]
            if !line.isEmpty { lines.append(line) } else if !lines.isEmpty { return lines }
        }
        return nil
    }

    init(isHead: Bool, path: String) {
        self.isHead = isHead
        self.path = path
    }

    private init(_ lines: [ArraySlice<UInt8>], port: UInt16, isShared: Bool) throws(RequestError) {
        guard let line = lines.first, let text = String(validating: line, as: UTF8.self) else {
            throw RequestError(status: .badRequest)
        }
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else {
            throw RequestError(status: .badRequest)
        }
        guard words[0] == "GET" || words[0] == "HEAD" else { throw RequestError(status: .methodNotAllowed) }
        guard let target = RequestTarget(words[1]) else { throw RequestError(status: .badRequest) }
        let hosts = try Self.hosts(lines.dropFirst())
        // HTTP/1.0 has no such field; browsers, which a foreign page could direct here, send HTTP/1.1.
        guard hosts.count == 1 || (hosts.isEmpty && words[2] == "HTTP/1.0") else {
            throw RequestError(status: .badRequest)
        }
        // Another host name that resolves to this machine would let pages of that host read the served files.
        let named = [target.host].compactMap(\.self) + (target.host == nil ? hosts : [])
        guard named.allSatisfy({ Self.isOwn($0, port: port, isShared: isShared) }) else {
            throw RequestError(status: .misdirected)
        }
        guard let path = Self.decoded(target.path) else { throw RequestError(status: .badRequest) }
        isHead = words[0] == "HEAD"
        self.path = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    }

    /// Returns the values of all `Host` fields.
    private static func hosts(_ lines: ArraySlice<ArraySlice<UInt8>>) throws(RequestError) -> [String] {
        var fields: [String] = []
        for line in lines {
            // Values of fields need not be UTF-8.
            let text = String(decoding: line, as: UTF8.self)
            if text.first?.isBlank == true {
                // A continuation of the field on the line before, as old clients send it.
                guard let last = fields.popLast() else { throw RequestError(status: .badRequest) }
                fields.append(last + " " + text)
            } else {
                fields.append(text)
            }
        }
        var hosts: [String] = []
        for field in fields {
            let name = field.prefix { $0 != ":" }
            guard !name.isEmpty, name.count < field.count, !name.contains(where: \.isBlank) else {
                throw RequestError(status: .badRequest)
            }
            guard name.lowercased() == "host" else { continue }
            let value = field.dropFirst(name.count + 1).drop(while: \.isBlank)
            hosts.append(String(value.reversed().drop(while: \.isBlank).reversed()))
        }
        return hosts
    }

    /// Whether a host with an optional port is this server: by name, also as a complete name with a final dot, or by
    /// address.
    ///
    /// No foreign name resolves to an address in digits, so a shared server accepts every address.
    private static func isOwn(_ host: String, port: UInt16, isShared: Bool) -> Bool {
        let host = host.lowercased()
        let address = String(host.prefix { $0 != ":" })
        let names =
            ["127.0.0.1", "localhost", "localhost.", "[::1]"]
            + (isShared && ServerHost.address(address) != nil ? [address] : [])
        return names.contains { name in
            guard host.hasPrefix(name) else { return false }
            let rest = host.dropFirst(name.count)
            if rest.isEmpty || rest == ":" { return port == 80 }
            let digits = rest.dropFirst()
            return rest.first == ":" && digits.utf8.allSatisfy(\.isDigit) && UInt16(digits) == port
        }
    }

    /// Returns the path without percent encoding; nil for an invalid encoding.
    private static func decoded(_ path: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = path.utf8
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

/// The target of a request line: a path, or a whole address with a host, as sent to proxies.
private struct RequestTarget {
    let host: String?
    /// The encoded path, without the leading slash, the query and the fragment.
    let path: Substring

    /// nil for a target of another form.
    init?(_ text: Substring) {
        let scheme = "http://"
        let path: Substring
        if text.first == "/" {
            host = nil
            path = text
        } else {
            guard text.prefix(scheme.count).lowercased() == scheme else { return nil }
            let rest = text.dropFirst(scheme.count)
            let authority = rest.prefix { !"/?#".contains($0) }
            host = String(authority)
            path = rest[authority.endIndex...]
        }
        let end = path.firstIndex { $0 == "?" || $0 == "#" } ?? path.endIndex
        self.path = path[..<end].first == "/" ? path[..<end].dropFirst() : path[..<end]
    }
}

/// The HTTP status for refusing a request to the site server.
struct RequestError: Error, Equatable {
    let status: Response.Status
}

extension Character {
    /// Whether the character is a space or a tab, as allowed around values of fields.
    fileprivate var isBlank: Bool { self == " " || self == "\t" }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    fileprivate var hexValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
