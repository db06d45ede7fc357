import CatalogModel
import CatalogSyntax

extension Diagnostic {
    static func swallowedKey(_ key: Text, below text: Text) -> Diagnostic {
        Diagnostic(
            FormatRules.swallowedKey,
            "'\(key.value)' is a line of the text of '\(text.value)'; indent it like '\(text.value)' to make it a key",
            at: key.range)
    }

    static func unknownKey(_ key: Text, of record: String, candidates: [String], likely: String?) -> Diagnostic {
        let start = "'\(key.value)' is not a key of \(article(record)) \(record.lowercasedWords)"
        guard let likely else {
            let list =
                candidates.prefix(12).map { "'\($0)'" }.joined(separator: ", ") + (candidates.count > 12 ? ", …" : "")
            return Diagnostic(FormatRules.unknownKey, "\(start); its keys are \(list)", at: key.range)
        }
        return Diagnostic(
            FormatRules.unknownKey, "\(start); did you mean '\(likely)'?", at: key.range,
            fixIts: [.init(replace: key.range, with: likely)])
    }

    static func missingKey(_ key: String, of record: String, subject: String, at range: SourceRange) -> Diagnostic {
        let owner = subject.isEmpty ? "" : " '\(subject)'"
        return Diagnostic(
            FormatRules.missingKey,
            "the \(record.lowercasedWords)\(owner) has no '\(key)'; add it", at: range.beginning)
    }

    static func missingValue(of key: Text) -> Diagnostic {
        Diagnostic(
            FormatRules.missingValue,
            "'\(key.value)' has no value; write one ('\"\"' is empty text, '[]' is an empty list, '{}' an empty record), or "
                + "remove the key",
            at: key.range)
    }

    static func emptyRequiredText(_ key: Text) -> Diagnostic {
        Diagnostic(FormatRules.missingValue, "'\(key.value)' is required and empty; add a value", at: key.range)
    }

    /// Returns the finding on a flag in place of the short form of a record.
    static func flagAsText(_ flag: String, of subject: String, key: String, at range: SourceRange) -> Diagnostic {
        let start = "'\(flag)' is read as the '\(key)' of '\(subject)'"
        return flag == "true"
            ? Diagnostic(
                FormatRules.flagAsText, "\(start); write '{}' to add no facts, or the text", at: range,
                fixIts: [.init(replace: range, with: "{}")])
            : Diagnostic(FormatRules.flagAsText, "\(start); remove '\(subject)', or write the text", at: range)
    }

    /// Returns the finding on a version in place of the short form of a deprecation.
    static func versionAsText(
        _ version: String, of subject: String, key: String, at range: SourceRange
    ) -> Diagnostic {
        let meant = "{ since: \(version) }"
        return Diagnostic(
            FormatRules.flagAsText, "'\(version)' is read as the '\(key)' of '\(subject)'; write '\(meant)'",
            at: range, fixIts: [.init(replace: range, with: meant)])
    }

    static func hiddenCharacter(_ character: Unicode.Scalar, in name: Text) -> Diagnostic {
        let source = name.range.sourceText
        let clean = source.withoutHidden
        return Diagnostic(
            FormatRules.hiddenCharacter,
            "the name has the invisible character U+\(character.hexadecimal); write '\(name.value.withoutHidden)'",
            at: name.range, fixIts: clean == source ? [] : [.init(replace: name.range, with: clean)])
    }

    static func missingElement(of subject: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            FormatRules.missingValue, "an item of '\(subject)' has no value; write one, or remove the dash",
            at: range)
    }

    /// Returns the finding for a mapping or a list in place of text: mostly text misread by YAML, so the fix puts the
    /// source text in quotes.
    static func wrongKind(_ node: YAMLNode, of subject: String, expected: String) -> Diagnostic {
        let owner = subject.isEmpty ? "the file" : "'\(subject)'"
        let start = "\(owner) is \(expected), not \(node.kindWords)"
        let expectsScalar = expected != "a mapping"
        guard expectsScalar, let quoted = node.quotedSource else {
            return Diagnostic(FormatRules.wrongKind, start, at: node.range)
        }
        return Diagnostic(
            FormatRules.wrongKind, "\(start); if it is text, write it in quotes: \(quoted)", at: node.range,
            fixIts: [.init(replace: node.range, with: quoted)])
    }

    static func notACount(_ text: String, of subject: String, upTo limit: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            FormatRules.wrongKind, "'\(subject)' is a whole number from 1 to \(limit), not '\(text)'", at: range)
    }

    static func notAPoint(_ text: String, of subject: String, at range: SourceRange) -> Diagnostic {
        let start =
            "'\(subject)' is a place on the picture: percent from the left edge, then from the top, each from 0% to 100%, "
            + "not '\(text)'"
        guard let likely = PicturePoint(meantBy: text)?.text else {
            return Diagnostic(FormatRules.wrongKind, "\(start); write it like '20% 50%'", at: range)
        }
        return Diagnostic(
            FormatRules.wrongKind, "\(start); did you mean '\(likely)'?", at: range,
            fixIts: [.init(replace: range, with: likely)])
    }

    static func notAFlag(_ node: YAMLNode, of subject: String) -> Diagnostic {
        let start = "'\(subject)' is true or false"
        guard case .scalar(let scalar) = node.content else {
            return Diagnostic(FormatRules.wrongKind, "\(start), not \(node.kindWords)", at: node.range)
        }
        let meant: String? =
            switch scalar.text.lowercased() {
            case "true", "yes", "on", "y": "true"
            case "false", "no", "off", "n": "false"
            default: nil
            }
        guard let meant else {
            let likely = suggestion(for: scalar.text, among: ["true", "false"])
            return Diagnostic(
                FormatRules.wrongKind,
                "\(start), not '\(scalar.text)'" + (likely.map { "; did you mean '\($0)'?" } ?? ""), at: node.range,
                fixIts: likely.map { [.init(replace: node.range, with: $0)] } ?? [])
        }
        return Diagnostic(
            FormatRules.wrongKind, "\(start), not '\(node.range.sourceText)'; write \(meant)", at: node.range,
            fixIts: [.init(replace: node.range, with: meant)])
    }

    static func missingColon(after key: String, in node: YAMLNode) -> Diagnostic {
        let end = node.range.part(from: key.utf8.count, length: 0)
        return Diagnostic(
            FormatRules.missingColon,
            "'\(key)' is read as the beginning of a text; put a colon after it, or the text in quotes",
            at: node.range.part(from: 0, length: key.utf8.count), fixIts: [.init(replace: end, with: ":")])
    }

    static func notAName(_ node: YAMLNode, of subject: String) -> Diagnostic {
        let given: String =
            switch node.content {
            case .mapping: "a list of mappings; write the names as keys, without dashes"
            case .scalar, .sequence: node.kindWords
            }
        return Diagnostic(
            FormatRules.wrongKind,
            "'\(subject)' is a mapping from names to facts, not \(given)",
            at: node.range)
    }

    static func unknownWord(
        _ word: String, of subject: String, candidates: [String], at range: SourceRange
    ) -> Diagnostic {
        let start = "'\(word)' is not a valid value of '\(subject)'"
        guard let likely = suggestion(for: word, among: candidates) else {
            let list = candidates.map { "'\($0)'" }.joined(separator: ", ")
            return Diagnostic(FormatRules.unknownWord, "\(start); use one of \(list)", at: range)
        }
        return Diagnostic(
            FormatRules.unknownWord, "\(start); did you mean '\(likely)'?", at: range,
            fixIts: [.init(replace: range, with: likely)])
    }

    static func invalidID(_ text: String, at range: SourceRange) -> Diagnostic {
        if EntryID.devices.contains(text) {
            return Diagnostic(
                FormatRules.invalidID, "'\(text)' is the name of a device on Windows; choose another id", at: range)
        }
        let start = "'\(text)' is not a valid id; use kebab case: lowercase letters and digits, joined by hyphens"
        guard let likely = EntryID(kebabCasing: text)?.rawValue else {
            return Diagnostic(FormatRules.invalidID, start, at: range)
        }
        return Diagnostic(
            FormatRules.invalidID, "\(start), for example '\(likely)'", at: range,
            fixIts: [.init(replace: range, with: likely)])
    }

    static func duplicateName(
        _ name: String, of subject: String, at range: SourceRange, first: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            FormatRules.duplicateName, "duplicate '\(name)' in '\(subject)'; remove one", at: range,
            notes: [.init("the first one is here", at: first)])
    }

    static func proseInBrackets(at range: SourceRange) -> Diagnostic {
        let text = range.sourceText
        let quoted = YAMLQuoting.quoted(text)
        return Diagnostic(
            FormatRules.proseInBrackets,
            "the commas make several items of this; if it is one text, quote it: \(quoted), else write each item on a "
                + "line of its own or end it with a period",
            at: range, fixIts: range.isOneLine ? [.init(replace: range, with: quoted)] : [])
    }

    private static func article(_ noun: String) -> String {
        "AEIO".contains(noun.prefix(1)) ? "an" : "a"
    }
}

extension String {
    fileprivate var withoutHidden: String {
        String(UnicodeScalarView(unicodeScalars.filter { !$0.isHidden && !$0.isJoiner }))
    }

    /// `TypeReference` → `type reference`, `CSSPart` → `CSS part`.
    fileprivate var lowercasedWords: String {
        var words = ""
        var previousIsLower = false
        for character in self {
            if character.isUppercase && previousIsLower { words.append(" ") }
            words.append(character)
            previousIsLower = character.isLowercase
        }
        return words.split(separator: " ")
            .map { $0.dropFirst().allSatisfy(\.isLowercase) ? $0.lowercased() : String($0) }
            .joined(separator: " ")
    }
}

extension YAMLNode {
    fileprivate var kindWords: String {
        switch content {
        case .scalar: "text"
        case .sequence: "a list"
        case .mapping: "a mapping"
        }
    }

    /// The source text of a single-line value in quotes; nil for a value across lines.
    fileprivate var quotedSource: String? {
        guard range.isOneLine else { return nil }
        let text = range.sourceText
        return text.isEmpty ? nil : YAMLQuoting.quoted(text)
    }
}

extension ValueForm {
    /// Name of the form in findings.
    var words: String {
        switch self {
        case .text, .prose, .tree, .data: "text"
        case .id: "the id of an entry"
        case .flag: "true or false"
        case .count: "a whole number"
        case .word: "a word"
        case .point: "a place such as '20% 50%'"
        case .list: "a list"
        case .byName, .record: "a mapping"
        }
    }
}
