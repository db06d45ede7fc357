package import CatalogModel

/// The rules for the syntax of YAML files, such as `unquoted-comma`, checked before the content is decoded.
package enum YAMLRules {
    package static let severalDocuments = Rule(
        "several-documents", .error, "A file is one YAML document.",
        reason: "Everything in a second document would be missing from every output."
    )
    .example(failing: "category: Inputs\n---\ncategory: Outputs", passing: "category: Inputs", at: "---")
    package static let emptyKey = Rule(
        "empty-key", .error, "An empty key is written in quotes.",
        reason: "The key is probably missing, and its value would be lost."
    )
    .example(failing: "extensions: { a.b: { : 1 } }", passing: #"extensions: { a.b: { "": 1 } }"#, at: ":")
    package static let complexKey = Rule(
        "complex-key", .error, "A key is text, not a list or a mapping.",
        reason: "No output could name the value of such a key."
    )
    .example(failing: "? [Inputs]\n: category", passing: "category: Inputs", at: "[Inputs]")
    package static let tag = Rule(
        "yaml-tag", .error, "Values have no YAML tags.",
        reason: "Tags are not read, so the value would not be what the author asked for."
    )
    .example(failing: "category: !!str Inputs", passing: "category: Inputs", at: "!!str")
    package static let mergeKey = Rule(
        "merge-key", .error, "Mappings have no merge keys.",
        reason: "Merge keys are not read, so the merged facts would be missing from every output."
    )
    .example(
        failing: "properties: { a: { <<: { type: Int } } }", passing: "properties: { a: { type: Int } }", at: "<<")
    package static let undefinedAlias = Rule(
        "undefined-alias", .error, "An alias names an anchor that precedes it in the file.",
        reason: "The alias has no value, so the fact would be missing from every output."
    )
    .example(failing: "category: *inputs", passing: "category: Inputs", at: "*inputs")
    package static let recursiveAlias = Rule(
        "recursive-alias", .error, "The value of an anchor does not contain the alias for itself.",
        reason: "The value would contain itself without end, and no output could show it."
    )
    .example(failing: "properties: &all { a: *all }", passing: "properties: { a: Int }", at: "*all")
    package static let aliasExpansion = Rule(
        "alias-expansion", .error,
        "The aliases of a file expand to at most a hundred thousand values and 16 MiB of text.",
        reason: "A few lines could grow to gigabytes, and stop every program that reads the catalog.")
    package static let unusedAnchor = Rule(
        "unused-anchor", .warning, "Every anchor is used by an alias.",
        reason: "If the '&' belongs to the text, the first word is missing from every output."
    )
    .example(failing: "category: &inputs Inputs", passing: "category: Inputs", at: "&inputs")

    package static let unquotedComma = Rule(
        "unquoted-comma", .error, "Text with a comma is quoted inside braces and brackets.",
        reason: "YAML cuts the text at the comma, and the rest becomes a key or an item."
    )
    .example(
        failing: "properties: { a: { type: (Int, Int) -> Int } }",
        passing: "properties: { a: { type: '(Int, Int) -> Int' } }", at: "(Int, Int) -> Int")
    package static let unquotedHash = Rule(
        "unquoted-hash", .error, "Text with '#' after a space is quoted.",
        reason: "YAML parses the rest as a comment, so readers see only half of the text."
    )
    .example(failing: "description: Like issue #31.", passing: "description: 'Like issue #31.'", at: "#31.")
    package static let commentBehindValue = Rule(
        "comment-behind-value", .warning, "A comment is on its own line, or after a quoted value.",
        reason: "If the '#' belongs to the text, readers miss everything from there on."
    )
    .example(failing: "category: Inputs # for now", passing: "# for now\ncategory: Inputs", at: "# for now")
    package static let unquotedColon = Rule(
        "unquoted-colon", .error, "Text with a colon and a space is quoted.",
        reason: "YAML parses the words before the colon as a key, so the text is lost."
    )
    .example(
        failing: "description: Note: never empty.", passing: "description: 'Note: never empty.'",
        at: "Note: never empty.")
    package static let unquotedStart = Rule(
        "unquoted-start", .error, "Text that begins with a special character of YAML is quoted.",
        reason: "YAML cannot read the text, or reads it as something that the author did not mean."
    )
    .example(
        failing: "description: `Box` stores things.", passing: "description: '`Box` stores things.'",
        at: "`Box` stores things.")
    package static let unquotedBraces = Rule(
        "unquoted-braces", .error, "Text in braces is quoted.",
        reason: "YAML reads the braces as a mapping, so an alias such as {a.b} would be lost."
    )
    .example(
        failing: "tokens: { a.b: { default: {c.d} } }", passing: "tokens: { a.b: { default: '{c.d}' } }",
        at: "{c.d}")
    package static let textBehindValue = Rule(
        "text-behind-value", .error, "A closing quote or bracket ends the value; a longer text is quoted as a whole.",
        reason: "YAML ends the value there, and the rest of the text would be lost."
    )
    .example(failing: "properties: { a: [Int]? }", passing: "properties: { a: '[Int]?' }", at: "[Int]?")
    package static let missingSpace = Rule(
        "missing-space", .error, "A space follows the colon of a key.",
        reason: "YAML reads key and value as one text, so the fact would be missing from every output."
    )
    .example(failing: "category:Inputs", passing: "category: Inputs", at: "category:Inputs")
    package static let escape = Rule(
        "yaml-escape", .error, "A backslash in double quotes begins an escape for a printable character.",
        reason: "YAML rejects the text, or turns the backslash and the next letter into an invisible character."
    )
    .example(failing: #"description: "A\d.""#, passing: #"description: "A\\d.""#, at: #"\d"#)
    package static let unclosed = Rule(
        "unclosed", .error, "Every quote or bracket that opens is closed.",
        reason: "YAML reads the rest of the file as part of the value, so the facts there would be lost."
    )
    .example(failing: #"description: "A box."#, passing: #"description: "A box.""#, at: #""A box."#)
    package static let indentation = Rule(
        "indentation", .error, "Keys of one mapping are indented alike, with spaces.",
        reason: "A key would belong to another record than its author meant."
    )
    .example(failing: "properties:\n  a: Int\n   b: Int", passing: "properties:\n  a: Int\n  b: Int", at: "b")
    package static let syntax = Rule(
        "yaml-syntax", .error, "A file is valid YAML.",
        reason: "The file could not be parsed, so its facts would be missing from every output."
    )
    .example(failing: "Inputs", passing: "category: Inputs", at: "Inputs")

    /// All rules for files of YAML and JSON.
    package static let all: [Rule] = [
        FileRules.fileSize, FileRules.encoding, FileRules.controlCharacter, FileRules.emptyFile, severalDocuments,
        FileRules.tooManyFindings, FileRules.nestingDepth, FileRules.duplicateKey, emptyKey, complexKey, tag, mergeKey,
        undefinedAlias, recursiveAlias, aliasExpansion, unusedAnchor, unquotedComma, unquotedHash, commentBehindValue,
        unquotedColon, unquotedStart, unquotedBraces, textBehindValue, missingSpace, escape, unclosed, indentation,
        syntax, FileRules.json,
    ]
}
