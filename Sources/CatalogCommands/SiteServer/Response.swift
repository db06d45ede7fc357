/// An HTTP response of the site server with status, content type and body, sent before closing the connection.
struct Response {
    /// The status line of the response.
    enum Status: String {
        case ok = "200 OK"
        case badRequest = "400 Bad Request"
        case notFound = "404 Not Found"
        case methodNotAllowed = "405 Method Not Allowed"
        case timeout = "408 Request Timeout"
        case misdirected = "421 Misdirected Request"
        case tooLarge = "431 Request Header Fields Too Large"
        case unavailable = "503 Service Unavailable"
    }

    /// The body of a response: an open file, then bytes.
    struct Body {
        var file: (any ServedFile)?
        var end: [UInt8] = []

        var size: Int { (file?.size ?? 0) + end.count }
    }

    let status: Status
    let type: String
    /// The Content-Security-Policy; nil for the strictest one.
    let policy: String?
    let body: Body

    init(_ status: Status, type: String, policy: String? = nil, body: Body) {
        self.status = status
        self.type = type
        self.policy = policy
        self.body = body
    }

    /// A refusal in words.
    init(_ refusal: RequestError) {
        let text = Array((refusal.status.rawValue + "\n").utf8)
        self.init(refusal.status, type: "text/plain; charset=utf-8", body: Body(end: text))
    }

    /// The head of the response, up to the body.
    var head: [UInt8] {
        Array((Self.head(status, type: type, policy: policy) + "Content-Length: \(body.size)\r\n\r\n").utf8)
    }

    /// The start of an endless stream.
    static let streamHead = Array((head(.ok, type: "text/event-stream", policy: nil) + "\r\n").utf8)

    /// A policy under which a file, opened directly, runs no script and loads no resource; pictures keep their own
    /// styles and embedded images.
    private static let strictPolicy =
        "default-src 'none'; font-src data:; img-src data:; style-src 'unsafe-inline'; sandbox"

    /// Returns the head of an answer.
    ///
    /// Foreign pages neither read nor frame the served files, and no part is cached.
    private static func head(_ status: Status, type: String, policy: String?) -> String {
        let fields = [
            "Content-Type": type, "Cache-Control": "no-store", "X-Content-Type-Options": "nosniff",
            "Cross-Origin-Resource-Policy": "same-origin", "X-Frame-Options": "SAMEORIGIN", "Connection": "close",
            "Content-Security-Policy": policy ?? strictPolicy,
        ].merging(status == .methodNotAllowed ? ["Allow": "GET, HEAD"] : [:]) { first, _ in first }
        let lines = fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }
        return "HTTP/1.1 \(status.rawValue)\r\n" + lines.joined()
    }

    /// Returns the type of a file by the end of the name.
    static func type(of path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        let ending = name.contains(".") ? name.split(separator: ".").last?.lowercased() ?? "" : ""
        return types[ending] ?? "application/octet-stream"
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "json": "application/json", "md": "text/markdown; charset=utf-8", "txt": "text/plain; charset=utf-8",
        "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg", "gif": "image/gif",
        "webp": "image/webp", "avif": "image/avif", "ico": "image/x-icon", "pdf": "application/pdf",
    ]
}
