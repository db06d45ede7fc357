/// The words after the opening fence of a code block, such as `js title="app.js" {1,3}`: language and attributes.
///
/// Authors write the forms of several docs hosts: attributes with values, highlighted lines between braces, options
/// after a comma, and attributes with the language between braces.
package struct CodeInfo: Sendable {
    /// The language; empty without one.
    package private(set) var language = ""
    /// The numbers and ranges of highlighted lines, such as `1,3-4`.
    package private(set) var highlightedLines: String?
    /// The attributes, in order, by lowercased name; the value is empty for an attribute without one.
    package private(set) var attributes: [(name: String, value: String)] = []

    /// The title of the block.
    package var title: String? {
        attributes.first { ["title", "filename"].contains($0.name) && !$0.value.isEmpty }?.value
    }

    /// Whether an attribute asks for line numbers.
    package var hasLineNumbers: Bool {
        attributes.contains { ["linenums", "showlinenumbers", ":line-numbers"].contains($0.name) }
    }

    package init(_ text: String) {
        var rest = Substring(text)
        rest.trimStart()
        if rest.first == "{" {
            // The language is the first class between the braces, unless the braces contain line numbers.
            let inner = rest.takeBraces()
            if !takeLines(inner) { parse(inner, isInBraces: true, beginsWithLanguage: true) }
        } else {
            language = Self.language(&rest)
        }
        parse(rest)
    }

    private static func language(_ rest: inout Substring) -> String {
        let language = rest.prefix { !$0.isWhitespace && !"{,:[=\"'".contains($0) }
        if rest.dropFirst(language.count).first == "=" { return "" }
        rest = rest.dropFirst(language.count)
        return String(language)
    }

    /// Parses attributes; braces within braces have no meaning, so that the recursion has two levels.
    private mutating func parse(_ text: Substring, isInBraces: Bool = false, beginsWithLanguage: Bool = false) {
        var rest = text
        rest.trimStart()
        if beginsWithLanguage {
            if rest.first == "." { rest.removeFirst() }
            language = Self.language(&rest)
        }
        while let first = rest.first {
            if first.isWhitespace || first == "," || first == "{" && isInBraces {
                rest.removeFirst()
            } else if first == "{" {
                let inner = rest.takeBraces()
                if !takeLines(inner) { parse(inner, isInBraces: true) }
            } else {
                let name = rest.prefix { !$0.isWhitespace && !"={,".contains($0) }
                rest = rest.dropFirst(name.count)
                add(String(name), value: rest.first == "=" ? rest.takeValue() : "")
            }
        }
    }

    private mutating func add(_ name: String, value: String) {
        let name = name.lowercased()
        if ["hl_lines", "highlight"].contains(name), takeLines(Substring(value)) { return }
        // VitePress has the title of a block between square brackets.
        if name.hasPrefix("["), name.hasSuffix("]"), name.count > 2 {
            attributes.append(("title", String(name.dropFirst().dropLast())))
        } else if !name.isEmpty {
            attributes.append((name, value))
        }
    }

    /// Takes the numbers of highlighted lines; false for other text.
    private mutating func takeLines(_ text: Substring) -> Bool {
        let parts = text.split { $0 == "," || $0 == " " }
        let areLines = parts.allSatisfy { part in
            let ends = part.split(separator: "-", omittingEmptySubsequences: false)
            return ends.count <= 2
                && ends.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
        }
        guard areLines, !parts.isEmpty else { return false }
        highlightedLines = parts.joined(separator: ",")
        return true
    }
}

extension Substring {
    fileprivate mutating func trimStart() { self = drop(while: \.isWhitespace) }

    /// Takes the text between braces, or all text without a closing brace.
    fileprivate mutating func takeBraces() -> Substring {
        let inner = dropFirst().prefix { $0 != "}" }
        self = self[inner.endIndex...].dropFirst()
        return inner
    }

    /// Takes the value after an equals sign, with quotes or without.
    fileprivate mutating func takeValue() -> String {
        removeFirst()
        if let quote = first, quote == "\"" || quote == "'", let end = dropFirst().firstIndex(of: quote) {
            let value = self[index(after: startIndex)..<end]
            self = self[index(after: end)...]
            return String(value)
        }
        let value = prefix { !$0.isWhitespace }
        self = self[value.endIndex...]
        return String(value)
    }
}
