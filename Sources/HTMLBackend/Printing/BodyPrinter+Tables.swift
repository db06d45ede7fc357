import CatalogPages

extension BodyPrinter {
    /// Writes a table with columns side by side where there is room, and with labeled lines on a small screen.
    mutating func write(_ wide: Table) {
        let isStacked = !wide.fits(.phone)
        let table = isStacked ? wide.fitted(to: .desktop) : wide
        let columns = table.columns.map { themes.firstIndex(of: $0) }
        html.raw(isStacked ? "<div class=\"table stack\"><table>" : "<div class=\"table\"><table>")
        html.raw("\n<thead><tr>")
        for (column, theme) in zip(table.columns, columns) {
            html.raw("<th scope=\"col\"")
            write(theme: theme)
            html.raw(">")
            html.text(column)
            html.raw("</th>")
        }
        html.raw("</tr></thead>\n<tbody>\n")
        let labels = table.columns.map { isStacked && !Table.namesItself($0) ? $0 : nil }
        for row in 0..<table.rowCount { write(row, of: table, columns: columns, labels: labels) }
        html.raw("</tbody></table></div>\n")
    }

    private mutating func write(_ row: Int, of table: Table, columns: [Int?], labels: [String?]) {
        html.raw("<tr>")
        for (index, column) in table.shown.enumerated() {
            let inlines = table.cell(row: row, column: column).inlines
            if index == 0 {
                write(head: inlines)
            } else {
                write(cell: inlines, theme: columns[index], label: labels[index])
            }
        }
        html.raw("</tr>\n")
    }

    /// Writes the cell naming a row, with a link to the cell itself if named.
    private mutating func write(head inlines: [Inline]) {
        guard case .anchor(let anchor)? = inlines.first else {
            html.raw("<th scope=\"row\">")
            write(inlines, in: .flow)
            return html.raw("</th>")
        }
        html.raw("<th scope=\"row\"")
        html.attribute("id", anchor)
        html.raw(">")
        write(Array(inlines.dropFirst()), in: .flow)
        writePermalink(anchor, to: inlines.plainText)
        html.raw("</th>")
    }

    private mutating func write(cell inlines: [Inline], theme: Int?, label: String?) {
        html.raw("<td")
        write(theme: theme)
        if let label, !inlines.isEmpty { html.attribute("data-label", label) }
        html.raw(">")
        write(lines: inlines)
        html.raw("</td>")
    }

    /// Writes lines, each possibly about a theme.
    private mutating func write(lines inlines: [Inline]) {
        if themes.isEmpty { return write(inlines, in: .flow) }
        for (index, line) in inlines.split(separator: .lineBreak, omittingEmptySubsequences: false).enumerated() {
            if let theme = theme(of: line) {
                write(line, of: theme, besides: "line ")
                continue
            }
            if index > 0 { html.raw("<br>") }
            // The name of a fact precedes the value of the first theme.
            if let theme = theme(of: line.dropFirst()) {
                write(Array(line.prefix(1)), in: .flow)
                write(line.dropFirst(), of: theme)
            } else {
                write(Array(line), in: .flow)
            }
        }
    }

    private mutating func write(_ words: ArraySlice<Inline>, of theme: Int, besides kind: String = "") {
        html.raw("<span")
        write(theme: theme, besides: kind)
        html.raw(">")
        write(Array(words), in: .flow)
        html.raw("</span>")
    }

    private func theme(of words: ArraySlice<Inline>) -> Int? {
        guard case .strong(let word)? = words.first else { return nil }
        return theme(named: word)
    }

    private func theme(named word: String) -> Int? {
        word.hasSuffix(":") ? themes.firstIndex(of: String(word.dropLast())) : nil
    }

    private mutating func write(theme: Int?, besides kind: String = "") {
        if let theme { html.attribute("class", "\(kind)th th-\(theme)") }
    }

    mutating func write(_ picture: Picture) {
        html.raw("<figure><span class=\"pic\">")
        write(image: picture.file, alt: picture.alt, look: picture.dark == nil ? nil : "on-light")
        if let dark = picture.dark { write(image: dark, alt: picture.alt, look: "on-dark") }
        if !picture.callouts.isEmpty { writeMarks(picture.callouts) }
        html.raw("</span></figure>\n")
    }

    /// Writes letters on a picture; the words below state the same.
    private mutating func writeMarks(_ callouts: [Picture.Callout]) {
        html.raw("<svg class=\"marks\" aria-hidden=\"true\">")
        for callout in callouts {
            let (x, y) = (callout.location.left + "%", callout.location.top + "%")
            html.raw("<circle r=\"11\"")
            html.attribute("cx", x)
            html.attribute("cy", y)
            html.raw("/><text text-anchor=\"middle\" dy=\"4\"")
            html.attribute("x", x)
            html.attribute("y", y)
            html.raw(">")
            html.text(callout.text)
            html.raw("</text>")
        }
        html.raw("</svg>")
    }

    mutating func write(image file: Target, alt: String, look: String? = nil) {
        guard let address = addresses.of(file) else { return html.text(alt) }
        html.raw("<img loading=\"lazy\"")
        if let look { html.attribute("class", look) }
        html.attribute("src", address)
        html.attribute("alt", alt)
        html.raw(">")
    }
}
