import CatalogPages

extension PagePrinter {
    mutating func write(_ picture: Picture) {
        guard !picture.callouts.isEmpty, let marks = CalloutMarks(dialect.grammar) else {
            return writeFiles(of: picture, separator: "\n")
        }
        text.append(marks.start)
        writeFiles(of: picture, separator: "")
        for callout in picture.callouts {
            let words = callout.text.split(whereSeparator: \.isNewline).joined(separator: " ")
            text.append(marks.mark(element(words), at: callout.location))
        }
        text.append(marks.end)
    }

    /// Writes the files of a picture.
    ///
    /// `separator`: white space, or the empty text, between elements of HTML.
    private mutating func writeFiles(of picture: Picture, separator: String) {
        switch dialect.pictures {
        case .element: text.append(element(of: picture, separator: separator))
        case .fragments(let light, let dark):
            guard let darkFile = picture.dark else { return write(image: picture.file, picture.alt) }
            write(image: picture.file, picture.alt, fragment: "#" + light)
            text.append(" ")
            write(image: darkFile, picture.alt, fragment: "#" + dark)
        case .themedImage:
            guard let dark = picture.dark else { return write(image: picture.file, picture.alt) }
            let sources = "light: \(source(picture.file)), dark: \(source(dark))"
            text.append("<ThemedImage alt=\"\(HTML.escaped(picture.alt))\" sources={{ \(sources) }} />")
        case .remoteImage:
            if let dark = picture.dark, let copies = ThemedCopies.paths(light: picture.file, dark: dark) {
                return write(image: .asset(copies.light.text), picture.alt)
            }
            writeRemote(picture.file, alt: picture.alt)
            guard let dark = picture.dark else { return }
            text.append(" ")
            writeRemote(dark, alt: picture.alt)
        }
    }

    private mutating func write(image file: Target, _ alt: String, fragment: String = "") {
        text.append("![\(escaping.text(alt, inLink: true))](\(addresses.of(file))\(fragment))")
    }

    /// Writes a link to a picture outside the resources of a documentation catalog.
    private mutating func writeRemote(_ file: Target, alt: String) {
        let address = addresses.of(file)
        if case .file = file, SiteLinks.address(address) == nil {
            text.append("[\(escaping.text(alt.isEmpty ? address : alt, inLink: true))](\(address))")
        } else {
            write(image: file, alt)
        }
    }

    /// Returns an address, or a file searched for by the host's bundler, as an expression of JavaScript.
    ///
    /// Encoded addresses have no quotes.
    private func source(_ file: Target) -> String {
        let address = addresses.of(file)
        if SiteLinks.address(address) != nil || address.hasPrefix("/") { return "'\(address)'" }
        return "require('\(address.hasPrefix(".") ? "" : "./")\(address)').default"
    }

    private func element(of picture: Picture, separator: String) -> String {
        let file = HTML.escaped(addresses.of(picture.file))
        let image = "<img src=\"\(file)\" alt=\"\(HTML.escaped(picture.alt))\">"
        guard let dark = picture.dark else { return image }
        let source = HTML.escaped(addresses.of(dark))
        return [
            "<picture>", "<source media=\"(prefers-color-scheme: dark)\" srcset=\"\(source)\">", image, "</picture>",
        ].joined(separator: separator)
    }
}
