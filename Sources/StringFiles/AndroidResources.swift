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

    /// Returns the character of four hexadecimal digits; nil for other text.
    private static func character(_ digits: Substring.UnicodeScalarView) -> Unicode.Scalar? {
        let text = String(digits)
        return text.utf8.count == 4 && text.utf8.allSatisfy { $0.hexValue != nil }
            ? UInt32(text, radix: 16).flatMap(Unicode.Scalar.init) : nil
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
        // Not by letters as people see them: a mark behind a sign takes nothing from its meaning.
        var scalars = located.value.unicodeScalars[...]
        while let character = scalars.popFirst() {
            if isEscaped {
                if character == "u", let unicode = Self.character(scalars.prefix(4)) {
                    text.unicodeScalars.append(unicode)
                    scalars = scalars.dropFirst(4)
                } else {
                    text.unicodeScalars.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
                }
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "\"" {
                isQuoted.toggle()
            } else if character.properties.isWhitespace, !isQuoted {
                if text.utf8.count > 0, text.utf8.count == end { text.append(" ") }
                continue
            } else {
                text.unicodeScalars.append(character)
            }
            end = text.utf8.count
        }
        return Text(String(decoding: text.utf8.prefix(end), as: UTF8.self), at: located.range)
    }
}
