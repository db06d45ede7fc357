import CatalogModel

/// A Swift documentation comment, split into description, parameters, result and errors, all as prose of entries.
struct DocumentationComment {
    private(set) var description: Text?
    private(set) var parameters: [String: Text] = [:]
    private(set) var returns: Text?
    private(set) var throwing: Text?

    /// The words at the beginning of list items about a part of the declaration; all other items are description.
    private static let fields: Set<String> = ["parameter", "parameters", "returns", "throws"]

    init(_ lines: [Text], findings: inout Diagnostics) {
        if lines.isEmpty { return }
        var words: [Text] = []
        var field: (name: String, argument: String?, lines: [Text])?
        var isInParameters = false
        var isBehindText = false
        for line in lines {
            let body = line.value.drop { $0 == " " }
            // A line continues the paragraph above, unless it begins another block.
            let goesOn = isBehindText && body.first.map { !"-*+#>`".contains($0) } ?? true
            isBehindText = !body.isEmpty
            if let item = Self.item(line, isNested: isInParameters) {
                if let done = field { take(done, findings: &findings) }
                isInParameters = item.name == "parameters" || isInParameters && item.name == "parameter"
                field = (item.name, item.argument, item.text.map { [$0] } ?? [])
            } else if field != nil, goesOn || line.value.hasPrefix(" ") {
                field?.lines.append(line)
            } else {
                if let done = field { take(done, findings: &findings) }
                field = nil
                isInParameters = false
                words.append(line)
            }
        }
        if let done = field { take(done, findings: &findings) }
        description = Self.prose(Self.joined(words, isItem: false), findings: &findings)
    }

    private mutating func take(
        _ field: (name: String, argument: String?, lines: [Text]), findings: inout Diagnostics
    ) {
        guard let text = Self.prose(Self.joined(field.lines, isItem: true), findings: &findings) else { return }
        switch field.name {
        case "parameter": field.argument.map { parameters[$0] = text }
        case "returns": returns = text
        case "throws": throwing = text
        default: break
        }
    }

    /// Returns a text of code in the restricted Markdown of entries.
    static func prose(_ text: Text?, findings: inout Diagnostics) -> Text? {
        text.map {
            Text(DescriptionProse(codeLanguage: SymbolGraphReader.language).text(of: $0, &findings), at: $0.range)
        }
    }

    /// Returns the parts of a list item.
    ///
    /// `- Parameter title: The title.`, and below `- Parameters:` also `  - title: The title.`
    private static func item(_ line: Text, isNested: Bool) -> (name: String, argument: String?, text: Text?)? {
        let body = line.value.drop { $0 == " " }
        guard let mark = body.first, "-*+".contains(mark), body.dropFirst().first == " ",
            let colon = body.firstIndex(of: ":")
        else { return nil }
        let head = body[..<colon].dropFirst(2).split(separator: " ")
        let rest = body[body.index(after: colon)...].drop { $0 == " " }
        let text = rest.isEmpty ? nil : Text(String(rest), at: line.range)
        guard let first = head.first else { return nil }
        if isNested, line.value.hasPrefix(" "), head.count == 1 { return ("parameter", String(first), text) }
        guard fields.contains(first.lowercased()), head.count <= 2 else { return nil }
        return (first.lowercased(), head.count > 1 ? String(head[1]) : nil, text)
    }

    private static func joined(_ lines: [Text], isItem: Bool) -> Text? {
        var lines = lines[...]
        while lines.first?.value.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
        while lines.last?.value.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        guard let first = lines.first, let last = lines.last else { return nil }
        // Lines that continue a list item share its indentation, so remove it.
        let indents = lines.dropFirst().filter { !$0.value.allSatisfy(\.isWhitespace) }.map {
            $0.value.prefix { $0 == " " }.count
        }
        let indent = isItem ? indents.min() ?? 0 : 0
        let rest = lines.dropFirst().map { $0.value.dropFirst(indent) }
        return Text(([first.value[...]] + rest).joined(separator: "\n"), at: first.range.joined(to: last.range))
    }
}
