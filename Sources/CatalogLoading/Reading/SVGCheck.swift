import CatalogModel

/// A check of an SVG picture for parts that run scripts, embed HTML or load other files.
struct SVGCheck {
    private(set) var diagnostics = Diagnostics(limit: 100)
    /// The references and elements reported so far; each is reported once.
    private var reported: Set<String> = []

    /// Returns the findings about a picture; none for another file.
    static func findings(_ file: SourceFile) -> Diagnostics {
        guard CatalogPath.pathExtension(of: file.path).lowercased() == "svg" else { return Diagnostics() }
        var check = SVGCheck()
        check.check(file)
        return check.diagnostics
    }

    private mutating func check(_ file: SourceFile) {
        guard let file = decoded(file) else { return }
        var scanner = SVGScanner(file)
        while let piece = scanner.next() {
            switch piece {
            case .tag(let tag): check(tag)
            case .style(let value): check(style: value)
            case .instruction(let target, let value): check(instruction: target, value: value)
            case .declaration(let range): diagnostics.report(.pictureDeclarations(at: range))
            }
        }
    }

    /// Returns the file in UTF-8; nil for an encoding in which the markup cannot be found, after a report.
    private mutating func decoded(_ file: SourceFile) -> SourceFile? {
        let bytes = file.bytes
        let isLittle = bytes.starts(with: [0xFF, 0xFE])
        if isLittle || bytes.starts(with: [0xFE, 0xFF]) {
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
                // `index + 1` is below the count, because the stride ends before the last byte.
                let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
                return isLittle ? second << 8 | first : first << 8 | second
            }
            let text = String(decoding: units, as: UTF16.self)
            if !text.utf8.contains(0) { return SourceFile(path: file.path, text: text) }
        } else if !bytes.contains(0) {
            return file
        }
        diagnostics.report(.pictureEncoding(at: file.range(ofBytes: 0..<0)))
        return nil
    }

    /// Encodings whose ASCII characters have the bytes of ASCII.
    private static let encodings = [
        "utf-8", "utf8", "utf-16", "us-ascii", "ascii", "iso-8859-", "latin1", "windows-125",
    ]

    private mutating func check(instruction target: String, value: SVGScanner.Value) {
        if target == "xml" {
            guard let match = value.text.firstMatch(of: #/encoding\s*=\s*["']([^"']*)["']/#) else { return }
            let encoding = match.1.lowercased()
            if Self.encodings.contains(where: encoding.hasPrefix) { return }
            diagnostics.report(.pictureEncoding(at: value.range.narrowed(to: String(match.1))))
        } else if target == "xml-stylesheet" {
            if value.text.contains(#/type\s*=\s*["']text/css["']/#) {
                let address = value.text.firstMatch(of: #/href\s*=\s*["']([^"']*)["']/#).map { String($0.1) } ?? ""
                check(address, of: "style", at: value.range.narrowed(to: address))
            } else {
                diagnostics.report(.pictureScript(target, at: value.range))
            }
        }
    }

    private static let runningElements: Set<String> = ["script", "iframe", "frame", "embed", "object", "handler"]
    private static let animations: Set<String> = [
        "set", "animate", "animatecolor", "animatemotion", "animatetransform",
    ]
    private static let references: Set<String> = [
        "href", "src", "srcset", "poster", "action", "formaction", "ping", "base",
    ]

    private mutating func check(_ tag: SVGScanner.Tag) {
        let element = tag.name.text.localName
        if Self.runningElements.contains(element) {
            diagnostics.report(.pictureScript(tag.name.text, at: tag.name.range))
        } else if element == "foreignobject", reported.insert(element).inserted {
            diagnostics.report(.pictureHTML(tag.name.text, at: tag.name.range))
        }
        for (name, value) in tag.attributes {
            let attribute = name.text.localName
            let isPrefixed = name.text.contains(":")
            if attribute == "xmlns" || name.text.lowercased().hasPrefix("xmlns:") { continue }
            if !isPrefixed, attribute.hasPrefix("on") || attribute == "srcdoc" {
                diagnostics.report(.pictureScript(name.text, at: name.range))
            } else if Self.animations.contains(element), attribute == "attributename" {
                let target = value.text.localName
                if target == "href" || target.hasPrefix("on") {
                    diagnostics.report(.pictureScript(value.text, at: value.range))
                }
            } else if Self.references.contains(attribute) {
                check(value.text, of: attribute == "ping" ? attribute : element, at: value.range)
            } else if attribute == "style" || value.text.utf8.contains(UInt8(ascii: "(")) {
                check(style: value)
            }
        }
    }

    /// Elements that show an address as an image, in which no scripts run.
    private static let imageElements: Set<String> = ["image", "feimage", "img", "style"]

    /// Checks an address in an attribute of an element, or in a style.
    private mutating func check(_ text: String, of element: String, at range: SourceRange) {
        // Browsers ignore line breaks and tabs in an address, and spaces and controls around it.
        let inner = text.unicodeScalars.filter { !["\t", "\n", "\r"].contains($0) }
        let start = inner.drop { $0.value <= 0x20 }
        let address = String(String.UnicodeScalarView(start))
        let lowercased = address.lowercased()
        if lowercased.isEmpty || lowercased.hasPrefix("#") { return }
        let scheme = String(lowercased.prefix { $0 != ":" })
        var isScript = scheme == "javascript" || scheme == "vbscript"
        if lowercased.hasPrefix("data:") {
            let type = lowercased.dropFirst(5).prefix { $0 != "," && $0 != ";" }
            let isPicture = type.hasPrefix("image/") && type != "image/svg+xml"
            if isPicture || Self.imageElements.contains(element) { return }
            isScript = true
        }
        // Browsers follow a link only on request.
        if !isScript, element == "a" { return }
        let shown = address.count > 60 ? address.prefix(60) + "…" : address[...]
        if isScript {
            diagnostics.report(.pictureScript(String(shown), at: range))
        } else if reported.insert(address).inserted {
            diagnostics.report(.pictureReference(String(shown), at: range))
        }
    }

    private mutating func check(style value: SVGScanner.Value) {
        for address in StyleAddresses.all(in: value.text) {
            check(address, of: "style", at: value.range.narrowed(to: address))
        }
    }
}
