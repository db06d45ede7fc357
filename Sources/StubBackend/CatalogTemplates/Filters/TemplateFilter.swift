import CatalogModel

/// A filter usable in template expressions, such as `camel` in `{{ name | camel }}`, with the function applied to the
/// value.
struct TemplateFilter: Sendable {
    /// The kind of value accepted before the filter.
    enum Input: Sendable {
        case text
        case texts
        /// A text or a list of texts.
        case lines
        /// A possibly absent text.
        case optionalText

        var words: String {
            switch self {
            case .text: "a text"
            case .texts: "a list of texts"
            case .lines: "a text or a list of texts"
            case .optionalText: "a text that may be absent"
            }
        }
    }

    let name: String
    let meaning: String
    /// An example with a value before the filter, and the result.
    let example: String
    var input = Input.text
    /// Parameters: the texts after the filter.
    var parameters: [Parameter] = []
    /// Whether the result is a list of texts.
    var givesList = false
    /// The function of the filter.
    ///
    /// The value is always of an accepted kind, the texts are as many as the parameters.
    let apply: @Sendable (TemplateValue, [String]) -> TemplateValue

    /// The values allowed for a parameter of the filter.
    enum Parameter: Sendable {
        case any
        /// A non-empty text.
        case notEmpty
        case word([String])
    }

    func accepts(_ kind: TemplateKind) -> Bool {
        switch (input, kind) {
        case (.text, .text), (.text, .word), (.lines, .text), (.lines, .word): true
        case (.texts, .list(.text)), (.texts, .list(.word)), (.lines, .list(.text)), (.lines, .list(.word)): true
        case (.optionalText, .optional(.text)), (.optionalText, .optional(.word)): true
        default: false
        }
    }

    static func named(_ name: String) -> TemplateFilter? { byName[name] }

    private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

    /// In the order of the reference.
    static let all: [TemplateFilter] = [
        text(
            "camel", "words in camel case", "\"text-field\" | camel → textField", joinedWords { NameWords.camel($0) }),
        text(
            "pascal", "words in camel case, with a capital first letter",
            "\"text-field\" | pascal → TextField", joinedWords { NameWords.pascal($0) }),
        text(
            "kebab", "words in lowercase, joined by hyphens", "\"TextField\" | kebab → text-field",
            joinedWords { $0.map { $0.lowercased() }.joined(separator: "-") }),
        text(
            "snake", "words in lowercase, joined by underscores", "\"TextField\" | snake → text_field",
            joinedWords { $0.map { $0.lowercased() }.joined(separator: "_") }),
        text(
            "constant", "words in uppercase, joined by underscores", "\"TextField\" | constant → TEXT_FIELD",
            joinedWords { $0.map { $0.uppercased() }.joined(separator: "_") }),
        text("lower", "in lowercase", "\"Text Field\" | lower → text field") { text, _ in text.lowercased() },
        text("upper", "in uppercase", "\"Text Field\" | upper → TEXT FIELD") { text, _ in text.uppercased() },
        text("oneLine", "on one line: line breaks as spaces", "summary | oneLine") { text, _ in
            text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
        },
        text(
            "replace", "with every occurrence of a text replaced by another", "text | replace \"*/\" \"* /\"",
            parameters: [.notEmpty, .any]
        ) { text, texts in text.replacing(texts[0], with: texts[1]) },
        text(
            "literal", "as a literal of a language, with its quotation marks",
            "\"say \\\"hi\\\"\" | literal \"kotlin\" → \"say \\\"hi\\\"\"",
            parameters: [.word(StringLiteralLanguage.allCases.map(\.rawValue))]
        ) { text, texts in (StringLiteralLanguage(rawValue: texts[0]) ?? .json).literal(text) },
        TemplateFilter(
            name: "lines", meaning: "every line with a text before it; each text of a list begins a line",
            example: "documentation | lines \"/// \"", input: .lines, parameters: [.any]
        ) { value, texts in .text(TextLines.prefixed(value, with: texts[0])) },
        TemplateFilter(
            name: "join", meaning: "the texts of a list with a text between them", example: "imports | join \", \"",
            input: .texts, parameters: [.any]
        ) { value, texts in .text(value.elements.compactMap(\.text).joined(separator: texts[0])) },
        TemplateFilter(
            name: "unique", meaning: "a list of texts without duplicates",
            example: "imports | unique | join \", \"", input: .texts, givesList: true
        ) { value, _ in
            var seen: Set<String> = []
            return .list(value.elements.compactMap(\.text).filter { seen.insert($0).inserted }.map { .text($0) })
        },
        TemplateFilter(
            name: "default", meaning: "another text if the value is absent", example: "since | default \"0.1\"",
            input: .optionalText, parameters: [.any]
        ) { value, texts in .text(value.text ?? texts[0]) },
    ]

    private static func text(
        _ name: String, _ meaning: String, _ example: String, parameters: [Parameter] = [],
        _ apply: @escaping @Sendable (String, [String]) -> String
    ) -> TemplateFilter {
        TemplateFilter(name: name, meaning: meaning, example: example, parameters: parameters) { value, texts in
            .text(apply(value.text ?? "", texts))
        }
    }

    /// Returns a function for joining the words of a name; a text without words stays unchanged.
    private static func joinedWords(
        _ join: @escaping @Sendable ([String]) -> String
    ) -> @Sendable (String, [String]) -> String {
        { text, _ in
            let words = NameWords.of(text)
            return words.isEmpty ? text : join(words)
        }
    }
}

/// A function for template filters: putting a prefix, such as a comment sign, before every line of a text.
enum TextLines {
    static func prefixed(_ value: TemplateValue, with prefix: String) -> String {
        let texts = if case .list(let elements) = value { elements.compactMap(\.text) } else { [value.text ?? ""] }
        var bare = prefix
        while let last = bare.last, last == " " || last == "\t" { bare.removeLast() }
        var lines: [String] = []
        for text in texts {
            for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
                lines.append(line.isEmpty ? bare : prefix + line)
            }
        }
        return lines.joined(separator: "\n")
    }
}
