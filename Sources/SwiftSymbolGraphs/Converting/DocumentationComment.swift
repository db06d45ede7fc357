import CatalogModel

/// A Swift documentation comment, split into description, parameters, result and errors.
struct DocumentationComment {
    private(set) var description: Text?
    private(set) var parameters: [String: Text] = [:]
    private(set) var returns: Text?
    private(set) var throwing: Text?

    /// The words with a special meaning at the beginning of list items.
    private static let fields: Set<String> = [
        "parameter", "parameters", "returns", "throws", "note", "important", "warning", "precondition", "postcondition",
        "author", "authors", "since", "version", "complexity", "seealso", "tag", "date", "remark", "requires",
        "invariant", "attention", "bug", "experiment", "tip", "todo", "keyword", "recommended", "recommendedover",
    ]

    init(_ lines: [Text]) {
        var words: [Text] = []
        var field: (name: String, argument: String?, lines: [Text])?
        var isInParameters = false
        for line in lines {
            if let item = Self.item(line, isNested: isInParameters) {
                if let done = field { take(done) }
                isInParameters = item.name == "parameters" || isInParameters && item.name == "parameter"
                field = (item.name, item.argument, item.text.map { [$0] } ?? [])
            } else if field != nil, line.value.isEmpty || line.value.hasPrefix(" ") {
                field?.lines.append(line)
            } else {
                if let done = field { take(done) }
                field = nil
                isInParameters = false
                words.append(line)
            }
        }
        if let done = field { take(done) }
        description = Self.joined(words)
    }

    private mutating func take(_ field: (name: String, argument: String?, lines: [Text])) {
        guard let text = Self.joined(field.lines) else { return }
        switch field.name {
        case "parameter": field.argument.map { parameters[$0] = text }
        case "returns": returns = text
        case "throws": throwing = text
        default: break
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

    private static func joined(_ lines: [Text]) -> Text? {
        var lines = lines[...]
        while lines.first?.value.allSatisfy(\.isWhitespace) == true { lines.removeFirst() }
        while lines.last?.value.allSatisfy(\.isWhitespace) == true { lines.removeLast() }
        guard let first = lines.first, let last = lines.last else { return nil }
        // Lines that go on with an item of a list are indented as it is.
        let indent =
            lines.dropFirst().filter { !$0.value.allSatisfy(\.isWhitespace) }.map {
                $0.value.prefix { $0 == " " }.count
            }
            .min() ?? 0
        let rest = lines.dropFirst().map { $0.value.dropFirst(indent) }
        return Text(([first.value[...]] + rest).joined(separator: "\n"), at: first.range.joined(to: last.range))
    }
}
