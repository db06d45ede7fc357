package import CatalogModel

/// The rules for files of YAML or JSON, such as `duplicate-key` and `encoding`, checked while a file is read.
package enum FileRules {
    package static let fileSize = Rule(
        "file-size", .error, "A file has at most 16 MiB.",
        reason: "Hardly anybody writes so large a file on purpose, and every check and build would be slow.")
    package static let encoding = Rule(
        "encoding", .error, "A file is encoded in UTF-8.",
        reason: "Letters such as ä and é would come out as nonsense in every output.")
    package static let controlCharacter = Rule(
        "control-character", .error, "Text has no control characters and no invisible line breaks.",
        reason: "Nobody sees the character in an editor, but it spoils names, searches and outputs."
    )
    .example(failing: "description: A\u{2028}B.", passing: "description: A B.", at: "\u{2028}")
    package static let emptyFile = Rule(
        "empty-file", .error, "A file is not empty.",
        reason: "Nobody can tell whether the content was lost or has never been written."
    )
    .example(
        failing: "", passing: "id: panel\ntitle: Panel\nsummary: Holds a box.", at: "", in: "components/panel.yaml")
    package static let tooManyFindings = Rule(
        "too-many-findings", .note, "A file has at most a hundred findings; further ones are left out.",
        reason: "Further mistakes stay hidden until some of those shown are mended.")
    package static let nestingDepth = Rule(
        "nesting-depth", .error, "Lists and mappings nest at most a hundred levels deep.",
        reason: "Nobody can follow such a file, and programs that read it may crash."
    )
    .example(failing: "description: " + String(repeating: "[", count: 101), passing: "description: Deep.", at: "[")
    package static let duplicateKey = Rule(
        "duplicate-key", .error, "A mapping has each key once.",
        reason: "Of two values under one key, readers would see only one, and nobody knows which."
    )
    .example(failing: "category: Inputs\ncategory: Outputs", passing: "category: Inputs", at: "category")
    package static let json = Rule(
        "json-syntax", .error, "A file whose name ends in .json is valid JSON.",
        reason: "Nothing in the file could be read, and other programs refuse it as well."
    )
    .example(failing: "{ a: {} }", passing: #"{ "a": {} }"#, at: "a", in: "a.tokens.json")
}
