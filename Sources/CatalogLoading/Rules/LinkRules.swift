package import CatalogModel

/// The rules checked on the linking of a catalog's entries: ids, references to entries and members, mentioned files,
/// pictures, repeated or contradictory facts, and the like.
package enum LinkRules {
    package static let duplicateID = Rule(
        "duplicate-id", "Every entry has an id of its own, also regardless of letter case.",
        reason: "Links would be ambiguous, and the page of one entry would overwrite that of the other."
    )
    .example(
        failing: "id: box\ntitle: Panel\nsummary: Shows a box.",
        passing: "id: panel\ntitle: Panel\nsummary: Shows a box.\n", at: "box", in: "components/panel.yaml")
    package static let fileName = Rule(
        "file-name", "The file of an entry is named after its id.",
        reason: "Authors who look for an entry by its id do not find its file."
    )
    .example(
        failing: "id: pane\ntitle: Panel\nsummary: Shows a box.",
        passing: "id: panel\ntitle: Panel\nsummary: Shows a box.\n", at: "pane", in: "components/panel.yaml")
    package static let unknownEntry = Rule(
        "unknown-entry", "An entry mentioned by another entry, or named on the command line, is in the catalog.",
        reason: "Links would lead to a page that does not exist, and a mistyped command would show no entry."
    )
    .example(
        failing: "related: [pannel]", passing: "related: [panel]", at: "pannel",
        files: ["components/panel.yaml": "id: panel\ntitle: Panel\nsummary: Shows a box."])
    package static let unknownState = Rule(
        "unknown-state", "States that an entry refers to are among its states.",
        reason: "Pages would show a state that the component does not have."
    )
    .example(
        failing: "states: { on: On. }\ntokens: { a.b: { state: onn } }",
        passing: "states: { on: On. }\ntokens: { a.b: { state: on } }", at: "onn")
    package static let unknownPart = Rule(
        "unknown-part", "Parts that an entry refers to are among its parts.",
        reason: "Pages would show a part that the component does not have."
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
        reason: "Readers would use an undeclared property or parameter."
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
                "id: panel\ntitle: Panel\nsummary: Shows a box.\nimplementations: { web: { types: { Panel: { kind: class } } } }"
        ])
    package static let circularType = Rule(
        "circular-type", "No type takes its description or members from itself, directly or through others.",
        reason: "No entry describes the type, so readers could never see its members."
    )
    .example(
        failing: "implementations: { web: { types: { Box: { from: panel } } } }",
        passing: "implementations: { web: { types: { Box: { kind: class } } } }", at: "Box",
        files: [
            "components/panel.yaml":
                "id: panel\ntitle: Panel\nsummary: Shows a box.\nimplementations: { web: { types: { Box: { from: box } } } }"
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
                "id: panel\ntitle: Panel\nsummary: Shows a box.\nkind: mixin\nevents: { press: When it is pressed. }"
        ])
    package static let duplicateType = Rule(
        "duplicate-type", "A type of a module is described by one entry; others take it from there.",
        reason: "Two descriptions of one type diverge, and readers cannot determine the correct one."
    )
    .example(
        failing:
            "id: panel\ntitle: Panel\nsummary: Shows a box.\nimplementations: { web: { types: { Box: { kind: class } } } }",
        passing:
            "id: panel\ntitle: Panel\nsummary: Shows a box.\nimplementations: { web: { types: { Box: { from: box } } } }",
        at: "Box", in: "components/panel.yaml", entry: "implementations: { web: { types: { Box: { kind: class } } } }")
    package static let repeatedFact = Rule(
        "repeated-fact", "An implementation does not repeat facts of its entry.",
        reason: "The next change is made to one copy only, and then readers see two different facts."
    )
    .example(
        failing: "states: { on: It is on. }\nimplementations: { web: { states: { on: It is on. } } }",
        passing: "states: { on: It is on. }\nimplementations: { web: { states: [on] } }", at: "on")
    package static let contradiction = Rule(
        "contradiction", "No two keys of a record contradict each other.",
        reason: "Readers could not determine the correct value, and outputs might choose differently."
    )
    .example(
        failing: "properties: { a: { type: Int, either: [Int, String] } }",
        passing: "properties: { a: { either: [Int, String] } }", at: "Int")
    package static let missingTarget = Rule(
        "missing-target", "A reference names an entry or has a name.",
        reason: "Pages would show a reference without a name."
    )
    .example(
        failing: "related: { when: Always. }", passing: "related: { name: Panel, when: Always. }",
        at: "{ when: Always. }")
    package static let missingFile = Rule(
        "missing-file", "A file that an entry mentions exists.",
        reason: "Pages would have a broken link or a missing picture."
    )
    .example(
        failing: "links: [{ title: A, url: a.md }]", passing: "links: [{ title: A, url: box.yaml }]", at: "a.md")
    package static let pictureOutside = Rule(
        "picture-outside", "A picture is in the folder of the catalog, or in one of its folders of entries.",
        reason: "A file from elsewhere, perhaps a private one, would be published with the pages.")
    package static let pictureFormat = Rule(
        "picture-format",
        "A picture is of a format that browsers show: \(PublishedFileKind.picture.extensionNames).",
        reason: "Readers would see the icon of a broken image instead of the picture."
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
        reason: "Readers would see a variant without choices."
    )
    .example(failing: "variants: { size: {} }", passing: "variants: { size: [small] }", at: "size")
    package static let unquotedDefault = Rule(
        "unquoted-default", .warning, "The default of a text is written as in code, with its quotes.",
        reason: "Readers and stubs treat the words as an expression, and the copied code does not compile."
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
