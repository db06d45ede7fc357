package import CatalogModel
import CatalogProse

/// The rules checked on the linking of a catalog's entries: ids, references to entries and members, mentioned files,
/// pictures, repeated or contradictory facts, and the like.
package enum LinkRules {
    package static let duplicateID = Rule(
        "duplicate-id", "Every entry has an id of its own, also regardless of letter case.",
        reason: "Links could not tell the entries apart, and the page of one would overwrite that of the other."
    )
    .example(
        failing: "id: box\ntitle: Panel\nsummary: Holds a box.",
        passing: "id: panel\ntitle: Panel\nsummary: Holds a box.\n", at: "box", in: "components/panel.yaml")
    package static let fileName = Rule(
        "file-name", "The file of an entry is named after its id.",
        reason: "Authors who look for an entry by its id do not find its file."
    )
    .example(
        failing: "id: pane\ntitle: Panel\nsummary: Holds a box.",
        passing: "id: panel\ntitle: Panel\nsummary: Holds a box.\n", at: "pane", in: "components/panel.yaml")
    package static let unknownEntry = Rule(
        "unknown-entry", "An entry mentioned by another entry, or named on the command line, is in the catalog.",
        reason: "Readers would be sent to a page that does not exist; a mistyped command would have nothing to show."
    )
    .example(
        failing: "related: [pannel]", passing: "related: [panel]", at: "pannel",
        files: ["components/panel.yaml": "id: panel\ntitle: Panel\nsummary: Holds a box."])
    package static let unknownState = Rule(
        "unknown-state", "States that an entry refers to are among its states.",
        reason: "Readers would be told of a state that the component does not have."
    )
    .example(
        failing: "states: { on: On. }\ntokens: { a.b: { state: onn } }",
        passing: "states: { on: On. }\ntokens: { a.b: { state: on } }", at: "onn")
    package static let unknownPart = Rule(
        "unknown-part", "Parts that an entry refers to are among its parts.",
        reason: "Readers would be told of a part that the component does not have."
    )
    .example(
        failing: "anatomy: { A: Frame. }\ntokens: { a.b: { part: Fram } }",
        passing: "anatomy: { A: Frame. }\ntokens: { a.b: { part: A } }", at: "Fram")
    package static let unknownVariant = Rule(
        "unknown-variant", "Axes and values that an entry refers to are among its variants.",
        reason: "Readers would try a variant that the component does not have."
    )
    .example(
        failing: "variants: { size: { values: [small], default: tiny } }",
        passing: "variants: { size: { values: [small], default: small } }", at: "tiny")
    package static let unknownMember = Rule(
        "unknown-member", "Properties and parameters that an entry refers to are declared in the type or entry.",
        reason: "Readers would use a property or parameter that nobody has declared."
    )
    .example(
        failing: "implementations: { web: { types: { Box: { events: { tap: { property: onTap } } } } } }",
        passing:
            "implementations: { web: { types: { Box: { properties: [onTap], events: { tap: { property: onTap } } } } } }",
        at: "onTap")
    package static let unknownType = Rule(
        "unknown-type", "A type taken from another entry is described there.",
        reason: "Readers would find the type without members and without a description."
    )
    .example(
        failing: "implementations: { web: { types: { Pane: { from: panel } } } }",
        passing: "implementations: { web: { types: { Panel: { from: panel } } } }", at: "Pane",
        files: [
            "components/panel.yaml":
                "id: panel\ntitle: Panel\nsummary: Holds a box.\nimplementations: { web: { types: { Panel: { kind: class } } } }"
        ])
    package static let circularType = Rule(
        "circular-type", "No type takes its description or members from itself by way of others.",
        reason: "No entry really describes the type, so readers could never see its members."
    )
    .example(
        failing: "implementations: { web: { types: { Box: { from: panel } } } }",
        passing: "implementations: { web: { types: { Box: { kind: class } } } }", at: "Box",
        files: [
            "components/panel.yaml":
                "id: panel\ntitle: Panel\nsummary: Holds a box.\nimplementations: { web: { types: { Box: { from: box } } } }"
        ])
    package static let includedMember = Rule(
        "included-member", "A member taken over from other entries exists in one of them, and in one only.",
        reason: "Readers would miss the member, or get one of two descriptions by chance."
    )
    .example(
        failing: "includes: { entry: panel, only: [pres] }", passing: "includes: { entry: panel, only: [press] }",
        at: "pres",
        files: [
            "components/panel.yaml":
                "id: panel\ntitle: Panel\nsummary: Holds a box.\nkind: mixin\nevents: { press: When it is pressed. }"
        ])
    package static let duplicateType = Rule(
        "duplicate-type", "A type of a module is described by one entry; others take it from there.",
        reason: "Two descriptions of one type drift apart, and readers cannot know which is right."
    )
    .example(
        failing:
            "id: panel\ntitle: Panel\nsummary: Holds a box.\nimplementations: { web: { types: { Box: { kind: class } } } }",
        passing:
            "id: panel\ntitle: Panel\nsummary: Holds a box.\nimplementations: { web: { types: { Box: { from: box } } } }",
        at: "Box", in: "components/panel.yaml", entry: "implementations: { web: { types: { Box: { kind: class } } } }")
    package static let repeatedFact = Rule(
        "repeated-fact", "An implementation does not repeat what its entry says already.",
        reason: "The next change is made to one copy only, and then readers see two different facts."
    )
    .example(
        failing: "states: { on: It is on. }\nimplementations: { web: { states: { on: It is on. } } }",
        passing: "states: { on: It is on. }\nimplementations: { web: { states: [on] } }", at: "on")
    package static let contradiction = Rule(
        "contradiction", "No two keys of a record say different things about one fact.",
        reason: "Readers could not know which of the two holds, and outputs might choose differently."
    )
    .example(
        failing: "properties: { a: { type: Int, either: [Int, String] } }",
        passing: "properties: { a: { either: [Int, String] } }", at: "Int")
    package static let missingTarget = Rule(
        "missing-target", "A reference names an entry or has a name.",
        reason: "Readers would be referred to something without a name."
    )
    .example(
        failing: "related: { when: Always. }", passing: "related: { name: Panel, when: Always. }",
        at: "{ when: Always. }")
    package static let missingFile = Rule(
        "missing-file", "A file that an entry mentions exists.",
        reason: "Readers would follow a link to nothing, or miss a picture."
    )
    .example(
        failing: "links: [{ title: A, url: a.md }]", passing: "links: [{ title: A, url: box.yaml }]", at: "a.md")
    package static let pictureOutside = Rule(
        "picture-outside", "A picture lies in the folder of the catalog, or in one of its folders of entries.",
        reason: "A file from elsewhere, perhaps a private one, would be published with the pages.")
    package static let pictureFormat = Rule(
        "picture-format", "A picture is of a format that browsers show: \(PictureReading.formatNames).",
        reason: "Readers would see the sign of a broken image in place of the picture."
    )
    .example(
        failing: "figures: { file: box.yaml, alt: A frame. }", passing: "figures: { file: frame.svg, alt: A frame. }",
        at: "box.yaml", files: ["components/frame.svg": #"<svg xmlns="http://www.w3.org/2000/svg"/>"#])
    package static let pictureSpelling = Rule(
        "picture-spelling", "No two pictures have names that differ only in letter case.",
        reason: "On many systems the two are one file, so one picture would overwrite the other."
    )
    .example(
        failing: "figures: [{ file: a.svg, alt: A. }, { file: A.svg, alt: A. }]",
        passing: "figures: [{ file: a.svg, alt: A. }, { file: a.svg, alt: A. }]", at: "A.svg",
        files: [
            "components/a.svg": #"<svg xmlns="http://www.w3.org/2000/svg"/>"#,
            "components/A.svg": #"<svg xmlns="http://www.w3.org/2000/svg"/>"#,
        ])
    package static let missingAlternative = Rule(
        "missing-alt", .warning, "A picture has a text, `alt`, for people who cannot see it.",
        reason: "Readers with a screen reader do not learn what the picture shows."
    )
    .example(
        failing: "figures: { file: frame.svg }", passing: "figures: { file: frame.svg, alt: A frame. }",
        at: "frame.svg", files: ["components/frame.svg": #"<svg xmlns="http://www.w3.org/2000/svg"/>"#])
    package static let calloutPlace = Rule(
        "callout-place", "A callout with a place on a picture has the picture, and a letter or number in the anatomy.",
        reason: "Readers would see a mark without a meaning, or a meaning without its mark."
    )
    .example(
        failing: "anatomy: [label]\nfigures: { file: a.svg, alt: A., callouts: { label: 1% 2% } }",
        passing: "anatomy: { label: { callout: A } }\nfigures: { file: a.svg, alt: A., callouts: { label: 1% 2% } }",
        at: "label", files: ["components/a.svg": #"<svg xmlns="http://www.w3.org/2000/svg"/>"#])
    package static let extensionName = Rule(
        "extension-name", "Vendor data under `extensions` has a reverse-domain name, with a dot.",
        reason: "Two tools could use the same short name, and each would read the data of the other."
    )
    .example(failing: "extensions: { team: web }", passing: "extensions: { org.example.team: web }", at: "team")
    package static let emptyAxis = Rule(
        "empty-axis", "An axis of variants has values.",
        reason: "Readers would see a variant that leaves nothing to choose."
    )
    .example(failing: "variants: { size: {} }", passing: "variants: { size: [small] }", at: "size")
    package static let unquotedDefault = Rule(
        "unquoted-default", .warning, "The default of a text is written as in code, with its quotes.",
        reason: "Readers and stubs take the words for an expression, and the copied code does not compile."
    )
    .example(
        failing: "properties: { a: { type: String, default: hello } }",
        passing: #"properties: { a: { type: String, default: '"hello"' } }"#, at: "hello")

    package static let all = [
        duplicateID, fileName, unknownEntry, unknownState, unknownPart, unknownVariant, unknownMember, unknownType,
        circularType, includedMember, duplicateType, repeatedFact, contradiction, missingTarget, missingFile,
        pictureOutside,
        pictureFormat, pictureSpelling, missingAlternative, calloutPlace, extensionName, emptyAxis, unquotedDefault,
    ]
}

extension Diagnostic {
    static func duplicateID(_ id: Located<EntryID>, first: Located<EntryID>) -> Diagnostic {
        Diagnostic(
            LinkRules.duplicateID, "the id '\(id.value)' is taken; give one of the entries another id", at: id.range,
            notes: [.init("the other entry is here", at: first.range)])
    }

    static func fileName(_ id: Located<EntryID>, stem: String) -> Diagnostic {
        Diagnostic(
            LinkRules.fileName,
            "the id is '\(id.value)', but the file is named '\(stem)'; rename one of them", at: id.range,
            fixIts: EntryID(stem) == nil ? [] : [.init(replace: id.range, with: stem)])
    }

    static func unknown(
        _ rule: Rule, kind: String, name: Text, known: [String], owner: String = "this entry",
        isGuessed: Bool = true
    ) -> Diagnostic {
        if isGuessed, let likely = suggestion(for: name.value, among: known) {
            return Diagnostic(
                rule, "\(owner) has no \(kind) '\(name.value)'; did you mean '\(likely)'?", at: name.range,
                fixIts: [.init(replace: name.range, with: likely)])
        }
        let list = known.prefix(12).map { "'\($0)'" }.joined(separator: ", ") + (known.count > 12 ? ", …" : "")
        let hint = known.isEmpty ? "; it declares none" : "; it has \(list)"
        return Diagnostic(rule, "\(owner) has no \(kind) '\(name.value)'\(hint)", at: name.range)
    }

    static func unknownEntry(_ id: Located<EntryID>, known: some Sequence<String>) -> Diagnostic {
        let range = id.range
        guard let likely = suggestion(for: id.value.rawValue, among: known) else {
            return Diagnostic(
                LinkRules.unknownEntry,
                "no entry has the id '\(id.value)'; what has no entry is mentioned by 'name'", at: range)
        }
        return Diagnostic(
            LinkRules.unknownEntry, "no entry has the id '\(id.value)'; did you mean '\(likely)'?", at: range,
            fixIts: [.init(replace: range, with: likely)])
    }

    static func invalidLinkedID(_ id: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(LinkRules.unknownEntry, "'\(id)' is not an id, so no entry has it; ids are in kebab case", at: range)
    }

    static func unknownType(_ name: Text, in entry: EntryID, known: [String]) -> Diagnostic {
        unknown(LinkRules.unknownType, kind: "type", name: name, known: known, owner: "the entry '\(entry)'")
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
            "'\(name.value)' has its own members by way of its supertypes or of what it includes; take one of them away",
            at: name.range)
    }

    static func tooManyMembers(_ name: Text) -> Diagnostic {
        Diagnostic(
            LinkRules.includedMember,
            "'\(name.value)' has more members from others than a catalog can hold, or from types more than "
                + "\(SharedMembers.depthLimit) steps away; none of them is shown here",
            at: name.range)
    }

    static func unknownIncluded(
        _ name: Text, known: [String], in entry: EntryID, isGuessed: Bool
    ) -> Diagnostic {
        unknown(
            LinkRules.includedMember, kind: "member", name: name, known: known, owner: "the entry '\(entry)'",
            isGuessed: isGuessed)
    }

    static func includedTwice(_ name: String, first: Located<EntryID>, second: Located<EntryID>) -> Diagnostic {
        Diagnostic(
            LinkRules.includedMember,
            "both '\(first.value)' and '\(second.value)' have a member '\(name)'; leave one out with 'without: [\(name)]', or "
                + "say here what it is",
            at: second.range, notes: [.init("the other one comes from here", at: first.range)])
    }

    /// Returns the finding about a repeated description.
    ///
    /// `isSurelyOne`: whether both state the module of the type's declaration.
    static func duplicateType(_ name: Text, first: Text, in entry: EntryID, isSurelyOne: Bool) -> Diagnostic {
        let otherwise = isSurelyOne ? "" : ", or, if they are two types, say in which 'module' each is declared"
        return Diagnostic(
            LinkRules.duplicateType,
            "the type '\(name.value)' is described by the entry '\(entry)' too; take it from there with "
                + "'from: \(entry)'\(otherwise)",
            at: name.range, notes: [.init("the other description is here", at: first.range)])
    }

    static func repeatedFact(_ key: String, of name: Text, first: SourceRange) -> Diagnostic {
        Diagnostic(
            LinkRules.repeatedFact,
            "'\(key)' of '\(name.value)' is said by the entry already; say it in one place", at: name.range,
            notes: [.init("the entry says it here", at: first)])
    }

    static func typeAndEither(_ either: Text) -> Diagnostic {
        Diagnostic(
            LinkRules.contradiction, "a property has 'type' or 'either', not both; take one away", at: either.range)
    }

    static func missingTarget(at range: SourceRange?) -> Diagnostic {
        Diagnostic(
            LinkRules.missingTarget, "the reference names nothing; give it an 'entry' or a 'name'", at: range)
    }

    static func unsupportedAddress(scheme: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(
            ProseRules.linkScheme,
            "an address begins with http, https or mailto, or is a file relative to the entry; '\(scheme)' is none of these",
            at: range)
    }

    static func missingFile(_ file: Text, likely: String?) -> Diagnostic {
        let hint = likely.map { "; did you mean '\($0)'?" } ?? "; its path is relative to the entry"
        let place = file.range.narrowed(to: file.value)
        return Diagnostic(
            LinkRules.missingFile, "there is no file '\(file.value)'\(hint)", at: file.range,
            fixIts: place.sourceText == file.value ? likely.map { [.init(replace: place, with: $0)] } ?? [] : [])
    }

    static func pictureOutside(_ file: Text) -> Diagnostic {
        Diagnostic(
            LinkRules.pictureOutside,
            "the picture '\(file.value)' lies outside of the catalog, and would be published with it; move it to the entries",
            at: file.range)
    }

    static func pictureBehindLink(_ file: Text) -> Diagnostic {
        Diagnostic(
            LinkRules.pictureOutside,
            "the picture '\(file.value)' is, by way of a link, no picture or a file that lies outside of the catalog, and "
                + "would be published with it; put the picture itself in the place of the link",
            at: file.range)
    }

    static func pictureFormat(_ file: Text) -> Diagnostic {
        Diagnostic(
            LinkRules.pictureFormat,
            "'\(file.value)' is not a picture, and would be published as one; pictures are files of "
                + PictureReading.formatNames,
            at: file.range)
    }

    static func pictureSpelling(_ file: Text, other: Text) -> Diagnostic {
        Diagnostic(
            LinkRules.pictureSpelling,
            "the pictures '\(file.value)' and '\(other.value)' are one file on many systems; rename one of them",
            at: file.range, notes: [.init("the other picture is named here", at: other.range)])
    }

    static func missingAlternative(_ file: Text) -> Diagnostic {
        Diagnostic(
            LinkRules.missingAlternative, "the picture '\(file.value)' has no 'alt'; say what it shows", at: file.range)
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
