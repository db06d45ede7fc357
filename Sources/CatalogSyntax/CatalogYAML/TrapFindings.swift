import CatalogModel

/// Findings about text misread by YAML. Each fix is the quoted spelling.
extension Diagnostic {
    static func unquotedComma(before rest: String, after value: String, at range: SourceRange, fix: FixIt) -> Diagnostic
    {
        Diagnostic(
            YAMLRules.unquotedComma,
            "the comma after \(excerpt(value)) ends the value, and \(excerpt(rest)) becomes a key; "
                + "write the whole text in quotes",
            at: range, fixIts: [fix])
    }

    static func tornItem(_ rest: String, after item: String, at range: SourceRange, fix: FixIt) -> Diagnostic {
        Diagnostic(
            YAMLRules.unquotedComma,
            "the comma after \(excerpt(item)) makes \(excerpt(rest)) an item of its own; "
                + "write the whole text in quotes",
            at: range, fixIts: [fix])
    }

    static func unquotedHash(_ comment: String, at range: SourceRange, fix: FixIt) -> Diagnostic {
        Diagnostic(
            YAMLRules.unquotedHash, "\(excerpt(comment)) is read as a comment; write the text in quotes", at: range,
            fixIts: [fix])
    }

    static func commentBehindValue(_ comment: String, at range: SourceRange, fix: FixIt) -> Diagnostic {
        Diagnostic(
            YAMLRules.commentBehindValue,
            "\(excerpt(comment)) is a comment after a value; quote the text if '#' belongs to it, "
                + "or move the comment to its own line",
            at: range, fixIts: [fix])
    }

    static func unquotedColon(in text: String, at range: SourceRange, fix: FixIt) -> Diagnostic {
        Diagnostic(
            YAMLRules.unquotedColon, "\(excerpt(text)) has a colon and a space, which end a key; write it in quotes",
            at: range, fixIts: [fix])
    }

    static func unquotedStart(_ start: String, isKey: Bool, at range: SourceRange, fix: FixIt) -> Diagnostic {
        Diagnostic(
            YAMLRules.unquotedStart,
            "a \(isKey ? "key" : "value") cannot begin with '\(start)' in YAML; write it in quotes", at: range,
            fixIts: [fix])
    }

    static func unquotedBraces(_ text: String, at range: SourceRange, fix: FixIt) -> Diagnostic {
        Diagnostic(
            YAMLRules.unquotedBraces,
            "\(excerpt(text)) is read as a mapping whose keys have no values; write it in quotes",
            at: range, fixIts: [fix])
    }

    static func textBehindQuote(_ rest: String, at range: SourceRange, fix: FixIt) -> Diagnostic {
        Diagnostic(
            YAMLRules.textBehindValue,
            "\(excerpt(rest)) follows the closing quote; write the whole text in quotes",
            at: range, fixIts: [fix])
    }

    static func textBehindValue(_ rest: String, after what: String, at range: SourceRange, fix: FixIt) -> Diagnostic {
        Diagnostic(
            YAMLRules.textBehindValue, "\(excerpt(rest)) follows \(what); write the whole text in quotes",
            at: range, fixIts: [fix])
    }

    static func strayBracket(_ bracket: String, at range: SourceRange, fix: FixIt) -> Diagnostic {
        Diagnostic(
            YAMLRules.textBehindValue, "unmatched '\(bracket)'; remove it", at: range, fixIts: [fix])
    }

    static func missingSpace(_ key: String, at range: SourceRange, fix: FixIt) -> Diagnostic {
        Diagnostic(
            YAMLRules.missingSpace, "no space follows the colon of \(excerpt(key)); write \(excerpt(fix.replacement))",
            at: range, fixIts: [fix])
    }

    static func escapedControlCharacter(_ escape: String, at range: SourceRange, fix: FixIt) -> Diagnostic {
        Diagnostic(
            YAMLRules.escape,
            "'\(escape)' is a control character in double quotes; write \(fix.replacement) if the backslash is text",
            at: range, fixIts: [fix])
    }

    static func unknownEscape(_ escape: String, at range: SourceRange, fix: FixIt) -> Diagnostic {
        Diagnostic(
            YAMLRules.escape,
            "'\(escape)' is not a valid escape in double quotes; write \(fix.replacement) if the backslash is text",
            at: range, fixIts: [fix])
    }
}

/// Findings about text not readable as YAML, beside the traps.
extension Diagnostic {
    static func unclosed(_ opening: String, at range: SourceRange, fix: FixIt?) -> Diagnostic {
        Diagnostic(
            YAMLRules.unclosed, "unmatched '\(opening)'; close it", at: range,
            fixIts: fix.map { [$0] } ?? [])
    }

    static func tab(at range: SourceRange) -> Diagnostic {
        Diagnostic(YAMLRules.indentation, "a tab indents this line; YAML wants spaces", at: range)
    }

    static func deepItem(_ item: String, at range: SourceRange, fix: FixIt) -> Diagnostic {
        Diagnostic(
            YAMLRules.indentation,
            "\(excerpt(item)) is indented deeper than the item above, so it belongs to that item's text; align the two",
            at: range, fixIts: [fix])
    }

    static func indentation(_ message: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(YAMLRules.indentation, message, at: range)
    }

    static func syntax(_ message: String, at range: SourceRange, notes: [Note] = []) -> Diagnostic {
        Diagnostic(YAMLRules.syntax, message, at: range, notes: notes)
    }
}
