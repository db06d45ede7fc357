package import CatalogModel

/// The rules for the syntax of YAML and JSON files, such as `duplicate-key` and `encoding`, checked before the content
/// is decoded.
package enum YAMLRules {
    package static let fileSize = Rule("file-size", .error, "A file has at most 16 MiB.")
    package static let encoding = Rule("encoding", .error, "A file is UTF-8.")
    package static let controlCharacter = Rule(
        "control-character", .error, "Text has no control characters and no invisible line breaks."
    )
    .example(failing: "description: A\u{2028}B.", passing: "description: A B.", at: "\u{2028}")
    package static let emptyFile = Rule("empty-file", .error, "A file says something.")
        .example(
            failing: "", passing: "id: panel\ntitle: Panel\nsummary: Holds a box.", at: "", in: "components/panel.yaml")
    package static let severalDocuments = Rule("several-documents", .error, "A file is one YAML document.")
        .example(failing: "category: Inputs\n---\ncategory: Outputs", passing: "category: Inputs", at: "---")
    package static let tooManyFindings = Rule(
        "too-many-findings", .note, "A file has a hundred findings at most; the others are left out.")
    package static let nestingDepth = Rule("nesting-depth", .error, "Collections nest a hundred levels deep at most.")
        .example(failing: "description: " + String(repeating: "[", count: 101), passing: "description: Deep.", at: "[")

    package static let duplicateKey = Rule("duplicate-key", .error, "A mapping has each key once.")
        .example(failing: "category: Inputs\ncategory: Outputs", passing: "category: Inputs", at: "category")
    package static let emptyKey = Rule("empty-key", .error, "A key that is empty text is written in quotes.")
        .example(failing: "extensions: { a.b: { : 1 } }", passing: #"extensions: { a.b: { "": 1 } }"#, at: ":")
    package static let complexKey = Rule("complex-key", .error, "A key is text, not a list or a mapping.")
        .example(failing: "? [Inputs]\n: category", passing: "category: Inputs", at: "[Inputs]")
    package static let tag = Rule("yaml-tag", .error, "Values have no YAML tags.")
        .example(failing: "category: !!str Inputs", passing: "category: Inputs", at: "!!str")
    package static let mergeKey = Rule("merge-key", .error, "Mappings have no merge keys.")
        .example(
            failing: "properties: { a: { <<: { type: Int } } }", passing: "properties: { a: { type: Int } }", at: "<<")
    package static let undefinedAlias = Rule(
        "undefined-alias", .error, "An alias names an anchor that stands before it."
    )
    .example(failing: "category: *inputs", passing: "category: Inputs", at: "*inputs")
    package static let recursiveAlias = Rule("recursive-alias", .error, "An anchor's value does not contain itself.")
        .example(failing: "properties: &all { a: *all }", passing: "properties: { a: Int }", at: "*all")
    package static let aliasExpansion = Rule(
        "alias-expansion", .error,
        "The aliases of a file stand for a hundred thousand values and 16 MiB of text at most.")
    package static let unusedAnchor = Rule("unused-anchor", .warning, "An anchor is there for an alias.")
        .example(failing: "category: &inputs Inputs", passing: "category: Inputs", at: "&inputs")

    package static let unquotedComma = Rule("unquoted-comma", .error, "Text with a comma is quoted inside braces.")
        .example(
            failing: "properties: { a: { type: (Int, Int) -> Int } }",
            passing: "properties: { a: { type: '(Int, Int) -> Int' } }", at: "(Int, Int) -> Int")
    package static let unquotedHash = Rule("unquoted-hash", .error, "Text with '#' behind a space is quoted.")
        .example(failing: "description: Like issue #31.", passing: "description: 'Like issue #31.'", at: "#31.")
    package static let commentBehindValue = Rule(
        "comment-behind-value", .warning, "A comment stands on its own line, or behind a quoted value."
    )
    .example(failing: "category: Inputs # for now", passing: "# for now\ncategory: Inputs", at: "# for now")
    package static let unquotedColon = Rule("unquoted-colon", .error, "Text with a colon and a space is quoted.")
        .example(
            failing: "description: Note: never empty.", passing: "description: 'Note: never empty.'",
            at: "Note: never empty.")
    package static let unquotedStart = Rule(
        "unquoted-start", .error, "Text that begins with a character that YAML uses is quoted."
    )
    .example(
        failing: "description: `Box` holds things.", passing: "description: '`Box` holds things.'",
        at: "`Box` holds things.")
    package static let unquotedBraces = Rule("unquoted-braces", .error, "Text in braces is quoted.")
        .example(
            failing: "tokens: { a.b: { default: {c.d} } }", passing: "tokens: { a.b: { default: '{c.d}' } }",
            at: "{c.d}")
    package static let textBehindValue = Rule(
        "text-behind-value", .error, "Nothing follows a closing quote or bracket; the whole text is quoted."
    )
    .example(failing: "properties: { a: [Int]? }", passing: "properties: { a: '[Int]?' }", at: "[Int]?")
    package static let missingSpace = Rule("missing-space", .error, "A space follows the colon of a key.")
        .example(failing: "category:Inputs", passing: "category: Inputs", at: "category:Inputs")
    package static let escape = Rule("yaml-escape", .error, "A backslash in double quotes begins an escape for text.")
        .example(failing: #"description: "A\d.""#, passing: #"description: "A\\d.""#, at: #"\d"#)
    package static let unclosed = Rule("unclosed", .error, "A quote or bracket that opens is closed.")
        .example(failing: #"description: "A box."#, passing: #"description: "A box.""#, at: #""A box."#)
    package static let indentation = Rule("indentation", .error, "Keys of one mapping are indented alike, with spaces.")
        .example(failing: "properties:\n  a: Int\n   b: Int", passing: "properties:\n  a: Int\n  b: Int", at: "b")
    package static let syntax = Rule("yaml-syntax", .error, "A file is YAML.")
        .example(failing: "Inputs", passing: "category: Inputs", at: "Inputs")
    package static let json = Rule("json-syntax", .error, "A file whose name ends in .json is JSON.")
        .example(failing: "{ a: {} }", passing: #"{ "a": {} }"#, at: "a", in: "a.tokens.json")

    package static let all: [Rule] = [
        fileSize, encoding, controlCharacter, emptyFile, severalDocuments, tooManyFindings, nestingDepth,
        duplicateKey, emptyKey, complexKey, tag, mergeKey, undefinedAlias, recursiveAlias, aliasExpansion, unusedAnchor,
        unquotedComma, unquotedHash, commentBehindValue, unquotedColon, unquotedStart, unquotedBraces,
        textBehindValue, missingSpace, escape, unclosed, indentation, syntax, json,
    ]
}
