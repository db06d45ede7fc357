import Dispatch
import Foundation
import Testing

@testable import CatalogCommands

@Suite("The server")
struct ServerTests {
    private struct Files: ServedFiles {
        let all: [String: String]

        func open(_ path: String) -> (any ServedFile)? { all[path].map { File(Array($0.utf8)) } }
    }

    /// An open file, or the beginning of a file that was cut off after opening.
    private final class File: ServedFile {
        let size: Int
        private var rest: ArraySlice<UInt8>
        private(set) var largestPiece = 0

        init(_ bytes: [UInt8], size: Int? = nil) {
            self.size = size ?? bytes.count
            rest = bytes[...]
        }

        func read(atMost count: Int) -> [UInt8] {
            defer { rest = rest.dropFirst(count) }
            largestPiece = max(largestPiece, min(count, rest.count))
            return Array(rest.prefix(count))
        }
    }

    private struct OneFile: ServedFiles, @unchecked Sendable {
        let file: File

        func open(_ path: String) -> (any ServedFile)? { path == "a.bin" ? file : nil }
    }

    private static let policy = "default-src 'self'"

    private static func start() throws -> SiteServer {
        let page = "<!DOCTYPE html><html><head><title>A</title></head><body>A</body></html>"
        let server = try SiteServer(
            Files(all: [
                "index.html": page, "404.html": page, "assets/site.css": "a {}",
                "large.txt": String(repeating: "x", count: 4 << 20),
                ".catalog-manifest": "secret", "assets/.hidden/a.css": "secret", "assets/a.svg": "<svg/>",
            ]), policy: policy, framed: "demos", port: 0)
        DispatchQueue(label: "server").async { server.run() }
        return server
    }

    @Test("The server returns files with their type, and adds the reload script to pages")
    func files() throws {
        let server = try Self.start()
        let page = try Reader(server).answer(to: "/")
        #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(page.contains("Content-Type: text/html; charset=utf-8\r\n"))
        #expect(page.contains("<title>A</title></head>"))
        #expect(page.hasSuffix("</html><script src=\"/-/live.js\"></script>\n"))
        let sheet = try Reader(server).answer(to: "/assets/site.css")
        #expect(sheet.contains("Content-Type: text/css; charset=utf-8\r\n") && sheet.hasSuffix("\r\n\r\na {}"))
        let head = try Reader(server).answer(to: "/assets/site.css", method: "HEAD")
        #expect(head.contains("Content-Length: 4\r\n") && head.hasSuffix("\r\n\r\n"))
        #expect(try Reader(server).answer(to: "/large.txt").utf8.count > 4 << 20)
        #expect(try Reader(server).answer(to: "/-/live.js").contains("EventSource"))
        #expect(try Reader(server).answer(to: "/none.html").hasPrefix("HTTP/1.1 404 Not Found\r\n"))
        #expect(try Reader(server).answer(to: "/a/none.html").contains("<a href=\"/\">"))
    }

    @Test("The server continues after hostile, incomplete or empty requests")
    func hostile() throws {
        let server = try Self.start()
        for path in ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..\\..\\etc", "/-/", "/-/events/../x", "//"] {
            #expect(try !Reader(server).answer(to: path).hasPrefix("HTTP/1.1 200"), "\(path)")
        }
        #expect(try Reader(server).answer(to: "/" + String(repeating: "a", count: 20_000)).contains(" 431 "))
        let bytes = (0..<2_000).map { UInt8(truncatingIfNeeded: $0 &* 73) } + Array("\r\n\r\n".utf8)
        #expect(try Reader(server).answer(toBytes: bytes).contains(" 400 "))
        let half = try Reader(server)
        half.send(Array("GET / HT".utf8))
        half.end()
        let gone = try Reader(server)
        gone.send(Array("GET /large.txt HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n".utf8))
        gone.end()
        #expect(try Reader(server).answer(to: "/").contains(" 200 "))
    }

    @Test("The server answers while any number of other clients are slow")
    func slow() throws {
        let server = try Self.start()
        var slow: [Reader] = []
        for _ in 0..<300 {
            let reader = try Reader(server)
            reader.send(Array("GET".utf8))
            slow.append(reader)
        }
        #expect(try Reader(server).answer(to: "/").contains(" 200 "))
        for reader in slow { reader.end() }
    }

    @Test("The server sends new events to readers, beginning with the latest one")
    func events() throws {
        let server = try Self.start()
        server.tell("{\"build\":1}")
        let reader = try Reader(server)
        reader.request("/-/events")
        #expect(reader.text(until: "data: {\"build\":1}\n\n").contains("Content-Type: text/event-stream\r\n"))
        server.tell("{\"build\":2}")
        #expect(reader.text(until: "data: {\"build\":2}\n\n").contains("data: {\"build\":2}\n\n"))
        reader.end()
    }

    @Test("The server reports a port that another program uses")
    func taken() throws {
        let server = try Self.start()
        #expect {
            try SiteServer(Files(all: [:]), policy: Self.policy, framed: "demos", port: server.port)
        } throws: {
            ($0 as? ServerError)?.isTaken == true
        }
    }

    @Test("Hidden files, such as the manifest, are not served")
    func hidden() throws {
        let server = try Self.start()
        for path in [
            "/.catalog-manifest", "/%2ecatalog-manifest", "/assets/.hidden/a.css", "/assets/../.catalog-manifest",
        ] {
            let answer = try Reader(server).answer(to: path)
            #expect(answer.hasPrefix("HTTP/1.1 404 ") && !answer.contains("secret"), "\(path)")
        }
    }

    @Test("Pages are sent with the policy of pages, and pictures with a stricter one")
    func policies() throws {
        let server = try Self.start()
        let policy = "Content-Security-Policy: default-src 'self'\r\n"
        for path in ["/", "/none.html", "/large.txt", "/assets/site.css", "/-/live.js"] {
            #expect(try Reader(server).answer(to: path).contains(policy), "\(path)")
        }
        let picture = try Reader(server).answer(to: "/assets/a.svg")
        #expect(picture.contains("Content-Type: image/svg+xml\r\n"))
        #expect(
            picture.contains(
                "Content-Security-Policy: default-src 'none'; font-src data:; img-src data:; "
                    + "style-src 'unsafe-inline'; sandbox\r\n"))
    }

    @Test("A large file is read and sent in pieces")
    func pieces() throws {
        let bytes = (0..<3_000_000).map { UInt8(ascii: "a") + UInt8($0 % 26) }
        let file = File(bytes)
        let server = try SiteServer(OneFile(file: file), policy: Self.policy, framed: "demos", port: 0)
        DispatchQueue(label: "server").async { server.run() }
        let answer = try Reader(server).answer(to: "/a.bin")
        #expect(answer.contains("Content-Length: 3000000\r\n"))
        #expect(answer.hasSuffix("\r\n\r\n" + String(decoding: bytes, as: UTF8.self)))
        #expect(file.largestPiece <= 1 << 18)
    }

    @Test("A file that is truncated while it is sent ends only its connection")
    func cutOff() throws {
        let file = File(Array("abc".utf8), size: 1_000)
        let server = try SiteServer(OneFile(file: file), policy: Self.policy, framed: "demos", port: 0)
        DispatchQueue(label: "server").async { server.run() }
        #expect(try Reader(server).answer(to: "/a.bin").hasSuffix("\r\n\r\nabc"))
        #expect(try Reader(server).answer(to: "/none").contains(" 404 "))
    }

    @Test("A reader that closes its side after the request gets the whole answer")
    func halfClosed() throws {
        let server = try Self.start()
        let reader = try Reader(server)
        reader.request("/large.txt")
        reader.endInput()
        #expect(reader.text(until: nil).utf8.count > 4 << 20)
        reader.end()
    }

    @Test("A request for the head of the event stream ends")
    func streamHead() throws {
        let answer = try Reader(Self.start()).answer(to: "/-/events", method: "HEAD")
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.contains("Content-Type: text/event-stream\r\n"))
    }
}
