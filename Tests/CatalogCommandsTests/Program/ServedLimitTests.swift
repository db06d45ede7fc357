import CatalogTestSupport
import Foundation
import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

@Suite("Serving with few descriptors")
struct ServedLimitTests {
    /// A connection to a port of this machine.
    private struct Client {
        private let descriptor: Int32

        init(port: UInt16) throws {
            #if os(Linux) && !canImport(Musl)
                let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            #else
                let descriptor = socket(AF_INET, SOCK_STREAM, 0)
            #endif
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            let isConnected = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
            try #require(isConnected)
            self.descriptor = descriptor
        }

        func request(_ path: String) {
            let bytes = Array("GET \(path) HTTP/1.0\r\n\r\n".utf8)
            _ = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, 0x4000) }
        }

        func answer() -> String {
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while true {
                let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
                if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
                bytes += buffer.prefix(count)
            }
        }

        func end() { close(descriptor) }
    }

    @Test("Pages are served and built again while more event streams are open than there are descriptors")
    func streams() throws {
        let program = try CatalogProgram()
        try program.writeSmallCatalog()
        try program.write("catalog.yaml", "format: 1\nname: Small\noutputs:\n  html: {}\n")
        let running = try RunningProgram(["serve", "--port", "0"], in: program, after: "ulimit -n 64")
        #expect(running.says("watching for changes"), "\(running.said)")
        let port = try #require(running.said.firstMatch(of: #/127\.0\.0\.1:(\d+)/#).flatMap { UInt16($0.1) })
        var clients: [Client] = []
        for _ in 0..<120 {
            let client = try Client(port: port)
            client.request("/-/events")
            clients.append(client)
        }
        try program.write("components/divider.yaml", CatalogProgram.divider + "description: Saved again.\n")
        #expect(running.says("html: ", times: 2), "\(running.said)")
        let reader = try Client(port: port)
        reader.request("/components/divider.html")
        let page = reader.answer()
        #expect(page.hasPrefix("HTTP/1.1 200 OK\r\n") && page.contains("Saved again."))
        for client in clients + [reader] { client.end() }
        #expect(running.interrupt() == 130)
    }
}
