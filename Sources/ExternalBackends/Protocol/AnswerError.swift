import CatalogModel

/// An error in the JSON answer of a backend's program, in words to follow the name of the backend in a finding.
package struct AnswerError: Error, Hashable, Sendable {
    package let kind: AnswerErrorKind
    /// For example `answered without 'files'`.
    package let words: String

    init(_ words: String, kind: AnswerErrorKind = .answer) {
        self.kind = kind
        self.words = words
    }
}

/// The kind of error: a malformed answer, an unusable path, or an exceeded limit.
package enum AnswerErrorKind: Hashable, Sendable { case answer, path, limit }

// Errors of answers, in the order of the checks.
extension AnswerError {
    static let nothing = AnswerError("answered with no output")

    static func half(at location: SourcePosition) -> AnswerError {
        AnswerError(
            "answered with an incomplete document: its JSON ends at line \(location.line), column \(location.column)")
    }

    static func garbage(_ finding: Diagnostic?) -> AnswerError {
        let location = finding?.range.map { " (line \($0.start.line), column \($0.start.column))" } ?? ""
        return AnswerError("did not answer with JSON: \(finding?.message ?? "it cannot be read")\(location)")
    }

    static func version(_ version: JSONValue) -> AnswerError {
        AnswerError(
            "answered in version \(version.compact.shortened) of the protocol; this program speaks version \(BackendProtocol.version)"
        )
    }

    static func kind(_ value: JSONValue, isNot expected: String) -> AnswerError {
        AnswerError("answered with \(value.kindWords); the answer must be \(expected)")
    }

    static func missing(_ name: String, at location: String) -> AnswerError {
        AnswerError("answered without '\(name)'\(inside(location))")
    }

    static func kind(_ value: JSONValue, as name: String, isNot expected: String, at location: String) -> AnswerError {
        AnswerError("answered with \(value.kindWords) as '\(name)'\(inside(location)), which must be \(expected)")
    }

    static func unknown(_ name: String, among candidates: [String], at location: String) -> AnswerError {
        let meant = suggestion(for: name, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
        return AnswerError(
            "answered with '\(name.shortened)'\(inside(location)), which is unknown in the protocol\(meant)")
    }

    static func blank(_ name: String, at location: String) -> AnswerError {
        AnswerError("answered with a blank string in '\(name)'\(inside(location))")
    }

    static func long(_ name: String, _ count: Int, at location: String) -> AnswerError {
        AnswerError(
            "answered with \(count) characters in '\(name)'\(inside(location)); the protocol allows \(AnswerLimits.text) at most",
            kind: .limit)
    }

    static func hidden(_ character: Unicode.Scalar, in name: String, at location: String) -> AnswerError {
        AnswerError(
            "answered with the control or invisible character U+\(character.hexadecimal) in '\(name)'\(inside(location)); "
                + "remove it")
    }

    static func repeated(_ text: String, in name: String, at location: String) -> AnswerError {
        AnswerError("answered with '\(text.shortened)' twice in '\(name)'\(inside(location)); remove one")
    }

    static func choices(of kind: String, at location: String) -> AnswerError {
        AnswerError(
            "answered with 'choices'\(inside(location)), whose kind is '\(kind)'; only 'choice' and 'choiceList' have choices"
        )
    }

    static func tooManyFindings(_ count: Int) -> AnswerError {
        AnswerError(
            "answered with \(count) findings; the protocol allows \(AnswerLimits.findings) at most; report the first ones and their number",
            kind: .limit)
    }

    static let byteOrderMark = AnswerError(
        "answered with a byte order mark; JSON is UTF-8 without one (RFC 8259, section 8.1)")

    static func tooManyFiles(_ count: Int, limit: Int) -> AnswerError {
        AnswerError(
            "answered with \(count) files, and its limit is \(limit); raise 'files' under its 'limits' if it needs more",
            kind: .limit)
    }

    static func path(_ path: String, reason: String) -> AnswerError {
        AnswerError("answered with the path '\(path.shortened)', which \(reason)", kind: .path)
    }

    static func twice(_ path: String) -> AnswerError { AnswerError("answered with '\(path)' twice", kind: .path) }

    static func sameFile(_ first: String, as second: String) -> AnswerError {
        AnswerError(
            "answered with '\(first)' and '\(second)', which are the same file on case-insensitive file systems",
            kind: .path
        )
    }

    static func folder(_ path: String, holding file: String) -> AnswerError {
        AnswerError("answered with '\(path)' as a file, and as the folder of '\(file)'", kind: .path)
    }

    static func contents(of path: String, _ fact: String) -> AnswerError {
        AnswerError("answered with the file '\(path)' \(fact)")
    }

    static func rule(_ rule: String, among rules: [String]) -> AnswerError {
        let meant = suggestion(for: rule, among: rules).map { "did you mean '\($0)'?" }
        return AnswerError(
            "reported a finding of the rule '\(rule.shortened)', which it does not describe; "
                + (meant ?? "list it under 'rules' in the answer to 'describe'"))
    }

    static func pointer(_ pointer: String) -> AnswerError {
        AnswerError("reported a finding at '\(pointer.shortened)', which is not in the request")
    }

    private static func inside(_ location: String) -> String { location.isEmpty ? "" : " at '\(location)'" }
}

extension JSONValue {
    /// Words for the kind of a value.
    fileprivate var kindWords: String {
        switch self {
        case .null: "null"
        case .bool(let flag): flag ? "true" : "false"
        case .number(let digits): "the number \(digits.shortened)"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

extension String {
    /// Text for quotation in findings, cut after 200 characters.
    var shortened: String { count > 200 ? prefix(200) + "…" : self }
}
