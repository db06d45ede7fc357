import Testing

@testable import CatalogCommands

@Suite("Requests to the server")
struct RequestTests {
    private func read(_ text: String) -> Result<Request, RequestError>? {
        Request.read(Array(text.utf8), port: 4600)
    }

    private func get(_ path: String) -> Result<Request, RequestError>? {
        read("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:4600\r\n\r\n")
    }

    @Test(
        "The path of a request is decoded, without its query and with the index file of a folder",
        arguments: [
            ("/", "index.html"), ("/components/button.html?impl=SwiftUI", "components/button.html"),
            ("/tokens/", "tokens/index.html"), ("/a%20b%C3%A9.html", "a bé.html"),
            ("/..%2f..%2Fetc/passwd", "../../etc/passwd"),
            ("//etc/passwd", "/etc/passwd"),
        ])
    func path(address: String, path: String) {
        #expect(get(address) == .success(Request(isHead: false, path: path)))
    }

    @Test(
        "A malformed, unsupported or misdirected request is rejected",
        arguments: [
            ("GET / HTTP/1.1\r\n\r\n", Response.Status.badRequest),
            ("GET / HTTP/1.1\r\nHost: 127.0.0.1:4600\r\nHost: 127.0.0.1:4600\r\n\r\n", .badRequest),
            ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", .misdirected),
            ("GET / HTTP/1.1\r\nHost: 127.0.0.1:80\r\n\r\n", .misdirected),
            ("GET / HTTP/1.1\r\nHost: 127.0.0.1:4600.evil.example\r\n\r\n", .misdirected),
            ("POST / HTTP/1.1\r\nHost: localhost:4600\r\n\r\n", .methodNotAllowed),
            ("GET ftp://127.0.0.1:4600/ HTTP/1.1\r\nHost: 127.0.0.1:4600\r\n\r\n", .badRequest),
            ("GET http://evil.example/ HTTP/1.1\r\nHost: 127.0.0.1:4600\r\n\r\n", .misdirected),
            ("GET http://127.0.0.1:4600/ HTTP/1.1\r\n\r\n", .badRequest),
            ("GET / HTTP/1.0\r\nHost: evil.example\r\n\r\n", .misdirected),
            ("GET / HTTP/1.1\r\nHost: localhost.evil.example:4600\r\n\r\n", .misdirected),
            ("GET / HTTP/1.1\r\nHost: localhost..:4600\r\n\r\n", .misdirected),
            ("GET / HTTP/1.1\r\nHost: user@localhost:4600\r\n\r\n", .misdirected),
            ("GET / HTTP/1.1\r\nHost: localhost:+4600\r\n\r\n", .misdirected),
            ("GET / HTTP/1.1\r\nHost : localhost:4600\r\n\r\n", .badRequest),
            ("GET / HTTP/1.1\r\n Host: localhost:4600\r\n\r\n", .badRequest),
            ("get / HTTP/1.1\r\nHost: localhost:4600\r\n\r\n", .methodNotAllowed),
            ("GET  / HTTP/1.1\r\nHost: localhost:4600\r\n\r\n", .badRequest),
            ("GET / HTTP/2\r\nHost: localhost:4600\r\n\r\n", .badRequest),
            ("GET /%zz HTTP/1.1\r\nHost: localhost:4600\r\n\r\n", .badRequest),
            ("GET /%00 HTTP/1.1\r\nHost: localhost:4600\r\n\r\n", .badRequest),
            ("GET /%ff HTTP/1.1\r\nHost: localhost:4600\r\n\r\n", .badRequest),
            ("GET /%4 HTTP/1.1\r\nHost: localhost:4600\r\n\r\n", .badRequest),
            ("GET / HTTP/1.1\r\nno colon\r\nHost: localhost:4600\r\n\r\n", .badRequest),
        ])
    func refusals(text: String, status: Response.Status) {
        #expect(read(text) == .failure(RequestError(status: status)))
    }

    @Test(
        "A legal request in another form is accepted",
        arguments: [
            "GET /a HTTP/1.1\r\nHost: LOCALHOST:4600\r\n\r\n", "GET /a HTTP/1.1\r\nhOST:\tLocalHost.:4600 \t\r\n\r\n",
            "GET /a HTTP/1.1\r\nHost: [::1]:4600\r\n\r\n", "GET /a HTTP/1.1\r\nHost: localhost:04600\r\n\r\n",
            "GET /a HTTP/1.0\r\n\r\n", "GET /a HTTP/1.1\nHost: localhost:4600\n\n",
            "\r\n\r\nGET /a HTTP/1.1\r\nHost: localhost:4600\r\n\r\n",
            "GET http://127.0.0.1:4600/a HTTP/1.1\r\nHost: 127.0.0.1:4600\r\n\r\n",
            "GET HTTP://LocalHost:4600/a?b#c HTTP/1.1\r\nHost: proxy.example\r\n\r\n",
            "GET /a?b=http://c/ HTTP/1.1\r\nHost: localhost:4600\r\nX: 1\r\n\t2\r\n\r\n",
            "GET /%61?%zz HTTP/1.1\r\nHost: localhost:4600\r\nEmpty:\r\n\r\n",
        ])
    func forms(text: String) {
        #expect(read(text) == .success(Request(isHead: false, path: "a")))
    }

    @Test(
        "A server shared with other machines accepts every address of this machine, and no other name",
        arguments: [
            ("192.168.1.20:4600", true), ("127.0.0.1:4600", true), ("localhost:4600", true), ("[::1]:4600", true),
            ("192.168.1.20", false), ("192.168.1.20:80", false), ("192.168.1:4600", false),
            ("evil.example:4600", false), ("192.168.1.20.evil.example:4600", false),
        ])
    func sharedServer(host: String, isOwn: Bool) {
        let bytes = Array("GET /a HTTP/1.1\r\nHost: \(host)\r\n\r\n".utf8)
        let page = Request(isHead: false, path: "a")
        #expect(
            Request.read(bytes, port: 4600, isShared: true)
                == (isOwn ? .success(page) : .failure(RequestError(status: .misdirected))))
    }

    @Test("The value of another field may be in another encoding")
    func encoding() {
        let bytes = Array("GET / HTTP/1.1\r\nHost: localhost:4600\r\nX: ".utf8) + [0xE9] + Array("\r\n\r\n".utf8)
        #expect(Request.read(bytes, port: 4600) == .success(Request(isHead: false, path: "index.html")))
    }

    @Test("A whole address without a path asks for the overview", arguments: ["", "/", "?a", "#a", "/?a/b"])
    func wholeAddress(path: String) {
        let text = "GET http://localhost\(path) HTTP/1.1\r\nHost: localhost\r\n\r\n"
        #expect(
            Request.read(Array(text.utf8), port: 80) == .success(Request(isHead: false, path: "index.html")))
    }

    @Test("A request is incomplete until its end, and is rejected beyond the size limit")
    func length() {
        #expect(read("GET / HTTP/1.1\r\nHost: localhost:4600\r\n") == nil)
        #expect(read("\r\n\r\n") == nil)
        let long = "GET /" + String(repeating: "a", count: Request.limit)
        #expect(read(long) == .failure(RequestError(status: .tooLarge)))
        #expect(read(long + " HTTP/1.1\r\nHost: localhost:4600\r\n\r\n") == .failure(RequestError(status: .tooLarge)))
        #expect(
            read("HEAD / HTTP/1.0\r\nhost:localhost:4600\r\n\r\n")
                == .success(Request(isHead: true, path: "index.html")))
    }
}
