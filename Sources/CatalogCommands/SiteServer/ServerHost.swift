#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The IPv4 address that the site server listens on, as an argument of `--host`.
package struct ServerHost: Sendable, Equatable {
    /// The address as text: `127.0.0.1`.
    package let text: String
    /// The address in network byte order.
    let address: in_addr_t

    /// The address of the local machine only.
    package static let local = ServerHost(text: "127.0.0.1", address: UInt32(0x7F00_0001).bigEndian)

    /// Reads an IPv4 address or `localhost`; nil for other text.
    package init?(_ text: String) {
        if text == "localhost" {
            self = .local
            return
        }
        guard let address = Self.address(text) else { return nil }
        self.init(text: text, address: address)
    }

    private init(text: String, address: in_addr_t) {
        self.text = text
        self.address = address
    }

    /// Whether other machines can reach the server.
    package var isShared: Bool { UInt32(bigEndian: address) >> 24 != 127 }

    /// The host of the server's URL on this machine: 0.0.0.0 means all addresses of the machine.
    var urlHost: String { address == 0 ? Self.local.text : text }

    static func address(_ text: String) -> in_addr_t? {
        var address = in_addr()
        return inet_pton(AF_INET, text, &address) == 1 ? address.s_addr : nil
    }

    package static func == (left: ServerHost, right: ServerHost) -> Bool { left.address == right.address }
}
