package import CatalogRendering
import Foundation

/// Undoes what HTML, Markdown and JSON do to text, to find out whether a text has come through.
package enum Unescaping {
    /// The texts that a file comes to in the usual forms, for asking many questions of it.
    package struct Readings: Sendable {
        private let texts: Set<String>

        package init(of file: OutputFile) {
            let written = String(decoding: file.bytes, as: UTF8.self)
            let joined = withoutSeams(written)
            let readings = readings(of: written) + (joined == written ? [] : Unescaping.readings(of: joined))
            texts = Set(Set(readings).map(collapsed))
        }

        /// Whether a text stands in the file.
        ///
        /// White space counts as one space, `<br>` as well, also between two code spans.
        package func say(_ text: String) -> Bool {
            let wanted = collapsed(text)
            return texts.contains { $0.contains(wanted) }
        }
    }

    /// What hosts need written in pieces: a brace that could end raw text of Liquid, a backtick between code spans, long
    /// names in cells.
    private static func withoutSeams(_ text: String) -> String {
        text.replacing(#"{% endraw %}{{ "{" }}{% raw %}"#, with: "{").replacing("`\\``", with: "`")
            .replacing("<wbr>", with: "").replacing("<wbr />", with: "").replacing("`\u{200B}`", with: "")
    }

    /// A text as written, and as the languages read it.
    static func readings(of text: String) -> [String] {
        let markdown = withoutBackslashes(text)
        return [text, withoutReferences(text), markdown, withoutReferences(markdown), withoutJSONEscapes(text)]
    }

    /// Escapes of CommonMark: a backslash before ASCII punctuation (section 2.4).
    static func withoutBackslashes(_ text: String) -> String {
        var result = ""
        var scalars = text.unicodeScalars.makeIterator()
        while let scalar = scalars.next() {
            guard scalar == "\\" else {
                result.unicodeScalars.append(scalar)
                continue
            }
            guard let next = scalars.next() else { return result + "\\" }
            if !next.properties.isASCIIPunctuation { result.append("\\") }
            result.unicodeScalars.append(next)
        }
        return result
    }

    /// The character references that programs write.
    static func withoutReferences(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let ampersand = rest.firstIndex(of: "&") {
            result += rest[..<ampersand]
            rest = rest[ampersand...]
            guard let end = rest.prefix(10).firstIndex(of: ";"),
                let character = character(rest[rest.index(after: ampersand)..<end])
            else {
                result += "&"
                rest = rest.dropFirst()
                continue
            }
            result += character
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> String? {
        let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}"]
        if let character = named[String(name)] { return character }
        guard name.hasPrefix("#") else { return nil }
        let isHexadecimal = name.dropFirst().first?.lowercased() == "x"
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init).map { String($0) }
    }

    private static func withoutJSONEscapes(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let backslash = rest.firstIndex(of: "\\") {
            result += rest[..<backslash]
            rest = rest[rest.index(after: backslash)...]
            let escapes: [Character: String] = [
                "n": "\n", "t": "\t", "r": "\r", "b": "\u{8}", "f": "\u{C}", "\"": "\"", "\\": "\\", "/": "/",
            ]
            guard let letter = rest.first else { break }
            rest = rest.dropFirst()
            if letter == "u", let code = UInt32(rest.prefix(4), radix: 16), let scalar = Unicode.Scalar(code) {
                result.unicodeScalars.append(scalar)
                rest = rest.dropFirst(4)
            } else {
                result += escapes[letter] ?? "\\\(letter)"
            }
        }
        return result + rest
    }

    private static func collapsed(_ text: String) -> String {
        // Lines of code in one cell are a span each; where a cell has no lines, a dot is between them.
        let lineBreaks = ["`<br>`", "`<br />`", "` · `", "<br>", "<br />"]
        return lineBreaks.reduce(text) { $0.replacing($1, with: " ") }
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension Unicode.Scalar.Properties {
    fileprivate var isASCIIPunctuation: Bool {
        switch generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .otherPunctuation,
            .mathSymbol, .currencySymbol, .modifierSymbol:
            true
        default: false
        }
    }
}
