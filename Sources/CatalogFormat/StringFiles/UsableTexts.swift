import CatalogModel
import CatalogSyntax

/// A filter for the texts of a file: those that an entry can have pass, each once, and the others are reported.
struct UsableTexts {
    private(set) var texts: [LocalizedText] = []
    private var seen: [Location: SourceRange] = [:]

    /// A key in a language.
    private struct Location: Hashable {
        let key: String
        let language: String?
    }

    init(_ all: [LocalizedText], diagnostics: inout Diagnostics) {
        texts.reserveCapacity(all.count)
        for text in all { add(text, diagnostics: &diagnostics) }
    }

    private mutating func add(_ text: LocalizedText, diagnostics: inout Diagnostics) {
        let location = Location(key: text.key.value, language: text.language)
        if text.key.value.isEmpty { return diagnostics.report(.textWithoutKey(at: text.key.range)) }
        if let control = text.key.value.firstControl {
            return diagnostics.report(.textWithControl(control, of: text.key, at: text.key.range))
        }
        if let first = seen[location] {
            return diagnostics.report(.repeatedText(text.key, first: first))
        }
        var text = text
        if let comment = text.comment, !Self.isUsable(comment, of: text.key, diagnostics: &diagnostics) {
            text.comment = nil
        }
        if !text.argumentNames.allSatisfy({ Self.isUsable($0, of: text.key, diagnostics: &diagnostics) }) {
            text.argumentNames = []
        }
        switch text.content {
        case .text(let words):
            guard Self.isUsable(words, of: text.key, diagnostics: &diagnostics) else { return }
            texts.append(text)
        case .plurals(let forms):
            guard let forms = Self.forms(forms, of: text, diagnostics: &diagnostics) else { return }
            texts.append(text.with(.plurals(forms)))
        case .variants(let variants):
            guard let variants = Self.forms(variants, of: text, diagnostics: &diagnostics) else { return }
            texts.append(text.with(.variants(variants)))
        }
        seen[location] = text.key.range
    }

    /// Returns the forms that an entry can have; nil for none, after a report.
    private static func forms(
        _ forms: OrderedRecords<TextTree>, of text: LocalizedText, diagnostics: inout Diagnostics
    ) -> OrderedRecords<TextTree>? {
        if let sentence = text.sentence, !isUsable(sentence, of: text.key, diagnostics: &diagnostics) { return nil }
        let usable = usable(forms, of: text.key, diagnostics: &diagnostics)
        if usable.isEmpty { diagnostics.report(.textWithoutForms(text.key, at: text.range)) }
        return usable.isEmpty ? nil : usable
    }

    /// Returns the branches that an entry can have.
    private static func usable(
        _ branches: OrderedRecords<TextTree>, of key: Text, diagnostics: inout Diagnostics
    ) -> OrderedRecords<TextTree> {
        var all = OrderedRecords<TextTree>()
        var names: [String: SourceRange] = [:]
        for branch in branches {
            if let first = names[branch.name] {
                diagnostics.report(.repeatedText(branch.key, first: first))
                continue
            }
            guard !branch.name.isEmpty, isUsable(branch.key, of: key, diagnostics: &diagnostics) else { continue }
            switch branch.value {
            case .text(let words):
                guard isUsable(words, of: key, diagnostics: &diagnostics) else { continue }
                all.elements.append(branch)
            case .branches(let inner):
                let forms = usable(inner, of: key, diagnostics: &diagnostics)
                if forms.isEmpty { continue }
                all.elements.append(.init(key: branch.key, value: .branches(forms)))
            }
            names[branch.name] = branch.key.range
        }
        return all
    }

    private static func isUsable(_ words: Text, of key: Text, diagnostics: inout Diagnostics) -> Bool {
        guard let control = words.value.firstControl else { return true }
        diagnostics.report(.textWithControl(control, of: key, at: words.range))
        return false
    }
}

extension LocalizedText {
    /// Returns the text with other words.
    fileprivate func with(_ content: LocalizedTextContent) -> LocalizedText {
        var text = self
        text.content = content
        return text
    }
}

extension Diagnostic {
    fileprivate static func textWithoutKey(at range: SourceRange) -> Diagnostic {
        Diagnostic(StringFileRules.value, "empty key, which no entry can name; the text is omitted", at: range)
    }

    fileprivate static func textWithControl(
        _ control: Unicode.Scalar, of key: Text, at range: SourceRange
    ) -> Diagnostic {
        Diagnostic(
            StringFileRules.value,
            "'\(key.value)' has the control character \(control.codeName), which no entry can have; it is omitted",
            at: range)
    }

    fileprivate static func textWithoutForms(_ key: Text, at range: SourceRange) -> Diagnostic {
        Diagnostic(StringFileRules.value, "'\(key.value)' has no text in any form; it is omitted", at: range)
    }

    fileprivate static func repeatedText(_ key: Text, first: SourceRange) -> Diagnostic {
        Diagnostic(
            StringFileRules.value, "duplicate key '\(key.value)'; only the first one counts", at: key.range,
            notes: [.init("the first one is here", at: first)])
    }
}
