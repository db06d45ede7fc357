public import CatalogModel

extension BackendOptions {
    /// Returns the settings of an output, with the backend's defaults for the rest.
    ///
    /// Text is text: a number, a flag or null as the value of a text option is the text as written by the author. A
    /// single text is a list with a single element. Any unfit value is reported and counts as not set.
    ///
    /// - Parameters:
    ///   - given: The settings as stated in `catalog.yaml`.
    ///   - options: The options of the backend.
    ///   - backendName: The name of the backend in findings.
    ///   - diagnostics: Takes the findings on unknown options and unfit values.
    /// - Returns: The values set or by default; an option with neither has none.
    public static func checked(
        _ given: OrderedRecords<Located<JSONValue>>, against options: [BackendOption], backendName: String,
        diagnostics: inout Diagnostics
    ) -> BackendOptions {
        var values = BackendOptions(defaultsOf: options)
        for element in given {
            guard let option = options.first(where: { $0.name == element.name }) else {
                diagnostics.report(.unknownOption(element.key, of: backendName, among: options.map(\.name)))
                continue
            }
            switch option.kind.checked(element.value.value) {
            case .success(let value): values[option.name] = value
            case .failure(let misfit): diagnostics.report(.optionValue(element.value, option: option, misfit: misfit))
            }
        }
        return values
    }
}

/// The reason for rejecting the value of a backend option in `catalog.yaml`: a wrong kind, or a text missing from the
/// choices.
enum OptionError: Error {
    /// The whole value is of another kind.
    case kind
    /// A text missing from the choices.
    case choice(String, [String])
}

extension BackendOptionKind {
    fileprivate func checked(_ value: JSONValue) -> Result<JSONValue, OptionError> {
        switch self {
        case .flag:
            if case .bool = value { .success(value) } else { .failure(.kind) }
        case .text:
            value.writtenText.map { .success(.string($0)) } ?? .failure(.kind)
        case .choice(let choices):
            switch value.writtenText {
            case nil: .failure(.kind)
            case let text? where choices.contains(text): .success(.string(text))
            case let text?: .failure(.choice(text, choices))
            }
        case .textList:
            value.writtenTexts.map { .success(.array($0.map(JSONValue.string))) } ?? .failure(.kind)
        case .choiceList(let choices):
            switch value.writtenTexts {
            case nil: .failure(.kind)
            case let texts?:
                if let stranger = texts.first(where: { [choices = Set(choices)] in !choices.contains($0) }) {
                    .failure(.choice(stranger, choices))
                } else {
                    .success(.array(texts.map(JSONValue.string)))
                }
            }
        }
    }
}

extension JSONValue {
    /// The text written in `catalog.yaml`; nil for a list or a mapping.
    fileprivate var writtenText: String? {
        switch self {
        case .string, .number, .bool, .null:
            if case .string(let text) = self { text } else { compact }
        case .array, .object: nil
        }
    }

    /// The texts of a list of texts, or of a single text.
    fileprivate var writtenTexts: [String]? {
        guard case .array(let elements) = self else { return writtenText.map { [$0] } }
        let texts = elements.compactMap(\.writtenText)
        return texts.count == elements.count ? texts : nil
    }
}

// Findings about the options of an output in `catalog.yaml`.
extension Diagnostic {
    static func unknownOption(_ key: Text, of backend: String, among names: [String]) -> Diagnostic {
        let meant = suggestion(for: key.value, among: names)
        let hint =
            meant.map { "did you mean '\($0)'?" }
            ?? (names.isEmpty ? "it has none" : "it has \(quotedList(names))")
        return Diagnostic(
            OutputRules.unknownOption, "'\(key.value)' is not an option of backend '\(backend)'; \(hint)",
            at: key.range, fixIts: meant.map { [FixIt(replace: key.range, with: $0)] } ?? [])
    }

    static func optionValue(
        _ value: Located<JSONValue>, option: BackendOption, misfit: OptionError
    ) -> Diagnostic {
        guard case .choice(let text, let choices) = misfit else {
            return Diagnostic(
                OutputRules.optionValue,
                "option '\(option.name)' takes \(option.kind.words), not \(value.value.words(besides: option.kind))",
                at: value.range)
        }
        let meant = suggestion(for: text, among: choices)
        let hint = meant.map { "did you mean '\($0)'?" } ?? "choose \(quotedList(choices, conjunction: "or"))"
        // In a list, report and replace only the invalid text.
        let range = option.kind.isList ? value.range.narrowed(to: text) : value.range
        let isWhole = option.kind.isList && range == value.range && range.sourceText != text
        return Diagnostic(
            OutputRules.optionValue, "'\(text)' is not a valid value of option '\(option.name)'; \(hint)",
            at: range, fixIts: isWhole ? [] : meant.map { [FixIt(replace: range, with: $0)] } ?? [])
    }
}

extension BackendOptionKind {
    fileprivate var isList: Bool {
        switch self {
        case .textList, .choiceList: true
        case .text, .flag, .choice: false
        }
    }

    fileprivate var words: String {
        switch self {
        case .text, .choice: "a string"
        case .flag: "true or false"
        case .textList, .choiceList: "a list of strings"
        }
    }
}

extension JSONValue {
    fileprivate func words(besides kind: BackendOptionKind) -> String {
        switch self {
        case .array: kind.isList ? "a list of lists or mappings" : "a list"
        case .object: "a mapping"
        case .null, .bool, .number, .string: "'\(writtenText ?? "")'"
        }
    }
}

/// Returns words in quotes: `'a', 'b' and 'c'`.
package func quotedList(_ words: [String], conjunction: String = "and") -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}
