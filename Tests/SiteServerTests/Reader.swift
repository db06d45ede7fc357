import Foundation
import Testing

@testable import CatalogCommands

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// A connection to a server as a program without manners has it.
struct Reader {
    private let descriptor: Int32
    private let port: UInt16

    init(_ server: SiteServer) throws {
        port = server.port
        #if os(Linux) && !canImport(Musl)
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let descriptor = descriptor
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        try #require(isConnected)
        var patience = timeval(tv_sec: 30, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    }

    func send(_ bytes: [UInt8]) { _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) } }

    func request(_ path: String, method: String = "GET") {
        send(Array("\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8))
    }

    func endInput() { shutdown(descriptor, Int32(SHUT_WR)) }

    func end() { close(descriptor) }

    func answer(to path: String, method: String = "GET") -> String {
        request(path, method: method)
        return rest()
    }

    func answer(toBytes bytes: [UInt8]) -> String {
        send(bytes)
        return rest()
    }

    private func rest() -> String {
        defer { end() }
        return text(until: nil)
    }

    /// What comes, up to some words or the end.
    func text(until words: String?) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
            if count <= 0 { break }
            bytes += buffer.prefix(count)
            if let words, String(decoding: bytes, as: UTF8.self).contains(words) { break }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
