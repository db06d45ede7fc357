package import CatalogModel

/// The rules for templates of the catalog, such as correct syntax, defined names and matching kinds.
package enum TemplateRules {
    /// Rule broken by a template that cannot be read, such as an unclosed tag.
    package static let syntax = Rule(
        "template-syntax", "A template follows the syntax of templates, with every tag, text and block closed.",
        reason: "A broken template cannot be rendered, so its target would have no stubs."
    )
    .example(
        failing: "{{ entry.title", passing: "{{ entry.title }}", at: "{{", in: "own.template",
        catalog: "stubTargets: { own: { template: own.template, context: 1, extension: txt } }")
    /// Rule broken by an unknown name in a template: of a value, a field, a filter or a block.
    package static let name = Rule(
        "template-name",
        "A template names only values, fields, filters and blocks that exist, and defines each name once.",
        reason: "A misspelled name would leave a gap in every stub rendered from the template."
    )
    .example(
        failing: "{{ entry.titel }}", passing: "{{ entry.title }}", at: "titel", in: "own.template",
        catalog: "stubTargets: { own: { template: own.template, context: 1, extension: txt } }")
    /// Rule broken by a use unfit for the kind of a value, such as a list shown as text.
    package static let kind = Rule(
        "template-kind", "A template uses each value as its kind allows: it shows text, and loops over lists.",
        reason: "A list shown as text, or a loop over text, would put wrong or no output into every stub."
    )
    .example(
        failing: "{{ types }}", passing: "{{ for type in types }}{{ type.name }}{{ end }}", at: "types",
        in: "own.template", catalog: "stubTargets: { own: { template: own.template, context: 1, extension: txt } }")
    /// Rule broken by a block that shows itself without end.
    package static let recursion = Rule(
        "template-recursion", "A block that shows itself passes on a part of its value, so that rendering ends.",
        reason: "A block that shows itself with the same value would keep a build rendering forever."
    )
    .example(
        failing: "{{ show a(entry) }}{{ define a(e: Entry) }}{{ show a(e) }}{{ end }}",
        passing: "{{ show a(entry) }}{{ define a(e: Entry) }}{{ e.title }}{{ end }}", at: "a", in: "own.template",
        catalog: "stubTargets: { own: { template: own.template, context: 1, extension: txt } }")
    /// Rule broken by a template, or by rendered text, beyond the limits of size.
    package static let size = Rule(
        "template-size", "Templates, and the files rendered from them, stay within the size limits.",
        reason: "An oversized template or stub is probably a mistake, and too long to read.")

    /// All rules for templates.
    package static let all = [syntax, name, kind, recursion, size]
}

extension Diagnostic {
    // MARK: Syntax

    static func unclosedTag(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            TemplateRules.syntax,
            "unclosed tag; write '}}' on the same line, or '{{ \"{{\" }}' for the two braces themselves", at: range)
    }

    static func unclosedComment(at range: SourceRange) -> Diagnostic {
        Diagnostic(TemplateRules.syntax, "unclosed comment; write '}}'", at: range)
    }

    static func unclosedString(at range: SourceRange) -> Diagnostic {
        Diagnostic(TemplateRules.syntax, "unclosed text; write a quotation mark on the same line", at: range)
    }

    static func unknownEscape(_ text: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            TemplateRules.syntax, "unknown escape '\(text)'; use '\\n', '\\t', '\\\"' or '\\\\'", at: range)
    }

    static func strangeSign(_ sign: String, at range: SourceRange) -> Diagnostic {
        let hint = sign == "'" ? "; write text in double quotation marks" : ""
        return Diagnostic(TemplateRules.syntax, "unexpected '\(sign)' in a tag\(hint)", at: range)
    }

    static func expected(_ what: String, found: String?, at range: SourceRange) -> Diagnostic {
        let found = found.map { "'\($0)'" } ?? "the end of the tag"
        return Diagnostic(TemplateRules.syntax, "expected \(what), not \(found)", at: range)
    }

    static func unexpected(_ text: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(TemplateRules.syntax, "unexpected '\(text)' after the end of the expression; remove it", at: range)
    }

    static func unknownTag(_ word: String, meant: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            TemplateRules.syntax, "unknown tag '\(word)'; did you mean '\(meant)'?", at: range,
            fixIts: [.init(replace: range, with: meant)])
    }

    static func strayTag(_ keyword: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            TemplateRules.syntax, "unmatched '\(keyword)'; remove it", at: range)
    }

    static func missingEnd(_ tag: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(TemplateRules.syntax, "missing end of '\(tag)'; write '{{ end }}'", at: range)
    }

    static func secondElse(_ what: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            TemplateRules.syntax, "unexpected 'else' in \(what); write '{{ end }}' before it", at: range)
    }

    static func innerBlock(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            TemplateRules.syntax, "nested definition of a block; move it to the end of the template",
            at: range)
    }

    static func misencoded(at range: SourceRange) -> Diagnostic {
        Diagnostic(TemplateRules.syntax, "invalid UTF-8; save the file as UTF-8", at: range)
    }

    // MARK: Names

    /// Returns the finding on an unknown name; `what` is the kind of name, for example `a field of Property`.
    static func unknownName(_ name: String, what: String, candidates: [String], at range: SourceRange) -> Diagnostic {
        let rest = candidates.count > 12 ? ", …" : ""
        let list = candidates.isEmpty ? "none" : candidates.prefix(12).map { "'\($0)'" }.joined(separator: ", ") + rest
        return unknown(
            TemplateRules.name, start: "'\(name)' is not \(what)", text: name, candidates: candidates,
            otherwise: "there are \(list)",
            mark: "'", at: range)
    }

    /// Returns the finding on an unknown text, with the likely text, else with `otherwise`; `mark` is the quotation
    /// mark around the likely text.
    private static func unknown(
        _ rule: Rule, start: String, text: String, candidates: [String], otherwise: String, mark: String,
        at range: SourceRange
    ) -> Diagnostic {
        guard let likely = suggestion(for: text, among: candidates) else {
            return Diagnostic(rule, "\(start); \(otherwise)", at: range)
        }
        let quoted = "\(mark)\(likely)\(mark)"
        return Diagnostic(
            rule, "\(start); did you mean \(quoted)?", at: range,
            fixIts: [.init(replace: range, with: mark == "'" ? likely : quoted)])
    }

    /// Returns the texts in quotation marks, separated by commas.
    private static func quoted(_ texts: [String]) -> String { texts.map { "\"\($0)\"" }.joined(separator: ", ") }

    static func secondName(of what: String, _ name: String, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            TemplateRules.name, "\(what) '\(name)' already exists; choose another name", at: range,
            notes: [.init("the first one is here", at: first)])
    }

    // MARK: Kinds

    /// Returns the finding on a value impossible to show as text.
    static func notShown(_ name: String, kind: TemplateKind, at range: SourceRange) -> Diagnostic {
        let hint: String =
            switch kind {
            case .text, .word: ""
            case .flag: "; test it with 'if'"
            case .list(.text), .list(.word): "; join its texts, as in '\(name) | join \", \"', or loop over it"
            case .list: "; loop over it with 'for'"
            case .optional(.text), .optional(.word):
                "; show it only within '{{ if \(name) }}', or write '\(name) | default \"…\"'"
            case .optional: "; use it within '{{ if \(name) }}'"
            case .record(let type):
                type.fields.first.map { "; show one of its fields, such as '\(name).\($0.name)'" } ?? ""
            }
        return Diagnostic(TemplateRules.kind, "'\(name)' is \(kind.words), not text\(hint)", at: range)
    }

    static func noFields(_ name: String, kind: TemplateKind, field: String, at range: SourceRange) -> Diagnostic {
        let hint: String =
            switch kind {
            case .optional(.record): "; use it within '{{ if \(name) }}'"
            case .list: "; loop over it with 'for'"
            default: ""
            }
        return Diagnostic(
            TemplateRules.kind, "'\(name)' is \(kind.words), which has no field '\(field)'\(hint)", at: range)
    }

    static func noList(_ name: String, kind: TemplateKind, at range: SourceRange) -> Diagnostic {
        let hint = if case .optional(.list) = kind { "; loop over it within '{{ if \(name) }}'" } else { "" }
        return Diagnostic(
            TemplateRules.kind, "'\(name)' is \(kind.words), not a list to loop over\(hint)", at: range)
    }

    static func noCondition(_ name: String, kind: TemplateKind, at range: SourceRange) -> Diagnostic {
        let hint: String =
            switch kind {
            case .text, .word: "; compare it, as in '\(name) == \"…\"'"
            default: ""
            }
        return Diagnostic(
            TemplateRules.kind, "'\(name)' is \(kind.words), which is always present\(hint)", at: range)
    }

    static func noComparison(_ name: String, kind: TemplateKind, at range: SourceRange) -> Diagnostic {
        let hint: String =
            switch kind {
            case .flag: "; test it without a comparison: 'if \(name)' or 'if not \(name)'"
            default: ""
            }
        return Diagnostic(
            TemplateRules.kind, "'\(name)' is \(kind.words), and only text can be compared\(hint)", at: range)
    }

    static func unknownWord(
        _ word: String, of name: String, candidates: [String], at range: SourceRange
    ) -> Diagnostic {
        unknown(
            TemplateRules.kind, start: "'\(name)' is never \"\(word)\"", text: word, candidates: candidates,
            otherwise: "use one of \(quoted(candidates))", mark: "\"", at: range)
    }

    static func filterInput(
        _ filter: String, wanted: String, found kind: TemplateKind, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(TemplateRules.kind, "filter '\(filter)' takes \(wanted), not \(kind.words)", at: range)
    }

    static func filterArguments(_ filter: TemplateFilter, found: Int, at range: SourceRange) -> Diagnostic {
        let texts = { (count: Int) in count == 0 ? "no texts" : count == 1 ? "one text" : "\(count) texts" }
        return Diagnostic(
            TemplateRules.kind,
            "filter '\(filter.name)' takes \(texts(filter.parameters.count)) after it, not \(found); for example "
                + "'\(filter.example)'",
            at: range)
    }

    static func emptyArgument(_ filter: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            TemplateRules.kind, "missing search text of filter '\(filter)'; write the text to replace", at: range)
    }

    static func unknownArgument(
        _ text: String, of filter: String, candidates: [String], at range: SourceRange
    ) -> Diagnostic {
        unknown(
            TemplateRules.kind, start: "filter '\(filter)' does not accept \"\(text)\"", text: text,
            candidates: candidates,
            otherwise: "use one of \(quoted(candidates))", mark: "\"", at: range)
    }

    static func argumentCount(_ block: String, wanted: Int, found: Int, at range: SourceRange) -> Diagnostic {
        let values = wanted == 0 ? "no values" : wanted == 1 ? "one value" : "\(wanted) values"
        return Diagnostic(TemplateRules.kind, "block '\(block)' takes \(values), not \(found)", at: range)
    }

    static func argumentKind(
        _ name: String, wanted: TemplateKind, found kind: TemplateKind, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(TemplateRules.kind, "'\(name)' takes \(wanted.words), not \(kind.words)", at: range)
    }

    // MARK: Bounds

    static func endlessBlock(_ name: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            TemplateRules.recursion,
            "block '\(name)' shows itself without end; pass on a part of the first parameter, such as an "
                + "element of one of its lists",
            at: range)
    }

    static func tooDeep(_ limit: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            TemplateRules.size, "nesting deeper than \(limit) levels; define a block for the inner part", at: range)
    }

    static func tooLarge(_ limit: Int, at range: SourceRange) -> Diagnostic {
        Diagnostic(TemplateRules.size, "template larger than \(limit) bytes; make it smaller", at: range)
    }

    static func outputTooLarge(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            TemplateRules.size,
            "the output of this template is too large; find a block that shows the same parts repeatedly",
            at: range)
    }
}
