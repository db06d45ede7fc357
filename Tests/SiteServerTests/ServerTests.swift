import Dispatch
import Foundation
import Testing

@testable import SiteServer

@Suite("The server")
struct ServerTests {
    private struct Files: ServedFiles {
        let all: [String: String]

        func bytes(of path: String) -> [UInt8]? { all[path].map { Array($0.utf8) } }
    }

    private static func start() throws -> SiteServer {
        let page = "<!DOCTYPE html><html><head><title>A</title></head><body>A</body></html>"
        let server = try SiteServer(
            Files(all: [
                "index.html": page, "404.html": page, "assets/site.css": "a {}",
                "large.txt": String(repeating: "x", count: 4 << 20),
            ]), port: 0)
        DispatchQueue(label: "server").async { server.run() }
        return server
    }

    @Test("answers with the type of a file, the file, and in pages the script that follows the builds")
    func files() throws {
        let server = try Self.start()
        let page = try Reader(server).answer(to: "/")
        #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(page.contains("Content-Type: text/html; charset=utf-8\r\n"))
        #expect(page.contains("<title>A</title><script src=\"/-/live.js\"></script>\n</head>"))
        let sheet = try Reader(server).answer(to: "/assets/site.css")
        #expect(sheet.contains("Content-Type: text/css; charset=utf-8\r\n") && sheet.hasSuffix("\r\n\r\na {}"))
        let head = try Reader(server).answer(to: "/assets/site.css", method: "HEAD")
        #expect(head.contains("Content-Length: 4\r\n") && head.hasSuffix("\r\n\r\n"))
        #expect(try Reader(server).answer(to: "/large.txt").utf8.count > 4 << 20)
        #expect(try Reader(server).answer(to: "/-/live.js").contains("EventSource"))
        #expect(try Reader(server).answer(to: "/none.html").hasPrefix("HTTP/1.1 404 Not Found\r\n"))
        #expect(try Reader(server).answer(to: "/a/none.html").contains("<a href=\"/\">"))
    }

    @Test("goes on after requests that are hostile, half or none")
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

    @Test("answers while others are slow, however many they are")
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

    @Test("tells readers of events what is new, from the last thing on")
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

    @Test("says that another program listens on a port")
    func taken() throws {
        let server = try Self.start()
        #expect {
            try SiteServer(Files(all: [:]), port: server.port)
        } throws: {
            ($0 as? ServerError)?.isTaken == true
        }
    }
}
