import CatalogModel

/// The localized texts of an Android resource file, read from the XML elements `string` and `plurals`.
struct AndroidResources {
    private(set) var texts: [(key: Text, content: LocalizedText.Content)] = []

    init(_ file: SourceFile, diagnostics: inout Diagnostics) {
        guard let root = XMLReader.root(of: file, diagnostics: &diagnostics) else { return }
        guard root.name == "resources" else {
            diagnostics.report(.malformedStrings("Android's texts stand in 'resources'", at: root.range))
            return
        }
        for element in root.elements {
            guard let name = element["name"] else { continue }
            switch element.name {
            case "string": texts.append((name, .text(Self.text(element))))
            case "plurals":
                let forms = element.elements.filter { $0.name == "item" }.compactMap { item in
                    item["quantity"].map { OrderedRecords<TextTree>.Element(key: $0, value: .text(Self.text(item))) }
                }
                texts.append((name, .plurals(OrderedRecords(forms))))
            default: break
            }
        }
    }

    /// Returns the text of an element.
    ///
    /// White space counts once unless quoted, and a backslash takes away the special meaning of the next sign.
    private static func text(_ element: XMLElement) -> Text {
        let located = element.located
        var text = ""
        var isQuoted = false
        var isEscaped = false
        // Behind it stands white space that counts once.
        var end = 0
        for character in located.value {
            if isEscaped {
                text.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isQuoted.toggle()
            } else if character.isWhitespace, !isQuoted {
                if text.utf8.count > 0, text.utf8.count == end { text.append(" ") }
                continue
            } else {
                text.append(character)
            }
            end = text.utf8.count
        }
        return Text(String(decoding: text.utf8.prefix(end), as: UTF8.self), at: located.range)
    }
}
