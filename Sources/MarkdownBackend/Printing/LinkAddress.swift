import CatalogModel

/// Turns targets into the addresses that one page writes.
struct LinkAddress: Sendable {
    /// The page's path within the output's folder.
    let page: String
    /// The catalog's folder as seen from the output's, or an address.
    let fileBase: String

    func of(_ target: Target) -> String {
        switch target {
        case .address(let address): Self.encoded(address)
        case .anchor(let name): "#" + Self.encoded(name)
        case .page(let path, let anchor):
            (path == page && anchor != nil ? "" : Self.encoded(RelativePath.from(page, to: path)))
                + (anchor.map { "#" + Self.encoded($0) } ?? "")
        case .file(let path): file(path)
        }
    }

    /// The address of a file of the catalog.
    func file(_ path: String) -> String {
        if SiteLinks.address(path) != nil { return Self.encoded(path) }
        if path.hasPrefix("/") { return Self.encodedPath(path) }
        if fileBase.hasPrefix("/") || SiteLinks.address(fileBase) != nil {
            return Self.encoded(fileBase) + (fileBase.hasSuffix("/") ? "" : "/") + Self.encodedPath(path)
        }
        let steps = page.split(separator: "/").dropLast().map { _ in ".." }.joined(separator: "/")
        return Self.encodedPath(RelativePath.resolve(fileBase + "/" + path, from: steps))
    }

    /// A file's name may hold characters that mean something in an address.
    private static func encodedPath(_ path: String) -> String {
        var text = ""
        for scalar in path.unicodeScalars {
            switch scalar {
            case "%", "?", "#", ":": text += percent(UInt8(truncatingIfNeeded: scalar.value))
            default: text.unicodeScalars.append(scalar)
            }
        }
        return encoded(text)
    }

    /// The address with everything encoded that RFC 3986 does not allow in one, or that Markdown and HTML would read as
    /// the end of it. Percent signs are taken for encoding.
    static func encoded(_ address: String) -> String {
        if address.utf8.allSatisfy(isAllowed) { return address }
        var text = ""
        for byte in address.utf8 {
            if isAllowed(byte) { text.unicodeScalars.append(Unicode.Scalar(byte)) } else { text += percent(byte) }
        }
        return text
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"):
            true
        default: "_~:?#@!$&+,=%".utf8.contains(byte)
        }
    }

    private static func percent(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return (digits.count == 1 ? "%0" : "%") + digits
    }
}

/// The addresses of links within prose.
struct ProseAddresses: ProseLinkResolver {
    let targets: any LinkTargets
    let addresses: LinkAddress

    func href(for destination: ProseLink.Destination) -> String? {
        targets.target(of: destination).map(addresses.of)
    }
}
