package import CatalogModel

/// The rules for files of YAML or JSON, such as `duplicate-key` and `encoding`, checked while a file is read.
package enum FileRules {
    package static let fileSize = Rule(
        "file-size", .error, "A file has at most 16 MiB.",
        reason: "Such a file is rarely intended, and every check and build would be slow.")
    package static let encoding = Rule(
        "encoding", .error, "A file is encoded in UTF-8.",
        reason: "Letters such as ä and é would be garbled in every output.")
    package static let controlCharacter = Rule(
        "control-character", .error, "Text has no control characters and no invisible line breaks.",
        reason: "Editors do not show the character, but it breaks names, searches and outputs."
    )
    .example(failing: "description: A\u{2028}B.", passing: "description: A B.", at: "\u{2028}")
    package static let emptyFile = Rule(
        "empty-file", .error, "A file is not empty.",
        reason: "The content was either lost or never written."
    )
    .example(
        failing: "", passing: "id: panel\ntitle: Panel\nsummary: Shows a box.", at: "", in: "components/panel.yaml")
    package static let tooManyFindings = Rule(
        "too-many-findings", .note, "A file has at most a hundred findings; others are omitted.",
        reason: "Other mistakes stay hidden until some of those shown are fixed.")
    package static let nestingDepth = Rule(
        "nesting-depth", .error, "Lists and mappings nest at most a hundred levels deep.",
        reason: "Such a file is unreadable, and programs that parse it may crash."
    )
    .example(failing: "description: " + String(repeating: "[", count: 101), passing: "description: Deep.", at: "[")
    package static let duplicateKey = Rule(
        "duplicate-key", .error, "A mapping has each key once.",
        reason: "Of two values under one key, outputs would show only one, chosen by chance."
    )
    .example(failing: "category: Inputs\ncategory: Outputs", passing: "category: Inputs", at: "category")
    package static let json = Rule(
        "json-syntax", .error, "A file whose name ends in .json is valid JSON.",
        reason: "The file could not be parsed, and other programs reject it as well."
    )
    .example(failing: "{ a: {} }", passing: #"{ "a": {} }"#, at: "a", in: "a.tokens.json")
}
