import CatalogModel
import CatalogSyntax

extension Diagnostic {
    static func duplicateID(_ id: Located<EntryID>, first: Located<EntryID>) -> Diagnostic {
        Diagnostic(
            LinkRules.duplicateID, "duplicate id '\(id.value)'; give one of the entries another id", at: id.range,
            notes: [.init("the other entry is here", at: first.range)])
    }

    static func fileName(_ id: Located<EntryID>, stem: String) -> Diagnostic {
        Diagnostic(
            LinkRules.fileName,
            "the id is '\(id.value)', but the file is named '\(stem)'; rename one of them", at: id.range,
            fixIts: EntryID(stem) == nil ? [] : [.init(replace: id.range, with: stem)])
    }

    static func unknown(
        _ rule: Rule, kind: String, name: Text, candidates: [String], owner: String = "this entry",
        isGuessed: Bool = true
    ) -> Diagnostic {
        if isGuessed, let likely = suggestion(for: name.value, among: candidates) {
            return Diagnostic(
                rule, "\(owner) has no \(kind) '\(name.value)'; did you mean '\(likely)'?", at: name.range,
                fixIts: [.init(replace: name.range, with: likely)])
        }
        let list =
            candidates.prefix(12).map { "'\($0)'" }.joined(separator: ", ") + (candidates.count > 12 ? ", …" : "")
        let hint = candidates.isEmpty ? "; it declares none" : "; it has \(list)"
        return Diagnostic(rule, "\(owner) has no \(kind) '\(name.value)'\(hint)", at: name.range)
    }

    static func unknownEntry(_ id: Located<EntryID>, candidates: some Sequence<String>) -> Diagnostic {
        let range = id.range
        guard let likely = suggestion(for: id.value.rawValue, among: candidates) else {
            return Diagnostic(
                LinkRules.unknownEntry,
                "unknown entry '\(id.value)'; mention it by 'name' if it has no entry", at: range)
        }
        return Diagnostic(
            LinkRules.unknownEntry, "unknown entry '\(id.value)'; did you mean '\(likely)'?", at: range,
            fixIts: [.init(replace: range, with: likely)])
    }

    static func invalidLinkedID(_ id: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(LinkRules.unknownEntry, "'\(id)' is not a valid id; write it in kebab case", at: range)
    }

    static func unknownType(_ name: Text, in entry: EntryID, candidates: [String]) -> Diagnostic {
        unknown(LinkRules.unknownType, kind: "type", name: name, candidates: candidates, owner: "the entry '\(entry)'")
    }

    static func circularType(_ name: Text, circle: TypeCircle) -> Diagnostic {
        let members = circle.shown.map { $0.map { "'\($0)'" } ?? "…" }.joined(separator: " → ")
        return Diagnostic(
            LinkRules.circularType,
            "the type '\(name.value)' is taken from itself: \(members); describe it in one entry",
            at: name.range)
    }

    static func circularMembers(_ name: Text) -> Diagnostic {
        Diagnostic(
            LinkRules.circularType,
            "'\(name.value)' inherits or includes its own members; remove one of the supertypes or inclusions",
            at: name.range)
    }

    static func tooManyMembers(_ name: Text) -> Diagnostic {
        Diagnostic(
            LinkRules.includedMember,
            "'\(name.value)' has too many members from other types, or from types more than "
                + "\(SharedMembers.depthLimit) steps away; no such member is shown here",
            at: name.range)
    }

    static func unknownIncluded(
        _ name: Text, candidates: [String], in entry: EntryID, isGuessed: Bool
    ) -> Diagnostic {
        unknown(
            LinkRules.includedMember, kind: "member", name: name, candidates: candidates, owner: "the entry '\(entry)'",
            isGuessed: isGuessed)
    }

    static func includedTwice(_ name: String, first: Located<EntryID>, second: Located<EntryID>) -> Diagnostic {
        Diagnostic(
            LinkRules.includedMember,
            "both '\(first.value)' and '\(second.value)' have a member '\(name)'; leave one out with 'without: [\(name)]', or "
                + "describe it here",
            at: second.range, notes: [.init("the other one comes from here", at: first.range)])
    }

    /// Returns the finding about a repeated description.
    ///
    /// `isSurelyOne`: whether both state the module of the type's declaration.
    static func duplicateType(_ name: Text, first: Text, in entry: EntryID, isSurelyOne: Bool) -> Diagnostic {
        let otherwise = isSurelyOne ? "" : ", or, if they are two types, state the 'module' of each"
        return Diagnostic(
            LinkRules.duplicateType,
            "the entry '\(entry)' already describes the type '\(name.value)'; take it from there with "
                + "'from: \(entry)'\(otherwise)",
            at: name.range, notes: [.init("the other description is here", at: first.range)])
    }

    static func repeatedFact(_ key: String, of name: Text, first: SourceRange) -> Diagnostic {
        Diagnostic(
            LinkRules.repeatedFact,
            "'\(key)' of '\(name.value)' repeats the entry; state it in one place", at: name.range,
            notes: [.init("the entry states it here", at: first)])
    }

    static func typeAndEither(_ either: Text) -> Diagnostic {
        Diagnostic(
            LinkRules.contradiction, "a property has 'type' or 'either', not both; remove one", at: either.range)
    }

    static func missingTarget(at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            LinkRules.missingTarget, "the reference has no target; add an 'entry' or a 'name'", at: range)
    }

    static func unsupportedAddress(scheme: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ProseRules.linkScheme,
            "an address begins with http, https or mailto, or is a file relative to the entry; '\(scheme)' is none of these",
            at: range)
    }

    static func missingFile(_ file: Text, likely: String?) -> Diagnostic {
        let hint = likely.map { "; did you mean '\($0)'?" } ?? "; write its path relative to the entry"
        let location = file.range.narrowed(to: file.value)
        return Diagnostic(
            LinkRules.missingFile, "missing file '\(file.value)'\(hint)", at: file.range,
            fixIts: location.sourceText == file.value ? likely.map { [.init(replace: location, with: $0)] } ?? [] : [])
    }

    static func missingAlternative(_ file: Text) -> Diagnostic {
        Diagnostic(
            LinkRules.missingAlternative, "the picture '\(file.value)' has no 'alt'; describe it", at: file.range)
    }

    static func calloutWithoutPicture(_ part: Text) -> Diagnostic {
        Diagnostic(
            LinkRules.calloutPlace,
            "the callout of '\(part.value)' has a place, but the figure has no picture; name one under 'file'",
            at: part.range)
    }

    static func placeWithoutCallout(_ part: Text) -> Diagnostic {
        Diagnostic(
            LinkRules.calloutPlace,
            "the part '\(part.value)' has a place on the picture, but no 'callout' in the anatomy; give it a letter or number",
            at: part.range)
    }

    static func extensionName(_ name: Text) -> Diagnostic {
        Diagnostic(
            LinkRules.extensionName,
            "'\(name.value)' is not a reverse-domain name; write it like 'com.example.\(name.value)'", at: name.range)
    }

    static func emptyAxis(_ name: Text) -> Diagnostic {
        Diagnostic(
            LinkRules.emptyAxis, "the axis '\(name.value)' has no values; list them under 'values'", at: name.range)
    }

    static func unquotedDefault(_ value: Text, type: String) -> Diagnostic {
        let quote = type.contains("'") ? "'" : "\""
        let literal = quote + value.value + quote
        let yaml = quote == "'" ? "\"\(literal)\"" : "'\(literal)'"
        return Diagnostic(
            LinkRules.unquotedDefault,
            "'\(value.value)' is an expression, not the text \(literal); if the text is meant, write \(yaml)",
            at: value.range, fixIts: [.init(replace: value.range, with: yaml)])
    }
}
