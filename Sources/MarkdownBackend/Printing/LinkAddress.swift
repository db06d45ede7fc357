import CatalogModel
package import CatalogPages

/// A converter of link targets into the addresses written on a Markdown page, in the link form of the documentation
/// host.
package struct LinkAddress: Sendable {
    /// The page's path, in the form of `Page.path`.
    let page: String
    /// Whether the page is part of a file with other pages, so that places are found on the page's own file.
    private let isPart: Bool
    /// The path of the written file.
    private let path: String
    private let form: Dialect.LinkForm
    private let names: PageNames
    /// The targets for names of places on the page, on a host with only names of its own; nil on all other hosts.
    private let fragments: [String: String?]?
    private let encodesFragments: Bool
    /// The catalog's folder as seen from the output's, or an address.
    let fileBase: String
    /// The folders around the page, the innermost first, each with the way up.
    private let folders: [(path: String, way: String)]

    /// Creates the converter for a page.
    ///
    /// - Parameters:
    ///   - page: The path of the page, in the form of `Page.path`.
    ///   - file: The file with the page and other pages; nil: a separate file.
    ///   - fileBase: The catalog's folder as seen from the output's, or an address.
    ///   - form: The form of links between pages.
    ///   - names: The names of pages as files.
    ///   - fragments: The targets for names of places on the page, on a host with only names of its own.
    ///   - encodesFragments: Whether letters beyond ASCII are percent-encoded in fragments.
    package init(
        page: String, in file: String? = nil, fileBase: String, form: Dialect.LinkForm = .file(suffix: ".md"),
        names: PageNames = .asGiven,
        fragments: [String: String?]? = nil, encodesFragments: Bool = true
    ) {
        self.page = page
        isPart = file != nil
        let path = file ?? names.path(of: page)
        self.path = path
        self.fileBase = fileBase
        self.form = form
        self.names = names
        self.fragments = fragments
        self.encodesFragments = encodesFragments
        let ends = path.utf8.indices.filter { path.utf8[$0] == UInt8(ascii: "/") }.reversed()
        let paths = ends.map { String(path[...$0]) } + [""]
        folders = paths.enumerated().map { ($1, String(repeating: "../", count: $0)) }
    }

    package func of(_ target: Target) -> String {
        var text = PageText()
        write(target, to: &text)
        return String(text)
    }

    func write(_ target: Target, to text: inout PageText) {
        switch target {
        case .address(let address): Self.write(address, to: &text)
        case .anchor(let name): write(anchor: name, to: &text)
        case .page(let path, let anchor):
            if case .reference = form { return write(reference: path, anchor: anchor, to: &text) }
            if anchor == nil || path != page || isPart { write(page: path, to: &text) }
            if let anchor { write(fragment: anchor, to: &text) }
        case .asset(let path): write(asset: path, to: &text)
        case .file(let path): text.append(file(path))
        }
    }

    private func write(anchor name: String, to text: inout PageText) {
        if case .reference = form { return write(reference: page, anchor: name, to: &text) }
        if isPart { write(page: page, to: &text) }
        write(fragment: name, to: &text)
    }

    private func write(fragment name: String, to text: inout PageText) {
        text.append(UInt8(ascii: "#"))
        if encodesFragments { return Self.write(name, to: &text) }
        for byte in name.utf8 {
            if byte >= 0x80 || Self.isAllowed(byte) { text.append(byte) } else { text.append(Self.percent(byte)) }
        }
    }

    /// Writes a reference to a page.
    ///
    /// The heading above a place on another page is unknown.
    private func write(reference path: String, anchor: String?, to text: inout PageText) {
        text.append(DocCReference.to(path, names: names))
        guard let anchor, path == page, let fragment = fragments?[anchor] ?? nil else { return }
        text.append("#")
        Self.write(fragment, to: &text)
    }

    private func write(page path: String, to text: inout PageText) {
        var path = path
        if case .asGiven = names {} else { path = names.path(of: path) }
        let start = text.count
        write(file: path, to: &text)
        if case .file(let suffix) = form, suffix != ".md" {
            text.cut(to: max(start, text.count - ".md".utf8.count))
            text.append(suffix)
        }
    }

    /// Writes the address of a picture: where links to pages have only a name, the picture's unique name.
    private func write(asset path: String, to text: inout PageText) {
        guard case .reference = form else { return write(file: path, to: &text) }
        Self.write(path.split(separator: "/").last.map(String.init) ?? path, to: &text)
    }

    /// Writes a file of the same output as seen from the page.
    private func write(file path: String, to text: inout PageText) {
        for folder in folders where path.utf8.starts(with: folder.path.utf8) {
            text.append(folder.way)
            return Self.write(path, from: folder.path.utf8.count, to: &text)
        }
    }

    /// Returns the address of a file of the catalog.
    func file(_ path: String) -> String {
        if SiteLinks.address(path) != nil { return Self.encoded(path) }
        if path.hasPrefix("/") { return Self.encodedPath(path) }
        if fileBase.hasPrefix("/") || SiteLinks.address(fileBase) != nil {
            return Self.encoded(fileBase) + (fileBase.hasSuffix("/") ? "" : "/") + Self.encodedPath(path)
        }
        let steps = self.path.split(separator: "/").dropLast().map { _ in ".." }.joined(separator: "/")
        return Self.encodedPath(RelativePath.resolve(fileBase + "/" + path, from: steps))
    }

    /// Returns a path with every character encoded that is valid in a file's name and has a meaning in an address.
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

    /// Returns the address with all characters encoded that RFC 3986 does not allow, or that Markdown and HTML would
    /// read as the end of the address.
    ///
    /// Percent signs are taken for encoding.
    static func encoded(_ address: String) -> String {
        if isAllowed(address) { return address }
        var text = PageText()
        write(address, to: &text)
        return String(text)
    }

    /// Writes an encoded address from an offset in bytes on, at the end of a text.
    private static func write(_ address: String, from offset: Int = 0, to text: inout PageText) {
        if isAllowed(address) { return text.append(address, from: offset) }
        for byte in address.utf8.dropFirst(offset) {
            if isAllowed(byte) { text.append(byte) } else { text.append(percent(byte)) }
        }
    }

    private static func isAllowed(_ address: String) -> Bool {
        address.utf8.withContiguousStorageIfAvailable { $0.allSatisfy(isAllowed) } ?? false
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"),
            UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "#"),
            UInt8(ascii: "@"), UInt8(ascii: "!"), UInt8(ascii: "$"), UInt8(ascii: "&"), UInt8(ascii: "+"),
            UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "%"):
            true
        default: false
        }
    }

    private static func percent(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return (digits.count == 1 ? "%0" : "%") + digits
    }
}

/// A resolver of links within authors' prose into addresses of the Markdown output.
struct ProseAddresses: ProseLinkResolver {
    let targets: any LinkTargets
    let addresses: LinkAddress

    func href(for destination: ProseLink.Destination) -> String? {
        targets.target(of: destination).map(addresses.of)
    }
}
